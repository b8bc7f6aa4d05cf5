"""How quick the service is, beside boardgame.io's server and beside a bare broadcast: `make
bench-server`. The clients run in a process of their own, on the other core."""
