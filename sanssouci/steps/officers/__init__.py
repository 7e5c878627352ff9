"""What the officers of several games reckon alike: cards unseen, duels, payments, ground.

A game's officers set the weights; nothing here knows a rule of any one game.
"""
