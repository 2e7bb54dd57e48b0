# The answers of `sandtable odds`.

odds-nobody = nobody
odds-stop = Attacker stops, or nobody can hit
odds-left-attacker = The attacker loses { $units } units worth { $ipc } IPC on average. What is left of him:
odds-left-defender = The defender loses { $units } units worth { $ipc } IPC on average. What is left of him:
odds-others = anything else
odds-raid = The raid takes { $ipc } IPC on average
