//! Makes the table of which tests name which clause from the tests themselves.

fn main() {
    test_index::write_index("tests");
}
