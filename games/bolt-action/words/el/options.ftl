option-vehicle-pins = Καθηλώσεις κλειστών οχημάτων
    .text = Αν οι καθηλώσεις ενός κλειστού τεθωρακισμένου εξαρτώνται από την ποιότητα του πληρώματος ή έρχονται από κάθε βαρύ όπλο που το χτυπά (C-86).
option-vehicle-pins-2014 = Ανάλογα με την ποιότητα του πληρώματος
option-vehicle-pins-book = Από κάθε βαρύ όπλο

option-officer-range = Εμβέλεια αξιωματικών
    .text = Ως πόσο μακριά από τον αξιωματικό ισχύει για τις μονάδες ο συντελεστής ηθικού του (C-126).
option-officer-range-six = 6″ για όλους
option-officer-range-by-rank = 12″ για λοχαγό και ταγματάρχη

option-vehicle-flame-range = Βεληνεκές φλογοβόλων οχημάτων
    .text = Πόσο μακριά φτάνει ένα φλογοβόλο πάνω σε όχημα (C-74).
option-vehicle-flame-range-18 = 18″
option-vehicle-flame-range-12 = 12″

option-gun-move = Μετακίνηση πυροβόλων
    .text = Αν τα πληρώματα σπρώχνουν τα ελαφρύτερα πυροβόλα ή μόνο τα στρέφουν (C-76).
option-gun-move-by-size = Κατά μέγεθος
option-gun-move-turn-only = Μόνο στροφή

option-escape-mode = Απαγκίστρωση αναγνωριστικών
    .text = Αν ένα όχημα αναγνώρισης που απαγκιστρώνεται πρέπει να κινηθεί προς τα πίσω (C-97).
option-escape-mode-reverse = Προς τα πίσω
option-escape-mode-any = Εμπρός ή πίσω

option-failed-order-reverse = Οπισθοχώρηση οχημάτων που αποτυγχάνουν
    .text = Αν ένα όχημα που αποτυγχάνει στη δοκιμασία εντολής απομακρύνεται από τον εχθρό (C-84).
option-failed-order-reverse-on = Ναι
option-failed-order-reverse-off = Όχι

option-building-entry = Εντολές για είσοδο σε κτίρια
    .text = Ποιες εντολές φέρνουν τους άνδρες μέσα σε κτίριο (C-106).
option-building-entry-either = Προώθηση ή Τρέξιμο
option-building-entry-run = Τρέξιμο

option-extra-protection = Προστασία σε κτίρια
    .text = Αν οι άνδρες μέσα σε κτίριο παθαίνουν ζημιά δυσκολότερα (C-108).
option-extra-protection-one = Δυσκολότερη ζημιά κατά 1
option-extra-protection-none = Καμία

option-flame-fuel = Φλογοβόλο χωρίς καύσιμα
    .text = Με ποιες ζαριές τελειώνουν τα καύσιμα του φλογοβόλου πεζικού (C-59).
option-flame-fuel-one = Στο 1
option-flame-fuel-two = Στα 1 και 2

option-transport-death = Άνδρες σε κατεστραμμένο μεταγωγικό
    .text = Τι παθαίνουν οι άνδρες μέσα σε μεταγωγικό που καταστρέφεται (C-101).
option-transport-death-hits = Ζ6 χτυπήματα και καθήλωση
option-transport-death-pin = Μία καθήλωση

option-hidden-set-up = Κρυφή ανάπτυξη
    .text = Αν οι αμυνόμενοι μπορούν να αρχίσουν κρυμμένοι (C-133).
option-hidden-set-up-on = Ναι
option-hidden-set-up-off = Όχι

option-support = Φραγμοί και αεροπορία
    .text = Αν οι παρατηρητές μπορούν να καλέσουν πυροβολικό και αεροπορία (C-129).
option-support-on = Ναι
option-support-off = Όχι

option-exit-points = Βαθμοί για έξοδο από την απέναντι άκρη
    .text = Πόσο αξίζει μια μονάδα που ο επιτιθέμενος βγάζει από την απέναντι άκρη (C-138).
option-exit-points-three = Τρεις
option-exit-points-two = Δύο

option-reserve-dice = Ζάρια εφεδρειών
    .text = Από πότε μπαίνουν στο σακούλι τα ζάρια των εφεδρειών (C-09).
option-reserve-dice-when-due = Όταν μπορούν να έρθουν
option-reserve-dice-always = Από τον πρώτο γύρο

option-down-relief = Καθηλώσεις που χάνονται μένοντας Κάτω
    .text = Αν μια μονάδα που μένει Κάτω χάνει μία καθήλωση (C-17).
option-down-relief-one = Μία
option-down-relief-none = Καμία

option-at-equipped = Εφοδιασμένοι με αντιαρματικά
    .text = Τι πρέπει να έχει το πεζικό για να θεωρείται εφοδιασμένο με αντιαρματικά (C-158).
option-at-equipped-grenades = Αντιαρματικές χειροβομβίδες
option-at-equipped-any = Κάθε αντιαρματικό όπλο

option-premeasure = Μέτρηση πριν από τη δήλωση
    .text = Αν οι αποστάσεις ως τον εχθρό φαίνονται πριν δηλωθεί στόχος (C-169).
option-premeasure-off = Όχι
option-premeasure-on = Ναι

option-ambush-step = Βήματα κίνησης για ενέδρες
    .text = Σε πόσο μικρά βήματα κόβεται μια κίνηση, ώστε οι μονάδες σε Ενέδρα να μπορούν να βάλουν στη μέση της (C-163).
option-ambush-step-one = 1″
option-ambush-step-two = 2″

option-he-on-down = Εκρηκτικά σε μονάδες Κάτω
    .text = Πότε τα εκρηκτικά μετρούν μισά κατά ανδρών που είναι Κάτω (C-45).
option-he-on-down-halves = Τα μισά χτυπήματα
option-he-on-down-only-reaction = Τα μισά μόνο αν μόλις έπεσαν

option-he-long-range = Εκρηκτικά σε μακρινή απόσταση
    .text = Αν τα εκρηκτικά χάνουν διατρητικότητα σε μακρινή απόσταση (C-93).
option-he-long-range-keeps = Διατηρούν τη διατρητικότητα
option-he-long-range-loses = Χάνουν ένα

option-he-pins-armour = Καθηλώσεις εκρηκτικών σε θωράκιση
    .text = Πόσες καθηλώσεις προκαλούν τα εκρηκτικά σε τεθωρακισμένα (C-62).
option-he-pins-armour-one = Μία
option-he-pins-armour-by-size = Κατά μέγεθος

option-pistol-range = Μακρινή απόσταση εξ επαφής
    .text = Αν ένα όπλο που βάλλει εξ επαφής μπορεί να είναι και σε μακρινή απόσταση, όπως το πιστόλι (C-39).
option-pistol-range-both = Ισχύουν και τα δύο
option-pistol-range-point-blank-only = Μόνο εξ επαφής

option-tanks-through-buildings = Βαριά άρματα μέσα από κτίρια
    .text = Αν τα βαριά άρματα μπορούν να περάσουν μέσα από κτίρια (C-112).
option-tanks-through-buildings-on = Ναι
option-tanks-through-buildings-off = Όχι

option-empty-transport = Όπλα άδειου μεταγωγικού
    .text = Με πόσα από τα όπλα του βάλλει ένα άδειο μεταγωγικό (C-105).
option-empty-transport-one-weapon = Βάλλει ένα
option-empty-transport-all = Βάλλουν όλα

option-wrecks = Συντρίμμια
    .text = Αν τα κατεστραμμένα οχήματα μένουν στο τραπέζι (BA-133).
option-wrecks-stay = Μένουν
option-wrecks-removed = Αφαιρούνται

option-table = Τραπέζι
    .text = Το έδαφος του παιχνιδιού. Το τυχαίο τραπέζι στήνεται πάντα το ίδιο, εκτός αν ένα αρχείο τραπεζιού δώσει άλλον αριθμό (C-178).
option-table-village = Χωριό
option-table-bocage = Μποκάζ
option-table-steppe = Στέπα
option-table-ruins = Ερείπια
option-table-random = Τυχαίο

option-first-force = Δύναμη του πρώτου παίκτη
    .text = Τι φέρνει ο πρώτος παίκτης, αν δεν δοθεί κατάλογος (C-179).
option-first-force-germany = Γερμανία
option-first-force-united-states = Ηνωμένες Πολιτείες
option-first-force-great-britain = Μεγάλη Βρετανία
option-first-force-soviet-union = Σοβιετική Ένωση
option-first-force-japan = Ιαπωνία
option-first-force-italy = Ιταλία
option-first-force-german-patrol = Γερμανική περίπολος (μικρή)

option-second-force = Δύναμη του δεύτερου παίκτη
    .text = Τι φέρνει ο δεύτερος παίκτης, αν δεν δοθεί κατάλογος (C-179).
option-second-force-germany = Γερμανία
option-second-force-united-states = Ηνωμένες Πολιτείες
option-second-force-great-britain = Μεγάλη Βρετανία
option-second-force-soviet-union = Σοβιετική Ένωση
option-second-force-japan = Ιαπωνία
option-second-force-italy = Ιταλία
option-second-force-american-patrol = Αμερικανική περίπολος (μικρή)
