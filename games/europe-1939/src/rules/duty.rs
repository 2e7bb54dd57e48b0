//! The duty to counter-attack: who has lost his capital must try to retake it, if he can (HU-09, HU-10, HUC-12).

use crate::Rules;
use crate::data::Area;
use crate::rules::goals::Outset;
use crate::rules::movement::Realm;
use crate::rules::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Quick, Text};

impl Rules {
    /// Whether a great power has lost its capital and not yet tried to retake it this turn.
    fn owes_counter_attack(&self, state: &State, nation: Nation) -> bool {
        let tried = state.turn.counter_attacked | state.turn.fought;
        let lost = self.moves(state, nation) && self.capital_lost(state, nation);
        lost && self.data.great(nation).is_some_and(|great| !great.falls_with.meets(tried))
    }

    /// The movement cannot end while a lost capital could be attacked and was not.
    pub(crate) fn judge_counter_attack<J: Judge>(&self, state: &State, judge: &mut J) {
        for great in Nation::GREAT.into_iter().filter(|&nation| self.owes_counter_attack(state, nation)) {
            if let Some(capital) = self.can_retake(state, great) {
                judge.forbid(clause!("HU-09"), || self.duty(great, capital));
            }
        }
    }

    fn duty(&self, great: Nation, capital: Area) -> Text {
        Text::new("why-counter-attack").word("nation", great.word()).name("area", self.name(capital))
    }

    /// The last who could retake the capital may not go elsewhere. Armour that lands beside it does what it should.
    pub(crate) fn judge_leaves_capital<J: Judge>(&self, state: &State, moving: &Moving, to: Area, judge: &mut J) {
        if !self.owes_counter_attack(state, moving.nation) {
            return;
        }
        let Some(great) = self.data.great(moving.nation) else { return };
        let lands_beside = moving.cargo.get(Kind::Armour) > 0 && self.data.map.lands_around(to).meets(great.falls_with);
        if great.falls_with.contains(to) || lands_beside || self.can_retake(state, moving.nation).is_some() {
            return;
        }
        let sight = Sight::of(state, state.side);
        let realm = self.realm(state, &sight, moving.nation);
        let capital = great.falls_with.iter().find(|&capital| self.strikes_at(state, &sight, &realm, moving, capital));
        if let Some(capital) = capital {
            judge.forbid(clause!("HU-09"), || self.duty(moving.nation, capital));
        }
    }

    /// The lost capital that somebody of its owner can set out against.
    fn can_retake(&self, state: &State, great: Nation) -> Option<Area> {
        let sight = Sight::of(state, state.side);
        let realm = self.realm(state, &sight, great);
        let own = state.stacks.iter().filter(|t| t.nation == great && !t.kind.is_air());
        let groups: Vec<Moving> = own.filter_map(|t| self.single(state.phase, t)).collect();
        let can = |capital: &Area| groups.iter().any(|moving| self.strikes_at(state, &sight, &realm, moving, *capital));
        self.data.great(great)?.falls_with.iter().find(can)
    }

    /// Whether a group can attack the capital: by land, from the air, from the sea, or with armour that lands beside
    /// it and goes on in the second movement (HU-10).
    fn strikes_at(&self, state: &State, sight: &Sight, realm: &Realm, moving: &Moving, capital: Area) -> bool {
        let realm = &self.reaching(state, sight, realm, moving);
        let outset = Outset { rules: self, state, sight, realm, moving };
        if moving.units.ships() == 0 {
            return moving.units.land() > 0
                && (Quick::ask(|judge| outset.judge_to(capital, judge))
                    || Quick::ask(|judge| outset.judge_drop(capital, judge)));
        }
        if state.phase != Phase::Move {
            return false;
        }
        let mut laden = moving.clone();
        if moving.cargo.is_empty() && state.count_as(moving.origin, moving.nation, Kind::Armour, Cond::Fresh) > 0 {
            laden.cargo.add(Kind::Armour, u8::from(moving.units.get(Kind::Fleet) > 0 && moving.way.is_empty()));
        }
        let outset = Outset { moving: &laden, ..outset };
        let lands = |area: Area| Quick::ask(|judge| outset.judge_invade(area, judge));
        let beside = || self.data.map.lands_around(capital).iter().any(lands);
        laden.cargo.land() > 0 && (lands(capital) || laden.cargo.get(Kind::Armour) > 0 && beside())
    }
}
