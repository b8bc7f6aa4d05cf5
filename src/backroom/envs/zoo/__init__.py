"""The games as environments of PettingZoo: `from backroom.envs.zoo import capo_della_mafia_v0`."""
