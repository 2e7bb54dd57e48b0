# A `sandtable odds` válaszai.

odds-both = Mindkét fél megmarad
odds-sailing = A hajók { $distance } tengeri területnyire ekkora eséllyel érnek oda közbeavatkozni:
