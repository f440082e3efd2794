"""A massage room: a padded table under warm light, folded linen, oils, candles."""

from families.common import beside, corner_plant, start, tale, wall_piece


def build(kit, shot):
    shot = {**shot, "light": shot["light"] or kit.stage.rng.choice(("golden", "low-sun-blinds", "blue-hour", "window", "low-sun-leaves"))}
    s = start(kit, shot, w=kit.stage.rng.uniform(4.4, 5.4), h=kit.stage.rng.uniform(2.6, 2.9))
    rng, p, room = s.rng, s.palette, s.room
    side = rng.choice((-1, 1))
    room.floor()
    room.ceiling(rng.choice((None, "boards")))
    kind = "slats" if "cedar" in shot["props"] else beside.wall_kind(kit, s, (None, "slats", "niche", "arch", "curtain"))
    beside.back_wall(kit, s, kind if kind in ("niche", "arch") else None)
    if kind == "slats":
        _slats(kit, s)
    if kind == "curtain":
        with kit.at(0, -0.16, 0):
            kit.curtain(room.w - 0.1, room.h, p["wall"], rng, material=kit.linen(p["wall"]), gather=1.6)
    room.window(side, y=-1.9, w=1.4)
    room.side(-side)
    double = rng.random() < 0.35
    for x in (-0.85, 0.85) if double else (-side * 0.15,):
        _table(kit, s, x)
    low = -side * (room.w / 2 - 0.7)
    with kit.at(low, -0.45, 0):
        if not tale(kit, s, 0, 0):
            _low_bench(kit, s)
    corner_plant(kit, s, side * (room.w / 2 - 0.5), -0.45)
    if kind is None:
        wall_piece(kit, s, -side * 0.15, 1.62, ("art", "mirror", "shelves"))
    for k in range(3):
        with kit.at(side * (1.35 + 0.2 * k), -2.35 + 0.2 * (k % 2), 0):
            kit.candle(0.055, 0.2 - 0.05 * k)
    if rng.random() < 0.6:
        beside.hang(kit, s, -side * (room.w / 2 - 0.75), -0.7)
    beside.daylight(kit, s, side)
    _camera(kit, s, side)


def _slats(kit, s):
    timber = kit.wood(s.palette["wood_color"], "z")
    n = int(s.room.w / 0.09)
    for k in range(n):
        kit.box((0.045, 0.05, s.room.h), (-s.room.w / 2 + 0.045 + k * 0.09, -0.025, 0), timber, 0.006)


def _table(kit, s, x):
    """A wide table with linen to the floor on both sides, towels and a hot stone on it."""
    rng, p = s.rng, s.palette
    with kit.at(x, -1.55, 0):
        timber = kit.wood(p["wood_color"], "z")
        for dx in (-0.3, 0.3):
            for dy in (-0.8, 0.8):
                kit.box((0.08, 0.08, 0.56), (dx, dy, 0), timber, 0.01)
        kit.box((0.7, 1.8, 0.06), (0, 0, 0.5), kit.wood(p["wood_color"], "y"), 0.012)
        kit.box((0.78, 1.96, 0.14), (0, 0, 0.56), kit.linen(p["textile"]), 0.055, 6)
        with kit.at(0, 0.02, 0.705, turn=90):
            kit.throw(rng, 1.5, 0.79, 0.34, 0.34, kit.linen(p["textile"]), 0.012)
        with kit.at(0, -0.55, 0.73, turn=90):
            kit.throw(rng, 0.55, 0.86, 0.38, 0.38, kit.linen(p["textile2"]), 0.014)
        kit.lathe([(0.085, 0), (0.15, 0), (0.165, 0.05), (0.15, 0.095), (0.085, 0.095), (0.07, 0.05), (0.085, 0)], (0, 1.08, 0.6), kit.leather(p["glaze"]))
        with kit.at(0, 0.35, 0.73, turn=rng.uniform(-10, 10)):
            z = kit.folded_towels(rng, 0.4, 0.28, 2, [p["textile"], p["textile2"]])
            with kit.at(0, 0, z):
                kit.stacked_stones(rng, 0.13)
        with kit.at(-0.02, -0.05, 0.73, turn=90):
            kit.rolled_towel(0.065, 0.5, p["textile"])


def _low_bench(kit, s):
    rng, p = s.rng, s.palette
    kit.box((1.05, 0.4, 0.06), (0, 0, 0.42), kit.wood(p["wood_color"]), 0.012)
    for x in (-0.42, 0.42):
        kit.box((0.07, 0.36, 0.42), (x, 0, 0), kit.wood(p["wood_color"], "z"), 0.012)
    with kit.at(-0.28, 0, 0.48):
        kit.folded_towels(rng, 0.32, 0.26, 4, [p["textile"], p["textile2"], p["textile"]])
    for k in range(3):
        with kit.at(0.06 + 0.09 * k, 0.05 - 0.05 * (k % 2), 0.48):
            kit.bottle(rng, 0.2 - 0.03 * k, kit.glass("#D08A45"), kit.plain("#2A2420"), "tall", kit.plain("#F1E9DB", 0.9))
    with kit.at(0.4, 0, 0.48):
        kit.candle(0.04, 0.1)
    with kit.at(0.0, 0, 0):
        kit.box((0.5, 0.3, 0.24), (0, 0, 0), kit.rattan("#B98F5C", 2), 0.03)


def _camera(kit, s, side):
    view = s.shot["camera"] or s.rng.choice(("front", "three-quarter", "detail"))
    if view in ("front", "symmetrical", "straight"):
        kit.camera((0, -5.3, 1.15), (0, 0, 1.12), 32)
    elif view == "detail":
        kit.camera((-side * 1.5, -4.0, 1.2), (0, -1.2, 0.82), 44, focus=(0, -1.4, 0.8), stop=2.4)
    else:
        kit.camera((-side * 1.4, -4.9, 1.2), (side * 0.25, -0.8, 0.98), 33)
