//! Makes the table of which tests name which clause from the tests themselves: BA-12, and C-, N-, S- and W- clauses.

fn main() {
    test_index::write_index_with("tests", "CNSW");
    test_index::write_clauses("clauses/clauses.toml");
}
