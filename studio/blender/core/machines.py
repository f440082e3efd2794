"""Treatment devices on the floor, each of another make. Their fronts are towards -y."""

import math

from .equipment import device_cart
from .instruments import hydra_wand, laser_handpiece, screen
from .materials import plain, wood
from .shapes import FLAT, UPRIGHT, box, drum, ellipsoid, lathe, plate, rod, rounded, sheet, tube
from .soft import glow, leather, metal
from .space import at

SHELLS = ("#F0EEE9", "#E6E8E8", "#F3EFE8")


def _shell(rng):
    return plain(rng.choice(SHELLS), 0.3, vary=0.05, bump=0, coat=0.4)


def _castors(w, d):
    for x in (-w, w):
        for y in (-d, d):
            ellipsoid((0.08, 0.05, 0.08), (x, y, 0), plain("#24211F"), steps=16)


def _tone(palette):
    return palette["wall"] if sum(palette["wall"]) < 1.2 else palette["textile2"]


def console(rng, palette):
    """Wide and low, with a round-cornered screen on top and two handpieces at its side."""
    white, band = _shell(rng), plain(palette["textile2"], 0.35, coat=0.4)
    _castors(0.26, 0.2)
    plate(rounded(0.66, 0.9, 0.2, 0, 0), (0, 0.24, 0.06), 0.48, white, bevel=0.05)
    plate(rounded(0.5, 0.5, 0.12, 0, 0), (0, -0.235, 0.14), 0.012, band, bevel=0.005)
    drum(0.1, 0.014, (0, -0.248, 0.4), metal("chrome"), 0.004, UPRIGHT)
    drum(0.07, 0.018, (0, -0.25, 0.4), glow("#BFEFF5", 1.8), 0.004, UPRIGHT)
    with at(0, 0.02, 0.94, tilt=-24):
        screen(0.6, 0.4, _tone(palette), "#B9D8D4")
    for side in (-1, 1):
        with at(side * 0.37, -0.05, 0.72, roll=68 * side if side > 0 else 112, scale=0.17):
            laser_handpiece("#F0EEE9", "brass")
        tube([(side * 0.37, -0.05, 0.7), (side * 0.5, -0.05, 0.45), (side * 0.47, 0, 0.22), (side * 0.33, 0.05, 0.3)], 0.013, plain("#3B3B3A", 0.5))


def contour(rng, palette):
    """A column with a jointed arm and flat applicators on lines."""
    white, dark = _shell(rng), plain("#34393B", 0.4)
    _castors(0.2, 0.2)
    plate(rounded(0.54, 0.5, 0.16, 0, -0.25), (0, 0, 0.07), 0.1, dark, bevel=0.03, rotation=FLAT)
    drum(0.2, 1.02, (0, 0.02, 0.17), white, 0.05, steps=64)
    for z in (0.42, 0.5, 0.58):
        lathe([(0.201, z), (0.205, z + 0.012), (0.201, z + 0.024)], (0, 0.02, 0), plain(palette["textile2"], 0.4), False, 64)
    with at(0, -0.06, 0.98, tilt=-20):
        screen(0.3, 0.36, _tone(palette), "#B9D8D4")
    rod((0, 0.1, 1.15), (0, 0.1, 1.62), 0.022, metal("chrome"))
    rod((0, 0.1, 1.6), (0.42, 0.02, 1.72), 0.02, white)
    rod((0.42, 0.02, 1.72), (0.8, -0.05, 1.5), 0.018, white)
    for joint in ((0, 0.1, 1.57), (0.42, 0.02, 1.69)):
        ellipsoid((0.07, 0.07, 0.07), joint, dark, steps=20)
    for k in range(3):
        x = 0.62 + 0.13 * k
        tube([(0.8 - 0.1 * (2 - k), -0.04, 1.52 + 0.05 * (2 - k)), (x, -0.08, 1.3), (x, -0.12, 1.16)], 0.009, plain("#4A5053", 0.5))
        box((0.11, 0.05, 0.16), (x, -0.12, 1.0), white, 0.02)
        box((0.08, 0.012, 0.12), (x, -0.148, 1.02), plain(palette["textile2"], 0.4), 0.004)


def canopy(rng, palette):
    """A curved panel of colored light on a stand, as it hangs over a bed."""
    white = _shell(rng)
    tint = rng.choice(("#FF5A48", "#FF8A5C", "#6FB7FF"))
    for k in range(5):
        a = k * 1.2566 + 0.3
        rod((0, 0, 0.06), (0.3 * math.cos(a), 0.3 * math.sin(a), 0.04), 0.018, white)
        ellipsoid((0.05, 0.05, 0.05), (0.3 * math.cos(a), 0.3 * math.sin(a), 0), plain("#24211F"), steps=12)
    rod((0, 0, 0.05), (0, 0, 1.4), 0.022, white)
    rod((0, 0, 1.38), (0.42, -0.1, 1.52), 0.018, white)
    with at(0.5, -0.12, 1.4, roll=14):

        def arch(radius):
            def surface(u, v):
                a = math.radians(25 + 130 * u)
                return (radius * math.cos(a), (v - 0.5) * 0.5, radius * math.sin(a) - 0.22)

            return surface

        sheet(arch(0.36), 40, 4, white, thickness=0.035)
        lit = sheet(arch(0.335), 40, 4, glow(tint, 2.4))
        lit.visible_diffuse = False
        for k in range(9):
            a = math.radians(32 + 14.5 * k)
            for y in (-0.16, 0.0, 0.16):
                dot = ellipsoid((0.03, 0.03, 0.03), (0.325 * math.cos(a), y, 0.325 * math.sin(a) - 0.235), glow("#FFF0E4", 3.5), steps=10)
                dot.visible_diffuse = False


def tabletop(rng, palette):
    """A small device on a two-shelf cart, with wands in their holders and clear bottles below."""
    from .vessels import bottle
    from .soft import glass

    white = _shell(rng)
    frame = metal(palette["metal"])
    _castors(0.24, 0.18)
    for x in (-0.26, 0.26):
        for y in (-0.19, 0.19):
            rod((x, y, 0.05), (x, y, 0.84), 0.012, frame)
    for z in (0.2, 0.8):
        box((0.58, 0.44, 0.028), (0, 0, z), wood(palette["wood_color"]), 0.008)
    plate(rounded(0.44, 0.3, 0.07, 0, 0), (0, 0.16, 0.828), 0.3, white, bevel=0.03)
    with at(0, -0.13, 0.86, tilt=-14):
        screen(0.3, 0.2, _tone(palette), "#B9D8D4")
    for k in range(3):
        with at(-0.12 + 0.12 * k, 0.02, 1.1, roll=-80 - 8 * k, scale=0.16):
            hydra_wand("#F0EEE9", "brass")
    for k in range(4):
        with at(-0.18 + 0.12 * k, 0.02, 0.228):
            bottle(rng, 0.27, glass(("#BFE3E8", "#E4D3A8", "#D3E4D2", "#E9C9B8")[k]), plain("#F3F0EA", 0.4), "tall", plain("#F4EFE6", 0.9))


MACHINES = {"tower": device_cart, "console": console, "contour": contour, "canopy": canopy, "tabletop": tabletop}
