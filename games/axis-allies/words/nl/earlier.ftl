# Wat eerdere versies in het logboek schreven; partijen die daarmee begonnen, laten het nog zien.

log-battle = Gevecht in { $space }.
log-captured = { $space } veroverd door { $power }; eigenaar: { $owner }.
log-liberated = { $space } bevrijd door { $power }; eigenaar: { $owner }.
