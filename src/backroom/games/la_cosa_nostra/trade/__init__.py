"""Offers, deals and promises."""
