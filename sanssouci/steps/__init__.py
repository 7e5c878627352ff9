"""Steps of play that more than one game takes, each written once.

A game subclasses a step, gives it the ids of its own rules and says what differs; see the chapter
"Steps" in docs/architecture.md. What a step would do stands beside it as a plain function.
"""
