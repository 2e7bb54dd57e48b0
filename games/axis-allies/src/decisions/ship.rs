//! A transport in hand: it loads, moves, lands its cargo or unloads it, and stops (section 5).

use super::prelude::*;
use crate::data::{SPACES, Spaces};
use crate::rules::movement::{FEE, Outlook};
use std::cell::OnceCell;

pub(crate) struct ShipInHand;

pub(crate) struct View {
    moves: Outlook,
    front: OnceCell<[u8; SPACES]>,
}

impl Decision for ShipInHand {
    frame!(Ferry: Ferry; on_turn);
    type Outlook = View;

    fn outlook(game: &Rules, state: &State, _: &Ferry) -> View {
        View { moves: game.outlook(state), front: OnceCell::new() }
    }

    fn prompt(at: &At<'_, ShipInHand>) -> Text {
        at.game.about("prompt-ferry", at.frame.ship.space).number("left", at.frame.left)
    }
}

const CARGO: [Kind; 3] = [Kind::Infantry, Kind::Armour, Kind::AaGun];

fn front<'a>(at: &'a At<'_, ShipInHand>) -> &'a [u8; SPACES] {
    at.outlook.front.get_or_init(|| at.game.front(at.state))
}

fn before_combat(at: &At<'_, ShipInHand>) -> bool {
    at.state.phase == Phase::CombatMove
}

/// The land that is pointed at.
fn shore(at: &At<'_, ShipInHand>, spot: &Spot) -> Option<Space> {
    at.game.space_at(at.state, spot).filter(|space| LAND.contains(*space))
}

/// What landing somewhere costs.
fn fee(at: &At<'_, ShipInHand>, to: Space) -> u16 {
    if at.outlook.moves.closed.contains(to) { FEE } else { 0 }
}

impl Choice<ShipInHand> for verb::Load {
    fn candidates(at: &At<'_, ShipInHand>, offers: &mut Offers<'_, Action>) {
        for (from, kind) in at.game.loads(at.state, &at.outlook.moves, at.frame) {
            offers.known_legal(Self { from, kind });
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, ShipInHand>, judge: &mut J) {
        at.game.judge_load(at.state, &at.outlook.moves, at.frame, (self.from, self.kind), judge);
    }

    /// The owner of the ship is asked first.
    fn carry_out(self, mut ferry: Ferry, table: &mut Table<'_, '_, Rules>) {
        let of = ferry.ship.power;
        if of == table.state.power {
            table.game.come_aboard(table.state, &mut ferry, self.from, self.kind);
            table.state.frames.push(Frame::Ferry(ferry));
        } else {
            let matter = Matter::Board { from: self.from, kind: self.kind };
            table.state.frames.extend([Frame::Ferry(ferry), Frame::Consent(Consent { of, matter })]);
        }
    }

    fn shown(&self, at: &At<'_, ShipInHand>) -> Shown {
        Shown::new(at.game.about("do-load", self.from).word("kind", self.kind.word())).space(at.game.id(self.from))
    }

    fn meant(at: &At<'_, ShipInHand>, spot: &Spot) -> Vec<Self> {
        let Some(from) = shore(at, spot) else { return Vec::new() };
        let ready = |kind: &Kind| at.state.count_as(from, at.state.power, *kind, Status::Ready) > 0;
        CARGO.into_iter().filter(ready).map(|kind| Self { from, kind }).collect()
    }

    fn worth(&self, at: &At<'_, ShipInHand>) -> f64 {
        let useful = before_combat(at) || front(at)[self.from.index()] > 1;
        if self.kind == Kind::AaGun || !useful { -5.0 } else { 2000.0 - f64::from(at.game.data.kind(self.kind).cost) }
    }
}

impl Choice<ShipInHand> for verb::Unload {
    fn candidates(at: &At<'_, ShipInHand>, offers: &mut Offers<'_, Action>) {
        for (kind, to) in at.game.unloads(at.state, &at.outlook.moves, at.frame) {
            offers.known_legal(Self { kind, to });
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, ShipInHand>, judge: &mut J) {
        if before_combat(at) {
            return at.game.forbid_out_of_order(at.state, &(*self).into(), judge);
        }
        at.game.judge_unload(at.state, &at.outlook.moves, at.frame, (self.kind, self.to), judge);
    }

    fn carry_out(self, mut ferry: Ferry, table: &mut Table<'_, '_, Rules>) {
        table.game.unload(table.state, &mut ferry, (self.kind, self.to), table.play);
        table.state.frames.push(Frame::Ferry(ferry));
    }

    fn shown(&self, at: &At<'_, ShipInHand>) -> Shown {
        Shown::new(at.game.about("do-unload", self.to).word("kind", self.kind.word())).space(at.game.id(self.to))
    }

    fn meant(at: &At<'_, ShipInHand>, spot: &Spot) -> Vec<Self> {
        let Some(to) = shore(at, spot).filter(|_| !before_combat(at)) else { return Vec::new() };
        let aboard = |kind: &Kind| at.frame.ship.carries(at.state.power).any(|cargo| cargo.kind == *kind);
        CARGO.into_iter().filter(aboard).map(|kind| Self { kind, to }).collect()
    }

    fn worth(&self, at: &At<'_, ShipInHand>) -> f64 {
        let near = f64::from(front(at)[self.to.index()].min(20));
        if self.kind == Kind::AaGun || near > 3.0 { -3.0 } else { 500.0 - near }
    }
}

impl Choice<ShipInHand> for verb::Land {
    fn candidates(at: &At<'_, ShipInHand>, offers: &mut Offers<'_, Action>) {
        for (to, n) in at.game.landings(at.state, &at.outlook.moves, at.frame) {
            offers.known_legal(Self { to, n });
        }
    }

    fn judge<J: Judge>(&self, at: &At<'_, ShipInHand>, judge: &mut J) {
        if !before_combat(at) {
            return at.game.forbid_out_of_order(at.state, &(*self).into(), judge);
        }
        at.game.judge_land(at.state, &at.outlook.moves, at.frame, (self.to, self.n), judge);
    }

    fn carry_out(self, ferry: Ferry, table: &mut Table<'_, '_, Rules>) {
        table.game.land(table.state, ferry, (self.to, self.n), table.play);
    }

    fn shown(&self, at: &At<'_, ShipInHand>) -> Shown {
        let label = at.game.about("do-land", self.to).number("n", self.n);
        let fee = fee(at, self.to);
        Shown::new(label).space(at.game.id(self.to)).cost((fee > 0).then(|| fee.to_string())).tone(Tone::Attack)
    }

    fn explain(&self, at: &At<'_, ShipInHand>) -> Explanation {
        let fee = fee(at, self.to);
        let line = || row(at.game.about("explain-fee", self.to), format!("{fee} IPC"), clause!("R-4.14"));
        let rows = (fee > 0).then(line).into_iter().collect();
        Explanation { path: vec![at.game.id(self.to)], rows, ..Explanation::default() }.charging(MONEY, fee)
    }

    fn meant(at: &At<'_, ShipInHand>, spot: &Spot) -> Vec<Self> {
        let n = at.frame.ship.carries(at.state.power).count() as u8;
        shore(at, spot).filter(|_| before_combat(at)).map(|to| Self { to, n }).into_iter().collect()
    }

    fn worth(&self, at: &At<'_, ShipInHand>) -> f64 {
        1000.0 + f64::from(at.game.data.map.space(self.to).value) + f64::from(self.n)
    }
}

impl Choice<ShipInHand> for verb::To {
    fn candidates(at: &At<'_, ShipInHand>, offers: &mut Offers<'_, Action>) {
        let zones = at.game.ferry_zones(at.state, &at.outlook.moves, at.frame);
        zones.iter().for_each(|zone| offers.known_legal(Self(zone)));
    }

    fn judge<J: Judge>(&self, at: &At<'_, ShipInHand>, judge: &mut J) {
        at.game.judge_ferry_to(at.state, &at.outlook.moves, at.frame, self.0, judge);
    }

    fn carry_out(self, mut ferry: Ferry, table: &mut Table<'_, '_, Rules>) {
        table.game.ferry_to(table.state, &mut ferry, self.0);
        table.state.frames.push(Frame::Ferry(ferry));
    }

    fn shown(&self, at: &At<'_, ShipInHand>) -> Shown {
        let shown = Shown::new(at.game.about("do-to", self.0)).space(at.game.id(self.0));
        let attack = before_combat(at) && at.outlook.moves.sight.enemy_sea.contains(self.0);
        if attack { shown.tone(Tone::Attack) } else { shown }
    }

    fn explain(&self, at: &At<'_, ShipInHand>) -> Explanation {
        let (left, _) = at.game.ferry_goes(at.state, at.frame, self.0);
        let path = vec![at.game.id(at.frame.ship.space), at.game.id(self.0)];
        Explanation { path, ..Explanation::default() }.charging(MOVES, at.frame.left - left)
    }

    fn meant(at: &At<'_, ShipInHand>, spot: &Spot) -> Vec<Self> {
        let zone = at.game.space_at(at.state, spot).filter(|space| !LAND.contains(*space));
        zone.map(Self).into_iter().collect()
    }

    /// Before combat to the best shore to land on; after it loaded to the front, and empty nowhere.
    fn worth(&self, at: &At<'_, ShipInHand>) -> f64 {
        if before_combat(at) {
            let shores = at.game.data.map.land_around(self.0) & at.outlook.moves.sight.hostile;
            return 50.0 + 10.0 * shores.len() as f64;
        }
        let coast = at.game.data.map.land_around(self.0);
        let near = |land: Spaces| land.iter().map(|land| front(at)[land.index()].min(30)).min().unwrap_or(30);
        if at.frame.ship.cargo.is_empty() {
            -10.0
        } else {
            30.0 - f64::from(near(coast & at.outlook.moves.sight.friendly))
        }
    }
}

impl Choice<ShipInHand> for verb::Stop {
    fn judge<J: Judge>(&self, at: &At<'_, ShipInHand>, judge: &mut J) {
        at.game.judge_stop(at.state, &at.outlook.moves, at.frame, judge);
    }

    fn carry_out(self, ferry: Ferry, table: &mut Table<'_, '_, Rules>) {
        table.game.stop(table.state, ferry);
    }

    fn shown(&self, _: &At<'_, ShipInHand>) -> Shown {
        Shown::new(Text::new("do-stop")).tone(Tone::Finish)
    }
}
