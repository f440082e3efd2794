"""What a med spa works with."""

import math

from .materials import marble, plain, wood
from .shapes import FLAT, box, drum, ellipsoid, lathe, plate, rod, rounded, tube
from .soft import glass, glow, gradient, metal
from .space import at
from .vessels import bottle, bowl


def trolley(rng, palette, things=True):
    finish = metal(palette["metal"])
    deck = rng.choice((wood(palette["wood_color"]), plain(palette["glaze"], 0.4), marble()))
    for x in (-0.23, 0.23):
        for y in (-0.17, 0.17):
            rod((x, y, 0.04), (x, y, 0.82), 0.011, finish)
            ellipsoid((0.045, 0.045, 0.045), (x, y, 0), plain("#24211F"), steps=16)
    for z in (0.22, 0.5, 0.79):
        box((0.5, 0.38, 0.024), (0, 0, z), deck, 0.008)
    tube([(-0.23, -0.19, 0.82), (-0.23, -0.24, 0.86), (0.23, -0.24, 0.86), (0.23, -0.19, 0.82)], 0.008, finish)
    if not things:
        return
    from .linens import folded_towels

    with at(-0.12, 0.04, 0.814):
        bowl(0.085, 0.07, palette["glaze"])
    for k in range(3):
        with at(0.06 + 0.07 * k, 0.06 - 0.05 * (k % 2), 0.814):
            bottle(rng, rng.uniform(0.12, 0.19), rng.choice((glass("#B5652B"), plain(palette["glaze"], 0.4), plain(palette["textile2"], 0.5))), finish, rng.choice(("tall", "drop")))
    with at(0, 0, 0.524):
        folded_towels(rng, 0.34, 0.26, 3, [palette["textile"], palette["textile2"], palette["textile"]])
    with at(0.02, 0, 0.244):
        box((0.36, 0.26, 0.14), (0, 0, 0), wood(palette["wood_color"]), 0.01)


def magnifier_lamp(finish, lit=True):
    """On a floor stand; the head reaches 0.6 along x at about 1.45 high."""
    m = plain("#EDEAE4", 0.35, bump=0) if finish != "black" else metal("black")
    for k in range(5):
        a = k * 1.2566
        rod((0, 0, 0.05), (0.22 * math.cos(a), 0.22 * math.sin(a), 0.035), 0.015, m)
        ellipsoid((0.04, 0.04, 0.04), (0.22 * math.cos(a), 0.22 * math.sin(a), 0), plain("#24211F"), steps=12)
    rod((0, 0, 0.04), (0, 0, 1.05), 0.016, m)
    rod((0, 0, 1.02), (-0.18, 0, 1.55), 0.012, m)
    rod((-0.18, 0, 1.55), (0.46, 0, 1.5), 0.012, m)
    ellipsoid((0.05, 0.05, 0.05), (-0.18, 0, 1.525), m, steps=16)
    with at(0.6, 0, 1.44, roll=12):
        ring = [(0.1, 0.0), (0.15, 0.0), (0.155, 0.02), (0.15, 0.045), (0.1, 0.05), (0.095, 0.02), (0.1, 0)]
        lathe(ring, (0, 0, 0), m)
        drum(0.098, 0.012, (0, 0, 0.015), glass(), 0.004)
        if lit:
            halo = lathe([(0.103, -0.001), (0.14, -0.001)], (0, 0, 0), glow("#FFF6EA", 5), False)
            halo.visible_diffuse = False
    rod((0.44, 0, 1.5), (0.5, 0, 1.475), 0.014, m)
