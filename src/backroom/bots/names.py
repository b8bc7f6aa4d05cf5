"""What bots are called where people have names."""

BOT_NAMES = ("Aldo", "Bruna", "Carlo", "Dora", "Enzo", "Fausta", "Gino", "Ida", "Luca", "Nora")
