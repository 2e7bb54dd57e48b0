//! Named options as types: a game lists each option with its values, the default first, and gets an enum for each and a
//! struct of them all. They are part of the set-up and of the record; rules code reads fields, never strings.

/// Makes `Options` and an enum for each option:
///
/// ```text
/// kernel::options! {
///     /// C2: radius of Allied air units.
///     air_radius: AirRadius { Twelve = "twelve", Nine = "nine" }
/// }
/// ```
#[macro_export]
macro_rules! options {
    ($(
        $(#[$doc:meta])*
        $field:ident: $type:ident { $first:ident = $first_name:literal $(, $value:ident = $name:literal)* $(,)? }
    )*) => {
        $(
            $(#[$doc])*
            #[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
            pub enum $type { #[default] $first $(, $value)* }

            impl $type {
                const NAMES: &'static [&'static str] = &[$first_name $(, $name)*];

                fn parse(name: &str) -> Option<$type> {
                    match name {
                        $first_name => Some($type::$first),
                        $( $name => Some($type::$value), )*
                        _ => None,
                    }
                }
            }
        )*

        /// The readings a match is played with.
        #[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
        pub struct Options { $( $(#[$doc])* pub $field: $type, )* }

        impl Options {
            /// All options with their values, the default first.
            pub fn about() -> Vec<$crate::OptionAbout> {
                vec![$( $crate::OptionAbout {
                    name: stringify!($field),
                    values: $type::NAMES.to_vec(),
                    default: $first_name,
                }, )*]
            }

            /// The options a person chose; those not named keep their default.
            pub fn read(values: &$crate::OptionValues) -> Result<Options, Vec<$crate::Problem>> {
                let mut options = Options::default();
                let mut problems = Vec::new();
                for (name, value) in values {
                    match name.as_str() {
                        $( stringify!($field) => match $type::parse(value) {
                            Some(value) => options.$field = value,
                            None => problems.push($crate::Problem::new(format!(
                                "option {name}: expected one of {}, found \"{value}\"", $type::NAMES.join(", ")
                            ))),
                        }, )*
                        _ => {
                            let known: Vec<&str> = Options::about().iter().map(|o| o.name).collect();
                            problems.push($crate::Problem::new(format!(
                                "there is no option \"{name}\"; there are {}", known.join(", ")
                            )));
                        }
                    }
                }
                if problems.is_empty() { Ok(options) } else { Err(problems) }
            }
        }
    };
}
