"""How the table is drawn, and what is answered for a person who wants it so."""
