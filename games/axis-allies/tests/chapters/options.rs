//! The options: each value can be chosen with every other, nothing else can.

use axis_allies::{AxisAllies, SCENARIO};
use kernel::{OptionValues, Problem, Title};

fn open(options: &[(&str, &str)]) -> Result<(), Vec<Problem>> {
    let options: OptionValues = options.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
    AxisAllies.open(&Default::default(), SCENARIO, &options).map(|_| ())
}

/// the only options that exclude each other are values of one; so any two values go together.
#[test]
fn any_two_values_go_together() {
    let about = AxisAllies.about().options;
    for (i, a) in about.iter().enumerate() {
        for b in &about[i + 1..] {
            for (x, y) in a.values.iter().flat_map(|x| b.values.iter().map(move |y| (x, y))) {
                open(&[(a.name, x), (b.name, y)]).unwrap_or_else(|p| panic!("{}={x} {}={y}: {p:?}", a.name, b.name));
            }
        }
    }
}

#[test]
fn what_is_no_option_is_refused() {
    let problem = |options: &[(&str, &str)]| open(options).unwrap_err()[0].what.clone();
    let unknown = problem(&[("kamikaze", "yes")]);
    assert!(unknown.contains("kamikaze"), "{unknown}");
    let value = problem(&[("balance", "russia_restricted,axis_techs")]);
    assert!(value.contains("balance") && value.contains("axis_techs"), "{value}");
    let scenario = AxisAllies.open(&Default::default(), "spring-1943", &Default::default()).unwrap_err();
    assert!(scenario[0].what.contains("spring-1942"), "{scenario:?}");
}
