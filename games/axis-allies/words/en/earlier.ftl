# What earlier versions wrote into the log; matches that began under them still show it.

log-battle = Battle in { $space }.
log-captured = For { $owner }: { $power } takes { $space }.
log-liberated = For { $owner }: { $power } frees { $space }.
