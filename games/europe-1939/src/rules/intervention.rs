//! Intervention in the air and at sea: a chain that both sides declare step by step and that is resolved backwards
//! (HU-33…HU-44).

use crate::Rules;
use crate::action::verb;
use crate::data::{Area, Areas, LAND};
use crate::options::*;
use crate::state::*;
use crate::vocabulary::*;
use kernel::dice::Pool;
use kernel::{Judge, Note, Play, Seat, Text};

impl Chain {
    pub fn mover(&self) -> Side {
        self.side_of_mover
    }

    /// Whether the moving group is at sea.
    pub fn at_sea(&self) -> bool {
        self.group.units.ships() > 0
    }

    /// What a new group of a side would go against: the last of the enemy's groups in the air, the ships, or the moving
    /// group in the air.
    pub fn against(&self, side: Side) -> Against {
        let last = self.links.iter().rposition(|l| l.side != side);
        match last {
            Some(i) if self.links[i].units.air() > 0 => Against::Link(i as u8),
            _ if self.at_sea() => Against::Ships,
            _ => Against::Mover,
        }
    }

    /// The links that fly in the air fight of a link on one side: those who meet and those who are met, with the
    /// friends who have won fights later in the chain (HU-91).
    pub(crate) fn flying(&self, link: usize, side: Side) -> impl Iterator<Item = usize> + '_ {
        let target = match self.links.get(link).map(|l| l.against) {
            Some(Against::Link(i)) => Some(usize::from(i)),
            _ => None,
        };
        (0..self.links.len()).filter(move |&i| {
            let l = &self.links[i];
            l.side == side
                && l.units.ships() == 0
                && (i == link || Some(i) == target || i > link && l.against != Against::Ships)
        })
    }

    /// The seat that is asked answers that it does nothing.
    pub(crate) fn pass(&mut self) {
        self.asked &= self.asked.wrapping_sub(1);
    }

    /// Whether the moving group itself is met in the air fight of a link.
    pub(crate) fn mover_is_met(&self, link: usize) -> bool {
        self.links.get(link).is_some_and(|l| l.against == Against::Mover)
    }
}

/// The two sides of an air fight: who meets hits with his defence value, who is met with his attack value (HU-35).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub(crate) enum InTheAir {
    Meets,
    IsMet,
}

/// What standing orders answer to a chain.
enum Answer {
    Pass,
    Intervene(verb::Intervene),
}

/// The seats as bits.
pub(crate) fn bits(seats: kernel::SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

pub(crate) fn first_seat(bits: u8) -> Option<Seat> {
    (bits != 0).then(|| Seat(bits.trailing_zeros() as u8))
}

impl Rules {
    pub(crate) fn begin_chain(&self, state: &mut State, group: Group) {
        let mover = state.camp(group.nation).unwrap_or(state.side);
        let side = mover.enemy();
        state.frames.push(Frame::Chain(Box::new(Chain {
            group,
            passed: 0,
            place: None,
            links: Vec::new(),
            side,
            side_of_mover: mover,
            asked: bits(self.seats_of(side)),
            other_passed: true,
            tried: Vec::new(),
            gathering: None,
            gathered_moved: Units::NONE,
            stage: ChainStage::Ask,
            passage: Passage::Free,
            counted: 0,
        })));
    }

    /// The places where the group can still be met.
    pub(crate) fn places<'c>(&self, chain: &'c Chain) -> &'c [Area] {
        match chain.place {
            Some(place) => {
                let i = chain.group.way.iter().position(|&a| a == place).unwrap_or(0);
                &chain.group.way[i..=i.min(chain.group.way.len().saturating_sub(1))]
            }
            None => &chain.group.way[usize::from(chain.passed).min(chain.group.way.len())..],
        }
    }

    /// Where units of a kind at a base can meet what is on the move (HU-34, HU-39, HUC-08).
    fn meets(&self, state: &State, chain: &Chain, sky: Areas, base: Area, nation: Nation, kind: Kind) -> Areas {
        let reach = self.data.kind(kind).reach;
        if kind.is_ship() {
            let free = chain.at_sea() && !chain.tried.contains(&(base, nation));
            return if free { self.seas_within(state, chain.side, base, reach) } else { Areas::EMPTY };
        }
        if kind.is_land() || kind == Kind::Bomber && chain.against(chain.side) != Against::Ships {
            return Areas::EMPTY;
        }
        self.data.map.graph.within(Areas::one(base), reach, sky)
    }

    pub(crate) fn judge_intervene<J: Judge>(
        &self,
        state: &State,
        chain: &Chain,
        seat: Seat,
        link: &verb::Intervene,
        judge: &mut J,
    ) {
        let &verb::Intervene { place, base, nation, kind, n } = link;
        let facts = |key: &'static str| Text::new(key).word("kind", kind.word()).name("area", self.name(base));
        if state.side_of(nation) != Some(chain.side) || self.seat_of(state, nation) != seat {
            return judge.forbid(clause!("HUC-01"), || Text::new("why-not-your-nation").word("nation", nation.word()));
        }
        if !self.places(chain).contains(&place) {
            return judge.forbid(clause!("HUC-08"), || Text::new("why-not-on-the-way").name("area", self.name(place)));
        }
        if n == 0 || self.ready(state, base, nation, kind) < n {
            return judge.forbid(clause!("HU-34"), || {
                facts("why-not-ready").number("n", self.ready(state, base, nation, kind))
            });
        }
        if self.meets(state, chain, self.sky(state, nation), base, nation, kind).contains(place) {
            return;
        }
        let facts = |key: &'static str| Text::new(key).word("kind", kind.word()).name("area", self.name(place));
        let air =
            !kind.is_ship() && (kind.is_land() || kind == Kind::Bomber && chain.against(chain.side) != Against::Ships);
        match kind.is_ship() {
            true if !chain.at_sea() || LAND.contains(place) => {
                judge.forbid(clause!("HU-39"), || facts("why-ships-meet-ships"))
            }
            true if chain.tried.contains(&(base, nation)) => {
                judge.forbid(clause!("HU-41"), || facts("why-tried-already"))
            }
            false if air => judge.forbid(clause!("HU-20"), || facts("why-only-defends")),
            _ => judge.forbid(clause!("HUC-08"), || facts("why-too-far")),
        }
    }

    /// Units of a base that can still intervene or defend.
    pub(crate) fn ready(&self, state: &State, base: Area, nation: Nation, kind: Kind) -> u8 {
        state.count_as(base, nation, kind, Cond::Fresh) + state.count_as(base, nation, kind, Cond::Moved)
    }

    pub(crate) fn judge_join<J: Judge>(&self, state: &State, chain: &Chain, kind: Kind, n: u8, judge: &mut J) {
        let facts = || Text::new("why-cannot-join").word("kind", kind.word()).name("area", "");
        let Some(link) = &chain.gathering else {
            return judge.forbid(clause!("HU-88"), facts);
        };
        let there = self.ready(state, link.base, link.nation, kind);
        if !kind.is_ship() || link.units.get(kind) > 0 || n == 0 || there < n {
            judge.forbid(clause!("HU-88"), facts);
        }
    }

    /// Interventions open to a seat, one for each place, base, kind and number.
    pub(crate) fn each_intervention(
        &self,
        state: &State,
        chain: &Chain,
        seat: Seat,
        mut found: impl FnMut(verb::Intervene) -> bool,
    ) -> bool {
        let places = self.places(chain);
        let ahead: Areas = places.iter().copied().collect();
        let mut skies = ByNation::<Option<Areas>>::default();
        for (i, t) in state.stacks.iter().enumerate() {
            if t.kind.is_land() || !t.cond.is_ready() || state.side_of(t.nation) != Some(chain.side) {
                continue;
            }
            // Fresh and moved units of a base are one group.
            let twin = i > 0 && {
                let u = &state.stacks[i - 1];
                (u.area, u.nation, u.kind) == (t.area, t.nation, t.kind) && u.cond.is_ready()
            };
            if twin || self.seat_of(state, t.nation) != seat {
                continue;
            }
            if t.kind.is_air() && !self.flights(t.area, self.data.kind(t.kind).reach).meets(ahead) {
                continue;
            }
            let sky = *skies[t.nation].get_or_insert_with(|| self.sky(state, t.nation));
            let near = self.meets(state, chain, sky, t.area, t.nation, t.kind);
            for (k, &place) in places.iter().enumerate() {
                // A way that comes back to an area is met there the first time.
                if places[..k].contains(&place) || !near.contains(place) {
                    continue;
                }
                for n in 1..=self.ready(state, t.area, t.nation, t.kind) {
                    if found(verb::Intervene { place, base: t.area, nation: t.nation, kind: t.kind, n }) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// The seat that is asked now.
    pub(crate) fn chain_seat(&self, state: &State, chain: &Chain) -> Option<Seat> {
        match &chain.gathering {
            Some(link) => Some(self.seat_of(state, link.nation)),
            None => first_seat(chain.asked),
        }
    }

    /// Takes ready units of a base, those that moved first: how many in all, how many of them had moved.
    fn call_up(state: &mut State, base: Area, nation: Nation, kind: Kind, n: u8) -> (u8, u8) {
        let moved = state.take(base, nation, kind, Cond::Moved, n);
        (moved + state.take(base, nation, kind, Cond::Fresh, n - moved), moved)
    }

    pub(crate) fn intervene(&self, state: &mut State, chain: &mut Chain, link: verb::Intervene, play: &mut Play<'_>) {
        let verb::Intervene { place, base, nation, kind, n } = link;
        let (n, moved) = Rules::call_up(state, base, nation, kind, n);
        let (side, against) = (chain.side, chain.against(chain.side));
        let link = Link { side, nation, base, units: Units::of(kind, n), against };
        if kind.is_ship() {
            chain.gathering = Some(Link { against: Against::Ships, ..link });
            chain.gathered_moved = Units::of(kind, moved);
            // Until the die is thrown the place is only meant: a failure takes it back.
            chain.place.get_or_insert(place);
            let more = Kind::SHIPS.into_iter().any(|k| k != kind && self.ready(state, base, nation, k) > 0);
            if !more {
                self.sail(state, chain, play);
            }
        } else {
            chain.place = Some(place);
            self.add_link(chain, link, place, play);
        }
    }

    fn add_link(&self, chain: &mut Chain, link: Link, place: Area, play: &mut Play<'_>) {
        play.note(|| {
            let text = Text::new("log-intervenes").word("nation", link.nation.word()).number("n", link.units.total());
            let text = text.name("from", self.name(link.base)).name("area", self.name(place));
            Note::new(text).at(self.id(place)).way([link.base, place].map(|area| self.id(area)))
        });
        chain.links.push(link);
        chain.other_passed = false;
        chain.side = chain.side.enemy();
        chain.asked = bits(self.seats_of(chain.side));
    }

    pub(crate) fn join(&self, state: &mut State, chain: &mut Chain, kind: Kind, n: u8) {
        if let Some(link) = &mut chain.gathering {
            let (n, moved) = Rules::call_up(state, link.base, link.nation, kind, n);
            link.units.add(kind, n);
            chain.gathered_moved.add(kind, moved);
        }
    }

    /// One die for the whole group: it must be greater than the distance (HU-41, HU-88).
    pub(crate) fn sail(&self, state: &mut State, chain: &mut Chain, play: &mut Play<'_>) {
        let (Some(link), Some(place)) = (chain.gathering.take(), chain.place) else { return };
        let distance = self.sea_distance(state, chain.side, link.base, place).unwrap_or(6);
        let die = play.die_for(Pool::at_least(1, 6, distance + 1));
        play.note(|| {
            let key = if die > distance { "log-sails" } else { "log-sails-not" };
            let text =
                Text::new(key).word("nation", link.nation.word()).number("die", die).number("distance", distance);
            Note::new(text.name("area", self.name(place))).at(self.id(link.base)).at(self.id(place))
        });
        chain.tried.push((link.base, link.nation));
        if die > distance {
            self.add_link(chain, link, place, play);
        } else {
            // G13: it stays in port as it was, and is not used up.
            if chain.links.is_empty() {
                chain.place = None;
            }
            for (kind, n) in link.units.iter() {
                let moved = chain.gathered_moved.get(kind);
                state.add(link.base, link.nation, kind, Cond::Moved, moved);
                state.add(link.base, link.nation, kind, Cond::Fresh, n - moved);
            }
        }
    }

    /// What a seat's standing orders say to a chain.
    fn ordered(&self, state: &State, chain: &Chain, seat: Seat) -> Option<Answer> {
        let orders = state.orders.get(usize::from(seat.0))?;
        let of_seat = |l: &&Link| l.side == chain.side && self.seat_of(state, l.nation) == seat;
        for &(place, most) in &orders.intervene {
            if !self.places(chain).contains(&place) {
                continue;
            }
            let sent: u8 = chain.links.iter().filter(of_seat).map(|l| l.units.air()).sum();
            let mut best: Option<verb::Intervene> = None;
            self.each_intervention(state, chain, seat, |link| {
                let fits = link.place == place && link.kind == Kind::Aircraft && link.n <= most.saturating_sub(sent);
                if fits && best.is_none_or(|best| link.n > best.n) {
                    best = Some(link);
                }
                false
            });
            return Some(best.map_or(Answer::Pass, Answer::Intervene));
        }
        orders.quiet.then_some(Answer::Pass)
    }

    /// Takes the chain on to the next decision; false if somebody has to decide.
    pub(crate) fn advance_chain(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Chain(chain)) = state.frames.last() else { return false };
        match chain.stage {
            ChainStage::Ask => self.advance_asking(state, play),
            ChainStage::Air(0) => {
                self.set_stage(state, ChainStage::Sea);
                true
            }
            ChainStage::Air(next) => {
                self.air_fight(state, usize::from(next) - 1, play);
                true
            }
            ChainStage::AirOver(link) => {
                self.set_stage(state, ChainStage::AirHome(link));
                self.turn_back(state, link);
                true
            }
            ChainStage::AirHome(link) => {
                self.go_on(state, usize::from(link));
                self.set_stage(state, ChainStage::Air(link));
                true
            }
            ChainStage::Sea => {
                self.set_stage(state, ChainStage::End);
                self.begin_sea_fight_of_chain(state);
                true
            }
            ChainStage::End => {
                self.end_chain(state, play);
                true
            }
        }
    }

    fn set_stage(&self, state: &mut State, stage: ChainStage) {
        if let Some(chain) = state.chain_mut() {
            chain.stage = stage;
        }
    }

    fn advance_asking(&self, state: &mut State, play: &mut Play<'_>) -> bool {
        let Some(Frame::Chain(mut chain)) = state.frames.pop() else { return false };
        let goes_on = self.ask_next(state, &mut chain, play);
        state.frames.push(Frame::Chain(chain));
        goes_on
    }

    /// Passes over those who cannot or need not be asked; false if somebody has to decide.
    fn ask_next(&self, state: &mut State, chain: &mut Chain, play: &mut Play<'_>) -> bool {
        if chain.gathering.is_some() {
            return false;
        }
        let Some(seat) = first_seat(chain.asked) else {
            if chain.other_passed {
                chain.stage = ChainStage::Air(chain.links.len() as u8);
            } else {
                chain.other_passed = true;
                chain.side = chain.side.enemy();
                chain.asked = bits(self.seats_of(chain.side));
            }
            return true;
        };
        if !self.each_intervention(state, chain, seat, |_| true) {
            chain.pass();
            return true;
        }
        let Some(answer) = self.ordered(state, chain, seat) else { return false };
        // What was ordered is known from now on.
        play.reveal();
        match answer {
            Answer::Pass => chain.pass(),
            Answer::Intervene(link) => self.intervene(state, chain, link, play),
        }
        true
    }

    /// The values with which the flying units of a side hit, each with its number.
    pub(crate) fn air_values(&self, units: Units, role: InTheAir) -> [(u8, u8); 2] {
        let (aircraft, bomber) = (self.data.kind(Kind::Aircraft), self.data.kind(Kind::Bomber));
        let value = if role == InTheAir::Meets { aircraft.defence } else { aircraft.attack };
        [(bomber.defence, units.get(Kind::Bomber)), (value, units.get(Kind::Aircraft))]
    }

    /// The flying units of a side in the air fight of a link.
    pub(crate) fn flyers(&self, chain: &Chain, link: usize, side: Side) -> Units {
        let links = chain.flying(link, side).fold(Units::NONE, |sum, i| sum.plus(chain.links[i].units));
        let mover = side == chain.mover() && chain.mover_is_met(link);
        if mover { links.plus(chain.group.units) } else { links }
    }

    /// One round: those who meet roll their defence value, those who are met their attack value (HU-35).
    fn air_fight(&self, state: &mut State, link: usize, play: &mut Play<'_>) {
        let Some(Frame::Chain(chain)) = state.frames.last() else { return };
        let Some(l) = chain.links.get(link) else { return };
        if l.units.ships() > 0 || l.against == Against::Ships || l.units.is_empty() {
            return self.set_stage(state, ChainStage::Air(link as u8));
        }
        let side = l.side;
        let (meeting, met) = (self.flyers(chain, link, side), self.flyers(chain, link, side.enemy()));
        if met.is_empty() {
            return self.set_stage(state, ChainStage::AirOver(link as u8));
        }
        let place = chain.place.unwrap_or(chain.group.target);
        self.count_bombers(state, place, play);
        let roll = |units: Units, role: InTheAir, play: &mut Play<'_>| -> u8 {
            let pools = self.air_values(units, role);
            pools.into_iter().map(|(value, n)| play.hits(Pool::at_most(n, 6, value))).sum()
        };
        let hits = roll(meeting, InTheAir::Meets, play);
        self.note_hits("log-air-defence", place, hits, play);
        let answer = roll(met, InTheAir::IsMet, play);
        self.note_hits("log-air-attack", place, answer, play);
        self.set_stage(state, ChainStage::AirOver(link as u8));
        self.inflict(state, LossFrom::Chain { side, link: link as u8 }, answer, Fate::Lost);
        self.inflict(state, LossFrom::Chain { side: side.enemy(), link: link as u8 }, hits, Fate::Lost);
    }

    /// Of those who were met as many fly on as outnumber those who met them (G12); the others go home (HU-89), and
    /// their owner says who they are.
    fn turn_back(&self, state: &mut State, link: u8) {
        let Some(Frame::Chain(chain)) = state.frames.last() else { return };
        let Some(l) = chain.links.get(usize::from(link)) else { return };
        let side = l.side;
        let flyers = |side: Side| self.flyers(chain, usize::from(link), side).total();
        let back = self.turned_back(flyers(side), flyers(side.enemy()));
        self.inflict(state, LossFrom::Chain { side: side.enemy(), link }, back, Fate::Home);
    }

    /// The survivors who met them go on to the fight their own side wanted (HU-91).
    fn go_on(&self, state: &mut State, link: usize) {
        let Some(chain) = state.chain_mut() else { return };
        if let Some(Against::Link(i)) = chain.links.get(link).map(|l| l.against)
            && chain.links.get(usize::from(i)).is_some_and(|met| met.against == Against::Ships)
        {
            chain.links[link].against = Against::Ships;
        }
    }

    /// How many of those who were met turn back.
    pub(crate) fn turned_back(&self, meeting: u8, met: u8) -> u8 {
        match self.options.air_survivors {
            AirSurvivors::Surplus => meeting.min(met),
            AirSurvivors::AllWithdraw if meeting > 0 => met,
            AirSurvivors::AllWithdraw | AirSurvivors::AllGoOn => 0,
        }
    }

    /// Everybody who intervened goes home; the mover goes on along the way, or home too.
    fn end_chain(&self, state: &mut State, play: &mut Play<'_>) {
        let Some(Frame::Chain(mut chain)) = state.frames.pop() else { return };
        for link in std::mem::take(&mut chain.links) {
            state.add_units(link.base, link.nation, link.units, Cond::Used);
        }
        if chain.passage == Passage::Broken {
            self.go_home(state, &chain.group, chain.group.units);
            state.add_units(chain.group.origin, chain.group.nation, chain.group.cargo, Cond::Moved);
            return;
        }
        if chain.group.is_empty() || chain.at_sea_once() && chain.group.units.ships() == 0 {
            return;
        }
        let met = chain.place.take().and_then(|place| chain.group.way.iter().position(|&a| a == place));
        if let Some(i) = met
            && i + 1 < chain.group.way.len()
        {
            chain.passed = i as u8 + 1;
            chain.stage = ChainStage::Ask;
            (chain.side, chain.other_passed) = (chain.mover().enemy(), true);
            chain.asked = bits(self.seats_of(chain.side));
            state.frames.push(Frame::Chain(chain));
            return;
        }
        if chain.group.mission == Mission::Bomb {
            let end = chain.group.end();
            let counted = self.bombs_fall(state, &chain, end);
            self.bombing(state, &chain.group, counted, play);
        }
        self.arrive(state, chain.group, play);
    }
}

impl Chain {
    /// It set out as a naval group: without ships its cargo is lost.
    fn at_sea_once(&self) -> bool {
        self.group.way.first().is_some_and(|&a| !LAND.contains(a))
            && matches!(self.group.mission, Mission::Invade | Mission::Raid | Mission::Prey(_))
    }
}
