"""A treatment device in its room, beside the bed."""

from families.common import beside, corner_plant, start, tale, wall_piece

BY_WORD = {"laser": ("tower", "console"), "contour": ("contour",), "led": ("canopy",), "facial": ("tabletop",)}


def build(kit, still):
    s = start(kit, still.shot, w=kit.stage.rng.uniform(4.3, 5.2))
    rng, p, side = s.rng, s.palette, still.side
    words = " ".join([*s.shot["props"], s.shot.get("id", ""), s.shot["setting"]])
    makes = next((makes for word, makes in BY_WORD.items() if word in words), tuple(kit.MACHINES))
    s.room.floor()
    s.room.ceiling()
    back = beside.wall_kind(kit, s, (None, None, "arch", "fluted", "niche"))
    beside.back_wall(kit, s, back)
    s.room.window(side, y=-1.8)
    s.room.side(-side)
    layout = rng.choice(("behind", "beside", "across"))
    x, y, turn = {"behind": (side * 0.75, -1.35, side * 24), "beside": (side * 0.8, -1.85, 0), "across": (side * 0.35, -0.85, side * 90)}[layout]
    with kit.at(x, y, 0, turn=turn):
        kit.treatment_bed(rng, p, raised=rng.choice((0, 22, 30)))
    spot = (-side * rng.uniform(0.35, 0.6), -1.75 if layout == "across" else -1.2)
    with kit.at(*spot, 0, turn=side * rng.uniform(6, 24)):
        kit.MACHINES[rng.choice(makes)](rng, p)
    with kit.at(0.1 * side, -1.7, 0):
        kit.rug(rng, 3.0, 2.1, kit.mix(p["textile"], p["floor"], 0.2))
    _company(kit, s, side, layout, back)
    beside.daylight(kit, s, side)
    _camera(kit, s, side, spot)


def _company(kit, s, side, layout, back):
    rng, p = s.rng, s.palette
    corner_plant(kit, s, side * (s.room.w / 2 - 0.45), -0.45)
    far = -side * (s.room.w / 2 - 0.7)
    with kit.at(far, -0.4, 0):
        if not tale(kit, s, 0, 0) and rng.random() < 0.7:
            beside.cabinet(kit, s, 0.9)
    with kit.at(-side * 0.25 if layout != "across" else side * 1.2, -2.7, 0):
        kit.stool(rng, p["textile2"], p["metal"], 0.46)
    if back is None:
        wall_piece(kit, s, side * 0.2, 1.72, ("art", "mirror", "pair", "shelves"))
    if rng.random() < 0.5:
        beside.hang(kit, s, side * 0.5, -1.4)


def _camera(kit, s, side, spot):
    view = s.shot["camera"] or s.rng.choice(("front", "three-quarter", "detail", "low"))
    x, y = spot
    if view in ("front", "symmetrical", "straight"):
        kit.camera((0, -5.2, 1.2), (0, 0, 1.14), 34)
    elif view == "detail":
        kit.camera((x - side * 0.7, y - 2.5, 1.3), (x + side * 0.12, y, 1.02), 42, focus=(x, y - 0.2, 1.05), stop=2.0)
    elif view == "low":
        kit.camera((x - side * 0.5, -4.7, 0.95), (side * 0.05, -0.6, 1.0), 36)
    else:
        kit.camera((-side * 1.6, -4.7, 1.25), (side * 0.15, -0.8, 1.0), 34)
