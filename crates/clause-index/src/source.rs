//! A Rust file as tokens: its tests with what stands above them, its functions with their lines. A lexer is enough for
//! that, and unlike a parser it also sees into macros such as `proptest!`.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A test function with the text of its doc comments and attributes.
#[derive(PartialEq, Eq, Debug)]
pub struct Test {
    pub name: String,
    pub above: String,
}

/// A function and its lines, the doc comment included.
#[derive(PartialEq, Eq, Debug)]
pub struct Function {
    pub name: String,
    pub from: usize,
    pub to: usize,
}

pub fn tests(text: &str) -> Result<Vec<Test>, String> {
    let mut tests = Vec::new();
    walk(tokens(text)?, &mut |item| {
        if item.is_test {
            tests.push(Test { name: item.name.to_owned(), above: item.above.to_owned() });
        }
    });
    Ok(tests)
}

pub fn functions(text: &str) -> Result<Vec<Function>, String> {
    let mut functions = Vec::new();
    walk(tokens(text)?, &mut |item| {
        functions.push(Function { name: item.name.to_owned(), from: item.from, to: item.to });
    });
    Ok(functions)
}

fn tokens(text: &str) -> Result<TokenStream, String> {
    text.parse().map_err(|e| format!("this is not Rust: {e}"))
}

/// A function the walk has come by.
struct Item<'a> {
    name: &'a str,
    above: &'a str,
    is_test: bool,
    from: usize,
    to: usize,
}

/// What stands above the next item: attributes, doc comments among them.
#[derive(Default)]
struct Above {
    text: String,
    is_test: bool,
    from: Option<usize>,
}

fn walk(tokens: TokenStream, found: &mut impl FnMut(Item<'_>)) {
    let mut above = Above::default();
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        match token {
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                above.from.get_or_insert(mark.span().start().line);
                if let Some(TokenTree::Group(attribute)) = rest.peek() {
                    let text = attribute.stream().to_string();
                    above.is_test |= text == "test" || text.ends_with(":: test") || text.ends_with("::test");
                    above.text.push_str(&text);
                    above.text.push('\n');
                    rest.next();
                }
            }
            TokenTree::Ident(word) if word == "fn" => {
                let Some(TokenTree::Ident(name)) = rest.peek() else { continue };
                let (name, from) = (name.to_string(), above.from.unwrap_or(word.span().start().line));
                // The signature ends with the body, or with a semicolon where there is none.
                for token in rest.by_ref() {
                    let to = token.span().end().line;
                    let body = match token {
                        TokenTree::Group(body) if body.delimiter() == Delimiter::Brace => Some(body.stream()),
                        TokenTree::Punct(mark) if mark.as_char() == ';' => None,
                        _ => continue,
                    };
                    found(Item { name: &name, above: &above.text, is_test: above.is_test, from, to });
                    body.into_iter().for_each(|body| walk(body, found));
                    break;
                }
                above = Above::default();
            }
            TokenTree::Ident(word) if ["pub", "async", "const", "extern"].iter().any(|known| word == known) => {}
            TokenTree::Group(group) => {
                let visibility = group.delimiter() == Delimiter::Parenthesis;
                walk(group.stream(), found);
                if !visibility {
                    above = Above::default();
                }
            }
            _ => above = Above::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<(String, bool)> {
        let found = tests(text).unwrap();
        found.into_iter().map(|t| (t.name, t.above.contains("BPH-1.1"))).collect()
    }

    #[test]
    fn attributes_and_docs_may_stand_in_any_order() {
        let text = r#"
            #[test]
            /// BPH-1.1a
            #[should_panic(expected = "[BPH-9]")]
            // an ordinary comment
            pub fn panics() {}
            #[test] /// BPH-1.1
            fn short() {}
            #[tokio::test]
            /** BPH-1.1 */
            pub(crate) async fn waits() {}
            /// BPH-1.1 is about no test.
            fn not_a_test() {}
            #[test]
            fn names_nothing() {}
        "#;
        let expected = [("panics", true), ("short", true), ("waits", true), ("names_nothing", false)];
        assert_eq!(names(text), expected.map(|(name, names)| (name.to_owned(), names)));
    }

    #[test]
    fn strings_and_comments_are_not_code() {
        let text = r###"
            const A: &str = "\" /// BPH-1.1
                #[test] fn a() {}";
            const B: &str = r#" " #[test] fn b() {} "#;
            /* /* nested */ #[test] fn c() {} */
            // #[test] fn d() {}
            fn quote<'a>(x: &'a str) -> char { '"' }
            /// BPH-1.1
            #[test]
            fn real() { let c = ('\'', '"', '\u{1F600}', 'é', b'"'); }
        "###;
        assert_eq!(names(text), [("real".to_owned(), true)]);
    }

    #[test]
    fn tests_inside_macros_and_modules_count() {
        let text = "
            mod inner {
                /// BPH-1.1
                #[test]
                fn deep() {}
            }
            proptest! {
                /// BPH-1.1
                #[test]
                fn any(x in 0..5u8) {}
            }
        ";
        assert_eq!(names(text), [("deep".to_owned(), true), ("any".to_owned(), true)]);
    }

    #[test]
    fn a_function_has_its_lines_with_its_doc_comment() {
        let found =
            functions("\n/// Says.\nfn one() {\n}\nimpl X {\n    fn two(&self) -> [u8; 3] {\n    }\n}\n").unwrap();
        let lines: Vec<_> = found.iter().map(|f| (f.name.as_str(), f.from, f.to)).collect();
        assert_eq!(lines, [("one", 2, 4), ("two", 6, 7)]);
    }

    #[test]
    fn what_is_not_rust_is_an_error() {
        assert!(functions("fn open( {").unwrap_err().starts_with("this is not Rust"));
    }
}
