# The answers of `sandtable odds`.

odds-hits = Hits: { $mean } on average
odds-men = Men lost: { $mean } on average
odds-damage = Hits that damage it: { $mean } on average
odds-pins = Pins: { $mean } on average
odds-check = A morale check has to be taken
odds-destroyed = The target is destroyed in the end
odds-results = Worst result of the damage table
odds-result-none = nothing
odds-result-stunned = crew stunned
odds-result-immobilised = immobilised
odds-result-on-fire = on fire
odds-result-knocked-out = knocked out
odds-halted = It survives, but cannot act this turn
odds-immobilised = It survives, but cannot move again
