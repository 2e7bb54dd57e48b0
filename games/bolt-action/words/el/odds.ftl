# Οι απαντήσεις της `sandtable odds`.

odds-hits = Χτυπήματα: { $mean } κατά μέσο όρο
odds-men = Άνδρες που χάνονται: { $mean } κατά μέσο όρο
odds-damage = Χτυπήματα που κάνουν ζημιά: { $mean } κατά μέσο όρο
odds-pins = Καθηλώσεις: { $mean } κατά μέσο όρο
odds-check = Χρειάζεται έλεγχος ηθικού
odds-destroyed = Ο στόχος καταστρέφεται τελικά
odds-results = Χειρότερο αποτέλεσμα του πίνακα ζημιών
odds-result-none = τίποτα
odds-result-stunned = αποσβόλωση πληρώματος
odds-result-immobilised = ακινητοποίηση
odds-result-on-fire = φωτιά
odds-result-knocked-out = εξουδετέρωση
odds-halted = Επιβιώνει, αλλά δεν ενεργεί άλλο σε αυτόν τον γύρο
odds-immobilised = Επιβιώνει, αλλά δεν ξανακινείται
