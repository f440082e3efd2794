"""A treatment room: a bed, a cart, a lamp, light from the side."""

from families.common import beside, corner_plant, start, tale, wall_piece


def build(kit, shot):
    s = start(kit, shot)
    rng, p, room = s.rng, s.palette, s.room
    side = rng.choice((-1, 1))
    room.floor()
    room.ceiling()
    wall = beside.wall_kind(kit, s, (None, None, "fluted", "arch", "niche"))
    beside.back_wall(kit, s, wall)
    room.window(side, y=rng.uniform(-2.0, -1.3), w=rng.uniform(1.4, 1.8))
    room.side(-side)
    _curtain(kit, s, side)
    layout = rng.choice(("along", "across", "angled"))
    bed_x = -side * rng.uniform(0.1, 0.5)
    place = {"along": (bed_x, -1.75, 0), "across": (bed_x, -1.35, side * 90), "angled": (bed_x, -1.75, side * 28)}[layout]
    with kit.at(place[0], place[1] - 0.1, 0, turn=place[2]):
        kit.treatment_bed(rng, p)
    with kit.at(place[0], place[1] - 0.3, 0):
        kit.rug(rng, 2.7, 2.2, kit.mix(p["textile"], p["floor"], 0.2))
    _around(kit, s, side, layout, place)
    corner_plant(kit, s, side * (room.w / 2 - 0.5), -0.5)
    if wall is None:
        wall_piece(kit, s, bed_x, 1.62)
    beside.hang(kit, s, bed_x, -1.6)
    beside.daylight(kit, s, side)
    _camera(kit, s, side, bed_x)


def _curtain(kit, s, side):
    if s.rng.random() < 0.65:
        with kit.at(side * (s.room.w / 2 - 0.09), -0.55, 0, turn=90):
            kit.curtain(0.7, 2.55, kit.mix(s.palette["textile"], (1, 1, 1), 0.3), s.rng)


def _around(kit, s, side, layout, place):
    rng, p = s.rng, s.palette
    far = -side
    with kit.at(far * (s.room.w / 2 - 0.75), -0.42, 0):
        if not tale(kit, s, 0, 0):
            beside.cabinet(kit, s, 1.1)
    with kit.at(place[0] + side * 0.95, -1.05 if layout != "across" else -2.35, 0, turn=rng.uniform(-20, 20)):
        kit.cart(rng, p)
    with kit.at(place[0] + far * 0.95, -2.2, 0):
        kit.stool(rng, p["textile2"], p["metal"], 0.48)
    if rng.random() < 0.6 and layout != "across":
        with kit.at(place[0] + far * 0.75, -0.75, 0, turn=90 - far * 80):
            kit.magnifier_lamp(p["metal"])


def _camera(kit, s, side, x):
    view = s.shot["camera"] or s.rng.choice(("front", "three-quarter", "low", "detail"))
    if view in ("front", "symmetrical", "straight"):
        kit.camera((x * 0.4, -5.4, 1.25), (x * 0.4, 0, 1.18), 31)
    elif view == "detail":
        kit.camera((x - side * 1.5, -4.1, 1.25), (x + 0.1 * side, -1.2, 0.85), 45, focus=(x, -1.7, 0.75), stop=2.8)
    elif view == "low":
        kit.camera((x - side * 0.9, -5.0, 0.95), (x + 0.2 * side, 0, 1.15), 33)
    else:
        kit.camera((-side * 1.5, -4.9, 1.3), (side * 0.45, -0.6, 1.1), 32)
