"""A room with one large device: hyperbaric, cryo, red light."""

from families.common import beside, corner_plant, start, wall_piece


def build(kit, shot):
    words = [SAME.get(word, word) for word in shot["props"]]
    kind = next((k for k in KINDS if any(k in word for word in words)), None) or kit.stage.rng.choice(list(KINDS))
    light = shot["light"] or kit.stage.rng.choice(KINDS[kind][1])
    s = start(kit, {**shot, "light": light}, w=kit.stage.rng.uniform(4.4, 5.2))
    side = s.rng.choice((-1, 1))
    s.room.floor(s.rng.choice((None, "terrazzo", "concrete")))
    s.room.ceiling()
    back = s.rng.choice((None, "arch", "fluted", None))
    beside.back_wall(kit, s, back)
    s.room.window(side, y=-1.8, w=1.5)
    s.room.side(-side)
    x = -side * 0.2
    KINDS[kind][0](kit, s, side, x)
    corner_plant(kit, s, side * (s.room.w / 2 - 0.5), -0.5)
    if back is None and kind != "cryo":
        wall_piece(kit, s, x, 2.05 if kind == "hyper" else 1.9, ("art", "pair", "mirror"))
    beside.daylight(kit, s, side)
    view = shot["camera"] or s.rng.choice(("front", "three-quarter"))
    if view in ("front", "symmetrical", "straight"):
        kit.camera((x * 0.5, -5.2, 1.2), (x * 0.5, 0, 1.16), 32)
    else:
        kit.camera((x - side * 1.5, -4.8, 1.25), (x + side * 0.25, -0.8, 1.05), 34)


def _beside_table(kit, s, x, y):
    rng, p = s.rng, s.palette
    with kit.at(x, y, 0):
        h = kit.side_table(rng, 0.48, p["accent"], p["metal"])
        with kit.at(0, 0, h):
            kit.tumbler(0.035, 0.1)
        with kit.at(0.1, 0.08, h):
            kit.vase(rng, 0.2, p["textile2"])


def hyper(kit, s, side, x):
    rng, p = s.rng, s.palette
    with kit.at(x, -1.35, 0, turn=rng.uniform(-14, 14)):
        kit.hyperbaric(p, steel="steel" in s.shot["props"] or "portholes" in s.shot["props"])
    with kit.at(x, -1.5, 0):
        kit.rug(rng, 3.2, 2.0, kit.mix(p["textile"], p["floor"], 0.2), "pebble")
    with kit.at(x - side * 1.3, -2.5, 0, turn=side * 40):
        kit.stool(rng, p["textile2"], p["metal"], 0.44)
    _beside_table(kit, s, x - side * 1.75, -0.8)


def cryo(kit, s, side, x):
    rng, p = s.rng, s.palette
    with kit.at(x, -1.0, 0, turn=-side * 8):
        kit.cryo(p, rng.choice(("#7FD0F0", "#8FE0E8", "#9CC4FF")))
    with kit.at(x - side * 1.35, -0.5, 0):
        _bench(kit, s)
    with kit.at(x + side * 1.1, -1.5, 0):
        kit.cart(rng, p)


def _bench(kit, s):
    rng, p = s.rng, s.palette
    kit.box((1.0, 0.4, 0.08), (0, 0, 0.4), kit.wood(p["wood_color"]), 0.02)
    for x in (-0.4, 0.4):
        kit.box((0.08, 0.36, 0.4), (x, 0, 0), kit.wood(p["wood_color"], "z"), 0.015)
    with kit.at(-0.2, 0, 0.48):
        kit.folded_towels(rng, 0.36, 0.28, 3, [p["textile"], p["textile2"]])
    with kit.at(0.28, 0, 0.48):
        kit.rolled_towel(0.08, 0.3, p["textile2"])


def red(kit, s, side, x):
    rng, p = s.rng, s.palette
    if rng.random() < 0.5:
        with kit.at(x, -1.25, 0, turn=rng.uniform(-10, 10)):
            kit.red_bed(p)
        _beside_table(kit, s, x - side * 1.6, -0.9)
    else:
        for k, dx in enumerate((-0.75, 0.0, 0.75)):
            with kit.at(x + dx, -0.75 + 0.12 * (k == 1), 0, turn=(24, 0, -24)[k]):
                kit.red_panel(p)
        with kit.at(x, -2.1, 0):
            kit.stool(rng, p["textile2"], p["metal"], 0.46)
        with kit.at(x, -1.9, 0):
            kit.rug(rng, 2.4, 1.6, kit.mix(p["textile"], p["floor"], 0.2), "round")
        with kit.at(x - side * 1.7, -0.5, 0):
            _bench(kit, s)


def pod(kit, s, side, x):
    with kit.at(x, -1.4, 0, turn=s.rng.uniform(-10, 10)):
        kit.float_pod(s.rng, s.palette)
    with kit.at(x - side * 1.7, -0.5, 0):
        _bench(kit, s)
    for k in range(3):
        with kit.at(x + side * (1.5 + 0.16 * (k % 2)), -1.3 - 0.3 * k, 0):
            kit.candle(0.05, 0.2 - 0.05 * k)


SAME = {"acrylic": "hyper", "steel": "hyper", "portholes": "hyper", "float": "pod"}
KINDS = {
    "pod": (pod, ("blue-hour", "overcast", "skylight")),
    "hyper": (hyper, ("low-sun-leaves", "window", "overcast", "arched")),
    "cryo": (cryo, ("blue-hour", "overcast", "low-sun-blinds")),
    "red": (red, ("blue-hour", "golden", "blue-hour")),
}
