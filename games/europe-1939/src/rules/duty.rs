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
    pub(crate) fn owes_counter_attack(&self, state: &State, nation: Nation) -> bool {
        let Some(great) = self.data.great(nation) else { return false };
        // Mostly it holds one of them itself.
        if great.falls_with.meets(state.ground.of(nation)) || !matches!(state.phase, Phase::Move | Phase::SecondMove) {
            return false;
        }
        let tried = state.turn.counter_attacked | state.turn.fought;
        self.capital_lost(state, nation) && self.moves(state, nation) && !great.falls_with.meets(tried)
    }

    /// The movement cannot end while a lost capital could be attacked and was not.
    pub(crate) fn judge_counter_attack<J: Judge>(&self, state: &State, judge: &mut J) {
        for great in Nation::GREAT.into_iter().filter(|&nation| self.owes_counter_attack(state, nation)) {
            if let Some(capital) = self.can_retake(state, great) {
                self.forbid_by_duty(great, capital, judge);
            }
        }
    }

    fn duty(&self, great: Nation, capital: Area) -> Text {
        Text::new("why-counter-attack").word("nation", great.word()).name("area", self.name(capital))
    }

    /// Who is needed to retake the capital goes nowhere else. Armour that lands beside it does what it should.
    pub(crate) fn judge_leaves_capital<J: Judge>(&self, state: &State, moving: &Moving, to: Area, judge: &mut J) {
        let Some(great) = self.data.great(moving.nation) else { return };
        let attacks = great.falls_with.contains(to) && moving.units.land() + moving.cargo.land() > 0;
        let lands_beside = moving.cargo.get(Kind::Armour) > 0 && self.data.map.lands_around(to).meets(great.falls_with);
        if attacks || lands_beside {
            return;
        }
        if let Some(capital) = self.needed_at(state, moving) {
            self.forbid_by_duty(moving.nation, capital, judge);
        }
    }

    /// One more unit is taken out of the state into a group, or is the first of it.
    pub(crate) fn judge_taken_on_duty<J: Judge>(
        &self,
        state: &State,
        moving: &Moving,
        (kind, cond): (Kind, Cond),
        judge: &mut J,
    ) {
        let mut rest = state.clone();
        rest.take(moving.origin, moving.nation, kind, cond, 1);
        self.judge_fit_for_duty(&rest, moving, judge);
    }

    /// Who is needed to retake the capital is not put into a group that can no longer do it: not aboard a fleet that
    /// has no room for armour then, not on a way that leads elsewhere. The group has been taken out of the state.
    pub(crate) fn judge_fit_for_duty<J: Judge>(&self, state: &State, moving: &Moving, judge: &mut J) {
        let Some(capital) = self.needed_at(state, moving) else { return };
        let sight = Sight::of(state, state.side);
        let realm = self.realm(state, &sight, moving.nation);
        let capitals = self.data.great(moving.nation).map_or_else(Default::default, |great| great.falls_with);
        if !capitals.iter().any(|capital| self.strikes_at(state, &sight, &realm, moving, capital)) {
            self.forbid_by_duty(moving.nation, capital, judge);
        }
    }

    fn forbid_by_duty<J: Judge>(&self, nation: Nation, capital: Area, judge: &mut J) {
        judge.forbid(clause!("HU-09"), || self.duty(nation, capital));
        judge.forbid(clause!("HUC-12"), || self.duty(nation, capital));
    }

    /// The lost capital that can be retaken with the units of this group, alone or with those who stayed behind, and
    /// not without them. The group has been taken out of the state.
    fn needed_at(&self, state: &State, moving: &Moving) -> Option<Area> {
        if self.can_retake(state, moving.nation).is_some() {
            return None;
        }
        let mut before = state.clone();
        before.frames.clear();
        before.add_units(moving.origin, moving.nation, moving.units, moving.cond);
        before.add_units(moving.origin, moving.nation, moving.cargo, Cond::Fresh);
        self.can_retake(&before, moving.nation)
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
        let room = moving.way.is_empty() && self.room_aboard(moving) >= self.data.kind(Kind::Armour).load;
        if room && state.count_as(moving.origin, moving.nation, Kind::Armour, Cond::Fresh) > 0 {
            laden.cargo.add(Kind::Armour, 1);
        }
        let outset = Outset { moving: &laden, ..outset };
        let lands = |area: Area| Quick::ask(|judge| outset.judge_invade(area, judge));
        let beside = || self.data.map.lands_around(capital).iter().any(lands);
        laden.cargo.land() > 0 && (lands(capital) || laden.cargo.get(Kind::Armour) > 0 && beside())
    }
}
