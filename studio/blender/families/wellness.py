"""Water, heat and quiet: a bath, tea on a low table, a sauna, a float room, a basin."""

import math

from families import still
from families.common import beside, corner_plant, start


def build(kit, shot):
    rng = kit.stage.rng
    kind = next((k for k in KINDS if any(k in word for word in shot["props"])), None) or rng.choice(list(KINDS))
    KINDS[kind](kit, shot)


def _tub(kit, s, color, kind=None):
    rng = s.rng
    kind = kind or rng.choice(("oval", "slipper", "stone"))

    def shell(inner):
        def surface(u, v):
            a = 2 * math.pi * u
            deep = v
            rise = 0.14 * math.cos(a) ** 2 if kind == "slipper" else 0.0
            top = 0.56 + rise
            taper = 0.72 + 0.28 * deep**0.6 if kind != "stone" else 0.9 + 0.1 * deep
            rx, ry = (0.84 - inner) * taper, (0.4 - inner) * taper
            z = (0.08 if inner else 0.0) + deep * (top - (0.08 if inner else 0.0))
            return (rx * math.cos(a), ry * math.sin(a), z)

        return surface

    skin = kit.terrazzo(color) if kind == "stone" else kit.plain(color, 0.25, vary=0.04, bump=0, coat=0.4)
    kit.sheet(shell(0.0), 64, 16, skin)
    kit.sheet(shell(0.05), 64, 16, kit.plain("#F6F3EC", 0.2, bump=0, coat=0.4))
    rim = [((0.815) * math.cos(a), 0.375 * math.sin(a), 0.56 + (0.14 * math.cos(a) ** 2 if kind == "slipper" else 0)) for a in [i * math.pi / 24 for i in range(48)]]
    kit.tube(rim, 0.032, skin, True)
    kit.plate([(0.74 * math.cos(a), 0.32 * math.sin(a)) for a in [i * math.pi / 24 for i in range(48)]], (0, 0, 0.4), 0.01, kit.water("#BFDAD8", 0.2, 7), bevel=0, rotation=kit.FLAT)


def _filler(kit, finish):
    """A floor-standing tap."""
    m = kit.metal(finish)
    kit.tube([(0, 0, 0), (0, 0, 0.9), (0, 0, 1.02), (0, -0.1, 1.06), (0, -0.24, 1.04), (0, -0.26, 0.94)], 0.018, m)
    kit.drum(0.06, 0.02, (0, 0, 0), m, 0.006)
    kit.rod((-0.09, 0, 0.78), (0.09, 0, 0.78), 0.012, m)


def bath(kit, shot):
    s = start(kit, shot)
    rng, p, side = s.rng, s.palette, s.rng.choice((-1, 1))
    s.room.floor(rng.choice((None, "terrazzo", "stone", "stone")))
    s.room.ceiling()
    x = -side * rng.uniform(0.0, 0.3)
    if rng.random() < 0.5:
        s.room.back_window(x, 1.7, 2.1, 0.45, rng.choice(("arch", "arch", None)))
        s.room.side(side)
    else:
        beside.back_wall(kit, s, rng.choice((None, "arch", "niche")))
        s.room.window(side, y=-1.7)
    s.room.side(-side)
    with kit.at(x, -1.45, 0, turn=rng.uniform(-8, 8)):
        _tub(kit, s, rng.choice((kit.linear("#F4F0E8"), p["accent"], p["textile2"])))
        with kit.at(0, 0, 0.6):
            kit.box((0.16, 0.86, 0.03), (-side * 0.25, 0, 0), kit.wood(p["wood_color"], "y"), 0.008)
            with kit.at(-side * 0.25, -0.18, 0.03):
                kit.candle(0.035, 0.08)
            with kit.at(-side * 0.25, 0.15, 0.03):
                kit.cup(0.04, 0.06, p["textile2"], handle=False)
    with kit.at(x + side * 0.45, -0.8, 0):
        _filler(kit, p["metal"])
    with kit.at(x + side * 1.25, -1.6, 0):
        kit.drum(0.19, 0.44, (0, 0, 0), kit.wood(p["wood_color"], "z"), 0.02)
        for k, (dx, z) in enumerate(((-0.085, 0), (0.085, 0), (0, 0.14))):
            with kit.at(dx, 0, 0.44 + z):
                kit.rolled_towel(0.083, 0.3, p["textile"] if k < 2 else p["textile2"])
    with kit.at(x, -1.6, 0):
        kit.rug(rng, 2.4, 1.7, kit.mix(p["textile"], p["wall"], 0.12), "pebble")
    corner_plant(kit, s, -side * (s.room.w / 2 - 0.55), -0.6)
    beside.daylight(kit, s, side)
    if rng.random() < 0.5:
        kit.camera((x, -5.2, 1.2), (x, 0, 1.12), 33)
    else:
        kit.camera((x - side * 1.4, -4.7, 1.2), (x + side * 0.1, -0.9, 0.95), 36)


def tea(kit, shot):
    s = still.start(kit, shot)
    rng, p = s.rng, s.palette
    still.ground(kit, s, rng.choice(("wood", "linen", "travertine", "concrete")))
    still.backdrop(kit, s, rng.choice(("wall", "curtain", "niche", "disc", "arch")))
    with kit.at(0, -0.1, 0):
        kit.round_tray(1.0, rng.choice((kit.wood(p["wood_color"]), kit.plain("#3A332D", 0.5))), 0.06)
        with kit.at(-0.25, 0.2, 0.022, turn=rng.uniform(-30, 30)):
            kit.teapot(0.36, rng.choice((p["textile2"], p["glaze"], kit.linear("#4A4A45"))), p["metal"])
        for x, y in ((0.42, -0.1), (0.1, -0.5)):
            with kit.at(x, y, 0.022):
                kit.cup(0.15, 0.2, p["glaze"], "#9A6A2E", False)
    with kit.at(1.55 * s.side, 0.35, 0):
        kit.stacked_stones(rng, 0.85)
    with kit.at(-1.6 * s.side, 0.5, 0):
        kit.vase(rng, 0.9, p["accent"] if sum(p["accent"]) < 2 else p["textile2"])
        rng.choice(list(kit.BRANCHES.values()))(rng, 1.2, 0.8)
    for k in range(2):
        with kit.at(s.side * (1.0 + 0.34 * k), -0.75 + 0.1 * k, 0):
            kit.candle(0.12, 0.26 - 0.09 * k)
    still.finish(kit, s, (0, 0.05, 0.42), 62, 5.8, (0, -0.1, 0.3))


def stones(kit, shot):
    """Warm stones, a bowl of water, petals."""
    s = still.start(kit, shot)
    rng, p = s.rng, s.palette
    still.ground(kit, s, rng.choice(("linen", "wood", "concrete", "paint")))
    still.backdrop(kit, s, rng.choice(("wall", "curtain", "panels", "niche")))
    with kit.at(-0.7 * s.side, 0.1, 0):
        kit.stacked_stones(rng, 1.0)
    with kit.at(0.65 * s.side, 0.0, 0):
        kit.filled_bowl(0.72, 0.42, rng.choice((p["glaze"], p["textile2"])), "#A9CBC6")
        for k in range(7):
            a = k * 2.4
            kit.ellipsoid((0.16, 0.12, 0.03), (0.1 * math.sqrt(k) * 2 * math.cos(a) * 0.9, 0.1 * math.sqrt(k) * 2 * math.sin(a) * 0.9, 0.31), kit.plain(("#F4D9CE", "#EDB9A8")[k % 2], 0.7), steps=16)
    for k in range(5):
        with kit.at(-1.6 * s.side + 0.3 * k * s.side, -0.75 - 0.12 * (k % 2), 0):
            kit.stone((0.26, 0.2, 0.11), (0, 0, 0), kit.plain("#5B5750", 0.5), rng.random() * 60, 0.08)
    with kit.at(1.75 * s.side, 0.55, 0):
        kit.rolled_towel(0.27, 0.95, p["textile"])
    with kit.at(-1.8 * s.side, 0.6, 0):
        kit.vase(rng, 0.9, p["accent"])
        kit.eucalyptus(rng, 1.2, 0.8)
    still.finish(kit, s, (0, 0.05, 0.42), 60, 5.8, (0, -0.1, 0.3))


def sauna(kit, shot):
    s = start(kit, {**shot, "setting": "canyon"}, w=4.2, h=2.5)
    rng, p, side = s.rng, s.palette, s.rng.choice((-1, 1))
    tint = rng.choice(("#C99A66", "#B67F4E", "#D8B58A", "#8A5B3C"))
    boards = kit.planks(kit.linear(tint), True, 0.11, 6, 0.006, 0.5)
    kit.box((s.room.w + 0.4, 7, 0.1), (0, -2.6, -0.1), kit.tile("#8E8578", 0.4, 0.4, False), 0)
    if rng.random() < 0.6:
        kit.plate(kit.rectangle(s.room.w + 0.3, s.room.h), (0, 0.2, 0), 0.2, boards, [kit.rectangle(1.5, 1.1, side * 0.6, 1.05)], 0.004)
        with kit.at(side * 0.6, 0, 1.05):
            kit.frame(1.5, 1.1, "wide", p, s.room.trim)
            kit.view(rng, s.setting["view"], 1.5, 1.1)
    else:
        kit.plate(kit.rectangle(s.room.w + 0.3, s.room.h), (0, 0.2, 0), 0.2, boards, (), 0.004)
    s.room.side(side, None, boards)
    s.room.side(-side, None, boards)
    s.room.ceiling("boards")
    slat = kit.wood(kit.mix(kit.linear(tint), (1, 1, 1), 0.12))
    for level, (y, z, deep) in enumerate(((-0.38, 0.86, 0.66), (-1.0, 0.44, 0.6))):
        for k in range(6):
            kit.box((s.room.w - 0.06, deep / 6 - 0.018, 0.035), (0, y - deep / 2 + deep * (k + 0.5) / 6, z), slat, 0.006)
        kit.box((s.room.w - 0.06, 0.03, 0.12), (0, y - deep / 2 + 0.015, z - 0.12), slat, 0.006)
        for k in range(9):
            kit.box((0.04, 0.03, z - 0.12), ((k - 4) * s.room.w / 9, y - deep / 2 + 0.06, 0), slat, 0.004)
    _heater(kit, s, -side * (s.room.w / 2 - 0.5), -1.85)
    with kit.at(side * 0.5, -1.0, 0.475):
        _bucket(kit, p)
    with kit.at(-side * 0.55, -0.4, 0.895, turn=20):
        kit.rolled_towel(0.09, 0.38, p["textile"])
        with kit.at(0.2, 0, 0):
            kit.rolled_towel(0.09, 0.38, p["textile2"])
    glow = kit.box((s.room.w - 0.3, 0.02, 0.03), (0, -0.66, 0.7), kit.glow("#FFB765", 5.0), 0)
    glow.visible_diffuse = False
    kit.area((0, -0.72, 0.72), (0, -1.4, 0.0), s.room.w - 0.4, 14, "#FFB46A", 0.1)
    beside.daylight(kit, s, side, (side * 0.2, -0.3, 1.2))
    kit.camera((side * rng.uniform(-0.9, 0.9), -4.4, 1.15), (0, 0, 1.02), 32)


def _heater(kit, s, x, y):
    steel = kit.plain("#33312F", 0.5)
    kit.box((0.46, 0.4, 0.62), (x, y, 0.08), steel, 0.02)
    for dx in (-0.18, 0.18):
        kit.drum(0.02, 0.09, (x + dx, y, 0), steel)
    for k in range(16):
        a, r = k * 2.4, 0.15 * math.sqrt(k / 16)
        kit.stone((0.13, 0.11, 0.1), (x + r * math.cos(a), y + r * math.sin(a), 0.68 + 0.04 * (k % 3)), kit.plain("#6E6862", 0.9), k * 3.3)


def _bucket(kit, p):
    timber = kit.wood(p["wood_color"], "z")
    kit.lathe([(0, 0), (0.12, 0), (0.15, 0.24), (0.135, 0.24), (0.11, 0.03), (0, 0.03)], (0, 0, 0), timber, False, 20)
    for z in (0.06, 0.18):
        kit.lathe([(0.125 + z * 0.125 + 0.002, z - 0.012), (0.125 + z * 0.125 + 0.006, z + 0.012)], (0, 0, 0), kit.metal("brass"), False)
    kit.rod((0.02, 0, 0.1), (-0.24, 0.05, 0.42), 0.012, timber)


def float_room(kit, shot):
    """A still pool in a domed room, lit from the water's edge."""
    s = start(kit, {**shot, "light": shot["light"] or kit.stage.rng.choice(("skylight", "arched", "blue-hour"))}, w=5.0)
    rng, p = s.rng, s.palette
    s.room.back("limewash", [kit.arch(1.5, 2.25, 0, 0.0)])
    kit.plate(kit.rectangle(2.4, 3), (0, 1.3, 0), 0.1, kit.limewash(kit.mix(p["wall"], p["accent"], 0.5)), bevel=0)
    kit.box((2.4, 1.3, 0.1), (0, 0.6, -0.1), kit.travertine(), 0)
    with kit.at(0, 0.75, 0):
        kit.vase(rng, 0.75, p["textile2"])
        kit.pampas(rng, 1.0, 0.7)
    s.room.side(1)
    s.room.side(-1)
    s.room.ceiling("plain")
    deck = kit.travertine() if rng.random() < 0.5 else kit.tile(kit.mix(p["floor"], (1, 1, 1), 0.3), 0.4, 0.4, False)
    pool = kit.rounded(3.0, 2.5, 0.4, 0, -3.1)
    kit.plate([(-3, 0.1), (-3, -6.5), (3, -6.5), (3, 0.1)], (0, 0, -0.12), 0.12, deck, [pool], 0.02, kit.FLAT)
    kit.plate(pool, (0, 0, -0.1), 0.02, kit.water(rng.choice(("#8FC4C2", "#6FAFB4", "#A9D3CC")), 0.3, 3.5, 0.8), bevel=0, rotation=kit.FLAT)
    kit.box((3.6, 3.2, 0.1), (0, -1.9, -0.6), kit.tile(rng.choice(("#3F8C92", "#6FB3B0", "#2F6E80")), 0.1, 0.1, False), 0)
    for side in (-1, 1):
        for k in range(3):
            with kit.at(side * (1.75 + 0.12 * (k % 2)), -0.75 - 0.55 * k, 0):
                kit.candle(0.05, 0.12 + 0.05 * ((k + side) % 3))
    with kit.at(1.95, -2.9, 0, turn=10):
        kit.drum(0.2, 0.42, (0, 0, 0), kit.wood(p["wood_color"], "z"), 0.02)
        with kit.at(0, 0, 0.42):
            kit.folded_towels(rng, 0.3, 0.24, 3, [p["textile"], p["textile2"]])
    corner_plant(kit, s, -1.9, -0.5)
    beside.daylight(kit, s, rng.choice((-1, 1)), (0, 0, 1.3))
    kit.camera((0, -5.4, 1.25), (0, 0, 1.0), 31)


def plunge(kit, shot):
    """A cold tub by the window, or under the sky."""
    s = start(kit, shot)
    rng, p, side = s.rng, s.palette, s.rng.choice((-1, 1))
    s.room.floor(rng.choice(("stone", "concrete", "terrazzo")))
    s.room.ceiling()
    beside.back_wall(kit, s, rng.choice((None, "arch", "niche", "fluted")))
    s.room.window(side, y=-1.8)
    s.room.side(-side)
    with kit.at(-side * 0.1, -1.25, 0, turn=side * 20):
        kit.plunge_tub(rng, p)
    with kit.at(-side * (s.room.w / 2 - 0.6), -0.25, 0):
        kit.ladder(rng, p)
    corner_plant(kit, s, side * (s.room.w / 2 - 0.5), -0.5)
    beside.daylight(kit, s, side)
    kit.camera((-side * rng.uniform(0.2, 1.5), -5.0, 1.25), (-side * 0.02, -0.6, 1.05), 35)


def salt(kit, shot):
    """A wall of lit salt, loungers' cushions and lanterns before it."""
    s = start(kit, shot)
    rng, p, side = s.rng, s.palette, s.rng.choice((-1, 1))
    s.room.floor("planks")
    s.room.ceiling("boards")
    s.room.back("limewash")
    s.room.window(side, y=-1.8)
    s.room.side(-side)
    with kit.at(0, 0, 0.25):
        kit.salt_wall(rng, p, min(3.0, s.room.w - 1.8), 1.85)
    for k, x in enumerate((-0.75, 0.75)):
        with kit.at(x, -1.35, 0, turn=(6, -6)[k]):
            kit.recliner(rng, p)
    with kit.at(0, -1.6, 0):
        kit.lanterns(rng, p)
    corner_plant(kit, s, side * (s.room.w / 2 - 0.45), -0.5)
    beside.daylight(kit, s, side)
    kit.camera((0, -5.2, 1.15), (0, 0, 1.08), 33)


def bowls(kit, shot):
    """Singing bowls on a rug, cushions, lanterns."""
    s = start(kit, shot)
    rng, p, side = s.rng, s.palette, s.rng.choice((-1, 1))
    s.room.floor()
    s.room.ceiling()
    beside.back_wall(kit, s, rng.choice(("arch", "niche", None)))
    s.room.window(side, y=-1.8)
    s.room.side(-side)
    with kit.at(0, -1.6, 0):
        kit.rug(rng, 2.8, 2.0, kit.mix(p["textile"], p["floor"], 0.25), "round")
        with kit.at(0, -0.1, 0.024):
            kit.singing_bowls(rng, p)
    for x in (-1.15, 1.15):
        with kit.at(x, -0.75, 0):
            kit.pouf(0.3, 0.34, p["textile2"])
    with kit.at(-side * (s.room.w / 2 - 0.6), -0.5, 0):
        kit.lanterns(rng, p)
    corner_plant(kit, s, side * (s.room.w / 2 - 0.5), -0.5)
    beside.daylight(kit, s, side)
    kit.camera((0, -4.9, 1.05), (0, 0, 0.95), 34)


KINDS = {"plunge": plunge, "salt": salt, "bowls": bowls, "bath": bath, "tea": tea, "stones": stones, "sauna": sauna, "float": float_room}
