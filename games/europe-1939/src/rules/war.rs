//! Who fights whom: declarations of war, satellites, conquest and liberation, Vichy.

use crate::action::verb;
use crate::data::{Area, Areas, Data, LAND};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::{Judge, Note, Play, Quick, Text};

impl Data {
    /// Neutral countries that can be drawn into the war in a variant.
    pub(crate) fn can_be_drawn_in(&self, variant: Variant) -> NationSet {
        let vichy = variant != Variant::Barbarossa;
        let scenario = &self.scenario;
        let known = |n: Nation| scenario.armies.iter().any(|(of, ..)| *of == n);
        let great = |n: Nation| {
            let fights = scenario.axis.contains(n) || scenario.allies.contains(n);
            n.is_great() && (variant == Variant::FullWar || fights)
        };
        Nation::ALL.into_iter().filter(|&n| known(n) || n == Nation::Vichy && vichy || great(n)).collect()
    }
}

impl Rules {
    pub(crate) fn variant_clause(&self) -> Clause {
        match self.variant {
            Variant::FallOfFrance => clause!("HUB-14.1"),
            Variant::Mediterranean => clause!("HUB-14.2"),
            Variant::Barbarossa => clause!("HUB-14.3"),
            Variant::FullWar => clause!("HU-53"),
        }
    }

    /// A nation that takes no part in the variant and cannot be drawn into its war (HUB-14.1 to HUB-14.3).
    fn stays_apart(&self, nation: Nation) -> bool {
        !self.in_play(nation) && !self.drawn_in.contains(nation)
    }

    /// Areas nobody comes to in this variant: what it closes, and the land of nations that stay apart. Neutral
    /// satellites do as well, but let German units in (HUB-6.5).
    pub(crate) fn land_out_of_play(&self) -> Areas {
        let scenario = &self.data.scenario;
        let fallen = |nation: Nation| scenario.conquered.iter().any(|(of, _)| *of == nation);
        let out = |nation: Nation| self.stays_apart(nation) && !nation.is_satellite() && !fallen(nation);
        let printed = |area: Area| self.data.map.areas[area.index()].country;
        let taken = |area: Area| scenario.owners.iter().find(|(of, _)| *of == area).map(|(_, nation)| *nation);
        let lands = LAND.iter().filter(|&area| taken(area).or(printed(area)).is_some_and(out));
        lands.fold(scenario.closed, |all, area| all | Areas::one(area))
    }

    /// What a declaration costs (HU-65, HU-66, HU-81, HUB-1.6).
    pub(crate) fn war_price(&self, state: &State, by: Nation, on: Nation) -> u16 {
        match (by, on) {
            (Nation::Su, on) if on.is_satellite() && !state.at_war(Nation::Su) => {
                self.data.numbers.price.war_on_great + self.data.numbers.price.war_on_minor
            }
            (_, on) if on.is_great() => self.data.numbers.price.war_on_great,
            _ => self.data.numbers.price.war_on_minor,
        }
    }

    pub(crate) fn judge_declare<J: Judge>(&self, state: &State, by: Nation, on: Nation, judge: &mut J) {
        let facts = |key: &'static str| Text::new(key).word("by", by.word()).word("on", on.word());
        if !by.is_great() || !self.moves(state, by) {
            return judge.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", by.word()));
        }
        if self.variant != Variant::FullWar && (!self.in_play(by) || self.stays_apart(on)) {
            judge.forbid(self.variant_clause(), || facts("why-not-in-variant"));
            return judge.forbid(clause!("HU-53"), || facts("why-not-in-variant"));
        }
        let leaving = on.is_satellite() && state.leave_by.is_some() && by == Nation::De;
        let friend = on.is_satellite() || on == Nation::Vichy;
        if by.history() == on.history() && on.history().is_some()
            || friend && by.history() == Some(Side::Axis) && !leaving
        {
            return judge.forbid(clause!("HU-54"), || facts("why-historical-ally"));
        }
        let axis_first = Date::new(SPRING, 1940);
        match (state.at_war(by), state.stance[on]) {
            (_, Stance::Conquered(_)) => return judge.forbid(clause!("HUB-1.6"), || facts("why-at-war-already")),
            (true, Stance::Neutral) if on == Nation::Su && by != Nation::De => {
                return judge.forbid(clause!("HU-66"), || facts("why-germany-declares"));
            }
            (true, Stance::Neutral) => {}
            (true, _) => return judge.forbid(clause!("HUB-1.6"), || facts("why-at-war-already")),
            (false, stance) => {
                // A neutral great power names the alliance by its head; the Soviet Union may begin with a satellite.
                let head = if by.history() == Some(Side::Axis) { Nation::Uk } else { Nation::De };
                let first = match by {
                    Nation::It => (clause!("HUB-1.5"), axis_first),
                    Nation::Us => (clause!("HU-81"), Date::new(SPRING, 1942)),
                    _ => (clause!("HU-65"), Date::new(AUTUMN, 1941)),
                };
                let begins = on == head && stance.side().is_some()
                    || by == Nation::Su && on.is_satellite() && stance == Stance::Neutral;
                if !begins {
                    judge.forbid(clause!("HUB-1.6"), || facts("why-name-the-head"));
                }
                if state.date < first.1 {
                    judge.forbid(first.0, || facts("why-too-early").text("date", self.date_text(first.1)));
                }
            }
        }
        self.judge_cost(state, by, self.war_price(state, by, on), judge);
    }

    pub(crate) fn date_text(&self, date: Date) -> Text {
        Text::new("turn-date").word("season", date.word()).name("year", date.year().to_string())
    }

    /// HUB-6.4: Baltic states and Bessarabia in spring and summer 1940.
    pub(crate) fn judge_occupy<J: Judge>(&self, state: &State, area: Area, judge: &mut J) {
        let open = self.free_gains().contains(area);
        let when = (Date::new(SPRING, 1940)..=Date::new(SUMMER, 1940)).contains(&state.date);
        let neutral = state.owner(area).is_some_and(|n| n != Nation::Su && state.stance[n] == Stance::Neutral);
        let russia =
            self.moves(state, Nation::Su) && state.stance[Nation::Su] == Stance::Neutral && state.eastern.is_none();
        if !(open && when && neutral && russia && self.variant == Variant::FullWar) {
            judge.forbid(clause!("HUB-6.4"), || Text::new("why-no-occupation").name("area", self.name(area)));
        }
    }

    /// Every war that can be declared, in order; stops when told to.
    pub(crate) fn each_war(&self, state: &State, mut found: impl FnMut(verb::Declare) -> bool) -> bool {
        for by in Nation::GREAT
            .into_iter()
            .filter(|&n| self.moves(state, n) && self.purse(state, n) >= self.data.numbers.price.war_on_minor)
        {
            for on in self.drawn_in.iter() {
                if Quick::ask(|judge| self.judge_declare(state, by, on, judge)) && found(verb::Declare { by, on }) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether the active seat has a war to declare or an area to occupy.
    pub(crate) fn can_declare(&self, state: &State) -> bool {
        self.each_war(state, |_| true)
            || self.free_gains().iter().any(|area| Quick::ask(|judge| self.judge_occupy(state, area, judge)))
    }

    /// What the Soviet Union may occupy without a war (HUB-6.4).
    pub(crate) fn free_gains(&self) -> Areas {
        let at = &self.data.map.place;
        Areas::from_iter([at.lithuania, at.riga, at.tallinn, at.iasi])
    }

    pub(crate) fn occupy_free(&self, state: &mut State, area: Area, play: &mut Play<'_>) {
        let Some(owner) = state.owner(area) else { return };
        state.set_owner(area, Nation::Su);
        self.make_way(state, area, self.data.map.place.cluj);
        if self.data.map.capitals.contains(area) {
            state.stance[owner] = Stance::Conquered(Nation::Su);
        }
        play.note(|| Note::new(Text::new("log-occupied").name("area", self.name(area))).at(self.id(area)));
    }

    /// Units of others leave an area the Soviet Union has been given: on foot to the area named, if they may stay
    /// there; aircraft and ships look for a base.
    fn make_way(&self, state: &mut State, area: Area, to: Area) {
        let strangers: Vec<Stack> = state.at(area).iter().filter(|t| t.nation != Nation::Su).copied().collect();
        for t in strangers {
            state.take(t.area, t.nation, t.kind, t.cond, t.n);
            if !t.kind.is_land() {
                state.displace(area, t.nation, t.kind, t.cond, t.n);
            } else if self.open_to(state, t.nation).contains(to) {
                state.add(to, t.nation, t.kind, t.cond, t.n);
            }
        }
    }

    pub(crate) fn declare(&self, state: &mut State, by: Nation, on: Nation, play: &mut Play<'_>) {
        let price = self.war_price(state, by, on);
        self.pay(state, by, price);
        play.note(|| Note::new(Text::new("log-war").word("by", by.word()).word("on", on.word())));
        let Some(side) = by.history() else { return };
        if !state.at_war(by) {
            if by == Nation::Su {
                self.eastern_war(state, false, play);
            } else {
                self.enter(state, by, side, play);
            }
        }
        if on == Nation::Su && state.stance[on] == Stance::Neutral {
            self.eastern_war(state, true, play);
        } else if state.stance[on] == Stance::Neutral {
            self.enter(state, on, side.enemy(), play);
            if on.is_satellite() || on == Nation::Vichy {
                self.fight_the_host(state, on, side, play);
            }
        }
    }

    /// A country enters the war with its army.
    pub(crate) fn enter(&self, state: &mut State, nation: Nation, side: Side, play: &mut Play<'_>) {
        state.stance[nation] = Stance::of(side);
        if !nation.is_great() {
            let borders = self.data.map.graph.next_to(state.ground.of(nation));
            let russia = state.side_of(Nation::Su) == Some(Side::Allies) && borders.meets(state.ground.of(Nation::Su));
            state.runner[nation] = match side {
                Side::Axis => self.head(Side::Axis),
                Side::Allies if russia => Nation::Su,
                Side::Allies => self.head(Side::Allies),
            };
        }
        let at = &self.data.map.place;
        let stands = state.total_all(nation) > 0;
        for (n, area, units) in self.data.scenario.armies.iter().filter(|(n, ..)| *n == nation && !stands) {
            if state.owner(*area) == Some(*n) {
                state.add_units(*area, *n, *units, Cond::Fresh);
            } else if *area == at.iasi && state.owner(at.cluj) == Some(*n) {
                state.add_units(at.cluj, *n, *units, Cond::Fresh);
            }
        }
        play.note(|| Note::new(Text::new("log-enters").word("nation", nation.word()).word("side", side.word())));
    }

    /// The great power that runs the minors of a side.
    fn head(&self, side: Side) -> Nation {
        match (side, self.variant) {
            (Side::Axis, Variant::Mediterranean) => Nation::It,
            (Side::Axis, _) => Nation::De,
            (Side::Allies, Variant::Barbarossa) => Nation::Su,
            (Side::Allies, _) => Nation::Uk,
        }
    }

    /// War between Germany and the Soviet Union (HU-65…HU-67, HU-73).
    fn eastern_war(&self, state: &mut State, by_germany: bool, play: &mut Play<'_>) {
        let borders = state.ground.of(Nation::Su);
        state.eastern = Some(EasternWar { since: state.date, by_germany, borders });
        self.enter(state, Nation::Su, Side::Allies, play);
        if by_germany {
            for nation in Nation::SATELLITES {
                if state.stance[nation] == Stance::Neutral {
                    self.enter(state, nation, Side::Axis, play);
                    let worth = u16::from(self.data.worth[nation]);
                    state.ledgers[Nation::De.index()].gain(worth);
                }
            }
        } else {
            state.leave_by = Some(if state.second { state.date.next() } else { state.date });
        }
    }

    /// HUC-14, G25: units inside a country on which their side declares war fight its army where they stand; aircraft
    /// and ships leave.
    fn fight_the_host(&self, state: &mut State, host: Nation, side: Side, play: &mut Play<'_>) {
        for area in state.ground.of(host).iter() {
            let guests: Vec<Stack> =
                state.at(area).iter().filter(|t| state.side_of(t.nation) == Some(side)).copied().collect();
            let before = state.groups.len();
            for t in guests {
                state.take(t.area, t.nation, t.kind, t.cond, t.n);
                let (nation, way) = (t.nation, Way::from_iter([area]));
                let (mission, units) = (Mission::March, Units::of(t.kind, t.n));
                let group = Group { nation, origin: area, target: area, mission, units, cargo: Units::NONE, way };
                if t.kind.is_land() {
                    state.groups.push(group);
                } else {
                    self.go_home(state, &group, units);
                }
            }
            let Some(leader) = state.groups.get(before).map(|g| g.nation) else { continue };
            if state.at(area).iter().any(|t| t.nation == host && !t.kind.is_ship()) {
                state.turn.battles.insert(area);
                state.turn.declared.push((area, leader, 0));
            } else {
                self.occupy(state, area, play);
            }
        }
    }

    /// Enemies that cannot fight for the area any more: ships sail, aircraft and Bulgarians are lost (HU-72, HUB-5.3).
    pub(crate) fn clear_out(&self, state: &mut State, area: Area) {
        let enemy = state.side.enemy();
        let there: Vec<Stack> =
            state.at(area).iter().filter(|t| state.side_of(t.nation) == Some(enemy)).copied().collect();
        for t in there {
            state.take(t.area, t.nation, t.kind, t.cond, t.n);
            if t.kind.is_ship() {
                state.displace(area, t.nation, t.kind, Cond::Used, t.n);
            }
        }
    }

    /// An area changes hands, with all that follows.
    pub(crate) fn capture(&self, state: &mut State, area: Area, nation: Nation, play: &mut Play<'_>) {
        let at = self.data.map.place;
        let Some(side) = state.side_of(nation) else { return };
        state.set_owner(area, nation);
        play.note(|| {
            let text = Text::new("log-taken").word("nation", nation.word()).name("area", self.name(area));
            let objective = self.data.objectives.contains(area);
            Note::new(text.number("objective", objective)).at(self.id(area))
        });
        if area == at.maginot && side == Side::Axis {
            state.maginot_fallen = true;
        }
        if side == Side::Axis {
            self.lose_key(state, area, play);
        }
        let vichy = !state.ground.of(Nation::Vichy).is_empty();
        if side == Side::Allies
            && vichy
            && (area == at.paris || area == at.vichy)
            && state.owner(area) != Some(Nation::Vichy)
        {
            self.end_vichy(state, nation, play);
        }
        self.liberate(state, area, side, play);
    }

    /// HUB-6.2: a conquered country whose capital its friends retake fights again.
    fn liberate(&self, state: &mut State, area: Area, side: Side, play: &mut Play<'_>) {
        let Some(country) = self.data.map.country(area).filter(|_| self.data.map.capitals.contains(area)) else {
            return;
        };
        let Stance::Conquered(by) = state.stance[country] else { return };
        if by.history() == Some(side) || country.history() == Some(side.enemy()) {
            return;
        }
        state.stance[country] = Stance::of(side);
        if !country.is_great() {
            state.runner[country] = self.head(side);
        }
        for home in self.data.map.original[country].iter() {
            let enemy =
                state.at(home).iter().any(|t| t.kind.is_land() && state.side_of(t.nation) == Some(side.enemy()));
            if !enemy && state.owner(home) != Some(Nation::Vichy) {
                state.set_owner(home, country);
                self.clear_out(state, home);
            }
        }
        // Its points come with the next accounting.
        if let Some(ledger) = state.ledgers.get_mut(country.index()) {
            ledger.open(0);
        }
        play.note(|| Note::new(Text::new("log-liberated").word("nation", country.word())).at(self.id(area)));
    }

    /// HU-63: Vichy ends at once, its areas are Allied again.
    fn end_vichy(&self, state: &mut State, nation: Nation, play: &mut Play<'_>) {
        state.remove_nation(Nation::Vichy);
        state.stance[Nation::Vichy] = Stance::Conquered(nation);
        for area in state.ground.of(Nation::Vichy).iter() {
            state.set_owner(area, nation);
        }
        state.frames.retain(|f| !matches!(f, Frame::Vichy(_)));
        play.note(|| Note::new(Text::new("log-vichy-ends")));
    }

    /// Conquests at the end of a side's turn: minors of the enemy, great powers of its own (HUB-6.1, HUB-6.3, HU-96).
    pub(crate) fn conquests(&self, state: &mut State, play: &mut Play<'_>) {
        let map = &self.data.map;
        for minor in Nation::ALL.into_iter().filter(|n| !n.is_great()) {
            let capital = (map.original[minor] & map.capitals).first();
            if state.side_of(minor) != Some(state.side.enemy()) {
                continue;
            }
            if let Some(by) = capital.filter(|&c| state.side_at(c) == Some(state.side)).and_then(|c| state.owner(c)) {
                self.conquer_minor(state, minor, by, play);
            }
        }
        for great in Nation::GREAT {
            if state.side_of(great) == Some(state.side) && self.capital_lost(state, great) {
                self.conquer_great(state, great, play);
            }
        }
    }

    fn conquer_minor(&self, state: &mut State, minor: Nation, by: Nation, play: &mut Play<'_>) {
        let at = &self.data.map.place;
        state.remove_conquered(minor);
        state.stance[minor] = Stance::Conquered(by);
        for area in state.ground.of(minor).iter() {
            state.set_owner(area, by);
        }
        let russia = state.stance[Nation::Su] == Stance::Neutral && self.in_play(Nation::Su);
        if minor == Nation::Pl && russia && state.side_of(by) == Some(Side::Axis) {
            // HUB-6.4: whoever holds them; the conqueror's units go back to Warsaw.
            for area in [at.brest_litovsk, at.lwow] {
                state.set_owner(area, Nation::Su);
                self.make_way(state, area, at.warsaw);
            }
        }
        self.keep_ground(state, state.side.enemy());
        play.note(|| Note::new(Text::new("log-conquered").word("nation", minor.word()).word("by", by.word())));
    }

    fn conquer_great(&self, state: &mut State, great: Nation, play: &mut Play<'_>) {
        let map = &self.data.map;
        let enemy = state.side.enemy();
        let by = self.data.great(great).and_then(|g| g.falls_with.first()).and_then(|a| state.owner(a));
        let Some(by) = by else { return };
        if great == Nation::Fr && self.variant != Variant::Barbarossa {
            return self.form_vichy(state, play);
        }
        state.remove_conquered(great);
        state.stance[great] = Stance::Conquered(by);
        let heir = Nation::GREAT.into_iter().filter(|&n| n != great && state.side_of(n) == Some(state.side));
        let heir = match great {
            Nation::Uk => heir.into_iter().min_by_key(|&n| n != Nation::Us),
            _ => heir.into_iter().next(),
        };
        if let Some(next) = heir {
            // Whoever it ran is run by another great power of the side.
            let ran = Nation::ALL.into_iter().filter(|n| !n.is_great() && state.runner[*n] == great);
            ran.collect::<NationSet>().iter().for_each(|n| state.runner[n] = next);
        }
        for area in state.ground.of(great).iter() {
            let held = state.at(area).iter().any(|t| t.kind.is_land() && state.side_of(t.nation) == Some(enemy));
            let to = if map.colonies.contains(area) && !held { heir.unwrap_or(by) } else { by };
            state.set_owner(area, to);
        }
        // Allies who stand on the conqueror's ground keep what is under their feet.
        self.keep_ground(state, state.side);
        play.note(|| Note::new(Text::new("log-conquered").word("nation", great.word()).word("by", by.word())));
    }

    /// Land units of the side that was left standing hold their area for themselves.
    fn keep_ground(&self, state: &mut State, side: Side) {
        let standing: Vec<(Area, Nation)> = state
            .stacks
            .iter()
            .filter(|t| {
                t.kind.is_land() && state.side_of(t.nation) == Some(side) && state.side_at(t.area) == Some(side.enemy())
            })
            .map(|t| (t.area, self.holder(state, t.nation)))
            .collect();
        for (area, nation) in standing {
            state.set_owner(area, nation);
        }
        // Aircraft and ships without ground under them are lost.
        let lost: Vec<Stack> = state
            .stacks
            .iter()
            .filter(|t| {
                !t.kind.is_land()
                    && state.side_of(t.nation) == Some(side)
                    && state.side_at(t.area) == Some(side.enemy())
            })
            .copied()
            .collect();
        for t in lost {
            state.take(t.area, t.nation, t.kind, t.cond, t.n);
            if t.kind.is_ship() {
                state.displace(t.area, t.nation, t.kind, Cond::Used, t.n);
            }
        }
    }

    /// HU-60, HU-64, G25: France falls and Vichy is set up.
    fn form_vichy(&self, state: &mut State, play: &mut Play<'_>) {
        let map = &self.data.map;
        let at = &map.place;
        let mut units = Units::NONE;
        for (kind, n) in self.data.numbers.vichy.units() {
            units.add(kind, state.total(Nation::Fr, kind).min(usize::from(n)) as u8);
        }
        state.remove_conquered(Nation::Fr);
        state.stance[Nation::Fr] = Stance::Conquered(Nation::De);
        state.stance[Nation::Vichy] = Stance::Neutral;
        for area in state.ground.of(Nation::Fr).iter() {
            let vichy = [at.vichy, at.lyon].contains(&area) || map.africa.contains(area);
            let british = state.at(area).iter().any(|t| t.kind.is_land() && t.nation == Nation::Uk);
            let britain = (british || area == at.syria) && state.at_war(Nation::Uk);
            state.set_owner(
                area,
                if vichy {
                    Nation::Vichy
                } else if britain {
                    Nation::Uk
                } else {
                    Nation::De
                },
            );
        }
        self.keep_ground(state, state.side);
        state.vichy_formed = Some(state.date);
        play.note(|| Note::new(Text::new("log-vichy")));
        let mut left = units;
        if state.ground.of(Nation::Vichy).is_empty() {
            left = Units::NONE;
        }
        if !(state.ground.of(Nation::Vichy)).meets(map.ports) {
            left = left.only(|k| !k.is_ship());
        }
        if !left.is_empty() {
            state.frames.push(Frame::Vichy(left));
        }
    }

    /// Units that had to leave by the end of this turn and did not (HU-73, HUC-14, G25).
    pub(crate) fn expel(&self, state: &mut State, play: &mut Play<'_>) {
        let mut gone = Areas::EMPTY;
        if state.side == Side::Axis && state.leave_by.is_some_and(|by| state.date >= by) {
            state.leave_by = None;
            gone |= state.areas_of(|n| n.is_satellite() && state.stance[n] == Stance::Neutral);
        }
        if state.side == Side::Allies && state.vichy_formed.is_some_and(|since| state.date > since) {
            state.vichy_formed = None;
            if !state.at_war(Nation::Vichy) {
                gone |= state.ground.of(Nation::Vichy);
            }
        }
        if gone.is_empty() {
            return;
        }
        let side = state.side;
        let before = state.stacks.len();
        let stance = state.stance;
        state.stacks.retain(|t| !gone.contains(t.area) || stance[t.nation].side() != Some(side));
        if state.stacks.len() < before {
            play.note(|| Note::new(Text::new("log-expelled").word("side", side.word())));
        }
    }
}
