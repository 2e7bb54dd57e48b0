# Las respuestas de `sandtable odds`.

odds-excess = Exceso
odds-eliminated = Defensor eliminado
odds-breakthrough = Ruptura
odds-attacker-mean = Pasos que pierde el atacante, de media
odds-defender-mean = Pasos que pierde el defensor, de media
