# The platoon builder of the client.
builder-nation = Nation
builder-characteristic = National characteristic
builder-platoon = Platoon { $number }
builder-another = Another platoon
builder-quality = Quality
builder-men = men
builder-per-man = { " " }a man
builder-dice = { $count ->
        [one] 1 order die
       *[other] { $count } order dice
    }
builder-men-range = { $fewest } to { $most } men, { $each } points each beyond { $fewest }
builder-armour = Armour: { $armour }, { $value }+
builder-carries = Carries { $men } men
builder-weapon = Weapon
builder-range = Range
builder-shots = Shots
builder-penetration = Pen
builder-rules = Special rules

# Tables

balance-cover = Cover in its half
balance-zone = Cover where it sets up
balance-slow = Slow ground in its half
balance-high = High ground in its half
