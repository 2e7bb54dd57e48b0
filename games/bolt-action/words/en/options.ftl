option-vehicle-pins = Pins on closed vehicles
option-vehicle-pins-2014 = By quality of the crew
option-vehicle-pins-book = By any heavy weapon

option-officer-range = Reach of officers
option-officer-range-six = 6″ for all
option-officer-range-by-rank = 12″ for captain and major

option-vehicle-flame-range = Range of flamethrowers on vehicles
option-vehicle-flame-range-18 = 18″
option-vehicle-flame-range-12 = 12″

option-gun-move = Guns pushed by their crews
option-gun-move-by-size = By size
option-gun-move-turn-only = Turn only

option-escape-mode = Escape of recce vehicles
option-escape-mode-reverse = Backwards
option-escape-mode-any = Either way

option-failed-order-reverse = Vehicles that fail a test back away
option-failed-order-reverse-on = Yes
option-failed-order-reverse-off = No

option-building-entry = Orders that lead into buildings
option-building-entry-either = Advance or Run
option-building-entry-run = Run

option-extra-protection = Protection in buildings
option-extra-protection-one = 1 harder to damage
option-extra-protection-none = None

option-flame-fuel = Flamethrower out of fuel
option-flame-fuel-one = On 1
option-flame-fuel-two = On 1 and 2

option-transport-death = Men in a destroyed transport
option-transport-death-hits = D6 hits and a pin
option-transport-death-pin = A pin

option-hidden-set-up = Hidden set-up
option-hidden-set-up-on = Yes
option-hidden-set-up-off = No

option-support = Barrages and air strikes
option-support-on = Yes
option-support-off = No

option-exit-points = Points for leaving by the far edge
option-exit-points-three = Three
option-exit-points-two = Two

option-reserve-dice = Dice of reserves
option-reserve-dice-when-due = When they may come
option-reserve-dice-always = From the first turn

option-down-relief = Pins lost by staying Down
option-down-relief-one = One
option-down-relief-none = None

option-at-equipped = Equipped against tanks
option-at-equipped-grenades = Anti-tank grenades
option-at-equipped-any = Any anti-tank weapon

option-premeasure = Measuring before declaring
option-premeasure-off = No
option-premeasure-on = Yes

option-ambush-step = Steps of a move for ambushes
option-ambush-step-one = 1″
option-ambush-step-two = 2″

option-he-on-down = Explosive on units that are Down
option-he-on-down-halves = Half the hits
option-he-on-down-only-reaction = Half only if they just went Down

option-he-long-range = Explosive at long range
option-he-long-range-keeps = Keeps its penetration
option-he-long-range-loses = Loses one

option-he-pins-armour = Pins of explosive on armour
option-he-pins-armour-one = One
option-he-pins-armour-by-size = By size

option-pistol-range = Long range at point-blank
option-pistol-range-both = Both count
option-pistol-range-point-blank-only = Only point-blank

option-tanks-through-buildings = Heavy tanks through buildings
option-tanks-through-buildings-on = Yes
option-tanks-through-buildings-off = No

option-empty-transport = Weapons of a transport
option-empty-transport-one-weapon = One fires
option-empty-transport-all = All fire

option-wrecks = Wrecks
option-wrecks-stay = Stay
option-wrecks-removed = Are removed

option-table = Table
option-table-village = Village
option-table-bocage = Bocage
option-table-steppe = Steppe
option-table-ruins = Ruins
option-table-random = Random

option-first-force = First player's force
option-first-force-germany = Germany
option-first-force-united-states = United States
option-first-force-great-britain = Great Britain
option-first-force-soviet-union = Soviet Union
option-first-force-japan = Japan
option-first-force-italy = Italy
option-first-force-german-patrol = German patrol (small)

option-second-force = Second player's force
option-second-force-germany = Germany
option-second-force-united-states = United States
option-second-force-great-britain = Great Britain
option-second-force-soviet-union = Soviet Union
option-second-force-japan = Japan
option-second-force-italy = Italy
option-second-force-american-patrol = American patrol (small)
