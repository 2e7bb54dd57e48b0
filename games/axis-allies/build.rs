//! Makes the enum of the clauses from their list, and the table of which tests name which clause from the tests themselves.

fn main() {
    test_index::write_index("tests");
    test_index::write_clauses("clauses/clauses.toml");
}
