"""Footmania: build a team, then win the championship. Two to four players."""
