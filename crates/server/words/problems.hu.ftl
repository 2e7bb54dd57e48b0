### Mi a baj egy kéréssel: minden fajtára egy üzenet.

problem-unknown-route = Ezen a címen nincs semmi.
problem-wrong-method = Ezzel a címmel ezt nem lehet.
problem-malformed = A kérés nem olvasható.
problem-wrong-content-type = A kérést más formában kell elküldeni.
problem-too-large = Ez túl nagy.
problem-too-many = Ez túl gyakori volt. Várj egy kicsit.
problem-too-many-listeners = Túl sok a néző. Próbáld meg később.
problem-wrong-origin = Ez az oldal nem beszélhet ezzel a szerverrel.
problem-unknown-game = Nincs ilyen játék.
problem-unknown-language = Nincs ilyen nyelv.
problem-unknown-match = Nincs ilyen játszma.
problem-unknown-step = Ez a lépés nem mutatható meg.
problem-no-key = Ez zárt játszma: link kell hozzá.
problem-wrong-key = Ez a link nem ehhez a játszmához való.
problem-only-watching = A nézők nem dönthetnek.
problem-cannot-begin = Így nem kezdődhet el a játszma.
problem-bad-record = A jegyzőkönyv nem állja meg a helyét.
problem-unknown-action = Ilyen művelet nincs ebben a játékban.
problem-refused = A szabályok tiltják.
problem-not-your-decision = Most nem te döntesz.
problem-stale = Közben megváltozott valami. Nézd meg újra.
problem-nothing-to-undo = Az utolsó dobás vagy az utolsó felfedés óta nincs mit visszavonni.
problem-built-upon = Nem vonható vissza: azóta már lépett valaki.
problem-not-stored = A játszmát most nem lehet menteni. Nem történt semmi.
problem-unreadable-match = A játszma mentése nem olvasható.
problem-failed = Hiba történt a szerverben.
