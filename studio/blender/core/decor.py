"""Things on walls, shelves and tables."""

import math

from mathutils import Matrix

from .furniture import _forward
from .materials import limewash, marble, plain, wood
from .plants import BRANCHES, trailing
from .shapes import FLAT, arch, box, circle, drum, ellipsoid, pebble, plate, rectangle, rod, rounded, stone
from .soft import linen, metal, mirror
from .space import at
from .vessels import bottle, bowl, candle, cup, vase
from .linens import folded_towels


def wall_mirror(rng, w, h, finish, kind=None):
    """Hangs with its middle at the origin, its back on a wall at y = 0."""
    kind = kind or rng.choice(("round", "arch", "pebble", "pill"))
    if kind == "round":
        outer, inner = circle(w / 2), circle(w / 2 - 0.012)
    elif kind == "arch":
        outer, inner = arch(w, h, 0, -h / 2), arch(w - 0.024, h - 0.024, 0, -h / 2 + 0.012)
    elif kind == "pill":
        outer, inner = rounded(w, h, w * 0.49, 0, -h / 2), rounded(w - 0.024, h - 0.024, w * 0.48, 0, -h / 2 + 0.012)
    else:
        outer = pebble(w, h, rng, 0, -h / 2)
        inner = [(x * 0.97, z * 0.97) for x, z in outer]
    plate(outer, (0, 0, 0), 0.03, metal(finish) if finish in ("brass", "chrome", "black") else wood(finish), [inner], 0.003)
    plate(inner, (0, 0, 0), 0.016, mirror(), bevel=0)


def art(rng, w, h, colors, frame):
    """An abstract print: arcs, suns and pebbles. Its middle is at the origin."""
    plate(rectangle(w, h, 0, -h / 2), (0, 0, 0), 0.03, frame, [rectangle(w - 0.03, h - 0.03, 0, -h / 2 + 0.015)], 0.003)
    plate(rectangle(w - 0.03, h - 0.03, 0, -h / 2 + 0.015), (0, 0, 0), 0.014, plain("#F1EADD", 0.9), bevel=0)
    iw, ih = w * 0.74, h * 0.76
    kind = rng.choice(("sun", "arches", "pebbles", "horizon"))
    paint = [plain(c, 0.9, vary=0.16) for c in colors]
    y = -0.0142
    if kind == "sun":
        plate(circle(iw * 0.3, 0, ih * 0.12), (0, y, 0), 0.0012, paint[0], bevel=0)
        plate(pebble(iw * 0.95, ih * 0.32, rng, 0, -ih * 0.5), (0, y - 0.0013, 0), 0.0012, paint[1], bevel=0)
    elif kind == "arches":
        for k in range(3):
            f = 1 - 0.3 * k
            plate(arch(iw * f, ih * f, 0, -ih / 2), (0, y - 0.0013 * k, 0), 0.0012, paint[k % len(paint)], bevel=0)
    elif kind == "pebbles":
        for k, z in enumerate((-0.48, -0.16, 0.14)):
            plate(pebble(iw * (0.8 - 0.16 * k), ih * 0.29, rng, rng.uniform(-0.06, 0.06) * iw, z * ih), (0, y, 0), 0.0012, paint[k % len(paint)], bevel=0)
    else:
        for k in range(4):
            z = -ih / 2 + ih * k / 4
            plate(rectangle(iw, ih / 4 * rng.uniform(0.6, 1), 0, z), (0, y, 0), 0.0012, paint[k % len(paint)], bevel=0)
        plate(circle(iw * 0.16, iw * 0.18, ih * 0.2), (0, y - 0.0013, 0), 0.0012, plain("#F4EBDC", 0.9), bevel=0)


def books(rng, colors, count=3, w=0.24):
    z = 0
    for k in range(count):
        h = rng.uniform(0.018, 0.035)
        with at(0, 0, z, turn=rng.uniform(-12, 12)):
            box((w, w * 0.74, h), (0, 0, 0), plain(colors[k % len(colors)], 0.7), 0.003)
            box((w * 0.98, w * 0.72, h * 0.74), (0.006, 0.004, h * 0.13), plain("#EFE6D6", 0.9), 0.001)
        z += h
    return z


def stacked_stones(rng, size, colors=("#6F6A64", "#8E877E", "#56524E")):
    z = 0
    for k, f in enumerate((1.0, 0.76, 0.52, 0.34)[: rng.randint(3, 4)]):
        h = size * 0.3 * (1 - 0.12 * k)
        with at(rng.uniform(-0.03, 0.03) * size, rng.uniform(-0.02, 0.02) * size, z * 0.98):
            stone((size * f, size * f * 0.85, h), (0, 0, 0), plain(colors[k % len(colors)], 0.6, vary=0.2, bump=0.12), rng.random() * 60, 0.1)
        z += h * 0.94
    return z


def shelf(rng, w, palette, filled=True, depth=0.24, finish="wood"):
    """On a wall at y = 0; its top is at the origin."""
    board = wood(palette["wood_color"]) if finish == "wood" else marble()
    box((w, depth, 0.032), (0, -depth / 2, -0.032), board, 0.006)
    if filled:
        row(rng, w - 0.12, palette, depth)


def row(rng, w, palette, depth=0.24, tall=0.3):
    """Clutter along x at z = 0, with room to breathe."""
    x = -w / 2
    while x < w / 2 - 0.04:
        wide = ornament(rng, palette, x, -depth / 2, tall)
        x += wide + rng.choice((0.02, 0.03, 0.05, 0.16))


def ornament(rng, palette, x, y, tall=0.3):
    """One thing with its left edge at x; gives its width."""
    kind = rng.choice(("bottles", "bottles", "vase", "bowl", "books", "towels", "candle", "stones", "cups"))
    glaze, caps = palette["glaze"], metal(palette["metal"])
    if kind == "bottles":
        from .soft import glass

        body = rng.choice((plain(glaze, 0.4), plain(palette["textile2"], 0.5), glass("#D08A45"), plain("#3A2B22", 0.35)))
        n, h, shape = rng.randint(2, 3), tall * rng.uniform(0.45, 0.6), rng.choice(("tall", "round", "drop", "jar"))
        step = h * {"tall": 0.5, "round": 0.74, "drop": 0.6, "jar": 1.0}[shape]
        for k in range(n):
            with at(x + step * (k + 0.5), y + rng.uniform(-0.02, 0.02), 0):
                bottle(rng, h, body, caps, shape, plain("#EFE7D8", 0.9))
        return step * n
    if kind == "vase":
        h = tall * rng.uniform(0.55, 0.95)
        with at(x + h * 0.4, y, 0):
            vase(rng, h, rng.choice((glaze, palette["textile2"], palette["accent"])))
            if rng.random() < 0.5 and tall > 0.25:
                rng.choice(list(BRANCHES.values()))(rng, h * 0.9, h * 0.9)
        return h * 0.8
    if kind == "bowl":
        with at(x + 0.09, y, 0):
            bowl(0.085, 0.075, glaze)
        return 0.18
    if kind == "books":
        with at(x + 0.13, y, 0):
            z = books(rng, [palette["textile2"], palette["accent"], glaze])
            with at(0, 0, z):
                stone((0.07, 0.06, 0.035), (0, 0, 0), plain("#8E877E", 0.6), rng.random() * 40)
        return 0.26
    if kind == "towels":
        with at(x + 0.15, y, 0):
            folded_towels(rng, 0.28, 0.2, rng.randint(2, 4), [palette["textile"], palette["textile"], palette["textile2"]])
        return 0.3
    if kind == "candle":
        for k, h in enumerate((0.12, 0.08)):
            with at(x + 0.035 + 0.08 * k, y + 0.02 * k, 0):
                candle(0.03, h)
        return 0.15
    if kind == "stones":
        with at(x + 0.06, y, 0):
            stacked_stones(rng, 0.11)
        return 0.12
    for k in range(2):
        with at(x + 0.05 + 0.1 * k, y, 0):
            cup(0.04, 0.07, glaze, handle=False)
    return 0.2


def hanging_plant(rng, ceiling, drop, color):
    with at(0, 0, ceiling - drop):
        from .vessels import pot

        pot(rng, 0.24, 0.2, color, "round")
        trailing(rng, 0.7, 0.17)
        for a in (0, 2.09, 4.19):
            rod((0.11 * math.cos(a), 0.11 * math.sin(a), 0.18), (0, 0, 0.62), 0.002, plain("#3A2F26"))
        rod((0, 0, 0.62), (0, 0, drop), 0.002, plain("#3A2F26"))


def clock_sun(rng, r, finish):
    """A wall piece of rays."""
    drum(r * 0.32, 0.02, (0, 0, 0), mirror(), 0.004, _forward())
    for k in range(36):
        a = k * math.pi / 18
        rod((r * 0.34 * math.cos(a), -0.01, r * 0.34 * math.sin(a)), (r * (1 - 0.25 * (k % 2)) * math.cos(a), -0.01, r * (1 - 0.25 * (k % 2)) * math.sin(a)), 0.006, metal(finish))
