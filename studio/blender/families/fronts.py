"""Facades for the storefront family: each stands at y = 0 with its door in the middle."""

import math

from mathutils import Matrix

from core.shell import frame

WIDE = 8.2


def _wall(kit, s, material, high, cutouts, wide=WIDE):
    wall = kit.plate(kit.rectangle(wide, high), (0, 0.34, 0), 0.34, material, cutouts, 0.015)
    # Lets the sun into the shop, which would be a black cutout behind its panes.
    wall.visible_shadow = False


def _inside(kit, s, x, z, w, h, lit=None):
    """What a window shows of the shop: a warm wall, a shelf, a lamp, a plant."""
    rng, p = s.rng, s.palette
    evening = s.light == "blue-hour"
    wall = kit.gradient(kit.mix(kit.linear("#D9A05E"), p["accent"], 0.2), kit.linear("#F4D3A0"), h, 1.1 if evening else 0.34, z)
    kit.plate(kit.rectangle(w + 1.2, h + 0.8, x, z - 0.2), (0, 1.6, 0), 0.02, wall, bevel=0)
    kit.box((w + 1.2, 1.3, 0.05), (x, 1.0, z - 0.06), kit.wood(p["wood_color"]), 0)
    for k in range(2):
        kit.box((w * 0.8, 0.2, 0.03), (x, 1.45, z + h * (0.3 + 0.3 * k)), kit.wood(p["wood_color"]), 0.005)
        with kit.at(x, 1.45, z + h * (0.3 + 0.3 * k) + 0.03):
            kit.row(rng, w * 0.66, p, 0.16, 0.26)
    with kit.at(x + rng.uniform(-0.25, 0.25) * w, 0.75, 0):
        lamp = kit.ellipsoid((0.3, 0.3, 0.3), (0, 0, z + h * 0.62), kit.glow("#FFE0B0", 3.0))
        lamp.visible_diffuse = lamp.visible_shadow = False
        kit.rod((0, 0, z + h * 0.62 + 0.29), (0, 0, z + h + 0.3), 0.006, kit.plain("#26221F"))
    if h > 1.2:
        with kit.at(x - w * 0.3, 0.62, z):
            kit.potted(rng, rng.choice(("snake", "strelitzia", "ficus")), min(1.1, h * 0.7), p["glaze"])
    kit.plate(kit.rectangle(w, h, x, z), (0, 0.13, 0), 0.006, kit.pane(), bevel=0)


def _window(kit, s, x, z, w, h, kind, trim):
    with kit.at(x, 0.05, z):
        frame(w, h, kind, s.palette, trim)
    _inside(kit, s, x, z, w, h)


def _door(kit, s, w, h, color, arched=False, glazed=True):
    leaf = kit.plain(color, 0.4, vary=0.1, bump=0.08)
    outline = kit.arch if arched else kit.rectangle
    cutout = [outline(w * 0.62, h * 0.56, 0, h * 0.36)] if glazed else []
    kit.plate(outline(w, h), (0, 0.22, 0), 0.07, leaf, cutout, 0.006)
    if glazed:
        kit.plate(outline(w * 0.62, h * 0.56, 0, h * 0.36), (0, 0.19, 0), 0.006, kit.pane("#C8D4D0"), bevel=0)
        kit.plate(kit.rectangle(w + 0.8, h), (0, 1.3, 0), 0.02, kit.glow("#E9BD83", 0.9 if s.light == "blue-hour" else 0.5), bevel=0)
    for x in (-0.2, 0.2):
        kit.plate(kit.rectangle(w * 0.34, h * 0.22, x * w, h * 0.07), (0, 0.152, 0), 0.012, leaf, bevel=0.005)
    kit.rod((w * 0.38, 0.1, h * 0.36), (w * 0.38, 0.1, h * 0.52), 0.013, kit.metal(s.palette["metal"]))
    kit.box((w + 0.5, 0.5, 0.06), (0, -0.1, 0), kit.travertine(), 0.012)


def _awning(kit, s, x, z, w, color, stripe=None, drop=0.42, out=0.95):
    n = max(4, round(w / 0.26))
    for k in range(n):
        tint = color if not stripe or k % 2 else stripe
        cloth = kit.linen(tint, crease=0.1)
        left, right = x - w / 2 + w * k / n, x - w / 2 + w * (k + 1) / n
        mesh = kit.Mesh()
        mesh.add([(left, 0, z), (right, 0, z), (right, -out, z - drop), (left, -out, z - drop)], [(0, 1, 2, 3)])
        scallop = [(left + (right - left) * t / 8, -out, z - drop - 0.12 - 0.05 * math.sin(math.pi * t / 8)) for t in range(9)]
        mesh.add([(left, -out, z - drop), (right, -out, z - drop), *scallop[::-1]], [tuple(range(11))])
        mesh.put(cloth)
    for side in (-1, 1):
        kit.rod((x + side * w / 2, 0, z - drop), (x + side * w / 2, -out, z - drop), 0.012, kit.metal("black"))


def _sign(kit, s, x, z):
    """A round blade sign with a mark, no words."""
    p = s.palette
    kit.rod((x, 0, z), (x, -0.62, z), 0.014, kit.metal("black"))
    turn = Matrix.Rotation(math.pi / 2, 4, "Y")
    kit.drum(0.25, 0.035, (x - 0.018, -0.36, z - 0.27), kit.plain(p["textile2"], 0.5), 0.008, turn)
    for side in (-1, 1):
        kit.drum(0.15, 0.004, (x + side * 0.02 - 0.002, -0.36, z - 0.27), kit.plain(p["textile"], 0.6), 0.001, turn)


def _lantern(kit, s, x, z):
    kit.rod((x, 0, z + 0.2), (x, -0.16, z + 0.2), 0.012, kit.metal("black"))
    kit.box((0.14, 0.14, 0.24), (x, -0.2, z - 0.08), kit.glow("#FFD49A", 4 if s.light == "blue-hour" else 1.0), 0.01)
    kit.lathe([(0.13, 0), (0.02, 0.12), (0, 0.14)], (x, -0.2, z + 0.16), kit.metal("black"), False, 4)
    with kit.at(x, -0.45, z):
        kit.lamp((0, 0, 0), 14)


def _roof_tiles(kit, s, z, wide=WIDE + 0.5):
    """A row of barrel tiles along the eave."""
    clay = kit.plain("#B0623F", 0.85, vary=0.35, bump=0.2)
    mesh = kit.Mesh()
    n = int(wide / 0.21)
    for k in range(n):
        x = -wide / 2 + 0.21 * (k + 0.5)
        for row in range(3):
            y, up = -0.42 + row * 0.36, z + row * 0.16
            arc = [(x + 0.1 * math.cos(a), 0.08 * math.sin(a)) for a in [math.pi * i / 8 for i in range(9)]]
            vertices = [(ax, y, up + az) for ax, az in arc] + [(ax, y + 0.44, up + 0.19 + az * 0.9) for ax, az in arc]
            mesh.add(vertices, [(i, i + 1, i + 10, i + 9) for i in range(8)])
    mesh.put(clay)
    with kit.at(0, -0.4, z - 0.02, tilt=24):
        kit.box((wide, 1.3, 0.03), (0, 0.65, 0), clay, 0)
    kit.box((wide, 0.5, 0.08), (0, -0.12, z - 0.08), kit.wood("#6E4A30"), 0.01)
    for k in range(int(wide / 0.6)):
        kit.box((0.09, 0.5, 0.12), (-wide / 2 + 0.3 + 0.6 * k, -0.14, z - 0.19), kit.wood("#6E4A30", "y"), 0.015)


def spanish(kit, s):
    p, rng = s.palette, s.rng
    paint = kit.mix(p["wall"], kit.linear("#F4EBDC"), 0.25 if sum(p["wall"]) > 1.2 else rng.choice((0.2, 0.82)))
    trim = kit.wood("#5B3D28", "z")
    cutouts = [kit.arch(1.3, 2.55), kit.arch(1.35, 1.9, -2.45, 0.65), kit.arch(1.35, 1.9, 2.45, 0.65)]
    _wall(kit, s, kit.stucco(paint), 3.5, cutouts)
    for x in (-2.45, 2.45):
        _window(kit, s, x, 0.65, 1.35, 1.9, "arch", trim)
        kit.box((1.6, 0.2, 0.07), (x, -0.06, 0.58), kit.tile(p["textile2"], 0.1, 0.1), 0.01)
    _door(kit, s, 1.3, 2.55, p["textile2"], True)
    for x in (-1.05, 1.05):
        _lantern(kit, s, x, 1.95)
    _roof_tiles(kit, s, 3.5)
    with kit.at(3.85, -0.35, 0):
        climber(kit, s, 3.4, rng.choice(("#D3477A", "#E08A3C", "#F2E6DA")))


def midcentury(kit, s):
    p = s.palette
    trim = kit.metal("black")
    cutouts = [kit.rectangle(1.15, 2.6), kit.rectangle(2.6, 2.45, 2.2, 0.15)]
    _wall(kit, s, kit.stucco(kit.mix(p["wall"], (1, 1, 1), 0.12)), 3.0, cutouts)
    _window(kit, s, 2.2, 0.15, 2.6, 2.45, "wide", trim)
    _door(kit, s, 1.15, 2.6, p["textile2"] if p["textile2"] != p["wall"] else p["accent"], glazed=False)
    kit.box((WIDE + 1.2, 2.3, 0.2), (0, -0.3, 3.0), kit.plain("#F1EBE0", 0.6), 0.02)
    slats = kit.planks(p["wood_color"], width=0.1)
    kit.box((WIDE + 1.1, 1.3, 0.03), (0, -0.72, 2.97), slats, 0)
    for k in range(9):
        for j in range(8):
            with kit.at(-3.75 + 0.3 * k, -0.02, 0.1 + 0.32 * j):
                kit.plate(kit.rectangle(0.29, 0.31), (0, 0, 0), 0.14, kit.concrete("#E6DDCF"), [kit.circle(0.105, 0, 0.155, 20)], 0.008)
    kit.box((2.8, 0.02, 2.66), (-2.55, -0.004, 0.0), kit.concrete("#A99C8B"), 0)
    for x in (-0.95, 0.95):
        kit.ellipsoid((0.24, 0.24, 0.24), (x, -0.2, 2.05), kit.glow("#FFEBCB", 2.2))


def brick(kit, s):
    p, rng = s.palette, s.rng
    trim = kit.metal("black")
    cutouts = [kit.rectangle(1.4, 2.75), kit.rectangle(2.1, 2.1, -2.45, 0.65), kit.rectangle(2.1, 2.1, 2.45, 0.65)]
    tint = rng.choice(("#9C5A40", "#8A4A38", "#D8CFC2", "#B47C5C"))
    _wall(kit, s, kit.brick(tint), 4.6, cutouts)
    for x in (-2.45, 2.45):
        _window(kit, s, x, 0.65, 2.1, 2.1, "steel", trim)
        kit.box((2.35, 0.16, 0.1), (x, -0.05, 0.55), kit.concrete(), 0.012)
        kit.box((2.35, 0.08, 0.2), (x, -0.01, 2.75), kit.concrete(), 0.012)
        striped = rng.random() < 0.4 or (x > 0 and striped)
        _awning(kit, s, x, 3.15, 2.4, p["textile2"], p["textile"] if striped else None)
    _door(kit, s, 1.4, 2.75, p["wall"])
    _sign(kit, s, 1.05, 3.3)
    for x in (-1.1, 1.1):
        _lantern(kit, s, x, 2.2)


def cottage(kit, s):
    p, rng = s.palette, s.rng
    white = kit.plain("#F4EFE6", 0.5)
    body = kit.mix(kit.linear(rng.choice(("#9AA9AC", "#B9A88D", "#C9C4B8"))), p["wall"], 0.35)
    cutouts = [kit.rectangle(1.1, 2.3), kit.rectangle(1.5, 1.4, -2.3, 0.8), kit.rectangle(1.5, 1.4, 2.3, 0.8)]
    shingles = kit.shingle(body)
    _wall(kit, s, shingles, 2.9, cutouts)
    gable = [(-2.3, 2.9), (2.3, 2.9), (0, 4.6)]
    kit.plate(gable, (0, 0.3, 0), 0.3, shingles, bevel=0)
    for side in (-1, 1):
        with kit.at(side * 1.22, -0.1, 3.78, roll=side * 36.5):
            kit.box((3.15, 1.0, 0.12), (0, 0.1, 0), kit.shingle("#6B655E"), 0.02)
            kit.box((3.15, 0.06, 0.2), (0, -0.42, -0.06), white, 0.01)
    for x in (-2.3, 2.3):
        _window(kit, s, x, 0.8, 1.5, 1.4, "sash", white)
        kit.plate(kit.rectangle(1.72, 1.62, x, 0.69), (0, 0, 0), 0.03, white, [kit.rectangle(1.5, 1.4, x, 0.8)], 0.006)
        kit.box((1.6, 0.3, 0.2), (x, -0.17, 0.42), white, 0.015)
        for k in range(4):
            with kit.at(x - 0.55 + 0.37 * k, -0.18, 0.6):
                kit.shrub(rng, 0.34, -0.06, "#5F7B45", rng.choice(("#E9A0A8", "#F6EFE2", p["textile2"])))
    _door(kit, s, 1.1, 2.3, p["textile2"])
    kit.plate(kit.rectangle(1.36, 2.44), (0, 0.0, 0), 0.03, white, [kit.rectangle(1.1, 2.3)], 0.006)
    _awning(kit, s, 0, 2.85, 1.9, p["textile2"], p["textile"], 0.34, 0.8)
    _lantern(kit, s, 0.95, 1.75)


def timber(kit, s):
    p = s.palette
    cutouts = [kit.rectangle(1.2, 2.45), kit.rectangle(2.4, 2.0, -2.3, 0.4), kit.rectangle(1.8, 2.0, 2.1, 0.4)]
    stain = kit.mix(p["wood_color"], kit.linear("#9A6A3E"), 0.5)
    turned = kit.planks(stain, True, 0.15, 6, 0.008)
    _wall(kit, s, turned, 3.2, cutouts)
    dark = kit.metal("black")
    for x, w in ((-2.3, 2.4), (2.1, 1.8)):
        _window(kit, s, x, 0.4, w, 2.0, "wide", dark)
    _door(kit, s, 1.2, 2.45, p["wall"])
    beam = kit.wood(kit.mix(stain, (0, 0, 0), 0.3), "y")
    kit.box((WIDE + 1.2, 2.6, 0.14), (0, -0.3, 3.34), kit.planks(kit.mix(stain, (0, 0, 0), 0.2)), 0.02)
    for k in range(8):
        kit.box((0.12, 2.5, 0.18), (-3.9 + 1.115 * k, -0.3, 3.16), beam, 0.015)
    for x in (-3.7, 3.7):
        kit.box((0.18, 0.18, 3.2), (x, -1.3, 0), kit.wood(kit.mix(stain, (0, 0, 0), 0.3), "z"), 0.02)
    for x, size in ((-3.4, 0.8), (3.3, 0.65), (2.75, 0.4)):
        kit.stone((size, size * 0.8, size * 0.6), (x, -0.85, -0.03), kit.concrete("#A79A88"), size * 13)
    _lantern(kit, s, 0.95, 1.9)


def marina(kit, s):
    p = s.palette
    white = kit.plain("#F6F2EA", 0.5)
    cutouts = [kit.rectangle(1.3, 2.4), kit.rectangle(2.3, 1.7, -2.45, 0.75), kit.rectangle(2.3, 1.7, 2.45, 0.75)]
    body = kit.mix(kit.linear("#F1ECE2"), p["wall"], 0.3 if sum(p["wall"]) > 1.2 else 0.75)
    _wall(kit, s, kit.planks(body, True, 9, 0.14, 0.008, 0.55, grained=0.15), 3.3, cutouts)
    for x in (-2.45, 2.45):
        _window(kit, s, x, 0.75, 2.3, 1.7, "sash", white)
        _awning(kit, s, x, 2.95, 2.6, p["textile2"], p["textile"])
    _door(kit, s, 1.3, 2.4, p["textile2"])
    kit.box((WIDE + 0.4, 0.5, 0.16), (0, 0.1, 3.3), white, 0.02)
    for k in range(13):
        kit.rod((-WIDE / 2 + 0.1 + k * 0.667, -0.05, 3.46), (-WIDE / 2 + 0.1 + k * 0.667, -0.05, 4.0), 0.014, white)
    kit.box((WIDE + 0.2, 0.07, 0.06), (0, -0.05, 4.0), kit.wood("#9A6A3E"), 0.015)
    for x in (-3.9, 3.9):
        kit.drum(0.13, 0.9, (x, -2.6, 0), kit.wood("#7C6148", "z"), 0.02)
        kit.tube([(x + 0.14 * math.cos(a), -2.6 + 0.14 * math.sin(a), 0.6 + 0.01 * a) for a in [i * 0.5 for i in range(40)]], 0.018, kit.linen("#D9C9A8"))
    _sign(kit, s, 0, 3.15)


def parade(kit, s):
    """A shop of the 1930s: a stepped parapet, tiles below, one broad window beside the entrance."""
    p, rng = s.palette, s.rng
    trim = kit.metal("brass")
    paint = kit.mix(p["wall"], kit.linear("#F4EBDC"), 0.12)
    half = WIDE / 2
    outline = [(-half, 0), (half, 0), (half, 3.3), (2.6, 3.3), (2.6, 3.75), (1.5, 3.75), (1.5, 4.2), (-1.5, 4.2), (-1.5, 3.75), (-2.6, 3.75), (-2.6, 3.3), (-half, 3.3)]
    cutouts = [kit.rectangle(1.2, 2.5), kit.rectangle(2.7, 1.75, 2.25, 0.85), kit.circle(0.62, -2.3, 1.75)]
    wall = kit.plate(outline, (0, 0.34, 0), 0.34, kit.stucco(paint), cutouts, 0.015)
    wall.visible_shadow = False
    white = kit.plain("#F6F1E7", 0.5)
    for x0, x1, z in ((-half, -2.6, 3.3), (-2.6, -1.5, 3.75), (-1.5, 1.5, 4.2), (1.5, 2.6, 3.75), (2.6, half, 3.3)):
        kit.box((x1 - x0 + 0.1, 0.46, 0.09), ((x0 + x1) / 2, 0.17, z), white, 0.012)
    glaze = kit.tile(p["textile2"], 0.1, 0.2)
    for x0, x1 in ((-half, -0.66), (0.66, half)):
        kit.box((x1 - x0, 0.04, 0.72), ((x0 + x1) / 2, -0.02, 0), glaze, 0.004)
        kit.box((x1 - x0, 0.08, 0.06), ((x0 + x1) / 2, -0.04, 0.72), white, 0.012)
    for k in (-1, 0, 1):
        kit.box((0.14, 0.1, 1.1), (0.3 * k, -0.05, 2.98 - 0.1 * abs(k)), white, 0.012)
    _window(kit, s, 2.25, 0.85, 2.7, 1.75, "wide", trim)
    _inside(kit, s, -2.3, 1.13, 1.24, 1.24)
    kit.plate(kit.circle(0.72, -2.3, 1.75), (0, 0.0, 0), 0.05, white, [kit.circle(0.6, -2.3, 1.75)], 0.01)
    for turn in (0, 90):
        with kit.at(-2.3, 0.1, 1.75, roll=turn):
            kit.box((0.03, 0.03, 1.22), (0, 0, -0.61), trim, 0.004)
    _awning(kit, s, 2.4, 2.92, 2.7, p["wall"], p["textile"], 0.36, 0.85)
    _door(kit, s, 1.2, 2.5, p["textile2"])
    for x in (-0.84, 0.84):
        kit.ellipsoid((0.2, 0.2, 0.2), (x, -0.18, 2.2), kit.glow("#FFEBCB", 2.2))


def neighbors(kit, s, style):
    """Plainer walls at both sides, so that the street goes on."""
    tint = s.rng.choice(("#E4D6C2", "#D7C3AC", "#C9BFB2", "#E9DFD0"))
    for side in (-1, 1):
        kit.box((6, 0.4, s.rng.uniform(2.7, 3.4)), (side * (WIDE / 2 + 3.3), 0.6, 0), kit.stucco(tint), 0.02)
        with kit.at(side * (WIDE / 2 + 1.1), 0.0, 0):
            kit.shrub(s.rng, 1.5, -0.2, "#5E7446")


def climber(kit, s, high, color):
    rng = s.rng
    for k in range(7):
        z = high * (0.1 + 0.14 * k)
        with kit.at(rng.uniform(-0.3, 0.25) - 0.07 * k, 0.1, z):
            kit.shrub(rng, rng.uniform(0.55, 0.85), -0.3, "#55703F", color)


def bench(kit, s):
    board = kit.wood(s.palette["wood_color"])
    for y in (-0.16, 0.0, 0.16):
        kit.box((1.3, 0.13, 0.04), (0, y, 0.42), board, 0.01)
    for x in (-0.5, 0.5):
        kit.box((0.06, 0.4, 0.42), (x, 0, 0), kit.metal("black"), 0.01)


def board(kit, s):
    """A folding board with a drawn shape on it."""
    p = s.palette
    for side in (-1, 1):
        with kit.at(0, side * 0.17, 0, tilt=side * 13):
            kit.plate(kit.rounded(0.5, 0.86, 0.06), (0, 0.012, 0), 0.024, kit.wood(p["wood_color"], "z"), bevel=0.005)
            kit.plate(kit.arch(0.36, 0.6, 0, 0.16), (0, -0.0125, 0), 0.003, kit.plain(p["wall"]), bevel=0) if side < 0 else None


def bicycle(kit, s):
    """A step-through with a basket, leaning nowhere: on its stand."""
    paint, dark = kit.plain(s.palette["textile2"], 0.3, coat=0.6), kit.plain("#2A2725", 0.6)
    for x in (-0.52, 0.52):
        kit.tube([(x + 0.33 * math.cos(a), 0, 0.34 + 0.33 * math.sin(a)) for a in [i * math.pi / 16 for i in range(32)]], 0.017, dark, True)
        kit.rod((x, -0.03, 0.34), (x, 0.03, 0.34), 0.02, kit.metal("chrome"))
    joints = [((-0.52, 0, 0.34), (-0.1, 0, 0.3)), ((-0.1, 0, 0.3), (-0.22, 0, 0.86)), ((-0.52, 0, 0.34), (-0.18, 0, 0.66)), ((-0.1, 0, 0.3), (0.38, 0, 0.72)), ((0.52, 0, 0.34), (0.36, 0, 0.98))]
    for a, b in joints:
        kit.rod(a, b, 0.016, paint)
    kit.box((0.24, 0.14, 0.06), (-0.24, 0, 0.86), kit.leather("#7B4A2C"), 0.025)
    kit.tube([(0.22, -0.26, 1.02), (0.34, -0.2, 1.06), (0.36, 0, 1.0), (0.34, 0.2, 1.06), (0.22, 0.26, 1.02)], 0.012, kit.metal("chrome"))
    kit.lathe([(0, 0), (0.13, 0), (0.17, 0.2), (0.16, 0.2), (0.12, 0.01)], (0.58, 0, 0.78), kit.rattan("#B98F5C", 2.0), False)
    kit.rod((-0.12, 0, 0.3), (-0.2, -0.18, 0.0), 0.01, dark)


def tall_palm(kit, rng, h):
    """A street palm against the sky."""
    lean = rng.uniform(-0.4, 0.4)
    kit.tube([(0, 0, -0.2), (lean * 0.3, 0, h * 0.5), (lean, 0, h)], 0.13, kit.plain("#8A7660", 0.95, vary=0.3, bump=0.4))
    with kit.at(lean, 0, h):
        kit.crown(rng, 1.7)
