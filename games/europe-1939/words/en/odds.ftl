# The answers of `sandtable odds`.

odds-both = Both are left
odds-sailing = Ships reach an intervention { $distance } sea areas away with
