"""A reception: the desk under pendants, a niche or a light behind it, a waiting area."""

from families.common import beside, corner_plant, start, tale, wall_piece


def build(kit, shot):
    s = start(kit, shot, w=kit.stage.rng.uniform(5.6, 6.6), d=5.0, h=kit.stage.rng.uniform(2.9, 3.3))
    rng, p, room = s.rng, s.palette, s.room
    side = rng.choice((-1, 1))
    room.floor()
    room.ceiling()
    if "garden-door" in shot["props"]:
        return _garden_door(kit, s, side)
    back = beside.wall_kind(kit, s, (None, "niche", "arch", "fluted", None))
    beside.back_wall(kit, s, back)
    if {"hats", "art", "mirror", "horseshoe"} & set(shot["props"]):
        wall_piece(kit, s, -side * 1.5, 1.75)
    room.window(side, y=-2.0, w=1.9, h=2.2, sill=0.4)
    room.side(-side)
    x = -side * rng.uniform(0.2, 0.7)
    _desk(kit, s, x)
    _pendants(kit, s, x)
    corner_plant(kit, s, side * (room.w / 2 - 0.55), -0.55, rng.uniform(1.7, 2.1))
    _waiting(kit, s, side)
    tale(kit, s, -side * (room.w / 2 - 0.75), -0.4)
    beside.daylight(kit, s, side, (x, -0.2, 1.5))
    _camera(kit, s, side, x)


def _garden_door(kit, s, side):
    """The desk along a side wall; an arch behind opens to the trees, two chairs before it."""
    rng, p, room = s.rng, s.palette, s.room
    room.back_window(side * 0.75, 2.3, 2.55, 0.0, "arch", paint=p["wall"])
    room.side(side)
    room.side(-side)
    _desk(kit, s, -side * (room.w / 2 - 0.95), -2.15, -side * 90)
    with kit.at(-side * (room.w / 2 - 0.04), -2.15, 1.95, turn=side * 90):
        for z in (-0.35, 0.1):
            with kit.at(0, 0, z):
                kit.shelf(rng, 1.7, p)
    for x, turn in ((0.05, 40), (1.5, -46)):
        with kit.at(side * x, -1.15, 0, turn=side * turn):
            kit.armchair(rng, p["textile2"], kit.wood(p["wood_color"], "z"), "cane")
    with kit.at(side * 0.78, -1.2, 0):
        h = kit.side_table(rng, 0.46, p["accent"], p["metal"])
        with kit.at(0, 0, h):
            kit.fruit_bowl(rng, p, 0.13)
    with kit.at(side * 0.75, -1.5, 0):
        kit.rug(rng, 2.6, 1.7, kit.mix(p["textile"], p["floor"], 0.25), "rectangle")
    corner_plant(kit, s, side * (room.w / 2 - 0.5), -0.55, 2.0)
    with kit.at(side * 0.75, -1.5, 0):
        kit.pendant(rng, 0.85, room.h, kit.rattan("#C09A63", 1.5), "dome", 14, 1.7)
    beside.daylight(kit, s, side, (-side * 0.6, -0.2, 1.3))
    kit.camera((side * 1.0, -5.9, 1.4), (-side * 0.25, 0, 1.3), 30)


def _desk(kit, s, x, y=-1.35, turn=0):
    rng, p = s.rng, s.palette
    w = rng.uniform(1.8, 2.4)
    with kit.at(x, y, 0, turn=turn):
        top = kit.desk(rng, w, p)
        with kit.at(-w * 0.32, 0, top):
            kit.vase(rng, 0.26, p["glaze"] if sum(p["glaze"]) < 2 else p["textile2"])
            rng.choice(list(kit.BRANCHES.values()))(rng, 0.55, 0.22)
        with kit.at(w * 0.33, 0.05, top):
            kit.table_lamp(rng, 0.36, p["textile2"], 6)
        with kit.at(w * 0.05, -0.08, top):
            kit.books(rng, [p["textile2"], p["accent"]], 2, 0.2)
        with kit.at(-w * 0.1, -0.14, top):
            if {"fruit", "citrus"} & set(s.shot["props"]):
                kit.fruit_bowl(rng, p, 0.14)
            else:
                kit.bowl(0.07, 0.045, p["glaze"])


def _pendants(kit, s, x):
    rng = s.rng
    finish = rng.choice((kit.metal(s.palette["metal"]), kit.plain(s.palette["textile2"], 0.6), kit.rattan("#C09A63", 1.5)))
    kind = rng.choice((*kit.PENDANTS, "globe", "paper"))
    n = rng.choice((1, 2, 3)) if kind != "paper" else 1
    for k in range(n):
        with kit.at(x + (k - (n - 1) / 2) * 0.72, -1.35, 0):
            kit.pendant(rng, s.room.h - 1.95, s.room.h, finish, kind, 14, 0.85 if n > 1 else 1.5)


def _waiting(kit, s, side):
    rng, p = s.rng, s.palette
    x = side * (s.room.w / 2 - 1.15)
    with kit.at(x, -2.5, 0, turn=-side * 52):
        kit.armchair(rng, p["textile2"], kit.wood(p["wood_color"], "z"))
    with kit.at(x - side * 0.05, -1.55, 0):
        h = kit.side_table(rng, 0.46, p["accent"], p["metal"])
        with kit.at(0, 0, h):
            kit.cup(0.04, 0.06, p["glaze"])
    with kit.at(x - side * 0.9, -2.5, 0):
        kit.rug(rng, 2.2, 1.7, kit.mix(p["textile"], p["floor"], 0.25), "pebble")


def _camera(kit, s, side, x):
    view = s.shot["camera"] or s.rng.choice(("front", "three-quarter", "detail"))
    if view in ("front", "symmetrical", "straight"):
        kit.camera((x + side * 0.35, -6.2, 1.25), (x + side * 0.35, 0, 1.24), 37)
    elif view == "detail":
        kit.camera((x - side * 1.3, -4.3, 1.35), (x - side * 0.1, -1.35, 1.2), 50, focus=(x - 0.5, -1.35, 1.2), stop=2.4)
    else:
        kit.camera((-side * 1.9, -5.9, 1.35), (side * 0.5, -1.0, 1.25), 32)
