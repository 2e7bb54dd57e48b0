//! Section 10: whether the attackers go on, retreat together or, being aircraft alone, stop.

use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Space, Spaces};
use crate::options::RetreatToBlitzed;
use crate::sight::Sight;
use crate::state::*;
use crate::vocabulary::*;
use kernel::{Judge, Note, Play, Quick, Text};

impl Rules {
    pub(super) fn entered_from(&self, s: &State, space: Space) -> Spaces {
        s.turn.entries.iter().filter(|(battle, _)| *battle == space).map(|(_, from)| *from).collect()
    }

    /// where the attackers can retreat to, all together.
    pub(crate) fn retreat_spaces(&self, s: &State, b: &Battle) -> Spaces {
        if b.amphibious {
            return Spaces::EMPTY;
        }
        let sea = !LAND.contains(b.space);
        let from = self.entered_from(s, b.space);
        let bound = self.attacking(s, b.space).any(|t| !t.kind.is_aircraft());
        if sea {
            if !bound && self.attacking_ships(s, b.space).next().is_none() {
                return Spaces::EMPTY;
            }
            let side = s.power.side();
            let mut zones = from & self.sea_around(s, side, b.space);
            zones = zones - Sight::of(s, s.power).enemy_sea;
            if s.count(b.space, s.power, Kind::Submarine) > 0 {
                // AA-57: not into a battle site with submarines among them.
                zones = zones - s.turn.battles - s.turn.fought;
            }
            zones
        } else if bound {
            let blitzed =
                if self.options.retreat_to_blitzed == RetreatToBlitzed::Yes { Spaces::EMPTY } else { s.turn.captured };
            (from & s.land_of(s.power.side())) - blitzed
        } else {
            Spaces::EMPTY
        }
    }

    pub(crate) fn judge_retreat<J: Judge>(&self, s: &State, b: &Battle, to: Space, j: &mut J) {
        let text = |key: &'static str| Text::new(key).name("space", self.name(to));
        if b.stage != Stage::Decide {
            return j.forbid("AA-42", || text("why-no-retreat-now"));
        }
        if self.retreat_spaces(s, b).contains(to) {
            return;
        }
        if b.amphibious {
            j.forbid("AA-98", || text("why-amphibious"));
            j.forbid("AA-99", || text("why-amphibious"));
            j.forbid("R-9.7", || text("why-amphibious"));
        } else if !self.entered_from(s, b.space).contains(to) {
            j.forbid("AA-45", || text("why-nobody-came-from"));
        } else {
            j.forbid("R-10.4", || text("why-retreat-not-free"));
        }
    }

    /// aircraft alone may stop.
    pub(crate) fn judge_break_off<J: Judge>(&self, s: &State, b: &Battle, j: &mut J) {
        if b.stage != Stage::Decide {
            return j.forbid("AA-59", || Text::new("why-no-retreat-now").name("space", self.name(b.space)));
        }
        if b.amphibious {
            j.forbid("AA-99", || Text::new("why-amphibious").name("space", self.name(b.space)));
        }
        let only_air = self.attacking(s, b.space).all(|t| t.kind.is_aircraft());
        if !only_air || self.attacking_ships(s, b.space).next().is_some() {
            j.forbid("AA-63", || Text::new("why-not-aircraft-alone"));
        }
    }

    pub(crate) fn list_battle(&self, s: &State, b: &Battle, actions: &mut Vec<Action>) {
        match b.stage {
            Stage::Support => actions.extend((0..=b.shells).map(Action::Support)),
            Stage::AttackingSubmarines => {
                actions.extend(self.attackers_withdraw_to(s).iter().map(Action::Withdraw));
                actions.push(Action::Stay);
            }
            Stage::DefendingSubmarines(power) => {
                actions.extend(self.defenders_withdraw_to(s, power).iter().map(Action::Withdraw));
                actions.push(Action::Stay);
            }
            _ => {
                actions.extend(self.retreat_spaces(s, b).iter().map(Action::Retreat));
                if Quick::ask(|j| self.judge_break_off(s, b, j)) {
                    actions.push(Action::BreakOff);
                }
                actions.push(Action::Press);
            }
        }
    }

    pub(crate) fn retreat(&self, s: &mut State, to: Space, play: &mut Play<'_>) {
        let Some(space) = s.battle().map(|b| b.space) else { return };
        let power = s.power;
        let leaving: Vec<Stack> = self.attacking(s, space).filter(|t| !t.kind.is_aircraft()).copied().collect();
        let carriers = s.count(space, power, Kind::Carrier);
        for t in leaving {
            s.take(space, power, t.kind, t.status, t.n);
            s.add(to, power, t.kind, Status::Done, t.n);
        }
        for ship in s.ships.iter_mut().filter(|t| t.space == space && t.power == power) {
            ship.space = to;
            ship.status = Status::Done;
            ship.landing = None;
        }
        s.ships.sort_unstable();
        if carriers > 0 {
            self.guests_follow(s, space, to, crate::landing::DECK * carriers);
        }
        play.note(|| {
            let text = Text::new("log-retreat").word("power", power.word()).name("space", self.name(to));
            Note::new(text).at(self.id(to))
        });
        self.end_battle(s, play);
    }

    /// Guests ride along when the carriers go.
    pub(super) fn guests_follow(&self, s: &mut State, from: Space, to: Space, decks: u8) {
        let mut room = decks;
        let power = s.power;
        for ally in power.side().powers().filter(|&p| p != power) {
            let n = self.guests_at(s, from, ally).min(room);
            room -= n;
            s.take(from, ally, Kind::Fighter, Status::Ready, n);
            s.add(to, ally, Kind::Fighter, Status::Ready, n);
        }
    }

    pub(crate) fn press(&self, s: &mut State) {
        if let Some(b) = s.battle_mut() {
            b.round = b.round.saturating_add(1);
            b.stage = Stage::FirstShot;
        }
    }
}
