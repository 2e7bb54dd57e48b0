# Όσα λέει η διεπαφή. Τα λόγια κάθε παιχνιδιού βρίσκονται μαζί με το παιχνίδι.

## Παντού

ui-close = Κλείσιμο
ui-back = Πίσω
ui-help = Πώς παίζεται
ui-language = Γλώσσα
ui-language-partly = Το ίδιο το παιχνίδι είναι στα αγγλικά.
ui-light = Φωτεινό
ui-dark = Σκούρο
ui-sound = Ήχοι
ui-rules = Κανόνες
ui-try-again = Ξανά
ui-to-lobby = Στο λόμπι
ui-nowhere = Εδώ δεν υπάρχει τίποτα
ui-nowhere-text = Δεν υπάρχει σελίδα σε αυτή τη διεύθυνση.

## Λόμπι

ui-picture = Το ταμπλό: { $game }
ui-turns = { $turns ->
        [0] χωρίς τελευταίο γύρο
        [one] 1 γύρος
       *[other] { $turns } γύροι
    }
ui-play = Παίξτε
ui-continue = Συνεχίστε από εκεί που μείνατε
ui-your-turn = παίζετε εσείς
ui-waits-for = αναμονή για: { $sides }
ui-forget = Αφαίρεση από τη λίστα
ui-delete = Διαγραφή
ui-delete-ask = Να διαγραφεί η παρτίδα για όλους;
ui-forget-ask = Να αφαιρεθεί η παρτίδα από τη λίστα; Χωρίς τον σύνδεσμό της δεν μπορείτε να συνεχίσετε εδώ.
ui-only-my-turn = Μόνο όπου είναι η σειρά μου
ui-all-matches = Και οι { $count } παρτίδες
ui-welcome = Πέντε πολεμικά παιχνίδια του Β΄ Παγκοσμίου Πολέμου, με τους κανόνες να τηρούνται από το πρόγραμμα. Παίξτε με τη μηχανή, με κάποιον σε αυτή την οθόνη ή με έναν φίλο μέσω συνδέσμου.
ui-games = Τα παιχνίδια
ui-going-on = Παρτίδες σε εξέλιξη
ui-nothing-going-on = Αυτή τη στιγμή καμία παρτίδα δεν είναι ανοιχτή για θεατές.
ui-import = Άνοιγμα καταγραφής
ui-import-text = Αφήστε εδώ ένα αρχείο καταγραφής ή πατήστε για να διαλέξετε

## Νέα παρτίδα

ui-new-match = Νέα παρτίδα
ui-who-plays = Ποιος παίζει;
ui-player-me = Εγώ
ui-player-me-text = Για αυτή την πλευρά αποφασίζετε εσείς, σε αυτή τη συσκευή.
ui-player-person = άτομο
ui-player-here = Κάποιος σε αυτή την οθόνη
ui-player-here-text = Δίνετε την οθόνη ο ένας στον άλλον· μια αυλαία φυλάει τα μυστικά.
ui-player-friend = Ένας φίλος
ui-player-friend-text = Παίρνετε έναν σύνδεσμο για αυτή τη θέση.
ui-player-machine = Ο υπολογιστής: { $level }
level-random = στην τύχη
    .text = Κάνει ό,τι να ’ναι, αρκεί να επιτρέπεται. Καλό για εξοικείωση.
level-recruit = νεοσύλλεκτος
    .text = Ξέρει τους κανόνες και έχει καλή θέληση, αλλά έχει τις παραξενιές του και του ξεφεύγουν πράγματα. Για πρώτη παρτίδα.
level-script = επιτελής
    .text = Παίζει με σχέδιο: επιτίθεται όπου ο συσχετισμός είναι καλός και καλύπτει τον ανεφοδιασμό του.
level-regular = τακτικός
    .text = Σκέφτεται τον γύρο του για ένα δευτερόλεπτο: συγκρίνει έως δύο δωδεκάδες σχέδια παίζοντας νοερά τη συνέχεια.
level-veteran = βετεράνος
    .text = Σκέφτεται οκτώ φορές περισσότερο από τον τακτικό.
ui-listed = Μπορεί να δει ο καθένας
ui-listed-text = Η παρτίδα φαίνεται στο λόμπι. Αλλιώς τη βλέπουν μόνο όσοι έχουν σύνδεσμο.
ui-machines-give-up = Οι μηχανές παραδίδουν μια χαμένη παρτίδα
ui-machines-give-up-text = Το κάνουν όταν σε δύο συνεχόμενους γύρους χάνουν κάθε συνέχεια που σκέφτονται. Αλλιώς παίζουν ως το τέλος.
ui-options = Αμφίβολοι κανόνες
ui-options-usual = { $count ->
        [one] 1 επιλογή, η συνήθης
       *[other] { $count } επιλογές, όλες οι συνήθεις
    }
ui-options-changed = { $count ->
        [one] άλλαξε 1
       *[other] άλλαξαν { $count }
    }
ui-default = συνήθης
ui-begin = Έναρξη
ui-ready = Η παρτίδα είναι έτοιμη
ui-friend-text = Στείλτε αυτόν τον σύνδεσμο στον φίλο σας. Όποιος τον ανοίξει παίρνει τη θέση, γι’ αυτό μην τον δώσετε σε άλλον.
ui-friend-link = Σύνδεσμος για: { $side }
ui-watch-link = Σύνδεσμος για όσους μόνο παρακολουθούν
ui-link-local = Ο σύνδεσμος λειτουργεί μόνο σε αυτό το μηχάνημα. Ξεκίνα το Sandtable με --listen 0.0.0.0:{ $port } για να μπορούν να μπουν και άλλοι από το δίκτυό σου.
ui-link-network = Ο σύνδεσμος λειτουργεί για όλους στο δίκτυό σου.
ui-copy = Αντιγραφή
ui-copied = Αντιγράφηκε
ui-enter = Στο ταμπλό

## Παρτίδα

ui-board = Ταμπλό
ui-minimap = Όλο το ταμπλό σε μικρογραφία
ui-phases = Φάσεις του γύρου
ui-your-decision = Αποφασίζετε εσείς
ui-watching = Παρακολουθείτε
ui-over = Το παιχνίδι τελείωσε
ui-play-again = Παίξτε ξανά
ui-not-allowed = Δεν επιτρέπεται:
ui-refused-anyway = αυτή η ενέργεια
ui-more = { $count ->
        [one] Άλλο ένα που μπορεί να εννοούσατε
       *[other] Άλλα { $count } που μπορεί να εννοούσατε
    }
ui-undo = Αναίρεση
ui-put-down = Άφησέ το
ui-do = Εκτέλεση
ui-all-of-them = Όλα ({ $count })
ui-all-of-kind = Όλα: { $kind } ({ $count })
ui-again = Άλλη μία φορά
ui-as-often = Όσες φορές γίνεται
ui-as-last = Όπως την τελευταία φορά ({ $count })
ui-as-suggested = Όπως προτείνεται
ui-end-part = Τέλος αυτού του μέρους
ui-decide-first = Πρώτα πρέπει να αποφασιστεί: { $what }
ui-can-act = Ποιοι και τι μπορούν ακόμη να δράσουν ({ $count })
ui-advice = Συμβουλή
ui-advice-waiting = Σκέφτεται τη θέση σου. Παίρνει λίγα δευτερόλεπτα…
ui-advice-none = Δεν υπάρχει συμβουλή.
ui-advice-plan = Τι θέλει περισσότερο
ui-advice-take = Κάν’ το
ui-purpose = Στόχος: { $aim }
ui-purpose-chance = Στόχος: { $aim } ({ $percent } %)
ui-aim-chance = { $aim } ({ $percent } %)
ui-follow = { $count ->
        [one] Ακολουθεί μία ακόμη από τη στοίβα.
       *[other] Ακολουθούν άλλες { $count } από τη στοίβα.
    }
ui-do-it = Εκτέλεση παρ’ όλα αυτά
ui-choose = Επιλογή
ui-out-of-play = Δεν χρησιμοποιείται σε αυτό το σενάριο
ui-cost = κόστος { $cost }
ui-sum = Σύνολο
ui-steps = βαθμίδες: { $now } από { $full }
ui-points = { $points ->
        [one] { $points } βαθμός νίκης
       *[other] { $points } βαθμοί νίκης
    }
ui-chances = Πιθανότητα κάθε αποτελέσματος
ui-percent = { $n }%
ui-inspector = Τι υπάρχει εδώ
ui-layers = Στον χάρτη
ui-numbers = Αριθμοί εξαγώνων
ui-zoom-in = Πιο κοντά
ui-zoom-out = Πιο μακριά
ui-fit = Όλος ο χάρτης
ui-action = Όπου μπορεί να γίνει κάτι
ui-next = Επόμενο σημείο όπου μπορεί να γίνει κάτι ({ $count })
ui-tape = Μεζούρα
ui-log = Ημερολόγιο
ui-log-filter = Αναζήτηση στο ημερολόγιο
ui-log-dice = Μόνο ζαριές
ui-log-earlier = Παλαιότερες εγγραφές
ui-log-none = Δεν συνέβη τίποτα τέτοιο.
ui-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
ui-log-count = { $count ->
        [one] 1 καταχώριση
       *[other] { $count } καταχωρίσεις
    }
ui-log-everybody = Όλοι
ui-playback = Τι έκαναν οι άλλοι
ui-resume = Συνέχεια
ui-one-move = Μία κίνηση
ui-skip = Παράλειψη
ui-pace = Πόσο γρήγορα φαίνονται οι κινήσεις των άλλων
ui-pace-off = Χωρίς προβολή
ui-pace-slow = Αργά
ui-pace-normal = Κανονικά
ui-pace-fast = Γρήγορα
ui-card = Από την τελευταία σας απόφαση
ui-card-lost = { $side }: απώλειες
ui-card-many = { $count } × { $kind }
ui-card-weaker = { $name } (−{ $count })
ui-card-places = { $count ->
        [one] 1 θέση
       *[other] { $count } θέσεις
    }
ui-card-and-more = και { $count } ακόμη
ui-show-again = Προβολή ξανά
ui-trays = Εκτός χάρτη
ui-trays-empty = Εκτός χάρτη δεν υπάρχει τίποτα.
ui-replay = Αναπαραγωγή
ui-record = Αποθήκευση καταγραφής
ui-links = Γύρω από την παρτίδα
ui-invite = Σύνδεσμοι
ui-fold = Σύμπτυξη στήλης
ui-unfold = Ανάπτυξη στήλης
ui-connection-lost = Η σύνδεση χάθηκε. Γίνεται νέα προσπάθεια· τίποτα δεν χάθηκε.
ui-curtain = Αλλαγή παικτών
ui-hand-over = Δώστε την οθόνη. Σειρά έχει: { $side }.
ui-hand-over-several = Πολλές πλευρές αποφασίζουν κρυφά. Ποιος πρώτος;
ui-curtain-why = Τίποτα από όσα ακολουθούν δεν φαίνεται πριν πατηθεί το κουμπί.
ui-i-am = { $side }: είμαι εδώ
ui-hint = Ό,τι φωτίζεται πατιέται: χρυσό για επιλογή, κόκκινο για επίθεση. Πατήστε οτιδήποτε άλλο και μαθαίνετε γιατί δεν γίνεται. Με δεξί κλικ βλέπετε τι υπάρχει εκεί.
ui-hint-touch = Ό,τι φωτίζεται μπορεί να πατηθεί: χρυσό για επιλογή, κόκκινο για επίθεση. Πατήστε οτιδήποτε άλλο και θα μάθετε γιατί όχι. Κρατήστε το δάχτυλο πάνω σε κάτι για να δείτε τι είναι εκεί.
ui-you-play = Παίζετε: { $side }
ui-got-it = Κατάλαβα

## Αναπαραγωγή

ui-step-of = Βήμα { $step } από { $steps }
ui-to-match = Στην παρτίδα
ui-go-on = Συνέχεια από εδώ ως νέα παρτίδα
ui-to-start = Στην αρχή
ui-step-back = Ένα βήμα πίσω
ui-step-on = Ένα βήμα μπροστά
ui-auto = Αυτόματη προβολή
ui-pause = Παύση
ui-slider = Βήμα
ui-turn = Γύρος
ui-turn-number = Γύρος { $turn }
ui-speed = Ταχύτητα

## Κανόνες

ui-rules-chapters = Κεφάλαια
ui-rules-related = Βλέπε επίσης
ui-rules-search = Αναζήτηση σε αριθμό, τίτλο και κείμενο
ui-rules-alone = Σε δική τους σελίδα
ui-rules-count = { $count ->
        [one] 1 άρθρο
       *[other] { $count } άρθρα
    }
ui-rules-none = Κανένα άρθρο δεν έχει όλες αυτές τις λέξεις.
ui-rule-option = Επιλογή: { $option }
ui-rule-tests = { $count ->
        [one] αποδεικνύεται με 1 δοκιμή
       *[other] αποδεικνύεται με { $count } δοκιμές
    }
ui-provenance-rulebook = Βιβλίο κανόνων
ui-provenance-history = Ιστορία
ui-provenance-published = Εκδοθέν παιχνίδι
ui-provenance-house = Σπιτικός κανόνας
ui-kept-enforced = Δεν παραβιάζεται
ui-kept-automatic = Το κάνει το πρόγραμμα
ui-kept-definition = Ορισμός
ui-kept-set-up = Στην ανάπτυξη
ui-kept-option = Ορίζεται από επιλογή

## Βοήθεια

ui-help-light = Ό,τι φωτίζεται πατιέται: χρυσό για επιλογή, κόκκινο για επίθεση. Στη γωνία φαίνεται το κόστος.
ui-help-refused = Πατήστε κάτι που δεν φωτίζεται και μαθαίνετε ποιος κανόνας το απαγορεύει.
ui-help-inspect = Με δεξί κλικ, ή με παρατεταμένο πάτημα σε οθόνη αφής, βλέπετε τι υπάρχει εκεί. Η γραμμή ανεφοδιασμού σχεδιάζεται στον χάρτη.
ui-help-undo = Μπορείτε να αναιρέσετε τα πάντα ως την τελευταία ζαριά ή την τελευταία αποκάλυψη.
ui-help-saved = Κάθε απόφαση αποθηκεύεται αμέσως. Κλείστε τη σελίδα όποτε θέλετε.
ui-help-secret = Ό,τι κρατά μυστικό ο αντίπαλός σας δεν φτάνει ποτέ στον φυλλομετρητή σας.
ui-key-pan = Μετακίνηση του χάρτη
ui-key-zoom = Πιο κοντά, πιο μακριά
ui-key-fit = Όλος ο χάρτης
ui-key-next = Επόμενο και προηγούμενο σημείο όπου μπορεί να γίνει κάτι
ui-key-tab = Από επιλογή σε επιλογή
ui-key-enter = Εκτέλεση επιλογής
ui-key-digits = Πάτημα κουμπιού με τον αριθμό του
ui-key-undo = Αναίρεση
ui-key-inspect = Τι υπάρχει εδώ;
ui-key-escape = Κλείσιμο
ui-key-help = Αυτή η σελίδα

## Όσα συναντά μόνο ο πελάτης

problem-unreachable = Ο διακομιστής δεν απαντά.

# Δυνάμεις

ui-forces = Δυνάμεις
ui-force-by-option = Όπως λένε οι επιλογές
ui-force-own = Δικές σου
ui-force-new = Νέα δύναμη
ui-force-build = Σύνθεση…
ui-force-name = Όνομα της δύναμης
ui-force-limit = Πόντοι του παιχνιδιού
ui-force-list = Κατάλογος στρατού
ui-force-search = Αναζήτηση
ui-force-gift = Χωρίς κόστος
ui-force-remove = Αφαίρεση
ui-force-empty = Τίποτα ακόμη: πάρε μονάδες από τον κατάλογο.
ui-force-check = Τι λένε οι κανόνες
ui-force-good = Με αυτή τη δύναμη μπορείς να παίξεις.
ui-force-left-out = Δεν υπάρχουν στους καταλόγους μας
ui-force-ready = Έτοιμες
ui-force-use = Παίξε με αυτήν
ui-force-save = Αποθήκευση σε αρχείο
ui-force-load = Άνοιγμα αρχείου

# Units on an open table

ui-models = { $now } από { $full } φιγούρες
ui-aboard = Επιβαίνουν
ui-last-told = Τελευταία νέα
ui-taken-out = τραβηγμένο

# Tables

ui-table = Τραπέζι
ui-table-drawn = Στην τύχη
ui-table-draw = Άλλο στην τύχη
ui-table-fair = Δίκαιο και για τις δύο πλευρές
ui-table-unfair = Όχι ίδιο για τις δύο πλευρές
ui-table-far = Πέρα πλευρά
ui-table-near = Κοντινή πλευρά
ui-table-edit = Στήσιμο…
ui-table-new = Νέο τραπέζι
ui-table-name = Όνομα του τραπεζιού
ui-table-put = Τοποθέτηση στο τραπέζι
ui-table-left = Στροφή αριστερά
ui-table-right = Στροφή δεξιά
ui-table-width = Πλάτος
ui-table-depth = Βάθος
ui-table-floors = Όροφοι
ui-table-mirror = Κατοπτρισμός του πέρα μισού
ui-table-good = Σε αυτό το τραπέζι μπορεί να παιχτεί παιχνίδι.
ui-table-keys = Τα βέλη μετακινούν ένα κομμάτι, R το στρέφει, + και − αλλάζουν το μέγεθος, D το διπλασιάζει, Delete το αφαιρεί.
ui-table-use = Παιχνίδι σε αυτό

# Texts of forces and tables

ui-text-copy = Αντιγραφή ως κείμενο
ui-text-copied = Αντιγράφηκε
ui-text-paste = Επικόλληση κειμένου
ui-text-read = Εισαγωγή
ui-print = Εκτύπωση
ui-duplicate = Διπλασιασμός
ui-up = Πάνω
ui-down = Κάτω
ui-draft-kept = Αυτό είναι το σχέδιο που αφήσατε.
ui-draft-fresh = Από την αρχή

## What happens to a match as a whole

match-rules-changed = Εδώ άλλαξαν οι κανόνες, από την έκδοση { $from } στην { $to }. Από εδώ και πέρα ισχύουν οι νέοι.
match-cannot-go-on = Οι κανόνες άλλαξαν από την έκδοση { $from } στην { $to } και η παρτίδα δεν μπορεί να συνεχιστεί με αυτούς ({ $why }). Φαίνεται όπως ήταν στο τέλος.
match-damaged = Ό,τι αποθηκεύτηκε από αυτή την παρτίδα έχει φθαρεί ({ $why }). Φαίνεται ως εκεί που διαβάζεται.
match-no-picture = Δεν υπάρχει πια εικόνα αυτής της παρτίδας· το ημερολόγιο λέει τι συνέβη.
match-dice-promised = Η συσκευή αυτής της θέσης δεσμεύτηκε για το μερίδιό της στα ζάρια.
match-dice-shown = Η συσκευή αυτής της θέσης έδειξε το μερίδιό της στα ζάρια.
match-dice-begun-without = Τα ζάρια αρχίζουν χωρίς όσους δεν είχαν δεσμευτεί· τα μερίδιά τους τα τραβά ο διακομιστής.
match-given-up = Παραδόθηκε: { $who }.
match-ready-to-give-up = Έτοιμος να παραδοθεί: { $who }. Η παρτίδα τελειώνει όταν το θελήσουν όλοι σε αυτή την πλευρά.
ui-give-up = Παράδοση
ui-give-up-ask = Να παραδοθείτε σε αυτή την παρτίδα; Κερδίζει η άλλη πλευρά και δεν αναιρείται.
ui-give-up-together = Όσο παίζει και άλλος στην πλευρά σας, η παρτίδα συνεχίζεται μέχρι να παραδοθεί κι εκείνος.

## What the dice follow from

ui-dice-parts = Ζάρια
ui-dice-waiting = Ζάρια: λείπει το μερίδιο: { $who }
ui-dice-begin-without = Έναρξη χωρίς αναμονή
ui-dice-lost = Το μερίδιό σας στα ζάρια τραβήχτηκε σε άλλη συσκευή ή διαγράφηκε από αυτήν. Ανοίξτε την παρτίδα εκεί που την ανοίξατε πρώτη φορά.
ui-dice-changed = Ο διακομιστής δεν δεσμεύεται πια για τον ίδιο σπόρο. Το μερίδιό σας στα ζάρια δεν του δείχνεται.
ui-dice-own-part = δικό του μερίδιο
ui-dice-by-server = το τράβηξε ο διακομιστής
ui-dice-not-yet = λείπει ακόμη
ui-dice-left-out = Το μερίδιό σας δεν το περίμεναν: όποιος έχει τον διακομιστή θα μπορούσε να ξέρει αυτά τα ζάρια.
ui-dice-check = Πώς ελέγχονται τα ζάρια
ui-dice-checker = Έλεγχος σε Python

## Ενημέρωση και ξεναγήσεις

ui-briefing = Ενημέρωση
ui-briefing-situation = Η κατάσταση
ui-briefing-aim = Τι πρέπει να κάνετε
ui-briefing-special = Τι ιδιαίτερο έχει
ui-briefing-length = Πόσο διαρκεί
ui-briefing-strong = Ποιος είναι ισχυρός και πού
ui-briefing-score = Τι μετράει και πώς έχει
ui-briefing-what = Τι
ui-briefing-worth = Αξία
ui-briefing-now = Τώρα
ui-briefing-levels = Τι σημαίνει στο τέλος
ui-briefing-as-it-stands = όπως έχει τώρα
ui-briefing-always = Να εμφανίζεται όταν αρχίζει παρτίδα
ui-briefing-begin = Στο ταμπλό
ui-learn = Μάθετε παίζοντας
ui-tour-step = Βήμα { $step } από { $of }
ui-tour-next = Συνέχεια
ui-tour-do = Κάντε το για μένα
ui-tour-wait = Αποφασίζουν οι άλλοι …
ui-tour-leave = Έξοδος από την ξενάγηση
ui-tour-suggests = Η ξενάγηση προτείνει: { $what }
ui-tour-over = Αυτή ήταν η ξενάγηση. Η παρτίδα είναι αληθινή: συνεχίστε όπως θέλετε ή ξεκινήστε δική σας από την αίθουσα.
ui-tour-go-on = Συνέχεια του παιχνιδιού
ui-example-try = Δοκιμή
ui-example-play = Συνέχεια από εδώ ως παρτίδα
ui-example-again = Ξανά
ui-example-over = Αυτό ήταν το παράδειγμα. Η θέση είναι πραγματική: παίξτε όπως θέλετε ή ξεκινήστε από την αρχή.
ui-example-left = Επιτρέπεται κι αυτό, όμως το παράδειγμα κάνει κάτι άλλο. Πάρτε το πίσω ή ξεκινήστε ξανά.
ui-example-leave = Έξοδος από το παράδειγμα
