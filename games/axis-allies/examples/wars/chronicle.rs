//! What is noted of one game while it is played.

use ai::arena::Onlooker;
use axis_allies::data::{Space, Spaces};
use axis_allies::state::{Phase, Verdict};
use axis_allies::vocabulary::*;
use axis_allies::{Action, Rules, State};
use kernel::{Game, Seat};
use std::collections::BTreeMap;

/// A capital that changed hands.
#[derive(Clone, Debug)]
pub struct Fall {
    pub capital: Power,
    pub by: Power,
    pub round: u16,
}

/// Where troops came ashore.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Region {
    Europe,
    Asia,
    Africa,
    America,
    Islands,
}

const EUROPE: [&str; 15] = [
    "eastern-europe",
    "finland-norway",
    "germany",
    "karelia",
    "russia",
    "southern-europe",
    "spain",
    "ukraine",
    "western-europe",
    "caucasus",
    "united-kingdom",
    "eire",
    "gibraltar",
    "sweden",
    "turkey",
];
const ASIA: [&str; 14] = [
    "china",
    "evenki",
    "french-indochina-burma",
    "india",
    "japan",
    "kazakh",
    "kwangtung",
    "manchuria",
    "persia",
    "saudi-arabia",
    "sinkiang",
    "soviet-far-east",
    "syria-iraq",
    "yakut",
];
const AMERICA: [&str; 8] =
    ["alaska", "brazil", "eastern-canada", "eastern-usa", "mexico", "panama", "western-canada", "western-usa"];

impl Region {
    pub const ALL: [Region; 5] = [Region::Europe, Region::Asia, Region::Africa, Region::America, Region::Islands];

    fn of(rules: &Rules, land: Space) -> Region {
        let space = rules.data.map.space(land);
        match space.id.as_str() {
            id if EUROPE.contains(&id) => Region::Europe,
            id if ASIA.contains(&id) => Region::Asia,
            id if AMERICA.contains(&id) => Region::America,
            _ if space.island => Region::Islands,
            _ => Region::Africa,
        }
    }
}

/// A game as it went.
#[derive(Clone, Debug, Default)]
pub struct Chronicle {
    pub verdict: Option<Verdict>,
    pub round: u16,
    pub falls: Vec<Fall>,
    pub bought: ByPower<ByKind<u32>>,
    pub landed: BTreeMap<(Power, Region), u32>,
    pub taken: BTreeMap<&'static str, u32>,
    /// What each power produced and what its units had cost at the end of each round.
    pub rounds: Vec<ByPower<(u16, u32)>>,
    held: ByPower<Spaces>,
    turn: Option<Power>,
    told: bool,
    deeds: Vec<String>,
}

impl Chronicle {
    pub fn new(start: &State, told: bool) -> Chronicle {
        Chronicle { held: start.held, told, turn: Some(start.power), ..Chronicle::default() }
    }

    pub fn winner(&self) -> Option<Side> {
        self.verdict.and_then(Verdict::side)
    }

    /// Notes who holds what now.
    fn note_land(&mut self, rules: &Rules, state: &State) {
        if state.held == self.held {
            return;
        }
        for power in Power::ALL {
            for land in (state.held[power] - self.held[power]).iter() {
                let name = &rules.data.map.space(land).id;
                self.deeds.push(format!("+{name}"));
                let capital = Power::ALL.into_iter().find(|&p| rules.data.map.capitals[p] == land);
                if let Some(capital) = capital {
                    self.falls.push(Fall { capital, by: state.power, round: state.round });
                }
            }
        }
        self.held = state.held;
    }

    /// A line about the turn that is over, and every power's stand at the end of a round.
    fn tell_turn(&mut self, rules: &Rules, state: &State, power: Power) {
        let deeds = std::mem::take(&mut self.deeds);
        if !self.told {
            return;
        }
        let round = if power == Power::Usa { state.round.saturating_sub(1) } else { state.round };
        println!("{round:>2} {power:?}: {}", deeds.join(" "));
        if power != Power::Usa {
            return;
        }
        for p in Power::ALL {
            let capital = rules.data.map.capitals[p];
            let guard: Vec<String> = state.at(capital).iter().map(|t| format!("{}{:?}", t.n, t.kind)).collect();
            let have = state.totals(p);
            let all: Vec<String> =
                Kind::ALL.into_iter().filter(|k| have[*k] > 0).map(|k| format!("{}{k:?}", have[k])).collect();
            let earns = production(rules, state, p);
            println!(
                "     {p:?} earns {earns} has {} [{}] capital [{}]",
                state.cash[p],
                all.join(" "),
                guard.join(" ")
            );
        }
    }
}

fn production(rules: &Rules, state: &State, power: Power) -> u16 {
    state.held[power].iter().map(|land| rules.data.map.space(land).value).sum()
}

/// What the units of a power cost; guns and complexes stay where they are and are not counted.
fn worth(rules: &Rules, state: &State, power: Power) -> u32 {
    let have = state.totals(power);
    let fights = Kind::ALL.into_iter().filter(|kind| !matches!(kind, Kind::AaGun | Kind::Complex));
    fights.map(|kind| have[kind] as u32 * u32::from(rules.data.kind(kind).cost)).sum()
}

/// Rounds after which nobody waits for the end any more.
const ENOUGH: u16 = 60;

impl Onlooker<Rules> for Chronicle {
    fn has_seen_enough(&self) -> bool {
        self.round > ENOUGH
    }

    fn decides(&mut self, rules: &Rules, state: &State, _: Seat, action: &Action) {
        *self.taken.entry(rules.kind(action)).or_default() += 1;
        match *action {
            Action::Buy(kind) => {
                self.bought[state.power][kind] += 1;
                self.deeds.push(format!("buy:{kind:?}"));
            }
            Action::Land { to, n } => {
                *self.landed.entry((state.power, Region::of(rules, to))).or_default() += 1;
                self.deeds.push(format!("land{n}:{}", rules.data.map.space(to).id));
            }
            Action::Fight(space) => self.deeds.push(format!("fight:{}", rules.data.map.space(space).id)),
            Action::Bomb(space) => self.deeds.push(format!("bomb:{}", rules.data.map.space(space).id)),
            Action::Research(n) => self.deeds.push(format!("research:{n}")),
            Action::Retreat(_) => self.deeds.push("retreat".to_owned()),
            _ => {}
        }
    }

    fn sees(&mut self, rules: &Rules, state: &State) {
        self.note_land(rules, state);
        if self.turn != Some(state.power) || state.phase == Phase::Over {
            let before = self.turn.replace(state.power).unwrap_or(state.power);
            self.tell_turn(rules, state, before);
            if before == Power::Usa {
                let mut stand = ByPower::default();
                Power::ALL.into_iter().for_each(|p| stand[p] = (production(rules, state, p), worth(rules, state, p)));
                self.rounds.push(stand);
            }
        }
        (self.verdict, self.round) = (state.verdict, state.round);
    }
}
