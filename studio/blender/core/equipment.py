"""What a med spa works with."""

import math

from .materials import marble, plain, wood
from .shapes import FLAT, box, drum, ellipsoid, lathe, plate, rod, rounded, tube
from .soft import glass, glow, gradient, metal
from .space import at
from .vessels import bottle, bowl


def cart(rng, palette, things=True):
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
            bottle(rng, rng.uniform(0.12, 0.19), rng.choice((glass("#D08A45"), plain(palette["glaze"], 0.4), plain(palette["textile2"], 0.5))), finish, rng.choice(("tall", "drop")))
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


def device_cart(rng, palette):
    """A treatment device on castors: a body, a tilted screen, a handpiece in its holder."""
    from .instruments import laser_handpiece, screen

    white = plain("#EFECE5", 0.3, bump=0, coat=0.4)
    band = plain(palette["textile2"], 0.35, coat=0.4)
    plate(rounded(0.5, 0.5, 0.1, 0, -0.25), (0, 0, 0.05), 0.08, white, bevel=0.02, rotation=FLAT)
    for x in (-0.19, 0.19):
        for y in (-0.19, 0.19):
            ellipsoid((0.07, 0.05, 0.07), (x, y, 0), plain("#24211F"), steps=16)
    plate(rounded(0.4, 0.38, 0.09, 0, -0.19), (0, 0, 0.13), 0.72, white, bevel=0.03, rotation=FLAT)
    plate(rounded(0.41, 0.39, 0.09, 0, -0.195), (0, 0, 0.56), 0.03, band, bevel=0.008, rotation=FLAT)
    for k in range(6):
        box((0.2, 0.006, 0.008), (0, -0.192, 0.22 + 0.03 * k), plain("#4A4C4C"), 0.001)
    rod((0, 0.1, 0.84), (0, 0.1, 1.02), 0.03, white)
    with at(0, 0.06, 0.98, tilt=-16):
        screen(0.44, 0.32, palette["wall"] if sum(palette["wall"]) < 1.2 else "#3B6A6A", "#9CC4C4")
    for side in (-1, 1):
        tube([(side * 0.2, 0.12, 0.7), (side * 0.29, 0.1, 0.82), (side * 0.29, -0.1, 0.84), (side * 0.2, -0.14, 0.78)], 0.013, metal("chrome"))
    with at(0.24, -0.02, 0.88, roll=78, scale=0.17):
        laser_handpiece("#EFECE5", palette["metal"] if palette["metal"] != "black" else "brass")
    tube([(0.24, 0, 0.85), (0.34, 0, 0.6), (0.34, 0.02, 0.3), (0.26, 0.06, 0.35), (0.2, 0.05, 0.5)], 0.012, plain("#3B3B3A", 0.5))


def recliner(rng, palette, color=None):
    """A padded treatment chair, leaning back, its feet towards -y."""
    from .soft import boucle, leather, velvet
    from .linens import cushion
    from .soft import linen

    fabric = rng.choice((leather, boucle, velvet))(color or palette["textile2"])
    box((0.56, 0.66, 0.26), (0, 0, 0.06), wood(palette["wood_color"]), 0.02)
    drum(0.2, 0.06, (0, 0, 0), plain("#2B2420"), 0.008)
    box((0.58, 0.62, 0.17), (0, -0.02, 0.32), fabric, 0.065, 6)
    with at(0, 0.24, 0.38, tilt=-32):
        box((0.58, 0.2, 0.78), (0, 0, 0), fabric, 0.085, 6)
        with at(0, -0.13, 0.54):
            box((0.42, 0.12, 0.2), (0, 0, 0), fabric, 0.055, 5)
    with at(0, -0.33, 0.4, tilt=24):
        box((0.54, 0.56, 0.13), (0, -0.26, -0.06), fabric, 0.06, 6)
    for side in (-1, 1):
        box((0.13, 0.62, 0.13), (side * 0.35, -0.02, 0.5), fabric, 0.055, 6)
        box((0.07, 0.5, 0.48), (side * 0.35, 0, 0.04), wood(palette["wood_color"], "y"), 0.02)
    with at(0, 0.12, 0.5):
        cushion(0.42, 0.32, 0.14, linen(palette["textile"]), 0.5)


def iv_stand(rng, finish, tint="#F2E3B0"):
    """A pole with a full bag and its line."""
    m = metal("chrome" if finish == "black" else finish)
    for k in range(5):
        a = k * 1.2566
        rod((0, 0, 0.07), (0.25 * math.cos(a), 0.25 * math.sin(a), 0.05), 0.013, m)
        ellipsoid((0.045, 0.045, 0.045), (0.25 * math.cos(a), 0.25 * math.sin(a), 0), plain("#24211F"), steps=12)
    rod((0, 0, 0.05), (0, 0, 1.95), 0.012, m)
    for side in (-1, 1):
        tube([(0, 0, 1.93), (side * 0.1, 0, 1.98), (side * 0.15, 0, 1.94), (side * 0.15, 0, 1.9), (side * 0.12, 0, 1.88)], 0.006, m)
    with at(0.14, 0, 1.58):
        _bag(tint)
    tube([(0.14, 0, 1.5), (0.14, 0, 1.3), (0.2, -0.04, 0.95), (0.32, -0.12, 0.72), (0.42, -0.2, 0.76)], 0.005, glass("#F2F0E8"))


def _bag(tint):
    from .shapes import sheet

    def side(sign):
        def surface(u, v):
            x, z = (u - 0.5) * 0.15, v * 0.3
            puff = ((1 - (2 * u - 1) ** 4) * (1 - (2 * v - 1) ** 4)) ** 0.5
            sag = 1 - 0.35 * v
            return (x * (1 - 0.12 * (1 - puff)), sign * 0.032 * puff * sag, z)

        return surface

    for sign in (-1, 1):
        sheet(side(sign), 16, 20, plain(tint, 0.15, bump=0.03, coat=0.6))
    box((0.045, 0.003, 0.02), (0, 0, 0.3), plain("#F3EFE6", 0.4), 0.001)
    drum(0.012, 0.07, (0, 0, -0.07), glass("#F2F0E8"), 0.003)
    box((0.08, 0.002, 0.1), (0, -0.034, 0.1), plain("#F6F2EA", 0.8), 0)
