# The platoon builder of the client.
builder-nation = Έθνος
builder-characteristic = Εθνικό χαρακτηριστικό
builder-platoon = Διμοιρία { $number }
builder-another = Άλλη διμοιρία
builder-quality = Ποιότητα
builder-men = άνδρες
builder-per-man = { " " }ο άνδρας
