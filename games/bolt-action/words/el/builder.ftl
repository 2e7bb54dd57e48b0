# The platoon builder of the client.
builder-nation = Έθνος
builder-characteristic = Εθνικό χαρακτηριστικό
builder-platoon = Διμοιρία { $number }
builder-another = Άλλη διμοιρία
builder-quality = Ποιότητα
builder-men = άνδρες
builder-per-man = { " " }ανά άνδρα
builder-dice = { $count ->
        [one] 1 ζάρι εντολών
       *[other] { $count } ζάρια εντολών
    }
builder-men-range = { $fewest } έως { $most } άνδρες, { $each } βαθμοί για καθέναν πέρα από { $fewest }
builder-armour = Θωράκιση: { $armour }, { $value }+
builder-carries = Μεταφέρει { $men } άνδρες
builder-weapon = Όπλο
builder-range = Βεληνεκές
builder-shots = Βολές
builder-penetration = Διατρ.
builder-rules = Ειδικοί κανόνες

# Tables

balance-cover = Κάλυψη στο μισό του
balance-zone = Κάλυψη στη ζώνη ανάπτυξης
balance-slow = Δύσβατο έδαφος στο μισό του
balance-high = Υψώματα στο μισό του
