"""An infusion lounge: recliners in a row or facing, stands with bags, a window."""

from families.common import beside, corner_plant, start, wall_piece

TINTS = ("#F0C24F", "#F3DD94", "#EE9D5C", "#E9E3B8", "#9FD3CB")


def build(kit, shot):
    s = start(kit, shot, w=kit.stage.rng.uniform(5.4, 6.2), d=4.8)
    rng, p, room = s.rng, s.palette, s.room
    side = rng.choice((-1, 1))
    room.floor()
    room.ceiling()
    view = rng.random() < 0.4
    if view:
        room.back_window(-side * 0.3, 2.6, 2.1, 0.35)
        room.side(side)
    else:
        beside.back_wall(kit, s, rng.choice((None, "arch", "fluted", "niche")))
        room.window(side, y=-1.9, w=1.8)
    room.side(-side)
    xs = (-1.15, 0.55) if rng.random() < 0.6 else (-1.55, 0.0, 1.55)
    tint = rng.choice(TINTS)
    color = rng.choice((p["textile2"], p["textile2"], p["textile2"], p["glaze"]))
    for k, x in enumerate(xs):
        _seat(kit, s, x, -1.35, side * (14 if len(xs) == 2 else 0), color, tint, k)
    with kit.at(-0.1, -1.7, 0):
        kit.rug(rng, 3.6, 2.0, kit.mix(p["textile"], p["floor"], 0.2), "rectangle")
    corner_plant(kit, s, side * (room.w / 2 - 0.5), -0.5)
    if not view and rng.random() < 0.7:
        wall_piece(kit, s, -side * 0.3, 1.75, ("art", "pair", "mirror"))
    for x in xs if rng.random() < 0.5 else (0,):
        beside.hang(kit, s, x, -1.2)
    beside.daylight(kit, s, side)
    _camera(kit, s, side, xs)


def _seat(kit, s, x, y, turn, color, tint, k):
    rng, p = s.rng, s.palette
    with kit.at(x, y, 0, turn=turn):
        kit.recliner(rng, p, color)
        with kit.at(-0.62, 0.32, 0):
            kit.iv_stand(rng, p["metal"], tint)
        with kit.at(0.72, 0.05, 0):
            h = kit.side_table(rng, 0.5, p["accent"], p["metal"])
            with kit.at(0.02, 0, h):
                if k % 2:
                    kit.tumbler(0.035, 0.11, "#E9D9A8")
                else:
                    kit.vase(rng, 0.2, p["glaze"] if sum(p["glaze"]) < 2 else p["textile2"])
                    kit.eucalyptus(rng, 0.3, 0.18, 3)


def _camera(kit, s, side, xs):
    view = s.shot["camera"] or s.rng.choice(("front", "three-quarter", "detail"))
    if view in ("front", "symmetrical", "straight"):
        kit.camera((0, -6.0, 1.2), (0, 0, 1.15), 33)
    elif view == "detail":
        x = xs[0]
        kit.camera((x - side * 0.9, -4.6, 1.2), (x - 0.1, -1.0, 1.17), 42, focus=(x, -1.3, 1.0), stop=2.4)
    else:
        kit.camera((-side * 2.0, -5.3, 1.25), (side * 0.3, -0.9, 1.05), 33)
