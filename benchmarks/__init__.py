"""Measurements. ``make bench`` prints them; ``docs/benchmarks.md`` keeps a table of them."""
