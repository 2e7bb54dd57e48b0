# The platoon builder of the client.
builder-nation = Nation
builder-characteristic = National characteristic
builder-platoon = Platoon { $number }
builder-another = Another platoon
builder-quality = Quality
builder-men = men
builder-per-man = { " " }a man
