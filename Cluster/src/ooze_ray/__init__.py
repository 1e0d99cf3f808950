"""Evolves Ooze's islands on a Ray cluster."""

__version__ = "1.0.0"
