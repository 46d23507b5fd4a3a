"""A finished match explained: everybody's chance at every step, what turned it, what decisions and draws were worth."""
