option-vehicle-pins = Pins on closed vehicles
    .text = Whether pins on a closed armoured vehicle depend on the quality of its crew or come from every heavy weapon that hits (C-86).
option-vehicle-pins-2014 = By quality of the crew
option-vehicle-pins-book = By any heavy weapon

option-officer-range = Reach of officers
    .text = How far from an officer units have his morale bonus (C-126).
option-officer-range-six = 6″ for all
option-officer-range-by-rank = 12″ for captain and major

option-vehicle-flame-range = Range of flamethrowers on vehicles
    .text = How far a flamethrower mounted on a vehicle reaches (C-74).
option-vehicle-flame-range-18 = 18″
option-vehicle-flame-range-12 = 12″

option-gun-move = Guns pushed by their crews
    .text = Whether crews push lighter guns along or can only turn them (C-76).
option-gun-move-by-size = By size
option-gun-move-turn-only = Turn only

option-escape-mode = Escape of recce vehicles
    .text = Whether a recce vehicle that gets away must drive backwards (C-97).
option-escape-mode-reverse = Backwards
option-escape-mode-any = Forwards or backwards

option-failed-order-reverse = Vehicles that fail a test back away
    .text = Whether a vehicle whose order test fails drives away from the enemy (C-84).
option-failed-order-reverse-on = Yes
option-failed-order-reverse-off = No

option-building-entry = Orders that lead into buildings
    .text = Which orders bring men into a building (C-106).
option-building-entry-either = Advance or Run
option-building-entry-run = Run

option-extra-protection = Protection in buildings
    .text = Whether men in a building are harder to damage (C-108).
option-extra-protection-one = 1 harder to damage
option-extra-protection-none = None

option-flame-fuel = Flamethrower out of fuel
    .text = On which scores an infantry flamethrower has burnt its fuel (C-59).
option-flame-fuel-one = On 1
option-flame-fuel-two = On 1 and 2

option-transport-death = Men in a destroyed transport
    .text = What happens to men aboard a transport that is destroyed (C-101).
option-transport-death-hits = D6 hits and a pin
option-transport-death-pin = A pin

option-hidden-set-up = Hidden set-up
    .text = Whether defenders may begin the game hidden (C-133).
option-hidden-set-up-on = Yes
option-hidden-set-up-off = No

option-support = Barrages and air strikes
    .text = Whether observers can call for artillery and aircraft (C-129).
option-support-on = Yes
option-support-off = No

option-exit-points = Points for leaving by the far edge
    .text = What a unit is worth that the attacker brings off the far edge (C-138).
option-exit-points-three = Three
option-exit-points-two = Two

option-reserve-dice = Dice of reserves
    .text = From when on the dice of units in reserve lie in the bag (C-09).
option-reserve-dice-when-due = When they may come
option-reserve-dice-always = From the first turn

option-down-relief = Pins lost by staying Down
    .text = Whether a unit that keeps its Down order loses a pin (C-17).
option-down-relief-one = One
option-down-relief-none = None

option-at-equipped = Equipped against tanks
    .text = What infantry must carry to count as equipped against tanks (C-158).
option-at-equipped-grenades = Anti-tank grenades
option-at-equipped-any = Any anti-tank weapon

option-premeasure = Measuring before declaring
    .text = Whether distances to the enemy are shown before a target is named (C-169).
option-premeasure-off = No
option-premeasure-on = Yes

option-ambush-step = Steps of a move for ambushes
    .text = How finely a move is cut so that units in Ambush can fire in the middle of it (C-163).
option-ambush-step-one = 1″
option-ambush-step-two = 2″

option-he-on-down = Explosive on units that are Down
    .text = When explosive counts half against men who are Down (C-45).
option-he-on-down-halves = Half the hits
option-he-on-down-only-reaction = Half only if they just went Down

option-he-long-range = Explosive at long range
    .text = Whether explosive shells lose penetration at long range (C-93).
option-he-long-range-keeps = Keeps its penetration
option-he-long-range-loses = Loses one

option-he-pins-armour = Pins of explosive on armour
    .text = How many pins explosive shells put on armoured vehicles (C-62).
option-he-pins-armour-one = One
option-he-pins-armour-by-size = By size

option-pistol-range = Long range at point-blank
    .text = Whether a weapon at point-blank can be at long range too, as a pistol can (C-39).
option-pistol-range-both = Both count
option-pistol-range-point-blank-only = Only point-blank

option-tanks-through-buildings = Heavy tanks through buildings
    .text = Whether heavy tanks may drive through buildings (C-112).
option-tanks-through-buildings-on = Yes
option-tanks-through-buildings-off = No

option-empty-transport = Weapons of an empty transport
    .text = How many of its weapons an empty transport fires (C-105).
option-empty-transport-one-weapon = One fires
option-empty-transport-all = All fire

option-wrecks = Wrecks
    .text = Whether destroyed vehicles stay on the table (BA-133).
option-wrecks-stay = Stay
option-wrecks-removed = Are removed

option-table = Table
    .text = The ground the game is played on. The random table is always laid out alike unless a table file gives another number (C-178).
option-table-village = Village
option-table-bocage = Bocage
option-table-steppe = Steppe
option-table-ruins = Ruins
option-table-random = Random

option-first-force = First player's force
    .text = What the first player brings, where no roster is given (C-179).
option-first-force-germany = Germany
option-first-force-united-states = United States
option-first-force-great-britain = Great Britain
option-first-force-soviet-union = Soviet Union
option-first-force-japan = Japan
option-first-force-italy = Italy
option-first-force-german-patrol = German patrol (small)

option-second-force = Second player's force
    .text = What the second player brings, where no roster is given (C-179).
option-second-force-germany = Germany
option-second-force-united-states = United States
option-second-force-great-britain = Great Britain
option-second-force-soviet-union = Soviet Union
option-second-force-japan = Japan
option-second-force-italy = Italy
option-second-force-american-patrol = American patrol (small)
