"""Tables before they begin, the way to all others, and who may do what at one."""
