//! Parts 1 and 5 of a turn: what is bought for the plan, and where it is placed.

use super::aims::{Aim, Mix, Want};
use super::clash::Force;
use super::orders::Memory;
use super::picture::Picture;
use crate::Rules;
use crate::action::Action;
use crate::data::{LAND, Space, Spaces};
use crate::options::Balance;
use crate::rules::economy::RESEARCH;
use crate::state::*;
use crate::vocabulary::*;

/// How sure of the capital an enemy may be at most.
pub(super) const CAPITAL_AT_RISK: f32 = 0.08;
pub(super) const COMPLEX_AT_RISK: f32 = 0.3;

/// Most transports (more with an income of more than four times as many), complexes and aircraft a power wants.
const TRANSPORTS: usize = 9;
const COMPLEXES: usize = 3;
const FIGHTERS: usize = 8;
const BOMBERS: usize = 4;
const BOMBERS_OVERSEAS: usize = 12;

/// More submarines than these find nothing to hunt.
const HUNTERS: usize = 3;

/// How near enemy ships are that have to be answered.
const HUNT: usize = 3;

/// A purse, and what has been put on the list.
struct Basket<'a> {
    picture: &'a Picture<'a>,
    cash: u16,
    list: ByKind<u8>,
}

impl Basket<'_> {
    fn price(&self, kind: Kind) -> u16 {
        self.picture.game.price(self.picture.state, self.picture.power, kind)
    }

    fn take(&mut self, kind: Kind) -> bool {
        let price = self.price(kind);
        let fits = price <= self.cash && self.list[kind] < 100;
        if fits {
            self.cash -= price;
            self.list[kind] += 1;
        }
        fits
    }
}

impl Rules {
    /// Research dice and purchases.
    pub(crate) fn shopping(&self, state: &State, want: &Want<'_>) -> (u8, ByKind<u8>) {
        let picture = self.picture(state, state.power, want);
        let mut basket = Basket { picture: &picture, cash: state.cash[state.power], list: ByKind::default() };
        self.secure_complexes(&mut basket);
        let dice = self.research_dice(&mut basket, want);
        self.buy_complex(&mut basket, want);
        if self.goes_by_sea(&picture) {
            self.buy_transports(&mut basket, want);
        }
        self.buy_warships(&mut basket, want);
        self.buy_hunters(&mut basket, want);
        self.buy_aircraft(&mut basket, want);
        self.buy_army(&mut basket, want);
        (dice, basket.list)
    }

    /// Infantry for the places that make units, the capital first; of the others those that can be saved.
    fn secure_complexes(&self, basket: &mut Basket<'_>) {
        let picture = basket.picture;
        for (place, most) in self.to_be_secured(picture) {
            let mut there = picture.friends[place.index()];
            let mut needed = 0;
            let affordable = basket.cash / basket.price(Kind::Infantry).max(1);
            while needed < affordable && picture.danger(place, &there).win > most {
                there.add(Kind::Infantry, 1);
                needed += 1;
            }
            let saved = picture.danger(place, &there).win <= most;
            if saved || place == self.data.map.capitals[picture.power] {
                (0..needed).for_each(|_| _ = basket.take(Kind::Infantry));
            }
        }
    }

    /// Complexes that can place units, the capital first, with how sure of each an enemy may be.
    fn to_be_secured(&self, picture: &Picture<'_>) -> Vec<(Space, f32)> {
        let capital = self.data.map.capitals[picture.power];
        let mut places: Vec<(Space, f32)> =
            self.working_complexes(picture.state).iter().map(|at| (at, COMPLEX_AT_RISK)).collect();
        places.iter_mut().filter(|(at, _)| *at == capital).for_each(|(_, most)| *most = CAPITAL_AT_RISK);
        places.sort_by_key(|(at, _)| (*at != capital, std::cmp::Reverse(self.data.map.space(*at).value)));
        places
    }

    /// A rich power spends a little on weapons.
    fn research_dice(&self, basket: &mut Basket<'_>, want: &Want<'_>) -> u8 {
        let picture = basket.picture;
        let spare = basket.cash.saturating_sub(40);
        if want.measure(Aim::Research) <= 0.0 || picture.state.techs[picture.power].is_complete() {
            return 0;
        }
        let dice = (spare / RESEARCH).min(if want.measure(Aim::Research) > 1.5 { 4 } else { 2 });
        basket.cash -= dice * RESEARCH;
        dice as u8
    }

    /// Whether the way to the goal leads over the sea from where units are made.
    fn goes_by_sea(&self, picture: &Picture<'_>) -> bool {
        let capital = self.data.map.capitals[picture.power];
        let map = &self.data.map;
        let nearest = |of: Spaces| of.iter().map(|space| picture.far(space)).min().unwrap_or(u16::MAX);
        let land = nearest(map.land_around(capital) - picture.sight.neutral);
        nearest(map.sea_around(capital)).saturating_add(5) < land
    }

    /// A complex near the front saves the ships.
    fn buy_complex(&self, basket: &mut Basket<'_>, want: &Want<'_>) {
        let picture = basket.picture;
        let have = picture.state.total(picture.power, Kind::Complex);
        let wanted = want.measure(Aim::Build(Mix::Complexes));
        let barred = self.options.balance == Balance::NoNewComplexes;
        if barred || wanted <= 0.0 || have >= COMPLEXES || !self.goes_by_sea(picture) {
            return;
        }
        if basket.cash >= 15 + (12.0 / wanted) as u16 && self.site(picture).is_some() {
            basket.take(Kind::Complex);
        }
    }

    /// Where a new complex would be best: safe, productive, and near the front.
    fn site(&self, picture: &Picture<'_>) -> Option<Space> {
        let state = picture.state;
        let own = state.turn.held[picture.power] & state.held[picture.power];
        let complexes: Spaces = state.stacks.iter().filter(|t| t.kind == Kind::Complex).map(|t| t.space).collect();
        let fits = |land: &Space| {
            let nearer = picture.far(*land).saturating_add(15) < picture.far(self.data.map.capitals[picture.power]);
            let safe = picture.danger(*land, &picture.friends[land.index()]).win < 0.25;
            self.data.map.space(*land).value >= 3 && nearer && safe
        };
        (own - complexes).iter().filter(fits).max_by_key(|land| (self.data.map.space(*land).value, picture.far(*land)))
    }

    /// As many ships as the troops that wait on the coast and those that will be bought need.
    fn buy_transports(&self, basket: &mut Basket<'_>, want: &Want<'_>) {
        let picture = basket.picture;
        let have = picture.state.total(picture.power, Kind::Transport);
        let waiting: u32 = self.waiting_on_coasts(picture);
        let income = u32::from(self.production(picture.state, picture.power));
        let needed = (waiting as f32 + income as f32 / 4.0) / 2.0 * want.measure(Aim::Build(Mix::Transports));
        let most = TRANSPORTS.max(income as usize / 4);
        let needed = (needed as usize).min(most);
        let purse = basket.cash;
        let mut ships = have;
        while ships < needed && basket.cash > purse / 2 && basket.take(Kind::Transport) {
            ships += 1;
        }
    }

    /// Own troops whose way leads over the sea.
    fn waiting_on_coasts(&self, picture: &Picture<'_>) -> u32 {
        let map = &self.data.map;
        let by_sea = |land: &Space| {
            let sea = map.sea_around(*land).iter().map(|zone| picture.far(zone)).min().unwrap_or(u16::MAX);
            let land_way = (map.land_around(*land) & picture.sight.friendly).iter().map(|x| picture.far(x)).min();
            sea.saturating_add(14) < picture.far(*land).saturating_add(1) && land_way.unwrap_or(u16::MAX) > sea
        };
        let own = picture.sight.friendly.iter().filter(by_sea);
        own.map(|land| u32::from(picture.own[land.index()].ground())).sum()
    }

    /// Warships where the transports are in danger.
    fn buy_warships(&self, basket: &mut Basket<'_>, want: &Want<'_>) {
        let picture = basket.picture;
        let wanted = want.measure(Aim::Build(Mix::Warships));
        let Some(zone) = self.main_harbour(picture) else { return };
        let mut fleet = picture.friends[zone.index()];
        let bought = basket.list[Kind::Transport];
        fleet.add(Kind::Transport, bought);
        let at_stake = 8.0 * f32::from(fleet.of(Kind::Transport)) * wanted;
        if at_stake < 20.0 || picture.sight.enemy_sea.contains(zone) {
            return;
        }
        let purse = basket.cash;
        while picture.danger(zone, &fleet).win > 0.3 && basket.cash > purse / 3 {
            let kind = [Kind::Battleship, Kind::Carrier, Kind::Submarine].into_iter().find(|&kind| basket.take(kind));
            let Some(kind) = kind else { return };
            fleet.add(kind, 1);
        }
    }

    /// The harbour with most of our transports.
    fn main_harbour(&self, picture: &Picture<'_>) -> Option<Space> {
        let harbours = self.working_complexes(picture.state).iter().filter_map(|at| self.harbour(picture, at));
        harbours.max_by_key(|zone| picture.own[zone.index()].of(Kind::Transport))
    }

    /// Submarines against enemy ships near a harbour of ours that nothing of ours can answer.
    fn buy_hunters(&self, basket: &mut Basket<'_>, want: &Want<'_>) {
        let picture = basket.picture;
        let wanted = want.measure(Aim::Build(Mix::Warships));
        if wanted <= 0.0 || !self.goes_by_sea(picture) {
            return;
        }
        for at in self.working_complexes(picture.state).iter() {
            let Some(zone) = self.harbour(picture, at) else { continue };
            let near = self.near[zone.index()][HUNT] - LAND;
            let theirs: f32 = near.iter().map(|z| self.cost_of(&picture.foes[z.index()].fit(true))).sum();
            let warships = |z: Space| {
                let mut fleet = picture.own[z.index()].fit(true);
                fleet.take(Kind::Transport, u8::MAX);
                self.cost_of(&fleet)
            };
            let mut ours: f32 = near.iter().map(warships).sum();
            let purse = basket.cash;
            let have = picture.state.total(picture.power, Kind::Submarine);
            while theirs * 0.5 * wanted > ours
                && have + usize::from(basket.list[Kind::Submarine]) < HUNTERS
                && basket.cash > purse / 2
                && basket.take(Kind::Submarine)
            {
                ours += 8.0;
            }
        }
    }

    /// The zone beside a place where our ships are: that with most of them, then the nearest to the goal.
    fn harbour(&self, picture: &Picture<'_>, land: Space) -> Option<Space> {
        let zones = self.data.map.sea_around(land) - picture.sight.enemy_sea;
        zones.iter().max_by_key(|zone| {
            let friends = &picture.friends[zone.index()];
            (friends.fighters(), std::cmp::Reverse(picture.far(*zone)))
        })
    }

    fn buy_aircraft(&self, basket: &mut Basket<'_>, want: &Want<'_>) {
        let picture = basket.picture;
        let have = picture.state.totals(picture.power);
        let wanted = want.measure(Aim::Build(Mix::Aircraft));
        if wanted <= 0.0 {
            return;
        }
        // Whoever has all the ships he wants sends what needs none.
        let by_sea = self.goes_by_sea(picture);
        let ferried = by_sea && have[Kind::Transport] >= TRANSPORTS;
        let keep = (if ferried { 14.0 } else { 16.0 } / wanted) as u16;
        // Bombers need no ship and are at the front in a turn or two.
        if by_sea && have[Kind::Bomber] < BOMBERS_OVERSEAS {
            basket.take(Kind::Bomber);
        }
        if basket.cash >= keep + 12 && have[Kind::Fighter] < FIGHTERS {
            basket.take(Kind::Fighter);
        }
        if basket.cash >= keep + 25 && have[Kind::Bomber] < BOMBERS {
            basket.take(Kind::Bomber);
        }
    }

    /// Two infantry for a tank; more tanks where they are wanted.
    fn buy_army(&self, basket: &mut Basket<'_>, want: &Want<'_>) {
        let (foot, tanks) = (want.measure(Aim::Build(Mix::Infantry)), want.measure(Aim::Build(Mix::Armour)));
        let share = 1.5 * foot.max(0.1) / tanks.max(0.05);
        let by_sea = self.goes_by_sea(basket.picture);
        let share = if by_sea { share * 2.0 } else { share };
        loop {
            let infantry = f32::from(basket.list[Kind::Infantry]);
            let armour = f32::from(basket.list[Kind::Armour]);
            let first = if infantry < share * (armour + 1.0) { Kind::Infantry } else { Kind::Armour };
            if !basket.take(first) && !basket.take(Kind::Infantry) {
                return;
            }
        }
    }

    /// Where what was bought is placed: kind, complex and space.
    pub(crate) fn placing(&self, state: &State, want: &Want<'_>) -> Vec<(Kind, Space, Space)> {
        let picture = self.picture(state, state.power, want);
        let complexes = self.working_complexes(state);
        let mut guards: Vec<(Space, f32, Force)> =
            self.to_be_secured(&picture).iter().map(|(at, most)| (*at, *most, picture.friends[at.index()])).collect();
        let mut room: Vec<(Space, u16)> =
            complexes.iter().map(|at| (at, self.capacity(state, at).unwrap_or(u16::MAX))).collect();
        room.sort_by_key(|(at, _)| picture.far(*at));
        let mut places = Vec::new();
        for kind in [Kind::Complex, Kind::AaGun, Kind::Infantry, Kind::Armour, Kind::Fighter, Kind::Bomber] {
            for _ in 0..state.turn.bought[kind] {
                if kind == Kind::Complex {
                    places.extend(self.site(&picture).map(|land| (kind, land, land)));
                    continue;
                }
                let open = |at: Space| room.iter().any(|(x, n)| *x == at && *n > 0);
                let needy = guards.iter().find(|(at, most, guard)| open(*at) && picture.danger(*at, guard).win > *most);
                let first = room.iter().find(|(_, n)| *n > 0).map(|(at, _)| *at);
                let Some(at) = needy.map(|(at, _, _)| *at).or(first) else { continue };
                guards.iter_mut().filter(|(x, _, _)| *x == at).for_each(|(_, _, guard)| guard.add(kind, 1));
                room.iter_mut().filter(|(x, _)| *x == at).for_each(|(_, n)| *n = n.saturating_sub(1));
                places.push((kind, at, at));
            }
        }
        self.launch(&picture, &room, &mut places);
        places
    }

    /// Ships are placed together, where no enemy is.
    fn launch(&self, picture: &Picture<'_>, room: &[(Space, u16)], places: &mut Vec<(Kind, Space, Space)>) {
        let harbours =
            room.iter().filter(|(_, n)| *n > 0).filter_map(|(at, _)| Some((*at, self.harbour(picture, *at)?)));
        let best = harbours.min_by_key(|(at, zone)| {
            let troops = picture.own[at.index()].ground();
            let ships = picture.own[zone.index()].of(Kind::Transport);
            (i32::from(ships) * 2 - i32::from(troops), picture.far(*zone))
        });
        let Some((at, zone)) = best else { return };
        for kind in [Kind::Transport, Kind::Submarine, Kind::Carrier, Kind::Battleship] {
            let n = picture.state.turn.bought[kind];
            places.extend(std::iter::repeat_n((kind, at, zone), usize::from(n)));
        }
    }

    pub(crate) fn next_placement(&self, state: &State, memory: &Memory) -> Action {
        let left = |kind: Kind| state.turn.bought[kind];
        // Of each kind as many of the last places are still to be filled as units are left.
        for kind in Kind::ALL.into_iter().filter(|&kind| left(kind) > 0) {
            let of_kind: Vec<_> = memory.places.iter().filter(|(k, _, _)| *k == kind).collect();
            let n = usize::from(left(kind));
            if let Some((_, from, to)) = of_kind.len().checked_sub(n).and_then(|i| of_kind.get(i)) {
                return Action::Place { kind, from: *from, to: *to };
            }
        }
        Action::Done
    }
}
