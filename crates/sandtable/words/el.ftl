### Όσα λέει το ίδιο το πρόγραμμα. Τα παιχνίδια φέρνουν τα δικά τους λόγια.

cli-decimal-mark = ,
cli-percent = { $value }%
cli-none = κανένα
cli-none-yet = κανένα ακόμη

## Όσα είναι άγνωστα εδώ

cli-unknown-language = Δεν υπάρχει γλώσσα «{ $lang }»· υπάρχουν: { $known }.
cli-unknown-game = Δεν υπάρχει παιχνίδι «{ $game }»· υπάρχουν: { $known }.
cli-unknown-scenario = Το { $game } δεν έχει σενάριο «{ $scenario }»· έχει: { $known }.
cli-unknown-option = Το { $game } δεν έχει επιλογή «{ $option }»· έχει: { $known }.
cli-unknown-value = Η επιλογή { $option } δεν μπορεί να είναι «{ $value }»· μπορεί να είναι: { $known }.
cli-option-form = Μια επιλογή δίνεται ως ΟΝΟΜΑ=ΤΙΜΗ, όχι ως «{ $option }».
cli-unknown-clause = Το { $game } δεν έχει άρθρο «{ $clause }». Κοντά του είναι: { $near }· η εντολή `sandtable rules { $game }` τα δείχνει όλα.
cli-unknown-player = Δεν υπάρχει παίκτης «{ $player }»· υπάρχουν: { $known }.
cli-unknown-seat = Το { $game } δεν έχει θέση «{ $seat }»· έχει: { $known }.
cli-seat-form = Μια θέση δίνεται ως ΘΕΣΗ=ΠΑΙΚΤΗΣ, όχι ως «{ $seat }».
cli-seating =
    { $given ->
        [one] Ένας παίκτης δεν ταιριάζει
       *[other] { $given } παίκτες δεν ταιριάζουν
    } εδώ. Ορίστε έναν για κάθε θέση ({ $seats }) ή έναν για κάθε πλευρά ({ $sides }).
cli-cannot-open = Αυτό δεν μπορεί να παιχτεί:
cli-unreadable = Δεν διαβάζεται το { $path }: { $why }
cli-unwritable = Δεν γράφεται το { $path }: { $why }
cli-empty-data = Δεν υπάρχει αρχείο *.toml στον φάκελο { $folder }.
cli-no-chance = Το σύστημα δεν δίνει τυχαίους αριθμούς ({ $why })· δώστε σπόρο με --seed.

## games

cli-rules-version = κανόνες { $version }
cli-seats = Θέσεις
cli-scenarios = Σενάρια
cli-options = Επιλογές
cli-options-hint = Η πρώτη τιμή είναι η προεπιλεγμένη. Η εντολή `sandtable games { $game }` τις εξηγεί.
cli-turns =
    { $n ->
        [0] χωρίς τελευταίο γύρο
        [one] ένας γύρος
       *[other] { $n } γύροι
    }

## rules

cli-chapter = Κεφάλαιο
cli-section = Ενότητα
cli-kept = Τήρηση
cli-provenance = Από
cli-source = Πηγή
cli-tests = Δοκιμές
cli-kept-enforced = δεν παραβιάζεται
cli-kept-automatic = αυτόματα
cli-kept-definition = ορισμός
cli-kept-set-up = ανάπτυξη
cli-kept-option = επιλογή
cli-provenance-rulebook = το βιβλίο κανόνων
cli-provenance-history = την ιστορία
cli-provenance-published = το εκδοθέν παιχνίδι
cli-provenance-house = αυτό το πρόγραμμα
cli-coverage-clauses = Άρθρα
cli-coverage-enforced = Τα τηρεί το πρόγραμμα
cli-coverage-tested = Τα αναφέρει δοκιμή
cli-coverage-missing = Χωρίς δοκιμή
cli-coverage-unknown = Δοκιμές αναφέρουν άρθρα που δεν υπάρχουν:
cli-examples = Παραδείγματα
cli-examples-go = επιτρέπεται
cli-examples-refused = απορρίπτεται
cli-examples-whole = πλήρη
cli-examples-sum = { $examples } παραδείγματα δείχνουν { $clauses } κανόνες· { $missing } υποχρεωτικοί ή αυτόματοι δεν φαίνονται ακόμη, ή όχι ολόκληροι.
cli-examples-none = Δεν υπάρχει ακόμη παράδειγμα για { $clauses }.
cli-book = Το βιβλίο του { $game } βρίσκεται στο { $file }: { $clauses } κανόνες, { $examples } παραδείγματα.
cli-examples-hold = { $n ->
        [one] Ένα παράδειγμα ισχύει.
       *[other] { $n } παραδείγματα ισχύουν.
    }

## sim

cli-sim-head = { $scenario }: { $n ->
        [one] μία παρτίδα
       *[other] { $n } παρτίδες
    }
cli-sim-went-wrong = Μια παρτίδα δεν τελείωσε όπως έπρεπε: { $error }
cli-sim-mean-actions = Ενέργειες ανά παρτίδα
cli-sim-mean-turns = Γύροι ανά παρτίδα
cli-sim-seconds = Δευτερόλεπτα
cli-sim-rate = Ενέργειες ανά δευτερόλεπτο
cli-draws = Ισοπαλίες
cli-sim-given-up = Εγκαταλείφθηκαν
cli-draw = Ισοπαλία
cli-sim-report = Η αναφορά βρίσκεται στο { $file }.
cli-sim-stopped = Διακόπηκε μετά από { $done } από { $games } παρτίδες.
cli-sim-kept = Ό,τι παίχτηκε φυλάσσεται στο { $file }· η ίδια εντολή συνεχίζει από εκεί.
cli-keep-foreign = Το { $file } δεν ανήκει σε αυτή τη σειρά: το { $field } του είναι { $found }, αναμενόταν { $expected }. Έμεινε όπως είναι· δώστε άλλο αρχείο με --keep ή διαγράψτε το για να ξεκινήσετε από την αρχή.
cli-keep-corrupt = Δεν γίνεται συνέχεια από το { $file }: η γραμμή { $line } δεν είναι ό,τι γράφει εκεί το `sandtable sim` ({ $why }). Αναμένεται μια γραμμή JSON για τη σειρά και μία για κάθε παρτίδα. Έμεινε όπως είναι· δώστε άλλο αρχείο με --keep ή διαγράψτε τη γραμμή ή το αρχείο.
cli-keep-cut-off = είναι κομμένη
cli-keep-twice = η παρτίδα { $number } υπάρχει δύο φορές
cli-mirror-players = Οι παίκτες αλλάζουν πλευρές μόνο όπου υπάρχουν δύο πλευρές με διαφορετικό παίκτη η καθεμία. Οι πλευρές εδώ είναι { $sides }· παραλείψτε το --mirrored ή δώστε δύο παίκτες με --seats.
cli-mirror-odd = Κάθε σπόρος παίζεται και από τις δύο πλευρές, άρα ο αριθμός των παρτίδων είναι άρτιος· το { $games } δεν είναι.
cli-ladder-players = Η κατάταξη χρειάζεται τουλάχιστον δύο παίκτες, τον καθένα μία φορά.
cli-ladder-elo = Elo
cli-ladder-note = Δεξιά τα μερίδια ανά αντίπαλο· η ισοπαλία είναι μισός βαθμός. 400 βαθμοί είναι δέκα προς ένα, ο μέσος όρος είναι 1000.
cli-report-mirrored = { $first } εναντίον { $second }, κάθε σπόρος και από τις δύο πλευρές
cli-report-games = Παρτίδες
cli-report-turns = Γύροι ανά παρτίδα
cli-report-actions = Ενέργειες ανά παρτίδα
cli-report-given-up =
    { $n ->
        [one] Μία παρτίδα δεν τελείωσε και εγκαταλείφθηκε. Δεν μετρά για κανέναν.
       *[other] { $n } παρτίδες δεν τελείωσαν και εγκαταλείφθηκαν. Δεν μετρούν για κανέναν.
    }
cli-report-players = Παίκτες
cli-report-players-text = Η νίκη είναι ένας βαθμός, η ισοπαλία μισός. Η ανοιχτόχρωμη μπάρα είναι το διάστημα όπου βρίσκεται το πραγματικό μερίδιο με 95 % (Wilson)· η λεπτή γραμμή είναι το μισό.
cli-report-player = Παίκτης
cli-report-points = Βαθμοί
cli-report-share = Μερίδιο
cli-report-interval = Διάστημα 95 %
cli-report-sides = Πλευρές
cli-report-sides-text = Όποιος κι αν τις παίζει: πόσο συχνά νικά κάθε πλευρά.
cli-report-side = Πλευρά
cli-report-wins = Νίκες
cli-report-decided = { $share } όσων κρίθηκαν
cli-report-endings = Πώς τελείωσαν
cli-report-endings-text = Αποτελέσματα, πρώτα τα συχνότερα.
cli-report-winner = Νικητής
cli-report-length = Διάρκεια
cli-report-length-text = Πόσες παρτίδες κράτησαν τόσους γύρους.
cli-report-least = Ελάχιστο
cli-report-middle = Διάμεσος, μεσαίο μισό
cli-report-most = Μέγιστο
cli-report-curves = Βαθμοί ανά γύρο
cli-report-curves-text = Μετά από κάθε γύρο, για τις παρτίδες που κράτησαν τόσο: η γραμμή είναι η διάμεσος, η ζώνη το μεσαίο μισό.
cli-report-losses = Απώλειες
cli-report-losses-text = Σε ό,τι μετρά το παιχνίδι: βήματα, μονάδες ή άνδρες. Η διάμεσος και ανάμεσα σε τι βρίσκεται το μεσαίο μισό των παρτίδων. Ό,τι αποσύρεται μετρά ως χαμένο.
cli-report-began = Στην αρχή
cli-report-lost = Χάθηκαν
cli-report-aims = Στόχοι
cli-report-aims-text = Τι ήθελαν περισσότερο οι παίκτες, πόσες φορές το έβαλαν στόχο και πόσες το πέτυχαν όσο το ήθελαν.
cli-report-aim = Στόχος
cli-report-wanted = Φορές
cli-report-reached = Επιτυχία
cli-report-kinds = Ενέργειες
cli-report-kinds-text = Κάθε είδος ενέργειας του παιχνιδιού με το όνομά του στα αρχεία, μαζί με μία που έγινε.
cli-report-kind = Είδος
cli-report-taken = Φορές
cli-report-a-game = Ανά παρτίδα
cli-report-in-games = Σε παρτίδες
cli-report-by = Από ποιον
cli-report-never = Δεν έγιναν ποτέ
cli-report-all-taken = Κάθε είδος ενέργειας έγινε τουλάχιστον μία φορά.
cli-report-times = Χρόνος
cli-report-times-text = Πόση ώρα σκέφτονταν οι παίκτες. Τα μόνα νούμερα που διαφέρουν κάθε φορά: εξαρτώνται από το μηχάνημα και από το πόσες παρτίδες έπαιζε μαζί.
cli-report-decisions = Αποφάσεις
cli-report-a-decision = Ανά απόφαση
cli-report-longest-decision = Η μακρύτερη
cli-report-a-turn = Ανά γύρο
cli-report-longest-turn = Ο μακρύτερος γύρος
cli-report-again = Αυτή η εντολή δίνει την ίδια σελίδα, εκτός από τους χρόνους:
cli-report-made = Sandtable { $program }, { $game }, κανόνες { $rules }

## odds

cli-odds-unknown-game = Δεν υπάρχουν πιθανότητες για «{ $game }»· υπάρχουν για: { $known }.
cli-odds-column = { $odds }, ζαριά στη στήλη { $column }
cli-odds-result = Αποτέλεσμα
cli-odds-attacker = Επιτιθέμενος
cli-odds-defender = Αμυνόμενος
cli-odds-chance = Πιθανότητα
cli-odds-forces = { $attackers } εναντίον { $defenders }
cli-odds-win = Νικά ο επιτιθέμενος
cli-odds-lose = Νικά ο αμυνόμενος
cli-odds-draw = Δεν μένει κανείς

## record

cli-not-a-record = Το { $path } δεν είναι καταγραφή που διαβάζεται: { $why }
cli-game = παιχνίδι
cli-scenario = σενάριο
cli-rules = κανόνες
cli-option = επιλογή
cli-commitment = αποτύπωμα σπόρου
cli-seed = σπόρος
cli-seed-unknown = δεν είναι στην καταγραφή
cli-seed-other = άλλος
cli-record-open = Το παιχνίδι συνεχίζεται στον γύρο { $turn }.
cli-steps = Βήματα
cli-milliseconds = Χιλιοστά δευτερολέπτου
cli-hash = Hash
cli-hash-agrees = όπως καταγράφηκε
cli-hash-differs = όχι όπως καταγράφηκε
cli-turn = Γύρος
cli-outcome = Έκβαση
cli-other-rules = Παίχτηκε με κανόνες { $theirs }· αυτοί είναι οι κανόνες { $ours }.
cli-dice-checked = όλες οι ζαριές είναι του σπόρου
cli-dice-not-checked = χωρίς τον σπόρο οι ζαριές δεν ελέγχονται
cli-dice-of-parts-checked = όλες οι ζαριές είναι του σπόρου και των μεριδίων των παικτών
cli-dice-told = οι πρώτες ζαριές ορίστηκαν από παράδειγμα και δεν αποδεικνύουν τίποτα
cli-dice-part = ζάρια
cli-dice-own-part = δικό του μερίδιο
cli-dice-by-server = το τράβηξε ο διακομιστής
cli-dice-not-yet = λείπει ακόμη
cli-verified = { $n ->
        [one] Ένα βήμα στέκει
       *[other] { $n } βήματα στέκουν
    }· { $dice }.
cli-step-fails = Το βήμα { $step } ({ $seat }) δεν στέκει:
cli-record-fails = Η καταγραφή δεν στέκει:
cli-no-such-step = Δεν υπάρχει βήμα { $step }· η καταγραφή έχει { $steps }.
cli-backed-up = Το { $store } αντιγράφηκε στο { $file }.
cli-admin-in-all = Παρτίδες: { $matches }, συμβάντα: { $events }, bytes: { $bytes }
cli-admin-whole = Και τα { $events } συμβάντα είναι όπως αποθηκεύτηκαν.
cli-admin-damaged = Έχει πάθει βλάβη: { $why }
cli-admin-exported = Η παρτίδα { $match } γράφτηκε στο { $file }.
cli-admin-imported = Η παρτίδα { $match } μπήκε στην αποθήκη, με { $events } συμβάντα.
cli-admin-would-prune = Παρτίδες που θα σβήνονταν: { $matches }
cli-admin-pruned = Παρτίδες που σβήστηκαν: { $matches }
cli-admin-deleted = Η παρτίδα { $match } σβήστηκε.
cli-admin-moved = Αντιγράφηκαν από { $from } στο { $to } και συγκρίθηκαν: { $matches } παρτίδες, { $events } συμβάντα.
cli-admin-left = Η παρτίδα { $match } έμεινε πίσω: { $why }
cli-admin-rekeyed = Το νέο κλειδί της θέσης { $seat } στην παρτίδα { $match }: { $key }
cli-export-before-change = Οι κανόνες αυτής της καταγραφής άλλαξαν μετά το βήμα { $steps }· μπορεί να γραφτεί από εκεί και πέρα.
cli-export-fails = Η καταγραφή δεν στέκει ({ $why }). Ό,τι προηγείται μπορεί να γραφτεί με --until { $good }.
cli-exported = { $n ->
        [one] Ένα βήμα γράφτηκε
       *[other] { $n } βήματα γράφτηκαν
    } στο { $path }.

## play

cli-begun = Νέο παιχνίδι, αποθηκεύεται στο { $path }.
cli-resumed = Το παιχνίδι συνεχίζεται μετά από { $steps ->
        [one] ένα βήμα
       *[other] { $steps } βήματα
    }, αποθηκεύεται στο { $path }.
cli-left = Το παιχνίδι αποθηκεύτηκε στο { $path }· η ίδια εντολή το συνεχίζει.
cli-help-hint = Πληκτρολογήστε τον αριθμό μιας επιλογής ή ? για βοήθεια.
cli-help =
    12        η επιλογή 12
    1116      η επιλογή σε αυτό το μέρος (αρκεί το όνομα μιας πόλης ή μονάδας, ή μέρος από όσα λέει η επιλογή)·
              όπου δεν γίνεται τίποτα, το άρθρο που το απαγορεύει
    c, n, p   οι επιλογές ξανά, η επόμενη σελίδα, η προηγούμενη
    u         αναίρεση του τελευταίου σας βήματος, ως την τελευταία ζαριά
    m         ο χάρτης γύρω από την τελευταία ενέργεια· m ΜΕΡΟΣ γύρω από ένα μέρος· m all ολόκληρος
    i ΜΕΡΟΣ   τι υπάρχει σε ένα μέρος
    s         το σκορ και όλα όσα είναι δίπλα στον χάρτη
    b         η ενημέρωση: περί τίνος πρόκειται, τι μετράει και πώς έχει, ποιος είναι ισχυρός και πού
    l, l 40   το ημερολόγιο
    r ΑΡΘΡΟ   τι λέει το βιβλίο κανόνων
    a, a 20   αποφασίζει για εσάς ο υπολογιστής, μία φορά ή περισσότερες
    !ΕΝΕΡΓΕΙΑ μια ενέργεια όπως είναι στις καταγραφές
    @1116     ένα μέρος, όταν το όνομά του θα μπορούσε να είναι αριθμός ή εντολή
    q         έξοδος· όλα έχουν αποθηκευτεί
cli-briefing-situation = Η κατάσταση
cli-briefing-aim = Τι πρέπει να κάνετε
cli-briefing-special = Τι ιδιαίτερο έχει
cli-briefing-length = Πόσο διαρκεί
cli-briefing-score = Τι μετράει και πώς έχει
cli-briefing-strong = Ποιος είναι ισχυρός και πού
cli-briefing-none = Αυτό το παιχνίδι δεν έχει ενημέρωση· το «s» δείχνει το σκορ.
cli-save-differs = Το { $path } έχει άλλο παιχνίδι ({ $what } { $found }, όχι { $asked }). Δώστε άλλο αρχείο με --save ή αρχίστε από την αρχή με --new.
cli-save-rolled = Στο { $path } τα ζάρια τα ρίχνει το πρόγραμμα· δεν μπορείτε να τα δώσετε εσείς. Δώστε άλλο αρχείο με --save ή αρχίστε από την αρχή με --new.
cli-save-fails = Το { $path } δεν στέκει: { $why }. Η εντολή `sandtable record verify { $path }` λέει περισσότερα· αρχίστε από την αρχή με --new.
cli-choices-page = { $from }–{ $to } από { $all }· n και p αλλάζουν σελίδα, το όνομα ενός μέρους βρίσκει τι γίνεται εκεί
cli-not-an-action = Αυτό δεν είναι ενέργεια: { $why }
cli-unknown-place = Δεν υπάρχει μέρος «{ $place }» στο ταμπλό.
cli-nothing-there = Τώρα δεν γίνεται τίποτα εδώ: { $place }.
cli-not-understood = Το «{ $typed }» δεν είναι ούτε επιλογή ούτε μέρος ούτε εντολή· ? για βοήθεια.
cli-refused = Δεν επιτρέπεται:
cli-no-such-clause = Δεν υπάρχει άρθρο «{ $clause }».
cli-no-legal-action = { $seat }: πρέπει να αποφασίσει αλλά δεν έχει νόμιμη ενέργεια· είναι σφάλμα του προγράμματος.
cli-roll = { $seat }: ρίχνει ζάρι d{ $sides }· έφερε:
cli-not-a-face = Πληκτρολογήστε τι δείχνουν τα ζάρια: αριθμοί από 1 ως { $sides }.
cli-undo-nothing = Δεν έχετε τίποτα να αναιρέσετε μετά την τελευταία ζαριά.
cli-undo-built-upon = Στο μεταξύ κάποιος έπαιξε· δεν αναιρείται.
cli-undone = Αναιρέθηκε.
cli-log-empty = Δεν έχει συμβεί τίποτα ακόμη.
cli-map-lit = εδώ μπορεί να γίνει κάτι
cli-map-box = { $place }: { $pieces }
cli-map-side = { $line } προς { $places }
cli-map-track = { $line } ως { $places }

## serve

cli-serving = Το Sandtable είναι στη διεύθυνση { $address } (οι παρτίδες φυλάσσονται στο { $store }). Διακοπή με Ctrl+C.
cli-no-data-folder = Δεν υπάρχει φάκελος για την αποθήκη (δεν έχουν οριστεί ούτε XDG_DATA_HOME ούτε HOME)· δώστε ένα αρχείο με --store.
cli-cannot-listen = Δεν γίνεται εξυπηρέτηση στη διεύθυνση { $address }: { $why }

# How a match ended that a side gave up.
match-given-up = Παραδόθηκε: { $who }.
