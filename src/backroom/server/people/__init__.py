"""Who is who: guests, accounts, names, passphrases, and how well people play."""
