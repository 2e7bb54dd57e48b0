option-vehicle-pins = Καθηλώσεις κλειστών οχημάτων
option-vehicle-pins-2014 = Ανάλογα με το πλήρωμα
option-vehicle-pins-book = Από κάθε βαρύ όπλο

option-officer-range = Εμβέλεια αξιωματικών
option-officer-range-six = 6″ για όλους
option-officer-range-by-rank = 12″ για λοχαγό και ταγματάρχη

option-vehicle-flame-range = Βεληνεκές φλογοβόλων οχημάτων
option-vehicle-flame-range-18 = 18″
option-vehicle-flame-range-12 = 12″

option-gun-move = Μετακίνηση πυροβόλων
option-gun-move-by-size = Κατά μέγεθος
option-gun-move-turn-only = Μόνο στροφή

option-escape-mode = Απαγκίστρωση αναγνώρισης
option-escape-mode-reverse = Προς τα πίσω
option-escape-mode-any = Προς κάθε κατεύθυνση

option-failed-order-reverse = Οπισθοχώρηση οχημάτων που αποτυγχάνουν
option-failed-order-reverse-on = Ναι
option-failed-order-reverse-off = Όχι

option-building-entry = Εντολές για είσοδο σε κτίρια
option-building-entry-either = Προώθηση ή Τρέξιμο
option-building-entry-run = Τρέξιμο

option-extra-protection = Προστασία σε κτίρια
option-extra-protection-one = Δυσκολότερη ζημιά κατά 1
option-extra-protection-none = Καμία

option-flame-fuel = Φλογοβόλο χωρίς καύσιμα
option-flame-fuel-one = Στο 1
option-flame-fuel-two = Στα 1 και 2

option-transport-death = Άνδρες σε κατεστραμμένο μεταγωγικό
option-transport-death-hits = Ζ6 χτυπήματα και καθήλωση
option-transport-death-pin = Μία καθήλωση

option-hidden-set-up = Κρυφή ανάπτυξη
option-hidden-set-up-on = Ναι
option-hidden-set-up-off = Όχι

option-support = Μπαράζ και αεροπορία
option-support-on = Ναι
option-support-off = Όχι

option-exit-points = Βαθμοί για έξοδο απέναντι
option-exit-points-three = Τρεις
option-exit-points-two = Δύο

option-reserve-dice = Ζάρια εφεδρειών
option-reserve-dice-when-due = Όταν μπορούν να έρθουν
option-reserve-dice-always = Από τον πρώτο γύρο

option-down-relief = Καθηλώσεις που χάνονται μένοντας Κάτω
option-down-relief-one = Μία
option-down-relief-none = Καμία

option-at-equipped = Εξοπλισμός κατά αρμάτων
option-at-equipped-grenades = Αντιαρματικές χειροβομβίδες
option-at-equipped-any = Κάθε αντιαρματικό όπλο

option-premeasure = Μέτρηση πριν τη δήλωση
option-premeasure-off = Όχι
option-premeasure-on = Ναι

option-ambush-step = Βήματα κίνησης για ενέδρες
option-ambush-step-one = 1″
option-ambush-step-two = 2″

option-he-on-down = Εκρηκτικά σε μονάδες Κάτω
option-he-on-down-halves = Τα μισά χτυπήματα
option-he-on-down-only-reaction = Τα μισά μόνο αν μόλις έπεσαν

option-he-long-range = Εκρηκτικά σε μακρινή απόσταση
option-he-long-range-keeps = Διατηρεί τη διάτρηση
option-he-long-range-loses = Χάνει ένα

option-he-pins-armour = Καθηλώσεις εκρηκτικών σε θωράκιση
option-he-pins-armour-one = Μία
option-he-pins-armour-by-size = Κατά μέγεθος

option-pistol-range = Μακρινή απόσταση εξ επαφής
option-pistol-range-both = Ισχύουν και τα δύο
option-pistol-range-point-blank-only = Μόνο εξ επαφής

option-tanks-through-buildings = Βαρέα άρματα μέσα από κτίρια
option-tanks-through-buildings-on = Ναι
option-tanks-through-buildings-off = Όχι

option-empty-transport = Όπλα μεταγωγικού
option-empty-transport-one-weapon = Βάλλει ένα
option-empty-transport-all = Βάλλουν όλα

option-wrecks = Συντρίμμια
option-wrecks-stay = Μένουν
option-wrecks-removed = Αφαιρούνται

option-table = Τραπέζι
option-table-village = Χωριό
option-table-bocage = Μποκάζ
option-table-steppe = Στέπα
option-table-ruins = Ερείπια
option-table-random = Τυχαίο

option-first-force = Δύναμη του πρώτου παίκτη
option-first-force-germany = Γερμανία
option-first-force-united-states = Ηνωμένες Πολιτείες
option-first-force-great-britain = Μεγάλη Βρετανία
option-first-force-soviet-union = Σοβιετική Ένωση
option-first-force-japan = Ιαπωνία
option-first-force-italy = Ιταλία
option-first-force-german-patrol = Γερμανική περίπολος (μικρή)

option-second-force = Δύναμη του δεύτερου παίκτη
option-second-force-germany = Γερμανία
option-second-force-united-states = Ηνωμένες Πολιτείες
option-second-force-great-britain = Μεγάλη Βρετανία
option-second-force-soviet-union = Σοβιετική Ένωση
option-second-force-japan = Ιαπωνία
option-second-force-italy = Ιταλία
option-second-force-american-patrol = Αμερικανική περίπολος (μικρή)
