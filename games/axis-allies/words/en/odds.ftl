# The answers of `sandtable odds`.

odds-nobody = nobody
odds-stop = Attacker stops, or nobody can hit
odds-left-attacker = The attacker loses { $units } units worth { $ipc } IPCs on average. What he has left:
odds-left-defender = The defender loses { $units } units worth { $ipc } IPCs on average. What he has left:
odds-others = anything else
odds-raid = The raid takes { $ipc } IPCs on average
