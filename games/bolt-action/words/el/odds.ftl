# Οι απαντήσεις της `sandtable odds`.

odds-hits = Επιτυχίες: { $mean } κατά μέσο όρο
odds-men = Απώλειες: { $mean } κατά μέσο όρο
odds-damage = Επιτυχίες που κάνουν ζημιά: { $mean } κατά μέσο όρο
odds-pins = Pins: { $mean } κατά μέσο όρο
odds-check = Χρειάζεται έλεγχος ηθικού
odds-destroyed = Ο στόχος στο τέλος δεν υπάρχει πια
odds-results = Χειρότερο αποτέλεσμα του πίνακα ζημιάς
odds-result-none = τίποτα
odds-result-stunned = αποσβόλωση πληρώματος
odds-result-immobilised = ακινητοποίηση
odds-result-on-fire = φωτιά
odds-result-knocked-out = εξουδετέρωση
odds-halted = Επιβιώνει, αλλά δεν ενεργεί άλλο σε αυτόν τον γύρο
odds-immobilised = Επιβιώνει, αλλά δεν ξανακινείται
