//! Who fights whom: declarations of war, satellites, conquest and liberation, Vichy.

use crate::action::verb;
use crate::data::{Area, Areas, Data};
use crate::state::*;
use crate::vocabulary::*;
use crate::{Clause, Rules};
use kernel::{Judge, Note, Play, Quick, Text};

const WAR_ON_GREAT: u16 = 7;
const WAR_ON_MINOR: u16 = 2;

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

    /// What a declaration costs (HU-65, HU-66, HU-81, HUB-1.6).
    pub(crate) fn war_price(&self, s: &State, by: Nation, on: Nation) -> u16 {
        match (by, on) {
            (Nation::Su, on) if on.is_satellite() && !s.at_war(Nation::Su) => WAR_ON_GREAT + WAR_ON_MINOR,
            (_, on) if on.is_great() => WAR_ON_GREAT,
            _ => WAR_ON_MINOR,
        }
    }

    pub(crate) fn judge_declare<J: Judge>(&self, s: &State, by: Nation, on: Nation, j: &mut J) {
        let facts = |key: &'static str| Text::new(key).word("by", by.word()).word("on", on.word());
        if !by.is_great() || !self.moves(s, by) {
            return j.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", by.word()));
        }
        if !self.in_play(by) || !self.drawn_in.contains(on) {
            return j.forbid(self.variant_clause(), || facts("why-not-in-variant"));
        }
        let leaving = on.is_satellite() && s.leave_by.is_some() && by == Nation::De;
        let friend = on.is_satellite() || on == Nation::Vichy;
        if by.history() == on.history() && on.history().is_some()
            || friend && by.history() == Some(Side::Axis) && !leaving
        {
            return j.forbid(clause!("HU-54"), || facts("why-historical-ally"));
        }
        let axis_first = Date::new(SPRING, 1940);
        match (s.at_war(by), s.stance[on.index()]) {
            (_, Stance::Conquered(_)) => return j.forbid(clause!("HUB-1.6"), || facts("why-at-war-already")),
            (true, Stance::Neutral) if on == Nation::Su && by != Nation::De => {
                return j.forbid(clause!("HU-66"), || facts("why-germany-declares"));
            }
            (true, Stance::Neutral) => {}
            (true, _) => return j.forbid(clause!("HUB-1.6"), || facts("why-at-war-already")),
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
                    j.forbid(clause!("HUB-1.6"), || facts("why-name-the-head"));
                }
                if s.date < first.1 {
                    j.forbid(first.0, || facts("why-too-early").text("date", self.date_text(first.1)));
                }
            }
        }
        self.judge_cost(s, by, self.war_price(s, by, on), j);
    }

    pub(crate) fn date_text(&self, date: Date) -> Text {
        Text::new("turn-date").word("season", date.word()).name("year", date.year().to_string())
    }

    /// HUB-6.4: Baltic states and Bessarabia in spring and summer 1940.
    pub(crate) fn judge_occupy<J: Judge>(&self, s: &State, area: Area, j: &mut J) {
        let open = self.free_gains().contains(area);
        let when = (Date::new(SPRING, 1940)..=Date::new(SUMMER, 1940)).contains(&s.date);
        let neutral = s.owner(area).is_some_and(|n| n != Nation::Su && s.stance[n.index()] == Stance::Neutral);
        let russia =
            self.moves(s, Nation::Su) && s.stance[Nation::Su.index()] == Stance::Neutral && s.eastern.is_none();
        if !(open && when && neutral && russia && self.variant == Variant::FullWar) {
            j.forbid(clause!("HUB-6.4"), || Text::new("why-no-occupation").name("area", self.name(area)));
        }
    }

    /// Every war that can be declared, in order; stops when told to.
    pub(crate) fn each_war(&self, s: &State, mut found: impl FnMut(verb::Declare) -> bool) {
        for by in Nation::GREAT.into_iter().filter(|&n| self.moves(s, n) && self.purse(s, n) >= WAR_ON_MINOR) {
            for on in self.drawn_in.iter() {
                if Quick::ask(|j| self.judge_declare(s, by, on, j)) && found(verb::Declare { by, on }) {
                    return;
                }
            }
        }
    }

    /// Whether the active seat has a war to declare or an area to occupy.
    pub(crate) fn can_declare(&self, s: &State) -> bool {
        let mut any = false;
        self.each_war(s, |_| {
            any = true;
            true
        });
        any || self.free_gains().iter().any(|area| Quick::ask(|j| self.judge_occupy(s, area, j)))
    }

    /// What the Soviet Union may occupy without a war (HUB-6.4).
    pub(crate) fn free_gains(&self) -> Areas {
        let at = &self.data.map.place;
        Areas::from_iter([at.lithuania, at.riga, at.tallinn, at.iasi])
    }

    pub(crate) fn occupy_free(&self, s: &mut State, area: Area, play: &mut Play<'_>) {
        let Some(owner) = s.owner(area) else { return };
        s.set_owner(area, Nation::Su);
        if self.data.map.capitals.contains(area) {
            s.stance[owner.index()] = Stance::Conquered(Nation::Su);
        }
        play.note(|| Note::new(Text::new("log-occupied").name("area", self.name(area))).at(self.id(area)));
    }

    pub(crate) fn declare(&self, s: &mut State, by: Nation, on: Nation, play: &mut Play<'_>) {
        let price = self.war_price(s, by, on);
        self.pay(s, by, price);
        play.note(|| Note::new(Text::new("log-war").word("by", by.word()).word("on", on.word())));
        let Some(side) = by.history() else { return };
        if !s.at_war(by) {
            if by == Nation::Su {
                self.eastern_war(s, false, play);
            } else {
                self.enter(s, by, side, play);
            }
        }
        if on == Nation::Su && s.stance[on.index()] == Stance::Neutral {
            self.eastern_war(s, true, play);
        } else if s.stance[on.index()] == Stance::Neutral {
            self.enter(s, on, side.enemy(), play);
            if on.is_satellite() || on == Nation::Vichy {
                self.fight_the_host(s, on, side, play);
            }
        }
    }

    /// A country enters the war with its army.
    pub(crate) fn enter(&self, s: &mut State, nation: Nation, side: Side, play: &mut Play<'_>) {
        s.stance[nation.index()] = Stance::of(side);
        if !nation.is_great() {
            let borders = self.data.map.graph.next_to(s.ground.of(nation));
            let russia = s.side_of(Nation::Su) == Some(Side::Allies) && borders.meets(s.ground.of(Nation::Su));
            s.runner[nation.index()] = match side {
                Side::Axis => self.head(Side::Axis),
                Side::Allies if russia => Nation::Su,
                Side::Allies => self.head(Side::Allies),
            };
        }
        let at = &self.data.map.place;
        let stands = s.total_all(nation) > 0;
        for (n, area, units) in self.data.scenario.armies.iter().filter(|(n, ..)| *n == nation && !stands) {
            if s.owner(*area) == Some(*n) {
                s.add_units(*area, *n, *units, Cond::Fresh);
            } else if *area == at.iasi && s.owner(at.cluj) == Some(*n) {
                s.add_units(at.cluj, *n, *units, Cond::Fresh);
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
    fn eastern_war(&self, s: &mut State, by_germany: bool, play: &mut Play<'_>) {
        let borders = s.ground.of(Nation::Su);
        s.eastern = Some(EasternWar { since: s.date, by_germany, borders });
        self.enter(s, Nation::Su, Side::Allies, play);
        if by_germany {
            for nation in Nation::SATELLITES {
                if s.stance[nation.index()] == Stance::Neutral {
                    self.enter(s, nation, Side::Axis, play);
                    let worth = u16::from(self.data.worth[nation.index()]);
                    s.ledgers[Nation::De.index()].gain(worth);
                }
            }
        } else {
            s.leave_by = Some(if s.second { s.date.next() } else { s.date });
        }
    }

    /// HUC-14, G25: units inside a country on which their side declares war fight its army where they stand; aircraft and
    /// ships leave.
    fn fight_the_host(&self, s: &mut State, host: Nation, side: Side, play: &mut Play<'_>) {
        for area in s.ground.of(host).iter() {
            let guests: Vec<Stack> = s.at(area).iter().filter(|t| s.side_of(t.nation) == Some(side)).copied().collect();
            let before = s.groups.len();
            for t in guests {
                s.take(t.area, t.nation, t.kind, t.cond, t.n);
                let (nation, way) = (t.nation, Way::from_iter([area]));
                let (mission, units) = (Mission::March, Units::of(t.kind, t.n));
                let group = Group { nation, origin: area, target: area, mission, units, cargo: Units::NONE, way };
                if t.kind.is_land() {
                    s.groups.push(group);
                } else {
                    self.go_home(s, &group, units);
                }
            }
            let Some(leader) = s.groups.get(before).map(|g| g.nation) else { continue };
            if s.at(area).iter().any(|t| t.nation == host && !t.kind.is_ship()) {
                s.turn.battles.insert(area);
                s.turn.declared.push((area, leader, 0));
            } else {
                self.occupy(s, area, play);
            }
        }
    }

    /// Enemies that cannot fight for the area any more: ships sail, aircraft and Bulgarians are lost (HU-72, HUB-5.3).
    pub(crate) fn clear_out(&self, s: &mut State, area: Area) {
        let enemy = s.side.enemy();
        let there: Vec<Stack> = s.at(area).iter().filter(|t| s.side_of(t.nation) == Some(enemy)).copied().collect();
        for t in there {
            s.take(t.area, t.nation, t.kind, t.cond, t.n);
            if t.kind.is_ship() {
                s.displace(area, t.nation, t.kind, Cond::Used, t.n);
            }
        }
    }

    /// An area changes hands, with all that follows.
    pub(crate) fn capture(&self, s: &mut State, area: Area, nation: Nation, play: &mut Play<'_>) {
        let at = self.data.map.place;
        let Some(side) = s.side_of(nation) else { return };
        s.set_owner(area, nation);
        play.note(|| {
            let text = Text::new("log-captured").word("nation", nation.word()).name("area", self.name(area));
            Note::new(text).at(self.id(area))
        });
        if area == at.maginot && side == Side::Axis {
            s.maginot_fallen = true;
        }
        if side == Side::Axis {
            self.lose_key(s, area, play);
        }
        let vichy = !s.ground.of(Nation::Vichy).is_empty();
        if side == Side::Allies
            && vichy
            && (area == at.paris || area == at.vichy)
            && s.owner(area) != Some(Nation::Vichy)
        {
            self.end_vichy(s, nation, play);
        }
        self.liberate(s, area, side, play);
    }

    /// HUB-6.2: a conquered country whose capital its friends retake fights again.
    fn liberate(&self, s: &mut State, area: Area, side: Side, play: &mut Play<'_>) {
        let Some(country) = self.data.map.country(area).filter(|_| self.data.map.capitals.contains(area)) else {
            return;
        };
        let Stance::Conquered(by) = s.stance[country.index()] else { return };
        if by.history() == Some(side) || country.history() == Some(side.enemy()) {
            return;
        }
        s.stance[country.index()] = Stance::of(side);
        if !country.is_great() {
            s.runner[country.index()] = self.head(side);
        }
        for home in self.data.map.original[country.index()].iter() {
            let enemy = s.at(home).iter().any(|t| t.kind.is_land() && s.side_of(t.nation) == Some(side.enemy()));
            if !enemy && s.owner(home) != Some(Nation::Vichy) {
                s.set_owner(home, country);
                self.clear_out(s, home);
            }
        }
        // Its points come with the next accounting.
        if let Some(ledger) = s.ledgers.get_mut(country.index()) {
            ledger.open(0);
        }
        play.note(|| Note::new(Text::new("log-liberated").word("nation", country.word())).at(self.id(area)));
    }

    /// HU-63: Vichy ends at once, its areas are Allied again.
    fn end_vichy(&self, s: &mut State, nation: Nation, play: &mut Play<'_>) {
        s.remove_nation(Nation::Vichy);
        s.stance[Nation::Vichy.index()] = Stance::Conquered(nation);
        for area in s.ground.of(Nation::Vichy).iter() {
            s.set_owner(area, nation);
        }
        s.frames.retain(|f| !matches!(f, Frame::Vichy(_)));
        play.note(|| Note::new(Text::new("log-vichy-ends")));
    }

    /// Conquests at the end of a side's turn: minors of the enemy, great powers of its own (HUB-6.1, HUB-6.3, HU-96).
    pub(crate) fn conquests(&self, s: &mut State, play: &mut Play<'_>) {
        let map = &self.data.map;
        for minor in Nation::ALL.into_iter().filter(|n| !n.is_great()) {
            let capital = (map.original[minor.index()] & map.capitals).first();
            if s.side_of(minor) != Some(s.side.enemy()) {
                continue;
            }
            if let Some(by) = capital.filter(|&c| s.side_at(c) == Some(s.side)).and_then(|c| s.owner(c)) {
                self.conquer_minor(s, minor, by, play);
            }
        }
        for great in Nation::GREAT {
            if s.side_of(great) == Some(s.side) && self.capital_lost(s, great) {
                self.conquer_great(s, great, play);
            }
        }
    }

    fn conquer_minor(&self, s: &mut State, minor: Nation, by: Nation, play: &mut Play<'_>) {
        let at = &self.data.map.place;
        s.remove_nation(minor);
        s.stance[minor.index()] = Stance::Conquered(by);
        for area in s.ground.of(minor).iter() {
            let partition = minor == Nation::Pl && [at.brest_litovsk, at.lwow].contains(&area);
            let russia = partition && s.stance[Nation::Su.index()] == Stance::Neutral && self.in_play(Nation::Su);
            s.set_owner(area, if russia { Nation::Su } else { by });
        }
        self.keep_ground(s, s.side.enemy());
        play.note(|| Note::new(Text::new("log-conquered").word("nation", minor.word()).word("by", by.word())));
    }

    fn conquer_great(&self, s: &mut State, great: Nation, play: &mut Play<'_>) {
        let map = &self.data.map;
        let enemy = s.side.enemy();
        let by = self.data.great(great).and_then(|g| g.falls_with.first()).and_then(|a| s.owner(a));
        let Some(by) = by else { return };
        if great == Nation::Fr && self.variant != Variant::Barbarossa {
            return self.form_vichy(s, play);
        }
        s.remove_nation(great);
        s.stance[great.index()] = Stance::Conquered(by);
        let heir = Nation::GREAT.into_iter().filter(|&n| n != great && s.side_of(n) == Some(s.side));
        let heir = match great {
            Nation::Uk => heir.into_iter().min_by_key(|&n| n != Nation::Us),
            _ => heir.into_iter().next(),
        };
        if let Some(next) = heir {
            // Whoever it ran is run by another great power of the side.
            let ran = Nation::ALL.into_iter().filter(|n| !n.is_great() && s.runner[n.index()] == great);
            ran.collect::<NationSet>().iter().for_each(|n| s.runner[n.index()] = next);
        }
        for area in s.ground.of(great).iter() {
            let held = s.at(area).iter().any(|t| t.kind.is_land() && s.side_of(t.nation) == Some(enemy));
            let to = if map.colonies.contains(area) && !held { heir.unwrap_or(by) } else { by };
            s.set_owner(area, to);
        }
        // Allies who stand on the conqueror's ground keep what is under their feet.
        self.keep_ground(s, s.side);
        play.note(|| Note::new(Text::new("log-conquered").word("nation", great.word()).word("by", by.word())));
    }

    /// Land units of the side that was left standing hold their area for themselves.
    fn keep_ground(&self, s: &mut State, side: Side) {
        let standing: Vec<(Area, Nation)> = s
            .stacks
            .iter()
            .filter(|t| {
                t.kind.is_land() && s.side_of(t.nation) == Some(side) && s.side_at(t.area) == Some(side.enemy())
            })
            .map(|t| (t.area, self.holder(s, t.nation)))
            .collect();
        for (area, nation) in standing {
            s.set_owner(area, nation);
        }
        // Aircraft and ships without ground under them are lost.
        let lost: Vec<Stack> = s
            .stacks
            .iter()
            .filter(|t| {
                !t.kind.is_land() && s.side_of(t.nation) == Some(side) && s.side_at(t.area) == Some(side.enemy())
            })
            .copied()
            .collect();
        for t in lost {
            s.take(t.area, t.nation, t.kind, t.cond, t.n);
            if t.kind.is_ship() {
                s.displace(t.area, t.nation, t.kind, Cond::Used, t.n);
            }
        }
    }

    /// HU-60, HU-64, G25: France falls and Vichy is set up.
    fn form_vichy(&self, s: &mut State, play: &mut Play<'_>) {
        let map = &self.data.map;
        let at = &map.place;
        let wanted = [(Kind::Infantry, 2), (Kind::Armour, 1), (Kind::Aircraft, 1), (Kind::Fleet, 2)];
        let mut units = Units::NONE;
        for (kind, n) in wanted {
            units.add(kind, (s.total(Nation::Fr, kind).min(n)) as u8);
        }
        s.remove_nation(Nation::Fr);
        s.stance[Nation::Fr.index()] = Stance::Conquered(Nation::De);
        s.stance[Nation::Vichy.index()] = Stance::Neutral;
        for area in s.ground.of(Nation::Fr).iter() {
            let vichy = [at.vichy, at.lyon].contains(&area) || map.africa.contains(area);
            let british = s.at(area).iter().any(|t| t.kind.is_land() && t.nation == Nation::Uk);
            let britain = (british || area == at.syria) && s.at_war(Nation::Uk);
            s.set_owner(
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
        self.keep_ground(s, s.side);
        s.vichy_formed = Some(s.date);
        play.note(|| Note::new(Text::new("log-vichy")));
        let mut left = units;
        if s.ground.of(Nation::Vichy).is_empty() {
            left = Units::NONE;
        }
        if !(s.ground.of(Nation::Vichy)).meets(map.ports) {
            left = left.only(|k| !k.is_ship());
        }
        if !left.is_empty() {
            s.frames.push(Frame::Vichy(left));
        }
    }

    /// Units that had to leave by the end of this turn and did not (HU-73, HUC-14, G25).
    pub(crate) fn expel(&self, s: &mut State, play: &mut Play<'_>) {
        let mut gone = Areas::EMPTY;
        if s.side == Side::Axis && s.leave_by.is_some_and(|by| s.date >= by) {
            s.leave_by = None;
            gone |= s.areas_of(|n| n.is_satellite() && s.stance[n.index()] == Stance::Neutral);
        }
        if s.side == Side::Allies && s.vichy_formed.is_some_and(|since| s.date > since) {
            s.vichy_formed = None;
            if !s.at_war(Nation::Vichy) {
                gone |= s.ground.of(Nation::Vichy);
            }
        }
        if gone.is_empty() {
            return;
        }
        let side = s.side;
        let before = s.stacks.len();
        let stance = s.stance;
        s.stacks.retain(|t| !gone.contains(t.area) || stance[t.nation.index()].side() != Some(side));
        if s.stacks.len() < before {
            play.note(|| Note::new(Text::new("log-expelled").word("side", side.word())));
        }
    }
}
