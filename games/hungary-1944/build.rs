//! Makes a type of the clause list.

fn main() {
    clause_index::write_clauses("clauses/clauses.toml");
}
