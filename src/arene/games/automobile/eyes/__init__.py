"""What each seat may know: views, positions as data, worlds a seat may imagine."""
