"""Many matches at once: simulations, their statistics and the balance of the games."""
