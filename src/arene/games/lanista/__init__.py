"""Lanista: gladiator schools, contracts and the favour of the crowd. One to four players."""
