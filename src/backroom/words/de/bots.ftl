# Bots: warum sie tun, was sie tun.

bots-no-reason = Es ist eines der Dinge, die du tun darfst.
