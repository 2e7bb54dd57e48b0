### What the interface says. The games bring the words of their own.
