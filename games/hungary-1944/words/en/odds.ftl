# The answers of `sandtable odds`.

odds-excess = Excess
odds-eliminated = Defender eliminated
odds-breakthrough = Breakthrough
odds-attacker-mean = Steps the attacker loses, on average
odds-defender-mean = Steps the defender loses, on average
