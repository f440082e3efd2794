"""Things that tell whose place it is: named by the words of a shot."""

import math

from .decor import row
from .furniture import _forward
from .linens import cushion, rolled_towel, throw
from .materials import brick, limewash, plain, tile, wood
from .plants import shrub, snake
from .shapes import FLAT, Mesh, box, circle, drum, ellipsoid, lathe, plate, rectangle, rod, rounded, stone, tube
from .soft import glass, glow, leather, linen, metal, rattan, terry, water
from .space import at
from .vessels import bowl, candle, glass_candle


def aquarium(rng, p):
    box((1.0, 0.4, 0.7), (0, 0, 0), wood(p["wood_color"]), 0.012)
    with at(0, 0, 0.7):
        plate(rounded(0.96, 0.38, 0.02, 0, -0.19), (0, 0, 0.02), 0.44, glass("#DCEEF0"), [rounded(0.94, 0.36, 0.015, 0, -0.18)], 0.002, FLAT)
        box((0.98, 0.4, 0.025), (0, 0, 0), plain("#24211F"), 0.004)
        box((0.98, 0.4, 0.03), (0, 0, 0.45), plain("#24211F"), 0.004)
        box((0.94, 0.02, 0.42), (0, 0.17, 0.02), glow("#6FB9C4", 0.9), 0)
        box((0.92, 0.34, 0.05), (0, 0, 0.022), plain("#D9C39A", 1, bump=0.5), 0.02)
        for k in range(4):
            with at(-0.36 + 0.24 * k, 0.05, 0.06, scale=0.3):
                snake(rng, 0.95, 0)
        for k in range(6):
            x, z = rng.uniform(-0.4, 0.4), rng.uniform(0.16, 0.36)
            ellipsoid((0.07, 0.02, 0.035), (x, -0.05, z), plain(("#E8873A", "#F2C14E", "#E9E4DA")[k % 3], 0.3), steps=16)
            tail = Mesh()
            tail.add([(x - 0.03, -0.05, z + 0.018), (x - 0.055, -0.05, z + 0.035), (x - 0.055, -0.05, z)], [(0, 1, 2)])
            tail.put(plain("#E8873A", 0.3))
        stone((0.16, 0.12, 0.1), (0.22, 0.02, 0.06), plain("#6F6A64", 0.8), 3.1)


def dumbbells(rng, p):
    for z in (0.18, 0.5):
        box((1.0, 0.3, 0.04), (0, 0, z), wood(p["wood_color"]), 0.01)
        for k in range(4):
            x = -0.36 + 0.24 * k
            r = 0.045 + 0.008 * k
            with at(x, 0, z + 0.04):
                for y in (-0.09, 0.09):
                    drum(r, 0.07, (0, y + 0.035, r), plain(p["textile2"] if k % 2 else "#34383A", 0.5), 0.012, _forward())
                rod((0, -0.09, r), (0, 0.09, r), 0.014, metal("chrome"))
    for x in (-0.47, 0.47):
        box((0.05, 0.3, 0.7), (x, 0, 0), wood(p["wood_color"], "z"), 0.01)


def ladder(rng, p):
    """A leaning ladder with towels and blankets over its rungs."""
    timber = wood(p["wood_color"], "z")
    with at(0, -0.4, 0, tilt=-13):
        for x in (-0.24, 0.24):
            box((0.045, 0.04, 1.75), (x, 0, 0), timber, 0.01)
        for k in range(5):
            rod((-0.24, 0, 0.3 + 0.32 * k), (0.24, 0, 0.3 + 0.32 * k), 0.016, timber)
        for k, color in ((4, p["textile"]), (2, p["textile2"])):
            with at(0, 0, 0.3 + 0.32 * k + 0.01):
                throw(rng, 0.36, 0.045, 0.42, 0.3, terry(color), 0.014)


def drawers(rng, p):
    """An apothecary's cabinet."""
    timber = wood(p["wood_color"])
    box((1.2, 0.36, 1.25), (0, 0, 0.06), timber, 0.01)
    box((1.1, 0.3, 0.06), (0, 0.02, 0), plain("#2B2420"), 0)
    for i in range(6):
        for k in range(6):
            x, z = -0.5 + 0.2 * i, 0.12 + 0.198 * k
            box((0.184, 0.02, 0.18), (x, -0.185, z), wood(p["wood_color"], "z" if (i + k) % 2 else "x"), 0.005)
            drum(0.013, 0.02, (x, -0.195, z + 0.09), metal("brass"), 0.005, _forward(), 16)
    with at(0, 0.05, 1.31):
        row(rng, 1.0, p, 0.2, 0.3)


def bookcase(rng, p):
    timber = wood(p["wood_color"])
    for x in (-0.6, 0.6):
        box((0.035, 0.28, 1.9), (x, 0, 0), wood(p["wood_color"], "z"), 0.006)
    box((1.2, 0.02, 1.9), (0, 0.13, 0), timber, 0)
    tones = (p["textile2"], p["accent"], p["glaze"], p["wall"], "#7A5C44", "#D9CBB2")
    for level in range(5):
        z = 0.08 + 0.44 * level
        box((1.2, 0.28, 0.03), (0, 0, z), timber, 0.006)
        if level == 4:
            break
        if level % 2:
            with at(0, 0.12, z + 0.03):
                row(rng, 0.95, p, 0.2, 0.28)
            continue
        x = -0.56
        while x < rng.uniform(0.1, 0.5):
            w, h = rng.uniform(0.02, 0.045), rng.uniform(0.22, 0.33)
            box((w, 0.17, h), (x + w / 2, 0, z + 0.03), plain(rng.choice(tones), 0.7), 0.003)
            x += w + 0.002


def crates(rng, p):
    timber = wood("#C39A68")
    for k, (x, z, turn) in enumerate(((-0.28, 0, 0), (0.3, 0, 8), (-0.02, 0.3, -6))):
        with at(x, 0, z, turn=turn):
            for y in (-0.17, 0.17):
                for level in range(3):
                    box((0.52, 0.018, 0.08), (0, y, 0.01 + 0.095 * level), timber, 0.004)
            for side in (-0.25, 0.25):
                for level in range(3):
                    box((0.018, 0.34, 0.08), (side, 0, 0.01 + 0.095 * level), timber, 0.004)
            if k:
                with at(0, 0, 0.12):
                    fruit(rng, 0.42, 0.28, 22)


def fruit(rng, w, d, count, color=None):
    color = color or rng.choice(("#E8902F", "#E8C23A", "#C9543A"))
    for k in range(count):
        layer = k // 12
        x = (k % 4 - 1.5) * w / 4 + rng.uniform(-0.01, 0.01)
        y = ((k // 4) % 3 - 1) * d / 3 + rng.uniform(-0.01, 0.01)
        ellipsoid((0.085, 0.085, 0.08), (x, y, 0.06 * layer), plain(color, 0.45, vary=0.2, bump=0.15), steps=16)


def fruit_bowl(rng, p, r=0.16):
    bowl(r, r * 0.55, p["glaze"])
    color = rng.choice(("#E8902F", "#E8C23A", "#C9543A", "#8FA04A"))
    for k in range(6):
        a = k * 1.05
        reach = 0.0 if k == 5 else r * 0.52
        ellipsoid((r * 0.55,) * 3, (reach * math.cos(a * 1.2), reach * math.sin(a * 1.2), r * (0.22 if k < 5 else 0.55)), plain(color, 0.45, vary=0.2, bump=0.15), steps=16)


def lantern(rng, p, h=0.42):
    """A floor lantern with a candle."""
    black = metal("black")
    w = h * 0.55
    box((w, w, 0.02), (0, 0, 0), black, 0.004)
    box((w, w, 0.02), (0, 0, h), black, 0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.014, 0.014, h), (x * (w / 2 - 0.01), y * (w / 2 - 0.01), 0), black, 0.002)
    tube([(-w * 0.3, 0, h + 0.02), (0, 0, h + 0.16), (w * 0.3, 0, h + 0.02)], 0.006, black)
    with at(0, 0, 0.02):
        candle(w * 0.24, h * 0.5)


def lanterns(rng, p):
    for x, y, h in ((-0.2, 0, 0.5), (0.14, -0.12, 0.34), (0.2, 0.2, 0.42)):
        with at(x, y, 0):
            lantern(rng, p, h)


def foot_buckets(rng, p):
    timber = wood("#B98A58", "z")
    for x in (-0.26, 0.26):
        with at(x, 0, 0):
            lathe([(0, 0), (0.17, 0), (0.2, 0.24), (0.185, 0.24), (0.16, 0.03), (0, 0.03)], (0, 0, 0), timber, False, 24)
            for z in (0.05, 0.18):
                r = 0.17 + 0.125 * z
                lathe([(r + 0.002, z - 0.012), (r + 0.006, z + 0.012)], (0, 0, 0), metal("brass"), False)
            drum(0.178, 0.004, (0, 0, 0.18), water("#C7B58A", 0.2, 8), 0.001)


def toys(rng, p):
    for k, (x, y, z, s) in enumerate(((0, 0, 0, 0.11), (0.14, 0.03, 0, 0.11), (0.06, 0.01, 0.11, 0.11), (-0.2, -0.1, 0, 0.09))):
        with at(x, y, z, turn=20 * k):
            box((s, s, s), (0, 0, 0), wood((p["textile2"], "#D9B27C", p["accent"], p["wall"])[k]) if k == 1 else plain((p["textile2"], "#D9B27C", p["accent"], p["wall"])[k], 0.6), 0.008)
    ellipsoid((0.2, 0.2, 0.2), (0.36, -0.08, 0), plain(p["textile2"], 0.5), steps=24)


def singing_bowls(rng, p):
    """Brass bowls on round cushions, largest in the middle."""
    for x, y, r in ((0, 0, 0.21), (-0.5, 0.1, 0.15), (0.48, -0.04, 0.17), (-0.22, -0.42, 0.11), (0.26, -0.4, 0.09)):
        with at(x, y, 0):
            lathe([(0, 0), (r * 0.85, 0), (r, 0.03), (r * 0.85, 0.06), (0, 0.05)], (0, 0, 0), linen(p["textile2"]))
            with at(0, 0, 0.05):
                bowl(r * 0.8, r * 0.75, None, metal("brass"))
    rod((0.62, -0.38, 0.02), (0.85, -0.3, 0.02), 0.016, wood(p["wood_color"]))


def plunge_tub(rng, p):
    """A staved cold tub with a step."""
    timber = wood(p["wood_color"], "z")
    mesh_r, h = 0.72, 0.86
    for k in range(34):
        a = k * 2 * math.pi / 34
        with at(mesh_r * math.cos(a), mesh_r * math.sin(a), 0, turn=math.degrees(a)):
            box((0.05, 0.135, h), (0, 0, 0), timber, 0.008)
    for z in (0.12, 0.66):
        lathe([(mesh_r + 0.027, z - 0.025), (mesh_r + 0.034, z - 0.02), (mesh_r + 0.034, z + 0.02), (mesh_r + 0.027, z + 0.025)], (0, 0, 0), metal("steel"), False, 64)
    drum(mesh_r - 0.02, 0.01, (0, 0, h - 0.1), water("#7FB9C6", 0.35, 6, 0.85), 0.001)
    for k in range(7):
        a, r = k * 2.4, 0.2 * math.sqrt(k)
        box((0.09, 0.08, 0.06), (r * math.cos(a), r * math.sin(a), h - 0.12), glass("#EAF6F8", 0.1), 0.015)
    for k in range(2):
        box((0.62, 0.28, 0.24 * (2 - k)), (0, -mesh_r - 0.2 - 0.28 * k, 0), wood(p["wood_color"]), 0.012)


def salt_wall(rng, p, w=2.2, h=2.0):
    """Blocks of salt lit from behind, in a frame on the wall; its base is the origin."""
    columns, rows = int(w / 0.3), int(h / 0.2)
    for i in range(rows):
        for k in range(columns):
            x = -w / 2 + 0.3 * (k + 0.5) + (0.15 if i % 2 else 0) - 0.07
            tone = rng.choice(("#F2A97E", "#EE9468", "#F5BE9A", "#E8845A"))
            block = box((0.285, 0.08, 0.185), (x, -0.04, 0.2 * i), glow(tone, rng.choice((0.7, 0.9, 1.1))), 0.02)
            block.visible_diffuse = False
    plate(rectangle(w + 0.5, h + 0.16, 0, -0.08), (0, 0, 0), 0.14, wood(p["wood_color"]), [rectangle(w + 0.2, h, 0, 0)], 0.01)


def hats(rng, p):
    """A rail of pegs with straw hats; its middle is the origin."""
    box((1.2, 0.03, 0.1), (0, -0.015, -0.05), wood(p["wood_color"]), 0.008)
    for k in range(3):
        x = -0.4 + 0.4 * k
        rod((x, -0.03, 0), (x, -0.1, 0.02), 0.012, wood(p["wood_color"]))
        with at(x, -0.05, -0.04 - 0.02 * k, tilt=78):
            straw = rattan(("#D8B77E", "#C79F63", "#E3CDA0")[k], 3.0)
            lathe([(0.0, 0.12), (0.08, 0.11), (0.095, 0.02), (0.095, 0.0), (0.2, -0.012), (0.205, 0.0), (0.1, 0.012), (0.098, 0.03)], (0, 0, 0), straw, False)
            lathe([(0.0965, 0.005), (0.096, 0.035)], (0, 0, 0), linen(p["textile2"]), False)


def horseshoe(rng, p):
    """An iron shoe as a wall piece."""
    outer = [(0.26 * math.cos(a), 0.3 * math.sin(a)) for a in [math.radians(-60 + 300 * i / 40) for i in range(41)]]
    inner = [(0.17 * math.cos(a), 0.2 * math.sin(a)) for a in [math.radians(240 - 300 * i / 40) for i in range(41)]]
    plate(outer + inner, (0, 0, 0), 0.03, metal("black"), bevel=0.008)


def swing(rng, p, height=2.75):
    """A bench on ropes."""
    board = wood(p["wood_color"])
    for y in (-0.2, -0.05, 0.1):
        box((1.4, 0.13, 0.03), (0, y, 0.45), board, 0.008)
    for z in (0.62, 0.78):
        box((1.4, 0.025, 0.1), (0, 0.2, z), board, 0.008)
    for x in (-0.66, 0.66):
        box((0.06, 0.5, 0.04), (x, -0.03, 0.41), wood(p["wood_color"], "y"), 0.008)
        box((0.05, 0.04, 0.45), (x, 0.2, 0.44), wood(p["wood_color"], "z"), 0.008)
        for y in (-0.24, 0.2):
            rod((x, y, 0.45), (x, 0, height), 0.011, linen("#CBB68F"))
    for x in (-0.4, 0.42):
        with at(x, 0.1, 0.48, turn=-8 * x):
            cushion(0.4, 0.36, 0.14, linen(p["textile2"] if x < 0 else p["textile"]), 0.25)


def float_pod(rng, p):
    """An open pod: a white shell with lit water, its lid raised; along x."""
    white = plain("#F2F1EE", 0.25, bump=0, coat=0.6)

    def hull(radius, low):
        def surface(u, v):
            a = 2 * math.pi * u
            t = math.sin(v * math.pi / 2) ** 0.7
            return (1.2 * radius * t * math.cos(a), 0.78 * radius * t * math.sin(a), low + 0.62 * (1 - math.cos(v * math.pi / 2)) ** 0.75)

        return surface

    from .shapes import sheet

    sheet(hull(1.0, 0.0), 64, 20, white, thickness=0.03)
    outline = [(1.16 * math.cos(a), 0.74 * math.sin(a)) for a in [i * math.pi / 32 for i in range(64)]]
    pool = plate(outline, (0, 0, 0.48), 0.01, water("#6FC3D2", 0.3, 4, 0.9), bevel=0, rotation=FLAT)
    pool.visible_shadow = False
    tube([(x * 1.03, y * 1.04, 0.62) for x, y in outline], 0.04, white, True)
    tube([(x * 0.98, y * 0.97, 0.545) for x, y in outline], 0.014, glow("#9FEBF5", 4.5), True).visible_diffuse = False

    def lid(u, v):
        a = math.pi * u
        t = math.cos(v * math.pi / 2)
        return (1.2 * math.cos(a) * (0.25 + 0.75 * t), 0.8 * math.sin(a) * t, 0.7 * math.sin(v * math.pi / 2))

    with at(0, 0.06, 0.66, tilt=24):
        sheet(lid, 48, 16, white, thickness=0.04)


FLOOR = {
    "fishtank": aquarium,
    "dumbbells": dumbbells,
    "robe": ladder,
    "blankets": ladder,
    "quilt": ladder,
    "bibs": ladder,
    "stockings": ladder,
    "drawers": drawers,
    "books": bookcase,
    "shelves": bookcase,
    "crates": crates,
    "lantern": lanterns,
    "lanterns": lanterns,
    "toys": toys,
}
WALL = {"hats": hats, "horseshoe": horseshoe}
