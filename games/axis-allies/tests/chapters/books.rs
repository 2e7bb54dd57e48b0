//! The books of a game, kept from what is seen alone: the states before and after an action, and the log. Money and
//! pieces balance to the unit, nobody moves or fires twice, nobody is hurt where nobody fights, whatever is played.

use axis_allies::data::{LAND, Space, Spaces, TERRITORIES};
use axis_allies::options::AaFire;
use axis_allies::state::*;
use axis_allies::vocabulary::*;
use axis_allies::{Action, Rules};
use kernel::testing::{Step, Taken, Watch};
use kernel::{Arg, Note, Text};

const DECK: u8 = 2;
const FEE: i64 = 3;
const RESEARCH: i64 = 5;

/// Plays so many games by chance, by script and by a player who prefers what is rare, and keeps their books.
pub fn kept(rules: &Rules, seed: u64, games: usize) -> Taken {
    Watch::new(rules, Action::name).seed(seed).games(games).each(check)
}

/// Everything that must be so after an action.
pub fn check(step: &Step<'_, Rules>) {
    consistent(step.game, step.after);
    money(step);
    pieces(step);
    facts_of_the_turn_grow(step);
    nobody_moves_twice(step);
    others_stay(step);
    movement(step);
    ground(step);
    losses(step);
    fire(step);
    placing(step);
}

/// Whether an action ended the turn.
fn ended(step: &Step<'_, Rules>) -> bool {
    let of = |state: &State| (state.round, state.power);
    of(step.before) != of(step.after) || step.after.phase == Phase::Over
}

fn word<'t>(text: &'t Text, name: &str) -> &'t str {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Word(word))) => word,
        other => panic!("{text:?}: {name} is {other:?}"),
    }
}

fn number(text: &Text, name: &str) -> i64 {
    match text.args.iter().find(|(n, _)| *n == name) {
        Some((_, Arg::Number(n))) => *n,
        other => panic!("{text:?}: {name} is {other:?}"),
    }
}

fn power(text: &Text, name: &str) -> Power {
    Power::ALL.into_iter().find(|p| p.word() == word(text, name)).expect("a power")
}

fn kind(text: &Text) -> Kind {
    Kind::ALL.into_iter().find(|k| k.word() == word(text, "kind")).expect("a kind of unit")
}

fn place(rules: &Rules, note: &Note) -> Space {
    let id = note.at.first().expect("a loss has a place");
    rules.data.map.named(id).expect("a space of the board")
}

fn notes<'s>(step: &'s Step<'_, Rules>, key: &'static str) -> impl Iterator<Item = &'s Note> {
    step.notes.iter().filter(move |note| note.text.key == key)
}

/// Fighters of a side that rest on decks of a zone.
fn aboard(state: &State, zone: Space, side: Side) -> u8 {
    let rests = |t: &&Stack| t.power.side() == side && t.kind == Kind::Fighter && t.status.in_the_air().is_none();
    state.at(zone).iter().filter(rests).map(|t| t.n).sum()
}

fn decks(state: &State, zone: Space, side: Side) -> u8 {
    side.powers().map(|p| DECK * state.count(zone, p, Kind::Carrier)).sum()
}

/// Zones with a ship of a side.
fn ships_of(state: &State, side: Side) -> Spaces {
    let stacks = state.stacks.iter().filter(|t| t.kind.is_ship() && t.power.side() == side).map(|t| t.space);
    stacks.chain(state.ships.iter().filter(|t| t.power.side() == side).map(|t| t.space)).collect()
}

/// What is always true of a state.
fn consistent(rules: &Rules, state: &State) {
    let key = |t: &Stack| (t.space, t.power, t.kind, t.status);
    assert!(state.stacks.windows(2).all(|w| key(&w[0]) < key(&w[1])), "stacks are sorted and none stands twice");
    assert!(state.stacks.iter().all(|t| t.n > 0) && state.ships.is_sorted(), "nothing is empty");
    let held: usize = state.held.values().iter().map(|h| h.len()).sum();
    assert_eq!(held + state.neutral().len(), TERRITORIES, "every territory has one owner at most");
    for t in &state.stacks {
        let at_home = if LAND.contains(t.space) { !t.kind.is_ship() } else { t.kind.is_ship() || t.kind.is_aircraft() };
        assert!(at_home, "{t:?}");
        assert!(t.power == state.power || t.status == Status::Ready, "{t:?} has done something out of turn");
        assert!(t.status.in_the_air().is_none() || t.kind.is_aircraft(), "{t:?} flies");
        assert!(t.status != Status::Fired || t.kind == Kind::Battleship, "{t:?} supports landings");
    }
    for ship in &state.ships {
        let full = ship.cargo.len() == 2 && ship.cargo.iter().any(|c| c.kind != Kind::Infantry);
        assert!(!full, "{ship:?}");
        assert!(ship.cargo.iter().all(|c| c.power.side() == ship.power.side()), "{ship:?}");
        assert!(ship.cargo.iter().all(|c| !c.now || c.power == state.power), "{ship:?}");
        let troops = ship.carries(state.power).filter(|c| c.kind.takes_ground()).count();
        assert!(ship.landing.is_none_or(|(_, n)| n > 0 && usize::from(n) <= troops), "{ship:?}");
        let moving = matches!(state.phase, Phase::CombatMove | Phase::Flak | Phase::Combat | Phase::Over);
        assert!(moving || ship.landing.is_none(), "{ship:?} lands too late");
    }
    for space in LAND.iter() {
        for kind in [Kind::AaGun, Kind::Complex] {
            let there: u8 = state.at(space).iter().filter(|t| t.kind == kind).map(|t| t.n).sum();
            assert!(there <= 1, "{there} {kind:?} in one territory");
        }
    }
    // A side that gives up leaves everything where it is, fighters on their way included.
    let broken_off = matches!(state.verdict, Some(Verdict::Conceded(_)));
    if state.frames.is_empty() && !broken_off {
        at_rest(rules, state);
    }
}

/// What is true while nothing is in hand.
fn at_rest(rules: &Rules, state: &State) {
    let fighting = state.turn.battles;
    for side in [Side::Allies, Side::Axis] {
        for zone in rules.data.map.graph_zones().filter(|&zone| !fighting.contains(zone)) {
            assert!(aboard(state, zone, side) <= decks(state, zone, side), "fighters at sea have decks: {zone:?}");
        }
    }
    if !matches!(state.phase, Phase::NonCombat | Phase::Place | Phase::Develop) {
        return;
    }
    assert!(state.turn.battles.is_empty() && state.turn.raids.is_empty(), "everything is fought out");
    for t in state.stacks.iter().filter(|t| LAND.contains(t.space)) {
        let friendly = state.land_of(t.power.side()).contains(t.space);
        assert!(friendly || t.status.in_the_air().is_some(), "{t:?} on land that is not friendly");
        let lands = t.kind.is_aircraft() && t.status == Status::Done && state.phase == Phase::NonCombat;
        assert!(!lands || state.land_at_start(t.power.side()).contains(t.space), "{t:?} landed on what was just taken");
    }
    if state.phase == Phase::Develop {
        assert!(state.stacks.iter().all(|t| t.status == Status::Ready), "everybody has landed and rested");
        assert!(state.ships.iter().all(|t| t.status == Status::Ready), "and every ship");
    }
}

/// Every power's money before and after differs by what was bought and what the log says.
fn money(step: &Step<'_, Rules>) {
    let (before, after) = (step.before, step.after);
    let mut cash: ByPower<i64> = ByPower::from_fn(|p| i64::from(before.cash[p]));
    match *step.action {
        Action::Buy(kind) => cash[before.power] -= i64::from(step.game.price(before, before.power, kind)),
        Action::Research(dice) => cash[before.power] -= RESEARCH * i64::from(dice),
        _ => {}
    }
    for Note { text, .. } in step.notes {
        match &*text.key {
            "log-income" => {
                let (of, income) = (power(text, "power"), number(text, "income"));
                let capital = step.game.data.map.capitals[of];
                assert_eq!((of, income), (before.power, i64::from(step.game.production(before, of))), "income");
                let both = before.land_at_start(of.side()) & before.land_of(of.side());
                assert!(both.contains(capital), "{of:?} has no capital and collects");
                cash[of] += income;
            }
            "log-fees" => {
                assert_eq!(number(text, "fees") % FEE, 0);
                cash[before.power] -= number(text, "fees");
            }
            "log-bombed" => {
                let (of, paid) = (power(text, "power"), number(text, "paid"));
                assert_eq!(paid, number(text, "damage").min(cash[of]), "as much as there is");
                assert_ne!(of.side(), before.power.side(), "nobody bombs an ally");
                cash[of] -= paid;
            }
            "log-loot" => {
                let (by, loser, loot) = (power(text, "power"), power(text, "loser"), number(text, "loot"));
                assert_eq!(loot, cash[loser], "all there is");
                cash[loser] = 0;
                cash[by] += loot;
            }
            _ => {}
        }
    }
    let now = ByPower::from_fn(|p| i64::from(after.cash[p]));
    assert_eq!(now, cash, "money: {:?}", step.notes);
    if before.phase == Phase::CombatMove && after.phase != Phase::CombatMove && !ended(step) {
        let paid: i64 = notes(step, "log-fees").map(|note| number(&note.text, "fees")).sum();
        let taken = (before.neutral() - after.neutral()).len() as i64;
        assert!(paid >= FEE * taken, "{taken} neutrals for {paid}");
    }
}

/// Every power's pieces of every kind, those to be placed included.
fn inventory(state: &State, power: Power) -> ByKind<i64> {
    let totals = state.totals(power);
    let waiting = |kind: Kind| if power == state.power { i64::from(state.turn.bought[kind]) } else { 0 };
    ByKind::from_fn(|kind| totals[kind] as i64 + waiting(kind))
}

/// Every power's pieces before and after differ by what was bought and what the log says: nobody comes back, nobody
/// goes missing. Only guns and complexes change hands, with the ground they stand on.
fn pieces(step: &Step<'_, Rules>) {
    let mut units = ByPower::from_fn(|p| inventory(step.before, p));
    if let Action::Buy(kind) = *step.action {
        units[step.before.power][kind] += 1;
    }
    for Note { text, .. } in step.notes {
        match &*text.key {
            "log-lost" => units[power(text, "power")][kind(text)] -= 1,
            "log-crashed" | "log-unplaced" => units[power(text, "power")][kind(text)] -= number(text, "n"),
            _ => {}
        }
    }
    if let Action::Order(_) = step.action
        && step.after.phase == Phase::Over
    {
        // A side has given up: what was bought is not placed any more.
        Kind::ALL.into_iter().for_each(|k| units[step.before.power][k] -= i64::from(step.before.turn.bought[k]));
    }
    let now = ByPower::from_fn(|p| inventory(step.after, p));
    for kind in Kind::ALL {
        let sum = |of: &ByPower<ByKind<i64>>| of.values().iter().map(|units| units[kind]).sum::<i64>();
        assert_eq!(sum(&now), sum(&units), "{kind:?}: {:?}", step.notes);
        let with_ground = matches!(kind, Kind::AaGun | Kind::Complex) && step.before.held != step.after.held;
        for p in Power::ALL.into_iter().filter(|_| !with_ground) {
            assert_eq!(now[p][kind], units[p][kind], "{kind:?} of {p:?}: {:?}", step.notes);
        }
    }
}

/// What happened this turn has happened.
fn facts_of_the_turn_grow(step: &Step<'_, Rules>) {
    let (then, now) = (&step.before.turn, &step.after.turn);
    if ended(step) {
        return;
    }
    for (then, now) in [(then.fought, now.fought), (then.captured, now.captured), (then.fired, now.fired)] {
        assert!((then - now).is_empty(), "forgotten: {:?}", then - now);
    }
    assert_eq!((then.held, then.complexes), (now.held, now.complexes), "how the turn began");
    assert!(then.rocket != Rocket::Fired || now.rocket == Rocket::Fired, "one rocket");
    assert!(!then.researched || now.researched);
    let techs = |state: &State| ByPower::from_fn(|p| Tech::ALL.map(|tech| state.techs[p].has(tech)));
    assert!(matches!(step.action, Action::Research(_)) || techs(step.before) == techs(step.after), "weapons");
}

/// in both movement parts, who has moved, fought, fired or unloaded stays as he is.
fn nobody_moves_twice(step: &Step<'_, Rules>) {
    let (before, after) = (step.before, step.after);
    let part = before.phase;
    if part != after.phase || ended(step) || !matches!(part, Phase::CombatMove | Phase::NonCombat) {
        return;
    }
    let done = |t: &&Stack| match t.status {
        Status::Done | Status::Fought | Status::Fired => true,
        Status::Out(_) | Status::Raid(_) => part == Phase::CombatMove,
        Status::Ready | Status::Aloft(_) => false,
    };
    for t in before.stacks.iter().filter(done) {
        assert!(after.count_as(t.space, t.power, t.kind, t.status) >= t.n, "{t:?} moves twice");
    }
    let mut ships = after.ships.clone();
    for ship in before.ships.iter().filter(|ship| ship.status == Status::Done) {
        let same = ships.iter().position(|other| other == ship);
        ships.swap_remove(same.unwrap_or_else(|| panic!("{ship:?} acts twice")));
    }
}

/// Units of other powers stay where they are, but for guests on a carrier that goes, fighters that lose theirs, and
/// submarines that leave a battle.
fn others_stay(step: &Step<'_, Rules>) {
    let (before, after) = (step.before, step.after);
    let mover = before.power;
    for t in after.stacks.iter().filter(|t| t.power != mover) {
        let came = t.n.saturating_sub(before.count(t.space, t.power, t.kind));
        if came == 0 || matches!(t.kind, Kind::AaGun | Kind::Complex) || ended(step) {
            assert!(came == 0 || !ended(step) || t.power == after.power, "{t:?} came at the end of the turn");
            continue;
        }
        let ally = t.power.side() == mover.side();
        let right = match t.kind {
            Kind::Fighter if ally => after.count(t.space, mover, Kind::Carrier) > 0,
            Kind::Fighter => LAND.contains(t.space) && step.game.data.map.space(t.space).island,
            Kind::Submarine => {
                let sites = before.turn.battles | before.turn.fought;
                !ally && !sites.contains(t.space) && !ships_of(before, mover.side()).contains(t.space)
            }
            _ => false,
        };
        assert!(right, "{t:?} moves out of turn");
    }
    let afloat = |state: &State| {
        let in_hand = state.frames.iter().filter_map(|frame| match frame {
            Frame::Ferry(ferry) => Some(&ferry.ship),
            _ => None,
        });
        let others = state.ships.iter().chain(in_hand).filter(|ship| ship.power != mover);
        others.map(|ship| (ship.space, ship.power)).collect::<Vec<_>>()
    };
    let there = afloat(before);
    for ship in afloat(after) {
        let count = |ships: &[(Space, Power)]| ships.iter().filter(|other| **other == ship).count();
        assert!(count(&there) >= count(&afloat(after)), "a transport moves out of turn: {ship:?}");
    }
}

/// Where the group or the ship in hand may have gone: as far as it goes, and through nobody.
fn movement(step: &Step<'_, Rules>) {
    let (before, graph) = (step.before, &step.game.data.map.graph);
    let (Action::To(to) | Action::Raid(to)) = *step.action else { return };
    let (at, left, kind) = match before.frames.last() {
        Some(Frame::Moving(moving)) => (moving.at, moving.left, moving.kind),
        Some(Frame::Ferry(ferry)) => (ferry.ship.space, ferry.left, Kind::Transport),
        other => panic!("{other:?} goes somewhere"),
    };
    let side = before.power.side();
    let after_combat = before.phase == Phase::NonCombat;
    let within = |open: Spaces| graph.within(Spaces::one(at), left, open).contains(to);
    if kind.is_aircraft() {
        let open = if after_combat { !before.neutral() } else { !Spaces::EMPTY };
        assert!(within(open), "too far to fly");
        let start = before.land_at_start(side) & before.land_of(side);
        assert!(!after_combat || !LAND.contains(to) || start.contains(to), "no place to land");
    } else if kind.is_ship() {
        let enemies = ships_of(before, side.enemy());
        let open = !LAND - enemies;
        assert!(within(open | if after_combat { Spaces::EMPTY } else { Spaces::one(to) }), "too far to sail");
    } else {
        let open = if after_combat { before.land_of(side) } else { LAND };
        assert!(within(open), "too far to march");
    }
}

/// Land changes hands in combat, from the enemy or nobody to the side that moves, or back to an ally whose capital is
/// free.
fn ground(step: &Step<'_, Rules>) {
    let (before, after) = (step.before, step.after);
    let side = before.power.side();
    for territory in LAND.iter().filter(|&t| before.owner(t) != after.owner(t)) {
        assert!(
            !matches!(before.phase, Phase::Develop | Phase::NonCombat | Phase::Place),
            "{territory:?} changes hands"
        );
        let owner = after.owner(territory).expect("nothing becomes neutral");
        assert_eq!(owner.side(), side, "{territory:?} falls to who does not move");
        let first = step.game.data.map.space(territory).owner;
        if before.land_of(side).contains(territory) {
            let capital = step.game.data.map.capitals[owner];
            assert!(Some(owner) == first && !before.land_of(side).contains(capital), "{territory:?} is given away");
            continue;
        }
        let troops = [Kind::Infantry, Kind::Armour].map(|kind| after.count(territory, before.power, kind));
        let entered = troops.iter().any(|&n| n > 0);
        let passed = before.turn.claims.contains(territory) || before.turn.fees.contains(territory);
        assert!(entered || passed, "{territory:?} falls to nobody");
        assert!(!after.turn.battles.contains(territory) && !after.turn.raids.contains(territory));
    }
}

/// Units are lost where somebody fights, and nobody of the mover's allies is but who rides with him.
fn losses(step: &Step<'_, Rules>) {
    let (before, mover) = (step.before, step.before.power);
    for note in notes(step, "log-lost") {
        let (of, kind, at) = (power(&note.text, "power"), kind(&note.text), place(step.game, note));
        let fought = match *step.action {
            Action::Fight(space) | Action::Bomb(space) => space == at,
            _ => before.battle().is_some_and(|battle| battle.space == at),
        };
        let raided = matches!(before.frames.last(), Some(Frame::RaidFlak(flak)) if flak.at == at);
        let passed = before.turn.flights.iter().any(|flight| flight.over.contains(at));
        assert!(fought || ((raided || passed) && kind.is_aircraft()), "{of:?} loses {kind:?} in peace");
        if of != mover && of.side() == mover.side() {
            let rides = kind == Kind::Fighter || kind.is_cargo();
            assert!(rides && !LAND.contains(at), "{of:?} loses {kind:?} to an ally's attack");
        }
    }
}

/// Guns, raids, rockets, battles and support shots: each once.
fn fire(step: &Step<'_, Rules>) {
    let (before, after) = (step.before, step.after);
    match *step.action {
        Action::Fight(space) => {
            assert!(!before.turn.fought.contains(space), "{space:?} is fought for twice");
            assert!(!before.turn.raids.contains(space), "the raid comes first");
        }
        Action::Bomb(space) => {
            assert!(!after.turn.raids.contains(space), "one raid");
            let fighting = |state: &State| -> u8 {
                let out = |t: &&Stack| t.power == before.power && matches!(t.status, Status::Out(_));
                state.at(space).iter().filter(out).map(|t| t.n).sum()
            };
            assert_eq!(fighting(after), fighting(before), "raiders join the battle");
        }
        Action::Rocket { from, .. } => {
            assert_eq!((before.turn.rocket == Rocket::Fired, after.turn.rocket), (false, Rocket::Fired));
            assert_eq!(before.count(from, before.power, Kind::AaGun), 1);
        }
        _ => {}
    }
    guns(step);
    if !ended(step) {
        battleships(step);
    }
}

/// a gun fires where it stands, at those who come or pass, and at each of them once.
fn guns(step: &Step<'_, Rules>) {
    let before = step.before;
    let flak: Vec<(Space, i64)> =
        notes(step, "log-flak").map(|note| (place(step.game, note), number(&note.text, "dice"))).collect();
    for &(gun, dice) in &flak {
        let enemy = |t: &&Stack| t.kind == Kind::AaGun && t.power.side() != before.power.side();
        assert!(before.at(gun).iter().any(|t| enemy(&t)), "no gun in {gun:?}");
        let once = step.game.options.aa_fire == AaFire::Once;
        assert!(!once || !before.turn.fired.contains(gun), "the gun in {gun:?} fires again");
        assert_eq!(flak.iter().filter(|(other, _)| *other == gun).count(), 1, "twice in one go");
        let passing: i64 = before.turn.flights.iter().filter(|f| f.over.contains(gun)).map(|f| i64::from(f.n)).sum();
        let here = |t: &&Stack| t.power == before.power && matches!(t.status, Status::Out(_) | Status::Raid(_));
        let coming: i64 = before.at(gun).iter().filter(here).map(|t| i64::from(t.n)).sum();
        let target = matches!(*step.action, Action::Fight(at) | Action::Bomb(at) if at == gun)
            || before.battle().is_some_and(|battle| battle.space == gun);
        assert!(dice <= if target { coming } else { passing }, "{dice} dice in {gun:?}");
    }
}

/// AA-92, AA-96: a battleship that has fought or fired does not fire in support.
fn battleships(step: &Step<'_, Rules>) {
    let (before, after) = (step.before, step.after);
    let mut supporting = 0;
    for zone in step.game.data.map.graph_zones() {
        let count = |state: &State, status| i16::from(state.count_as(zone, before.power, Kind::Battleship, status));
        let fired = count(after, Status::Fired) - count(before, Status::Fired);
        let ready = |state: &State| count(state, Status::Ready) + count(state, Status::Done);
        assert!(fired >= 0 && fired <= (ready(before) - ready(after)).max(0), "battleships in {zone:?} fire again");
        supporting += fired;
    }
    if let Action::Support(n) = *step.action {
        assert_eq!(supporting, i16::from(n), "battleships that support a landing");
    }
}

/// new units come from a complex held since the turn began, as many as it makes.
fn placing(step: &Step<'_, Rules>) {
    let Action::Place { kind, from, to } = *step.action else { return };
    let (before, map) = (step.before, &step.game.data.map);
    let p = before.power;
    assert!((before.turn.held[p] & before.held[p]).contains(from), "{from:?} is not ours long enough");
    assert!(from == to || (kind.is_ship() && map.graph.touch(from, to)), "{to:?} is not beside {from:?}");
    let first = map.original[p].contains(from) && step.game.data.setup.complexes.contains(from);
    if kind == Kind::Complex || first {
        return;
    }
    let placed = step.after.turn.placed.iter().find(|(at, _)| *at == from).map_or(0, |(_, n)| *n);
    assert!(u16::from(placed) <= map.space(from).value.max(1), "{from:?} makes {placed}");
}

#[cfg(test)]
mod tests {
    use super::kept;
    use crate::common::rules;
    use axis_allies::{Action, AxisAllies};
    use kernel::Title;
    use kernel::testing::games;

    /// games by chance, by script and by a player who prefers what is rare
    /// keep their books, and nearly everything that can be done is done in them.
    #[test]
    fn games_keep_their_books() {
        let taken = kept(&rules(&[("round_limit", "ten")]), 1, games(60));
        println!("{taken}");
        // Too rare for so few games: a choice of losses over a gun, of guests on a carrier, of an island to land on.
        let rare = ["Shot", "Ride", "Settle"];
        let never = taken.never(Action::NAMES);
        assert!(never.iter().all(|name| rare.contains(name)), "never done: {never:?}");
    }

    /// The same under every other reading of the rules, and all of them at once.
    #[test]
    fn games_under_every_reading_keep_their_books() {
        let mut all = vec![("round_limit", "ten")];
        let about = AxisAllies.about();
        let options: Vec<_> = about.options.iter().filter(|o| o.name != "round_limit").collect();
        for (seed, option) in (2..).zip(&options) {
            let other = *option.values.last().expect("an option has values");
            let share = games(4 * options.len()) / options.len();
            let taken = kept(&rules(&[("round_limit", "ten"), (option.name, other)]), seed, share);
            println!("{} = {other}: {taken}", option.name);
            all.push((option.name, other));
        }
        println!("all of them: {}", kept(&rules(&all), 99, games(24) / 2));
    }
}
