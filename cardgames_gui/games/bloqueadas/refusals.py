"""Why not: the sentences of Bloqueadas for what the rules refuse."""
