"""Tables that are being played: who looks at one, who acts, and what happens by itself."""
