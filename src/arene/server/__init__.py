"""Arène in the browser: site pages, JSON API, live tables."""
