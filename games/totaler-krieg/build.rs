//! Makes the table of which tests name which clause from the tests themselves, and the type of the clauses from their list.

fn main() {
    test_index::write_index("tests");
    test_index::write_clauses("clauses/clauses.toml");
}
