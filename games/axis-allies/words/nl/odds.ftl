# De antwoorden van `sandtable odds`.

odds-nobody = niemand
odds-stop = Aanvaller stopt, of niemand kan raken
odds-left-attacker = De aanvaller verliest gemiddeld { $units } eenheden ter waarde van { $ipc } IPC's. Wat hij overhoudt:
odds-left-defender = De verdediger verliest gemiddeld { $units } eenheden ter waarde van { $ipc } IPC's. Wat hij overhoudt:
odds-others = al het andere
odds-raid = Het bombardement kost gemiddeld { $ipc } IPC's
