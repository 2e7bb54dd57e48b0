### Τι δεν πήγε καλά με ένα αίτημα: ένα μήνυμα για κάθε είδος προβλήματος.

problem-unknown-route = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
problem-wrong-method = Αυτό δεν γίνεται με αυτή τη διεύθυνση.
problem-malformed = Το αίτημα δεν διαβάζεται.
problem-wrong-content-type = Το αίτημα πρέπει να σταλεί με άλλη μορφή.
problem-too-large = Είναι πολύ μεγάλο.
problem-too-many = Πολύ συχνά. Περιμένετε λίγο.
problem-too-many-listeners = Πάρα πολλοί θεατές. Δοκιμάστε αργότερα.
problem-wrong-origin = Αυτή η σελίδα δεν μπορεί να μιλήσει με αυτόν τον διακομιστή.
problem-unknown-game = Δεν υπάρχει τέτοιο παιχνίδι.
problem-unknown-language = Δεν υπάρχει τέτοια γλώσσα.
problem-unknown-match = Δεν υπάρχει τέτοια παρτίδα.
problem-unknown-step = Αυτό το βήμα δεν μπορεί να εμφανιστεί.
problem-no-key = Η παρτίδα είναι κλειστή: χρειάζεστε σύνδεσμο.
problem-wrong-key = Ο σύνδεσμος δεν είναι για αυτή την παρτίδα.
problem-only-watching = Όσοι παρακολουθούν δεν αποφασίζουν.
problem-cannot-begin = Η παρτίδα δεν μπορεί να αρχίσει έτσι.
problem-bad-record = Η καταγραφή δεν στέκει.
problem-unknown-action = Αυτό το παιχνίδι δεν έχει τέτοια ενέργεια.
problem-refused = Οι κανόνες το απαγορεύουν.
problem-not-your-decision = Τώρα δεν αποφασίζετε εσείς.
problem-stale = Στο μεταξύ κάτι άλλαξε. Ξανακοιτάξτε.
problem-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρεθεί μετά την τελευταία ζαριά ή την τελευταία αποκάλυψη.
problem-built-upon = Δεν αναιρείται: στο μεταξύ κάποιος έπαιξε.
problem-not-stored = Η παρτίδα δεν μπορεί να αποθηκευτεί αυτή τη στιγμή. Δεν έγινε τίποτα.
problem-unreadable-match = Ό,τι αποθηκεύτηκε από αυτή την παρτίδα δεν διαβάζεται.
problem-failed = Κάτι πήγε στραβά στον διακομιστή.
