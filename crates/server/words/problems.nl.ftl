### Wat er mis is met een verzoek: één bericht voor elk soort probleem.

problem-unknown-route = Op dit adres is niets.
problem-wrong-method = Dit kan niet op dat adres.
problem-malformed = Het verzoek is niet te lezen.
problem-wrong-content-type = Het verzoek moet in een andere vorm worden gestuurd.
problem-too-large = Dit is te groot.
problem-too-many = Dat was te vaak. Wacht even.
problem-too-many-listeners = Er kijken te veel mensen mee. Probeer het later nog eens.
problem-wrong-origin = Deze pagina mag niet met deze server praten.
problem-unknown-game = Dat spel is er niet.
problem-unknown-language = Die taal is er niet.
problem-unknown-match = Die partij is er niet.
problem-unknown-step = Die stap kan niet worden getoond.
problem-no-key = Deze partij is besloten: je hebt er een link voor nodig.
problem-wrong-key = Deze link hoort niet bij deze partij.
problem-only-watching = Wie toekijkt, beslist niet mee.
problem-cannot-begin = Zo kan de partij niet beginnen.
problem-bad-record = Het verslag klopt niet.
problem-unknown-action = Dit is geen actie van dit spel.
problem-refused = De regels verbieden het.
problem-not-your-decision = Jij bent nu niet aan zet.
problem-stale = Er is intussen iets veranderd. Kijk nog eens.
problem-nothing-to-undo = Sinds de laatste worp of de laatste onthulling valt er niets terug te nemen.
problem-built-upon = Het kan niet worden teruggenomen: iemand heeft er al op voortgebouwd.
problem-not-stored = De partij kan op dit moment niet worden bewaard. Er is niets gebeurd.
problem-unreadable-match = Wat van deze partij is bewaard, is niet te lezen.
problem-failed = Er ging iets mis in de server.
