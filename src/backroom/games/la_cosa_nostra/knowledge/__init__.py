"""Who knows what: views, worlds dealt anew, and the books of what lies where."""
