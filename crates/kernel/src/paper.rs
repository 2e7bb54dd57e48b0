//! Forces as people write them down: "10 infantry 5 armour".

use crate::Problem;

/// Units of each kind, in the order in which they are named. `kinds` are all there are, by their names.
pub fn force<K: Copy + PartialEq>(text: &str, kinds: &[(K, &str)]) -> Result<Vec<(K, u8)>, Problem> {
    let expected = |found: &str| {
        let names: Vec<&str> = kinds.iter().map(|(_, name)| *name).collect();
        Problem::new(format!(
            "expected a number and a kind of unit by turns, as in \"10 infantry 5 armour\", found \"{found}\"; \
             the kinds are {}",
            names.join(", ")
        ))
    };
    let words: Vec<&str> = text.split([' ', ',', '+']).filter(|w| !w.is_empty()).collect();
    let mut force: Vec<(K, u8)> = Vec::new();
    for pair in words.chunks(2) {
        let &[number, name] = pair else { return Err(expected(pair[0])) };
        let n: u8 = number.parse().map_err(|_| expected(number))?;
        let kind = kind_named(name, kinds).ok_or_else(|| expected(name))?;
        if force.iter().any(|(k, _)| *k == kind) {
            let what = format!("{name} stands there twice; name each kind once, in the order of losses");
            return Err(Problem::new(what));
        }
        if n > 0 {
            force.push((kind, n));
        }
    }
    Ok(force)
}

/// A kind by its name, in the singular or the plural.
fn kind_named<K: Copy>(name: &str, kinds: &[(K, &str)]) -> Option<K> {
    let name = name.to_lowercase().replace('-', "_");
    let fits = |known: &str| {
        let known = known.replace('-', "_");
        name == known || name.strip_suffix('s') == Some(&known)
    };
    kinds.iter().find(|(_, known)| fits(known)).map(|(kind, _)| *kind)
}
