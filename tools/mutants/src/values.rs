//! Answers a function could give instead of its own, by the type it answers with.

use syn::{GenericArgument, PathArguments, ReturnType, Type};

/// More answers than this say nothing new.
const MOST: usize = 6;

pub fn values(answer: &ReturnType) -> Vec<String> {
    match answer {
        ReturnType::Default => vec!["()".into()],
        ReturnType::Type(_, ty) => of_type(ty),
    }
}

fn strings(values: &[&str]) -> Vec<String> {
    values.iter().map(|value| value.to_string()).collect()
}

fn of_type(ty: &Type) -> Vec<String> {
    match ty {
        Type::Tuple(tuple) if tuple.elems.is_empty() => strings(&["()"]),
        Type::Tuple(tuple) => tuples(tuple.elems.iter().map(of_type).collect()),
        Type::Path(path) => path.path.segments.last().map(of_segment).unwrap_or_default(),
        Type::Reference(reference) => of_reference(reference),
        Type::Paren(inner) => of_type(&inner.elem),
        Type::Group(inner) => of_type(&inner.elem),
        _ => Vec::new(),
    }
}

fn of_reference(reference: &syn::TypeReference) -> Vec<String> {
    match &*reference.elem {
        Type::Path(path) if path.path.is_ident("str") => strings(&["\"\"", "\"xyzzy\""]),
        Type::Slice(_) if reference.mutability.is_none() => strings(&["&[]"]),
        _ => Vec::new(),
    }
}

/// Every value of each part with every value of the others.
fn tuples(parts: Vec<Vec<String>>) -> Vec<String> {
    let mut all = vec![String::new()];
    for part in parts {
        all = all.iter().flat_map(|start| part.iter().map(move |value| format!("{start}{value}, "))).collect();
    }
    all.truncate(MOST);
    all.into_iter().map(|inner| format!("({inner})")).collect()
}

fn of_segment(segment: &syn::PathSegment) -> Vec<String> {
    let inner = || match &segment.arguments {
        PathArguments::AngleBracketed(arguments) => arguments.args.iter().find_map(|argument| match argument {
            GenericArgument::Type(ty) => Some(of_type(ty)),
            _ => None,
        }),
        _ => None,
    };
    let wrapped = |first: Option<&str>, open: &str, close: &str| {
        let inner = inner().unwrap_or_default();
        let inner = inner.iter().map(|value| format!("{open}{value}{close}"));
        first.map(str::to_string).into_iter().chain(inner).take(MOST).collect()
    };
    match segment.ident.to_string().as_str() {
        "bool" => strings(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" => strings(&["0", "1"]),
        "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => strings(&["0", "1", "-1"]),
        "f32" | "f64" => strings(&["0.0", "1.0", "-1.0"]),
        "String" => strings(&["String::new()", "\"xyzzy\".into()"]),
        "Option" => wrapped(Some("None"), "Some(", ")"),
        "Vec" => wrapped(Some("vec![]"), "vec![", "]"),
        "Result" => wrapped(None, "Ok(", ")"),
        "Box" => wrapped(None, "Box::new(", ")"),
        _ => strings(&["Default::default()"]),
    }
}

#[cfg(test)]
mod tests {
    use super::values;

    fn of(signature: &str) -> Vec<String> {
        let function: syn::ItemFn = syn::parse_str(&format!("{signature} {{}}")).expect("a function");
        values(&function.sig.output)
    }

    #[test]
    fn each_type_has_its_answers() {
        assert_eq!(of("fn f()"), ["()"]);
        assert_eq!(of("fn f() -> i8"), ["0", "1", "-1"]);
        assert_eq!(of("fn f() -> Option<u8>"), ["None", "Some(0)", "Some(1)"]);
        assert_eq!(of("fn f() -> Vec<Ship>"), ["vec![]", "vec![Default::default()]"]);
        assert_eq!(of("fn f() -> (bool, u8)"), ["(true, 0, )", "(true, 1, )", "(false, 0, )", "(false, 1, )"]);
        assert_eq!(of("fn f() -> Result<(), Fault>"), ["Ok(())"]);
        assert_eq!(of("fn f() -> &'static str"), ["\"\"", "\"xyzzy\""]);
    }

    #[test]
    fn a_type_nobody_can_name_has_none() {
        assert!(of("fn f() -> impl Iterator<Item = u8>").is_empty());
        assert!(of("fn f() -> &Ship").is_empty());
        assert!(of("fn f() -> !").is_empty());
    }
}
