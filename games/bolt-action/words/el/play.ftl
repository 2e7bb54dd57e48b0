# The game and its seats

game-bolt-action = Bolt Action
    .text = Δύο διμοιρίες, ένα σακούλι με ζάρια εντολών και ένα τραπέζι μετρημένο σε ίντσες.
seat-first = Πρώτος παίκτης
seat-second = Δεύτερος παίκτης

# Scenarios

scenario-envelopment = Κύκλωση
    .text = Ο επιτιθέμενος προσπαθεί να μπει στη ζώνη του αμυνομένου ή να βγει από την απέναντι άκρη.
scenario-maximum-attrition = Μέγιστη Φθορά
    .text = Καταστρέψτε δύο εχθρικές μονάδες παραπάνω από όσες θα χάσετε.
scenario-point-defence = Άμυνα Σημείων
    .text = Τρεις αντικειμενικοί σκοποί· ο επιτιθέμενος χρειάζεται δύο.
scenario-hold-until-relieved = Αντίσταση ως την Αντικατάσταση
    .text = Μια μικρή φρουρά κρατά το κέντρο του τραπεζιού μέχρι να έρθει βοήθεια.
scenario-top-secret = Άκρως Απόρρητο
    .text = Και οι δύο θέλουν να βγάλουν το ίδιο αντικείμενο από τη δική τους άκρη.
scenario-demolition = Δολιοφθορά
    .text = Κάθε πλευρά έχει μια βάση· εχθρικό πεζικό που τη φτάνει ενώ δεν τη φυλάει κανείς την ανατινάζει.

# Turn and phases

turn-set-up = Ανάπτυξη
turn-number = Γύρος { $turn } από { $of }
phase-set-up = Ανάπτυξη
phase-orders = Εντολές
phase-turn-end = Τέλος γύρου
unit-name = { $title } ({ $number })
unit-unknown = Άγνωστη μονάδα
point = { $x }″ × { $y }″
length = { $inches }″
weapon-all = Όλα τα όπλα

# Boxes beside the table

tray-first-wave = Πρώτο κύμα
tray-reserve = Εφεδρεία
tray-destroyed = Κατεστραμμένες
tray-left = Εκτός τραπεζιού

# Terrain

terrain-field = Χωράφι
terrain-high-crops = Ψηλά σπαρτά
terrain-woods = Δάσος
terrain-marsh = Έλος
terrain-snow = Βαθύ χιόνι
terrain-rubble = Ερείπια
terrain-craters = Κρατήρες
terrain-hedge = Φράχτης
terrain-wall = Τοίχος
terrain-bocage = Μποκάζ
terrain-wire = Συρματόπλεγμα
terrain-dragons-teeth = Δόντια του δράκου
terrain-trench = Χαράκωμα
terrain-deep-water = Βαθύ νερό
terrain-cliff = Γκρεμός
terrain-hill = Λόφος
terrain-road = Δρόμος
terrain-building = Κτίριο
terrain-base = Βάση
fact-cover = Κάλυψη: { $cover }
fact-floors = Όροφοι: { $floors }
cover-none = καμία
cover-soft = ελαφρά
cover-hard = βαριά

# Markers

marker-fire = Πυρ
marker-advance = Προώθηση
marker-run = Τρέξιμο
marker-ambush = Ενέδρα
marker-rally = Ανασύνταξη
marker-down = Κάτω
marker-pinned = Καθηλωμένη
marker-hidden = Κρυμμένη
marker-immobilised = Ακινητοποιημένο
marker-dug-in = Οχυρωμένο
marker-inside = Μέσα σε κτίριο
marker-carries = Μεταφέρει το αντικείμενο

# What has to be decided

prompt-over = Το παιχνίδι τελείωσε.
prompt-wait = Παρακαλώ περιμένετε.
prompt-roll-off = { $seat }: αναμέτρηση ζαριών.
prompt-part = { $seat }: επίθεση ή άμυνα;
prompt-edge = { $seat }: διαλέξτε τη δική σας μακριά άκρη του τραπεζιού.
prompt-objectives = { $seat }: τοποθετήστε έναν αντικειμενικό σκοπό.
prompt-deploy = { $seat }: αναπτύξτε μια μονάδα.
prompt-wave = { $seat }: ποιες μονάδες μένουν στην εφεδρεία και ποιες υπερκερούν;
prompt-forward = { $seat }: αναπτύξτε τους ανιχνευτές σας.
prompt-draw = Τραβήξτε ένα ζάρι.
prompt-order = { $seat }: δώστε εντολή σε μια μονάδα.
prompt-move = { $seat }: μετακινήστε: { $unit }.
prompt-enter = { $seat }: φέρτε στο τραπέζι: { $unit }.
prompt-dismount = { $seat }: μπορεί να αποβιβαστεί: { $unit }.
prompt-ambush = { $seat }: πυρά από ενέδρα εναντίον: { $unit };
prompt-declare = { $seat }: στόχοι για: { $unit }.
prompt-react = { $seat }: βάλλεται: { $unit }. Αντίδραση;
prompt-react-assault = { $seat }: δέχεται έφοδο: { $unit }. Αντίδραση;
prompt-loss = { $seat }: αφαιρέστε { $count ->
        [one] έναν άνδρα
       *[other] { $count } άνδρες
    } από: { $unit }.
prompt-friendly-fire = { $seat }: εναντίον ποιου βάλλει κατά λάθος: { $unit };
prompt-regroup = { $seat }: μπορεί να ανασυνταχθεί: { $unit }.
prompt-keep = { $seat }: ποια ζάρια μένουν;
prompt-stray = { $seat }: μετακινήστε τον δείκτη του φραγμού.
prompt-calls = { $seat }: ποιανού ο φραγμός ή η προσβολή έρχεται πρώτα;
prompt-misled = { $seat }: διαλέξτε τον στόχο του αεροσκάφους.
prompt-flak = { $seat }: αεροσκάφος πάνω από: { $unit }. Ποιο αντιαεροπορικό βάλλει;
prompt-example = { $seat }: δεν υπάκουσε: { $unit }. Εκτέλεση ενός άνδρα για παραδειγματισμό και νέα δοκιμασία;
prompt-loading = { $seat }: τι γεμίζει για την ενέδρα: { $unit };
prompt-aside = { $seat }: πού παραμερίζει: { $unit };

# Panels

panel-bag = Ζάρια στο σακούλι
panel-points = Βαθμοί
panel-bag-first = { $seat }
panel-bag-second = { $seat }
panel-points-first = Βαθμοί: { $seat }
panel-points-second = Βαθμοί: { $seat }
panel-fire = Πυρά εναντίον: { $target }
panel-distance = Απόσταση
panel-hits = Αναμενόμενα χτυπήματα
panel-losses = Αναμενόμενες απώλειες
panel-destroyed = Καταστρέφεται
explain-shots = { $weapon }, { $shots ->
        [one] 1 βολή
       *[other] { $shots } βολές
    }
explain-out-of-range = Εκτός βεληνεκούς: απέχει { $distance }, { $weapon }: έως { $range }
explain-wins = Νικούν οι επιτιθέμενοι
explain-loses = Νικούν οι αμυνόμενοι
inspect-quality = Ποιότητα: { $quality }
inspect-morale = Ηθικό
inspect-pins = Καθηλώσεις
inspect-order = Εντολή: { $order }
inspect-no-order = καμία ακόμη
inspect-arms = Όπλα: βεληνεκές · βολές · διατρητικότητα
inspect-men = { $count } × { $part }, { $weapon }
inspect-besides = { $count } × { $weapon } επιπλέον
inspect-fallen = { $count } × { $part }, { $weapon }
inspect-armour = Θωράκιση: { $armour }
inspect-mount = { $count ->
        [one] { $weapon }, { $arc }
       *[other] { $count } × { $weapon }, { $arc }
    }
inspect-carries = Άνδρες στο όχημα
inspect-aboard = Επιβαίνει: { $unit }
part-leader = επικεφαλής
part-gunner = σκοπευτής
part-loader = γεμιστής
part-man = άνδρας
part-spotter = παρατηρητής
arc-all-round = ολόγυρα
arc-front = εμπρός
arc-front-and-right = εμπρός και δεξιά
arc-left = αριστερά
arc-right = δεξιά
arc-rear = πίσω
armour-soft-skin = αθωράκιστο όχημα
armour-armoured-car = τεθωρακισμένο αυτοκίνητο
armour-light-tank = ελαφρύ άρμα
armour-medium-tank = μέσο άρμα
armour-heavy-tank = βαρύ άρμα
armour-super-heavy-tank = υπερβαρύ άρμα
inspect-reach = { $weapon }, { $range }
inspect-flank-left = Υπερκερά από αριστερά
inspect-flank-right = Υπερκερά από δεξιά

# Terms of a roll to hit

hit-point-blank = Εξ επαφής
hit-pins = Καθηλώσεις
hit-long-range = Μακρινή απόσταση
hit-inexperienced = Νεοσύλλεκτοι
hit-on-the-move = Εν κινήσει
hit-down = Ο στόχος είναι Κάτω
hit-small = Μικρή μονάδα
hit-soft-cover = Ελαφρά κάλυψη
hit-hard-cover = Βαριά κάλυψη
hit-short-handed = Ένας άνδρας στο όπλο
hit-shaped-charge = Κοίλη γόμωση
hit-sniper = Ελεύθερος σκοπευτής
shell-shot = συμπαγές βλήμα
shell-he = εκρηκτικό
shell-indirect = καμπύλης τροχιάς
shell-smoke = καπνός
support-barrage = φραγμός
support-smoke = καπνός
support-strike = αεροπορική προσβολή

# What one can do

do-draw = Τράβηγμα ζαριού
do-roll-off = Αναμέτρηση ζαριών
do-attack = Επίθεση
do-defend = Άμυνα
do-edge-top = Η πάνω άκρη
do-edge-bottom = Η κάτω άκρη
do-objective = Αντικειμενικός σκοπός στο { $at }
do-deploy = Ανάπτυξη στο { $at }: { $unit }
do-garrison = Ανάπτυξη στο { $building }: { $unit }
do-load = Ξεκινά μέσα στο όχημα ({ $vehicle }): { $unit }
do-hold = Στην εφεδρεία: { $unit }
do-outflank-left = Υπερκέραση αριστερά: { $unit }
do-outflank-right = Υπερκέραση δεξιά: { $unit }
do-done = Τέλος
do-fire = Πυρ
do-hold-fire = Χωρίς πυρά
warn-hold-fire = Δεν θα βάλει εναντίον κανενός: { $unit }.
do-order = { $order }: { $unit }
do-charge = Επέλαση: { $unit }, στόχος: { $target }
do-load-shot = Γέμισμα με αντιαρματικό βλήμα
do-load-he = Γέμισμα με εκρηκτικό
do-dismount = Οριστικό ξεπέζεμα
do-drop-trailer = Εγκατάλειψη ρυμούλκας καυσίμου
do-move = Κίνηση στο { $at }
do-step = Ο άνδρας { $man } στο { $at }
do-enter = Είσοδος στο { $at }
do-drive = Εμπρός { $by }
do-reverse = Όπισθεν { $by }
do-pivot = Στροφή στις { $degrees }°
do-occupy = Είσοδος στο { $building }
do-climb = Στον όροφο { $floor }
do-mount = Επιβίβαση: { $vehicle }
do-leave = Έξοδος από το τραπέζι
do-assault = Έφοδος: { $target }
do-aim = { $weapon } ({ $shell }) προς: { $target }
do-call = Κλήση στο { $at }: { $what }
do-go-down = Πέσιμο Κάτω
do-return-fire = Πυρά εναντίον τους
do-escape = Απαγκίστρωση { $by }
do-ride-away = Οι έφιπποι απομακρύνονται προς { $at }
do-spring = Πυρά από ενέδρα: { $unit }
do-flak = Πυρά κατά του αεροσκάφους: { $unit }
do-pass = Τίποτα
do-something-else = Κάτι που δεν γίνεται τώρα
do-remove = Αφαίρεση άνδρα { $man } ({ $weapon })
do-wreck = Καταστροφή του πυροβόλου
do-fire-at = Προς: { $unit }
do-keep = Το ζάρι μένει: { $unit }
do-own-first = Πρώτα τα δικά μας
do-theirs-first = Πρώτα τα δικά τους
do-stray = Δείκτης στο { $at }

# Log

log-turn = Αρχίζει ο γύρος { $turn }.
log-die = Τραβήχτηκε ζάρι: { $seat }. Στο σακούλι μένουν { $first } και { $second }.
log-order = { $unit }: { $order }.
log-obeyed = { $unit }: υπακούει ({ $roll } έναντι { $value }).
log-disobeyed = { $unit }: δεν υπακούει ({ $roll } έναντι { $value }).
log-fubar = { $unit }: ΦΟΥΜΠΑΡ! ({ $roll })
log-friendly-fire = { $unit }: περνά φίλιους για εχθρούς και βάλλει.
log-panic = { $unit }: πανικός.
log-fled = { $unit }: φεύγει από το τραπέζι.
log-rallied = { $unit }: ανασυντάσσεται και χάνει έως { $pins ->
        [one] 1 καθήλωση
       *[other] { $pins } καθηλώσεις
    }.
log-pinned = { $unit }: παίρνει { $pins ->
        [one] 1 καθήλωση
       *[other] { $pins } καθηλώσεις
    }.
log-routed = { $unit }: δεν αντέχει άλλες καθηλώσεις και διαλύεται.
log-morale-held = { $unit }: κρατά ({ $roll } έναντι { $value }).
log-morale-broke = { $unit }: λυγίζει ({ $roll } έναντι { $value }).
log-volley = { $weapon }, επιτυχία με { $needed }: { $dice } → { $hits ->
        [0] κανένα χτύπημα
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }.
log-volley-wounds = { $weapon }, επιτυχία με { $needed }: { $dice } → { $hits ->
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }. Ζημιά με { $damaging }: { $wounds } → { $kills ->
        [0] δεν πέφτει κανείς
        [one] πέφτει 1
       *[other] πέφτουν { $kills }
    }.
log-flame = { $weapon }: { $hits ->
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }.
log-flame-wounds = { $weapon }: { $hits ->
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }. Ζημιά με { $damaging }: { $wounds } → { $kills ->
        [0] δεν πέφτει κανείς
        [one] πέφτει 1
       *[other] πέφτουν { $kills }
    }.
log-out-of-range = { $unit }: εκτός βεληνεκούς, στόχος: { $target }· απόσταση { $distance }, { $weapon } { $range }.
log-penetration = Εναντίον: { $unit }: { $dice } { $penetration } = { $score } έναντι { $value } → { $what }.
log-soft-skin = Εναντίον: { $unit }, ζημιά με { $damaging }: { $dice }.
damage-none = καμία ζημιά
damage-superficial = επιφανειακή ζημιά
damage-full = βαριά ζημιά
damage-massive = μαζική ζημιά
log-missed = { $unit }: αστοχία, στόχος: { $target }.
log-hits = { $unit }: { $hits ->
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }, στόχος: { $target }· { $kills ->
        [0] δεν πέφτει κανείς
        [one] πέφτει 1
       *[other] πέφτουν { $kills }
    }.
log-stunned = { $unit }: αποσβόλωση πληρώματος.
log-immobilised = { $unit }: ακινητοποίηση.
log-on-fire = { $unit }: φωτιά!
log-knocked-out = { $unit }: εξουδετέρωση.
log-destroyed = { $unit }: καταστράφηκε.
log-building-fell = Το κτίριο πέφτει πάνω σε: { $unit }.
log-out-of-fuel = { $unit }: τελείωσαν τα καύσιμα.
log-ambush = { $unit }: πυρά από ενέδρα, στόχος: { $target }.
log-ducked = { $unit }: πέφτει Κάτω.
log-escaped = { $unit }: απαγκιστρώνεται.
log-entered = { $unit }: μπαίνει στο τραπέζι.
log-left = { $unit }: βγαίνει από το τραπέζι.
log-assault = { $unit }: έφοδος, στόχος: { $target }.
log-charge = { $unit }: επέλαση, στόχος: { $target }.
log-assault-short = { $unit }: δεν φτάνει τον στόχο: { $target }.
log-assault-vehicle = { $unit }: { $hits ->
        [one] 1 χτύπημα
       *[other] { $hits } χτυπήματα
    }, στόχος: { $target }· { $score } έναντι { $value }.
log-melee = Σώμα με σώμα, απώλειες: { $unit } { $ours }, { $target } { $theirs }.
log-called = { $unit } καλεί: { $what }.
log-driven-off = { $unit }: διώχνει το αεροσκάφος.
log-picked-up = { $unit }: παίρνει το αντικείμενο.
log-over = Το παιχνίδι τελείωσε.
outcome-won = Νίκη: { $seat } ({ $first } προς { $second } βαθμοί).
outcome-draw = Ισοπαλία ({ $first } προς { $second } βαθμοί).

# What a machine player wants

aim-take = κατάληψη του αντικειμενικού σκοπού στο { $at }
aim-hold = διατήρηση του αντικειμενικού σκοπού στο { $at }
aim-fetch = απόκτηση του αντικειμένου
aim-carry-off = έξοδος με το αντικείμενο από τη δική του άκρη
aim-blow-up = ανατίναξη της εχθρικής βάσης
aim-guard = φύλαξη της βάσης
aim-break-through = διάσπαση των γραμμών: { $unit }
aim-destroy = καταστροφή: { $unit }
aim-assault = έφοδος: { $unit }
aim-ambush = ενέδρα: { $unit }
aim-spare = προφύλαξη: { $unit }
aim-bring-on = είσοδος εφεδρείας: { $unit }
