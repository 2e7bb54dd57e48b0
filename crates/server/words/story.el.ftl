# Η ιστορία μιας παρτίδας όπως τη λέει η σελίδα: τα ζάρια και τι χρειαζόταν, οι πιθανότητες, η κάρτα μετά τις κινήσεις
# των άλλων, το τέλος.

ui-needed-least = χρειάζεται { $n }+
ui-needed-most = χρειάζεται { $n } ή λιγότερο
ui-needed-just = χρειάζεται { $n }
ui-needed-none = δεν μπορεί να πετύχει
ui-hits = { $n ->
        [0] καμία επιτυχία
        [one] 1 επιτυχία
       *[other] { $n } επιτυχίες
    }
ui-odds-good = καλό για σένα
ui-odds-bad = κακό για σένα
ui-odds-explain = Δείξε ή άγγιξε ένα αποτέλεσμα για να διαβάσεις τι σημαίνει.
ui-roll = Ρίξε τα ζάρια
ui-not-yet = Όχι ακόμη
ui-card-reasons = Πόντοι και γιατί
ui-card-ahead = Τι σε απειλεί
ui-card-threatened = { $place }: { $own } δικές σου, { $enemies } του εχθρού δίπλα
ui-over-title = Η παρτίδα τελείωσε
ui-over-won = Κέρδισες.
ui-over-lost = Έχασες.
ui-over-draw = Δεν κέρδισε κανείς.
ui-curve = Πώς πήγε, γύρο με γύρο
ui-curve-turn = Γύρος { $turn }
