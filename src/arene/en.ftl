# Words common to all games.

list-last = { $before } and { $last }
seat-number = player { $number }
you = You
bot-name = { $name }
waiting-for = { $names } to play.
your-turn = Your turn.

refusal-match-over = The match is over.
refusal-match-not-your-turn = It is not your turn.
refusal-match-batch = Something new came up after move { $place }: decide what follows when you have seen it. Nothing was played.
refusal-match-undo-nothing = There is nothing to take back yet.
refusal-match-undo-other = Another player has moved since: this cannot be taken back.
refusal-match-undo-fence = This cannot be taken back: it showed a card, used chance or ended your turn.
