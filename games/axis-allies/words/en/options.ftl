# Options: title, what is open, and the label of each value.

option-capital-check = When capitals are counted
    .text = R-16.4: one account of the rulebook ends the game with the turn in which the deciding capital falls, others wait for the end of the round and so allow a last chance to retake it.
option-capital-check-turn = At the end of each turn
option-capital-check-round = At the end of the round

option-neutral-overflight = Flying over neutrals
    .text = R-4.15: flying over neutral land in combat movement costs 3 IPCs. It is unclear whether the land then becomes the offender's. Fee: he pays and it stays neutral. Control: he pays and takes it.
option-neutral-overflight-fee = Pay the fee only
option-neutral-overflight-control = Pay and take control

option-losses-named = When losses are chosen
    .text = R-8.3: losses may be chosen after each group of dice of the same value, or once all units of that step have fired. The hits are the same; you only know more or less when you choose.
option-losses-named-group = After each group of dice
option-losses-named-step = After the whole step

option-landing-test = Landing room for aircraft
    .text = R-11.9: an aircraft may set out only if it can still land. Joint: there must be room for all that are out together. Each: every aircraft is looked at alone, so two may count on the same place on a deck.
option-landing-test-joint = Room for all together
option-landing-test-each = Each for itself

option-aa-gun-needs-complex = New guns and complexes
    .text = R-14.10: a new antiaircraft gun goes to a territory held since the start of the turn (AA-35). Nothing is said about a complex there.
option-aa-gun-needs-complex-yes = Only with a complex
option-aa-gun-needs-complex-no = Any territory held

option-piece-limits = Limits of the box
    .text = R-17.6: in the box the plastic pieces limit how many stacks of a type a power can have, and how many complexes there can be. Computer play usually drops this.
option-piece-limits-off = No limit
option-piece-limits-on = As many stacks as pieces

option-round-limit = Limit of rounds
    .text = R-16.8: the game has no last turn. With a limit, the side wins whose production has risen more since the start; an equal rise is a draw.
option-round-limit-none = No limit
option-round-limit-ten = 10 rounds
option-round-limit-twenty = 20 rounds
option-round-limit-forty = 40 rounds

option-total-victory = Total Victory
    .text = R-17.1, an official option: a side wins by capitals only if none of its own is in enemy hands.
option-total-victory-off = Enemy capitals are enough
option-total-victory-on = Own capitals must be free

option-ships-into-enemy-zones = New ships among enemies
    .text = R-17.2, an official option: new ships may be placed beside a complex even where enemy ships lie. They leave or fight on the owner's next turn.
option-ships-into-enemy-zones-off = Not where enemies are
option-ships-into-enemy-zones-on = Allowed

option-balance = Help for the Axis
    .text = R-17.3 to R-17.5, official options, of which at most one is used: the U.S.S.R. does not attack on its first turn; or Germany begins with Jet Power and Japan with Super Submarines; or nobody builds complexes.
option-balance-none = None
option-balance-russia-restricted = Russia restricted
option-balance-axis-techs = Axis weapons at the start
option-balance-no-new-complexes = No new complexes

option-canal-timing = When canals are open
    .text = R-4.13: Panama has to be friendly when your turn begins; for Suez the clarifications only say friendly (AA-73). Start: both canals go by the start of the turn. Now: Suez goes by who holds the land as the ship passes.
option-canal-timing-start = Friendly at the start of the turn
option-canal-timing-now = Suez: friendly on passing

option-aa-fire = How often guns fire
    .text = R-6.3: either a gun fires once at each aircraft that enters its territory on the way out, or it fires once a turn, at the first group that comes.
option-aa-fire-each = Once at each aircraft
option-aa-fire-once = Once a turn, first group

option-blitzed-guns = Guns in blitzed land
    .text = R-6.10: a tank blitzes through a territory with a gun, and aircraft fly over it on the same turn. As moves are simultaneous the gun still fires; or it is taken for captured and silent.
option-blitzed-guns-fire = They still fire
option-blitzed-guns-silent = They are silent

option-transport-after-battle = Transports after a sea battle
    .text = R-5.10: clubs differ on a transport that came through a sea battle. Idle: it does nothing in non-combat movement. Unload: it may put ashore on friendly land what it had aboard, but not load.
option-transport-after-battle-idle = Idle
option-transport-after-battle-unload = May unload

option-loading-among-enemies = Loading among enemy ships
    .text = R-5.2: no transport loads in a zone with enemy ships. Open is the case of a transport that begins its turn in one.
option-loading-among-enemies-began-there = If it began its turn there
option-loading-among-enemies-never = Never

option-keep-cargo = Keeping cargo in an assault
    .text = R-5.6: it is not said whether a transport in an assault may keep a part of its load aboard. Earlier: what came aboard on an earlier turn may stay. Never: all of it lands.
option-keep-cargo-earlier = Cargo of earlier turns may stay
option-keep-cargo-never = All cargo lands

option-retreat-to-blitzed = Retreat to blitzed land
    .text = R-10.4: a tank blitzes through a territory into a battle. It is not said whether that territory, just taken, can serve for the retreat.
option-retreat-to-blitzed-yes = Allowed
option-retreat-to-blitzed-no = Not allowed

option-ships-without-combat = Ships before combat
    .text = R-4.7: whether ships may move in combat movement although they have no part in any combat or assault.
option-ships-without-combat-no = Only for combat
option-ships-without-combat-yes = Any move allowed

option-retaken-complex = Retaken original complexes
    .text = R-14.5: an original complex has no limit for its first owner. Open is whether that comes back when he loses and retakes it.
option-retaken-complex-unlimited = Unlimited again
option-retaken-complex-limited = Limited from then on

option-rocket-neutrals = Rockets across neutrals
    .text = R-7.9: a rocket reaches 3 spaces. Count: neutral territories are spaces like others on the way. Closed: the way may not lead through them.
option-rocket-neutrals-count = Neutrals count as spaces
option-rocket-neutrals-closed = Not through neutrals

option-worthless-complex = Complex on worthless land
    .text = R-14.5: a limited complex places as many units as its territory is worth. Where that is 0, it places one, or none.
option-worthless-complex-one = One unit
option-worthless-complex-none = None
