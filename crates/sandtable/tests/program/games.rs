//! What is played where every game is to be tried.

/// Every game, with a scenario of it.
pub const GAMES: [(&str, &str); 5] = [
    ("hungary-1944", "debrecen"),
    ("axis-allies", "spring-1942"),
    ("bolt-action", "maximum-attrition"),
    ("europe-1939", "fall-of-france"),
    ("totaler-krieg", "desert"),
];
