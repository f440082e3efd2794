"""Seats, tables, desks, beds and lamps. Each is made at the origin, its front towards -y."""

import math

import numpy as np

from . import lights
from .linens import bolster, cushion, throw
from .materials import limewash, marble, plain, terrazzo, travertine, wood
from .shapes import FLAT, box, drum, ellipsoid, lathe, pebble, plate, rod, rounded, sheet, tube
from .soft import boucle, leather, linen, metal, rattan, velvet
from .space import at


def cloth(rng, color):
    return rng.choice((boucle, linen, velvet))(color)


def armchair(rng, color, finish, kind=None):
    """About 0.78 m wide."""
    kind = kind or rng.choice(("tub", "lounge", "cane"))
    if kind == "tub":
        _tub_chair(cloth(rng, color))
    elif kind == "lounge":
        _lounge_chair(cloth(rng, color), finish)
    else:
        _cane_chair(linen(color), finish)


def _tub_chair(fabric):
    drum(0.3, 0.05, (0, 0, 0), plain("#2B2420", 0.6))
    drum(0.36, 0.34, (0, 0, 0.05), fabric, 0.06)
    lathe([(0, 0), (0.29, 0), (0.33, 0.06), (0.3, 0.12), (0, 0.13)], (0, -0.03, 0.36), fabric)

    def shell(u, v):
        a = math.radians(-205 + 230 * u)
        across = 2 * math.pi * v
        height = 0.4 * (0.72 + 0.28 * math.sin(math.pi * u))
        r = 0.365 + 0.06 * math.cos(across)
        z = 0.3 + height * (0.5 + 0.5 * math.sin(across))
        end = min(1, 9 * u, 9 * (1 - u)) ** 0.5
        return (r * math.cos(a), -r * math.sin(a) * 1.0, z if end == 1 else 0.5 + (z - 0.5) * end)

    sheet(shell, 48, 20, fabric)


def _lounge_chair(fabric, frame):
    for x in (-0.33, 0.33):
        tube([(x, -0.36, 0.0), (x, -0.34, 0.55), (x, 0.3, 0.56), (x, 0.36, 0.0)], 0.017, frame)
    for y in (-0.3, 0.3):
        rod((-0.33, y, 0.28), (0.33, y, 0.28), 0.014, frame)
    box((0.6, 0.62, 0.16), (0, -0.02, 0.29), fabric, 0.06, 6)
    with at(0, 0.3, 0.4, tilt=-14):
        box((0.6, 0.16, 0.5), (0, 0, 0), fabric, 0.065, 6)


def _cane_chair(fabric, frame):
    for x in (-0.3, 0.3):
        for y in (-0.28, 0.28):
            rod((x, y, 0), (x, y, 0.62 if y < 0 else 0.8), 0.02, frame)
        box((0.05, 0.64, 0.035), (x, 0, 0.6), frame, 0.012)
    box((0.56, 0.56, 0.04), (0, 0, 0.32), frame, 0.012)
    box((0.55, 0.55, 0.12), (0, -0.01, 0.36), fabric, 0.05, 5)
    with at(0, 0.27, 0.4, tilt=-8):
        plate(rounded(0.56, 0.44, 0.05), (0, 0, 0), 0.03, frame, [rounded(0.48, 0.36, 0.04, 0, 0.04)])
        plate(rounded(0.49, 0.37, 0.04, 0, 0.035), (0, -0.01, 0), 0.008, rattan("#C9A067"))


def sofa(rng, w, color, accent, kind=None):
    fabric = cloth(rng, color)
    kind = kind or rng.choice(("soft", "round", "bench"))
    if kind == "bench":
        box((w, 0.7, 0.3), (0, 0, 0), limewash(color, 0.08), 0.02)
        box((w - 0.06, 0.62, 0.14), (0, -0.02, 0.3), fabric, 0.055, 6)
        y, z = 0.18, 0.44
    elif kind == "round":
        _curved_sofa(w, fabric)
        y, z = 0.12, 0.42
    else:
        box((w, 0.84, 0.2), (0, 0, 0.1), fabric, 0.05, 5)
        for x in (-w * 0.42, w * 0.42):
            for yy in (-0.34, 0.34):
                drum(0.02, 0.1, (x, yy, 0), plain("#2B2420"))
        n = 2 if w < 2.1 else 3
        for k in range(n):
            x = (k - (n - 1) / 2) * (w - 0.4) / n
            box(((w - 0.4) / n - 0.01, 0.66, 0.17), (x, -0.06, 0.28), fabric, 0.06, 6)
            with at(x, 0.26, 0.42, tilt=-10):
                box(((w - 0.42) / n - 0.01, 0.19, 0.4), (0, 0, 0), fabric, 0.08, 6)
        for side in (-1, 1):
            box((0.2, 0.84, 0.5), (side * (w / 2 - 0.1), 0, 0.1), fabric, 0.08, 6)
        y, z = 0.08, 0.45
    for k, x in enumerate((-w * 0.3, w * 0.27, w * 0.14)[: rng.randint(2, 3)]):
        with at(x, y - 0.05 * (k > 1), z, turn=rng.uniform(-16, 16)):
            cushion(0.46 - 0.06 * (k > 1), 0.42 - 0.1 * (k > 1), 0.17, linen(accent if k % 2 else color), 0.28)


def _curved_sofa(w, fabric):
    r = w * 0.62

    def part(low, high, front, back):
        def surface(u, v):
            a = math.radians(-90) + (u - 0.5) * 1.5
            c = 2 * math.pi * v
            mid, half = (front + back) / 2, (back - front) / 2
            soft = (abs(math.cos(c)) ** 0.5 * math.copysign(1, math.cos(c)), abs(math.sin(c)) ** 0.5 * math.copysign(1, math.sin(c)))
            end = min(1, 16 * u, 16 * (1 - u)) ** 0.4
            rr = r - (mid + half * soft[0] * end) - 0.1
            z = (low + high) / 2 + (high - low) / 2 * soft[1] * (0.75 + 0.25 * end)
            return (rr * math.cos(a), -rr * math.sin(a) - r + 0.45, z)

        sheet(surface, 56, 28, fabric)

    part(0.04, 0.42, -0.05, 0.75)
    part(0.1, 0.74, -0.08, 0.16)


def side_table(rng, h, color, finish):
    kind = rng.choice(("drum", "pedestal", "tripod", "cube", "mushroom"))
    top = rng.choice((travertine, marble, terrazzo))
    material = top() if top is not terrazzo else terrazzo(color)
    if kind == "drum":
        drum(0.2, h, (0, 0, 0), material, 0.012)
    elif kind == "mushroom":
        drum(0.1, h - 0.1, (0, 0, 0), material, 0.01)
        drum(0.24, 0.1, (0, 0, h - 0.1), material, 0.045)
    elif kind == "pedestal":
        lathe([(0, 0), (0.15, 0), (0.15, 0.015), (0.025, 0.05), (0.025, h - 0.05), (0.06, h - 0.03), (0, h - 0.03)], (0, 0, 0), metal(finish))
        drum(0.22, 0.03, (0, 0, h - 0.03), material, 0.008)
    elif kind == "cube":
        box((0.36, 0.36, h), (0, 0, 0), material, 0.012)
    else:
        for k in range(3):
            a = k * 2.094
            rod((0.2 * math.cos(a), 0.2 * math.sin(a), 0), (0.07 * math.cos(a), 0.07 * math.sin(a), h - 0.02), 0.014, wood(color, "z"))
        drum(0.23, 0.03, (0, 0, h - 0.03), wood(color), 0.01)
    return h


def coffee_table(rng, color, finish):
    kind = rng.choice(("pebble", "round", "plinth"))
    material = rng.choice((travertine(), marble(), wood(color)))
    if kind == "pebble":
        plate(pebble(1.1, 0.7, rng, 0, -0.35), (0, 0, 0.32), 0.06, material, bevel=0.02, rotation=FLAT)
        for x, y in ((-0.26, 0.05), (0.25, -0.08), (0.18, 0.17)):
            drum(0.06, 0.32, (x, y, 0), material, 0.01)
    elif kind == "round":
        drum(0.45, 0.05, (0, 0, 0.33), material, 0.018)
        drum(0.24, 0.33, (0, 0, 0), material, 0.01)
    else:
        box((0.95, 0.6, 0.3), (0, 0, 0), material, 0.02)
        return 0.3
    return 0.38


def stool(rng, color, finish, seat=0.5):
    kind = rng.choice(("saddle", "round", "solid"))
    if kind == "solid":
        lathe([(0, 0), (0.15, 0), (0.16, 0.02), (0.12, seat * 0.5), (0.17, seat - 0.02), (0.165, seat), (0, seat)], (0, 0, 0), wood(color, "z"))
        return
    drum(0.19, 0.09, (0, 0, seat - 0.08), boucle(color) if kind == "round" else leather(color), 0.04)
    drum(0.03, seat - 0.1, (0, 0, 0.04), metal(finish))
    if kind == "round":
        lathe([(0, 0), (0.2, 0), (0.2, 0.012), (0.05, 0.035), (0.03, 0.08), (0, 0.08)], (0, 0, 0), metal(finish))
    else:
        for k in range(5):
            a = k * 1.2566
            rod((0, 0, 0.07), (0.24 * math.cos(a), 0.24 * math.sin(a), 0.05), 0.014, metal(finish))
            ellipsoid((0.05, 0.05, 0.05), (0.24 * math.cos(a), 0.24 * math.sin(a), 0), plain("#24211F"), steps=16)


def treatment_bed(rng, palette, kind=None, raised=None):
    """The head is towards +y; 0.72 wide and 1.95 long."""
    kind = kind or rng.choice(("cabinet", "pedestal", "timber", "curved"))
    timber = wood(palette["wood_color"], "y")
    raised = rng.choice((0, 22, 30)) if raised is None else raised
    {"cabinet": _bed_cabinet, "pedestal": _bed_pedestal, "timber": _bed_timber, "curved": _bed_curved}[kind](palette, timber)
    z, pad = 0.52, leather(palette["glaze"]) if kind == "pedestal" else linen(palette["textile"])
    if raised:
        box((0.74, 1.22, 0.15), (0, -0.36, z), pad, 0.055, 6)
        with at(0, 0.24, z + 0.02, tilt=raised):
            box((0.74, 0.78, 0.15), (0, 0.4, 0), pad, 0.055, 6)
            box((0.5, 0.3, 0.1), (0, 0.56, 0.14), linen(palette["textile"]), 0.048, 6)
    else:
        box((0.74, 1.96, 0.16), (0, 0, z), pad, 0.06, 6)
        box((0.54, 0.34, 0.11), (0, 0.72, z + 0.15), linen(palette["textile"]), 0.052, 6)
    with at(0, -0.42, z + 0.155, turn=90):
        throw(rng, rng.uniform(0.55, 0.85), 0.775, 0.3, 0.3, linen(palette["textile2"]), 0.016)
    if rng.random() < 0.6:
        with at(0, -0.12, z + 0.185):
            bolster(0.07, 0.46, palette["textile"])


def _bed_cabinet(palette, timber):
    box((0.62, 1.7, 0.44), (0, 0, 0.06), wood(palette["wood_color"], "z"), 0.02)
    box((0.56, 1.6, 0.06), (0, 0, 0), plain("#2B2420"), 0.005)
    for y in (-0.4, 0.4):
        box((0.63, 0.008, 0.36), (0, y, 0.1), plain("#2B2420"), 0)


def _bed_pedestal(palette, timber):
    white = plain(palette["glaze"], 0.35, bump=0)
    box((0.46, 1.0, 0.07), (0, 0, 0), white, 0.03)
    box((0.3, 0.56, 0.38), (0, 0, 0.07), white, 0.04)
    box((0.62, 1.7, 0.06), (0, 0, 0.46), white, 0.025)


def _bed_timber(palette, timber):
    for x in (-0.29, 0.29):
        for y in (-0.8, 0.8):
            drum(0.04, 0.5, (x, y, 0), wood(palette["wood_color"], "z"), 0.01)
        box((0.05, 1.7, 0.1), (x, 0, 0.42), timber, 0.01)
    for y in (-0.8, 0.8):
        box((0.6, 0.05, 0.1), (0, y, 0.42), wood(palette["wood_color"], "x"), 0.01)
    box((0.58, 1.6, 0.025), (0, 0, 0.16), timber, 0.008)


def _bed_curved(palette, timber):
    for y in (-0.62, 0.62):
        plate([(0.29 * math.cos(a), 0.46 * math.sin(a)) for a in np.linspace(0, math.pi, 24)], (0, y + 0.07, 0.04), 0.14, timber, bevel=0.012)
    box((0.62, 1.75, 0.05), (0, 0, 0.47), timber, 0.02)
    box((0.6, 1.4, 0.04), (0, 0, 0), timber, 0.012)


def desk(rng, w, palette, kind=None):
    """A reception desk, 1.05 high, its front towards -y."""
    kind = kind or rng.choice(("fluted", "curved", "stone", "scallop", "tiled", "plaster"))
    h, d = 1.04, 0.62
    top = rng.choice((marble(), travertine(), wood(palette["wood_color"])))
    if kind in ("fluted", "scallop"):
        n = int(w / (0.055 if kind == "fluted" else 0.16))
        r = w / n / 2
        body = wood(palette["wood_color"], "z") if kind == "fluted" else limewash(palette["accent"], 0.1)
        box((w, d - 2 * r, h - 0.06), (0, 0, 0), body, 0.004)
        for k in range(n):
            drum(r, h - 0.06, (-w / 2 + r + 2 * r * k, -d / 2 + r, 0), body, 0.002, steps=20)
        for side in (-1, 1):
            for k in range(int((d - 2 * r) / (2 * r))):
                drum(r, h - 0.06, (side * (w / 2 - r * 0.2), -d / 2 + 3 * r + 2 * r * k, 0), body, 0.002, steps=20)
    elif kind == "curved":
        plate(rounded(w, d, d * 0.49, 0, -d / 2), (0, 0, 0), h - 0.06, limewash(palette["accent"], 0.12), bevel=0.01, rotation=FLAT)
    elif kind == "tiled":
        from .materials import tile

        box((w, d, h - 0.06), (0, 0, 0), tile(palette["textile2"], 0.065, 0.2), 0.004)
    elif kind == "stone":
        box((w, d, h - 0.06), (0, 0, 0), travertine(), 0.012)
        box((w * 0.9, d, 0.08), (0, -0.03, 0), plain("#2B2420"), 0.004)
    else:
        plate(rounded(w, h - 0.06, 0.16), (0, d / 2, 0), d, limewash(palette["accent"], 0.14), bevel=0.02)
    if kind == "curved":
        plate(rounded(w + 0.06, d + 0.06, (d + 0.06) * 0.49, 0, -d / 2 - 0.03), (0, 0, h - 0.06), 0.06, top, bevel=0.014, rotation=FLAT)
    else:
        box((w + 0.08, d + 0.08, 0.055), (0, 0, h - 0.06), top, 0.014)
    return h - 0.005


PENDANTS = {
    "dome": [(0.02, 0.26), (0.1, 0.24), (0.22, 0.1), (0.25, 0), (0.24, 0), (0.21, 0.09), (0.09, 0.225)],
    "disc": [(0.02, 0.14), (0.05, 0.1), (0.2, 0.05), (0.34, 0.0), (0.33, 0), (0.19, 0.04), (0.04, 0.085)],
    "bell": [(0.02, 0.34), (0.06, 0.33), (0.1, 0.2), (0.2, 0.02), (0.21, 0), (0.2, 0), (0.09, 0.19)],
    "drum": [(0.2, 0.22), (0.2, 0), (0.195, 0), (0.195, 0.21)],
}


def pendant(rng, drop, ceiling, material, kind=None, power=22, scale=1.0, lit=True):
    """Hangs from the ceiling with its lower edge `drop` below."""
    kind = kind or rng.choice((*PENDANTS, "globe", "paper"))
    z = ceiling - drop
    top = 0.3 * scale
    rod((0, 0, z + top), (0, 0, ceiling), 0.004, plain("#211D1A"))
    if kind == "globe":
        obj = ellipsoid((0.26 * scale,) * 3, (0, 0, z), lights.glow("#FFE3BF", 2.6 if lit else 0.9))
        obj.visible_shadow = obj.visible_diffuse = False
        rod((0, 0, z + 0.255 * scale), (0, 0, z + top + 0.01), 0.02, material)
    elif kind == "paper":
        obj = ellipsoid((0.56 * scale, 0.56 * scale, 0.36 * scale), (0, 0, z), lights.glow("#FFE9CC", 1.9 if lit else 0.85))
        obj.visible_shadow = obj.visible_diffuse = False
    else:
        profile = [(x * scale, q * scale) for x, q in PENDANTS[kind]]
        lathe(profile, (0, 0, z), material, kind != "drum")
        lights.bulb((0, 0, z + 0.03), 0.04 * scale)
    if lit:
        lights.lamp((0, 0, z - 0.06), power)


def table_lamp(rng, h, color, power=9, kind=None):
    kind = kind or rng.choice(("mushroom", "ball", "column"))
    base = plain(color, 0.4, vary=0.12)
    if kind == "mushroom":
        lathe([(0, 0), (h * 0.2, 0), (h * 0.2, 0.01), (h * 0.05, h * 0.15), (h * 0.05, h * 0.7), (0, h * 0.7)], (0, 0, 0), base)
        shade = [(h * 0.36, h * 0.55), (h * 0.33, h * 0.75), (h * 0.2, h * 0.93), (0, h)]
    elif kind == "ball":
        ellipsoid((h * 0.45, h * 0.45, h * 0.42), (0, 0, 0), base)
        rod((0, 0, h * 0.4), (0, 0, h * 0.6), h * 0.03, base)
        shade = [(h * 0.3, h * 0.55), (h * 0.2, h), (h * 0.19, h)]
    else:
        drum(h * 0.12, h * 0.6, (0, 0, 0), base, 0.01)
        shade = [(h * 0.28, h * 0.52), (h * 0.28, h), (h * 0.27, h)]
    cover = lathe(shade, (0, 0, 0), lights.glow("#FFDDB0", 2.2), kind == "mushroom")
    cover.visible_shadow = cover.visible_diffuse = False
    lights.lamp((0, 0, h * 0.7), power)


def floor_lamp(rng, h, finish, power=16):
    drum(0.15, 0.025, (0, 0, 0), metal(finish), 0.008)
    if rng.random() < 0.5:
        tube([(0, 0, 0.02), (0, 0, h * 0.8), (0.05, 0, h), (0.32, 0, h * 1.04), (0.46, 0, h * 0.92)], 0.01, metal(finish))
        with at(0.46, 0, h * 0.72):
            cover = lathe([(0.16, 0), (0.1, 0.16), (0.03, 0.2), (0, 0.2)], (0, 0, 0), metal(finish))
            lights.bulb((0, 0, 0.02), 0.045)
            lights.lamp((0, 0, -0.06), power)
    else:
        rod((0, 0, 0.02), (0, 0, h), 0.01, metal(finish))
        cover = lathe([(0.22, h - 0.3), (0.16, h + 0.02), (0.155, h + 0.02)], (0, 0, 0), lights.glow("#FFDDB0", 1.9), False)
        cover.visible_shadow = cover.visible_diffuse = False
        lights.lamp((0, 0, h - 0.15), power)


def sconce(finish, power=7):
    """On a wall that faces -y: an arm and a lit ball."""
    drum(0.05, 0.02, (0, 0, 0), metal(finish), rotation=_forward())
    rod((0, -0.02, 0), (0, -0.1, 0), 0.01, metal(finish))
    obj = ellipsoid((0.15, 0.15, 0.15), (0, -0.12, -0.02), lights.glow("#FFE0B8", 3.2))
    obj.visible_shadow = obj.visible_diffuse = False
    lights.lamp((0, -0.2, 0.05), power)


def _forward():
    from mathutils import Matrix

    return Matrix.Rotation(math.pi / 2, 4, "X")
