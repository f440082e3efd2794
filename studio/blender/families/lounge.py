"""A waiting lounge: a sofa, a chair, a low table, art, a lamp."""

from families.common import beside, corner_plant, start, tale, wall_piece


def build(kit, shot):
    s = start(kit, shot, w=kit.stage.rng.uniform(5.0, 6.0), d=4.8)
    rng, p, room = s.rng, s.palette, s.room
    side = rng.choice((-1, 1))
    room.floor()
    room.ceiling()
    kind = beside.wall_kind(kit, s, (None, None, "arch", "fluted", "niche", "view"))
    if kind == "view":
        room.back_window(-side * 0.2, 2.4, 1.9, 0.6)
        room.side(side)
    else:
        beside.back_wall(kit, s, kind)
        room.window(side, y=-1.9, w=1.8)
    room.side(-side)
    w = rng.uniform(1.9, 2.3)
    if {"recliners", "recliner", "boots", "buckets"} & set(shot["props"]):
        _recliners(kit, s, side)
    else:
        with kit.at(-side * 0.3, -0.75, 0):
            kit.sofa(rng, w, rng.choice((p["textile"], p["accent"], p["textile2"])), p["textile2"])
        _table(kit, s, -side * 0.25)
    with kit.at(side * 1.55, -1.75, 0, turn=-side * 62):
        kit.armchair(rng, p["textile2"], kit.wood(p["wood_color"], "z"))
    with kit.at(-side * (w / 2 + 0.85), -0.5, 0):
        if tale(kit, s, 0, 0):
            pass
        elif rng.random() < 0.5:
            kit.floor_lamp(rng, 1.55, p["metal"])
        else:
            h = kit.side_table(rng, 0.5, p["accent"], p["metal"])
            with kit.at(0, 0, h):
                kit.table_lamp(rng, 0.42, p["textile2"])
    with kit.at(-side * 0.1, -1.75, 0):
        kit.rug(rng, 3.0, 2.1, kit.mix(p["textile"], p["floor"], 0.22))
    corner_plant(kit, s, side * (room.w / 2 - 0.5), -0.5)
    if kind is None:
        wall_piece(kit, s, -side * 0.3, 1.7, ("art", "pair", "mirror", "pair"))
    if rng.random() < 0.45:
        beside.hang(kit, s, -side * 0.2, -1.6)
    beside.daylight(kit, s, side)
    _camera(kit, s, side)


def _recliners(kit, s, side):
    rng, p = s.rng, s.palette
    for k, x in enumerate((-0.95, 0.35)):
        with kit.at(x - side * 0.15, -1.1, 0, turn=side * 8):
            kit.recliner(rng, p)
            if "buckets" in s.shot["props"]:
                with kit.at(0, -1.05, 0):
                    kit.foot_buckets(rng, p)
    with kit.at(-0.3 - side * 0.15, -0.8, 0):
        h = kit.side_table(rng, 0.5, p["accent"], p["metal"])
        with kit.at(0, 0, h):
            kit.teapot(0.08, p["textile2"], p["metal"])


def _table(kit, s, x):
    rng, p = s.rng, s.palette
    with kit.at(x, -1.8, 0):
        h = kit.coffee_table(rng, p["wood_color"], p["metal"])
        with kit.at(-0.2, 0.05, h):
            z = kit.books(rng, [p["textile2"], p["accent"], p["glaze"]])
            with kit.at(0, 0, z):
                kit.bowl(0.07, 0.05, p["glaze"])
        with kit.at(0.2, 0.06, h):
            kit.vase(rng, 0.22, p["textile2"])
            rng.choice(list(kit.BRANCHES.values()))(rng, 0.42, 0.2)
        with kit.at(0.05, -0.16, h):
            if {"fruit", "citrus", "quince"} & set(s.shot["props"]):
                kit.fruit_bowl(rng, p, 0.12)
            else:
                kit.cup(0.04, 0.06, p["glaze"])


def _camera(kit, s, side):
    view = s.shot["camera"] or s.rng.choice(("front", "three-quarter", "detail"))
    if view in ("front", "symmetrical", "straight"):
        kit.camera((-side * 0.1, -5.6, 1.15), (-side * 0.1, 0, 1.16), 33)
    elif view == "detail":
        kit.camera((-side * 1.3, -3.9, 1.05), (side * 0.1, -0.8, 0.85), 44, focus=(-side * 0.25, -1.7, 0.6), stop=2.4)
    else:
        kit.camera((-side * 1.7, -5.2, 1.2), (side * 0.35, -0.8, 1.02), 33)
