### What went wrong with a request: one message for each kind of problem.

problem-unknown-route = There is nothing at this address.
problem-wrong-method = This cannot be done with that address.
problem-malformed = The request cannot be read.
problem-wrong-content-type = The request must be sent in another form.
problem-too-large = This is too large.
problem-too-many = That was too often. Wait a little.
problem-too-many-listeners = Too many people are watching. Try again later.
problem-wrong-origin = This page may not talk to this server.
problem-unknown-game = There is no such game.
problem-unknown-language = There is no such language.
problem-unknown-match = There is no such match.
problem-unknown-step = That step cannot be shown.
problem-no-key = This match is private: you need a link to it.
problem-wrong-key = This link is not for this match.
problem-only-watching = Those who watch have no say.
problem-cannot-begin = The match cannot begin like this.
problem-bad-record = The record does not hold.
problem-unknown-action = This is not an action of this game.
problem-refused = The rules forbid it.
problem-not-your-decision = It is not yours to decide now.
problem-stale = Something has changed meanwhile. Look again.
problem-nothing-to-undo = There is nothing to take back since the last die or the last thing revealed.
problem-built-upon = It cannot be taken back: somebody has acted on it since.
problem-not-stored = The match cannot be saved at the moment. Nothing has happened.
problem-unreadable-match = What was saved of this match cannot be read.
problem-failed = Something went wrong in the server.
