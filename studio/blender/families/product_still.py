"""A still life on a counter: bottles, a bowl, towels, a branch, stones."""

from families import still


def build(kit, shot):
    s = still.start(kit, shot)
    rng, p = s.rng, s.palette
    layout = next((k for k in LAYOUTS if k in shot["props"]), None) or rng.choice(list(LAYOUTS))
    still.ground(kit, s)
    x = still.backdrop(kit, s)
    LAYOUTS[layout](kit, s, x)
    views = ("front", "low", "side") if layout == "shelf" else ("front", "low", "side", "above")
    still.finish(kit, s, (x * 0.5, 0.1, 0.72), 62, 6.2, views=views)


def _bottles(kit, s, count, where, sizes=(0.62, 0.95)):
    """A set in one material, as a line of products has."""
    rng, p = s.rng, s.palette
    body = rng.choice((kit.glass("#D08A45"), kit.plain(p["glaze"], 0.35), kit.plain(p["textile2"], 0.45), kit.glass("#DDE8E2"), kit.glass("#5F7F6E"), kit.plain("#33291F", 0.35)))
    cap = rng.choice((kit.metal(p["metal"]), kit.wood(p["wood_color"], "z"), kit.plain("#26221F", 0.4)))
    kinds = rng.sample(list(kit.BOTTLES), min(count, 4)) + ["tall"]
    for k, (x, y, z) in enumerate(where[:count]):
        with kit.at(x, y, z, turn=rng.uniform(-20, 20)):
            kit.bottle(rng, rng.uniform(*sizes) * (0.8 if kinds[k] == "jar" else 1), body, cap, kinds[k], kit.plain("#F1E9DB", 0.9) if rng.random() < 0.6 else None)


def _branch(kit, s, x, y, h=0.85):
    rng, p = s.rng, s.palette
    with kit.at(x, y, 0):
        kit.vase(rng, h, rng.choice((p["glaze"], p["accent"], p["textile2"])))
        rng.choice(list(kit.BRANCHES.values()))(rng, h * 1.35, h * 0.9)


def podium(kit, s, x):
    """A round podium with the set, a lower one with a bowl."""
    rng, p = s.rng, s.palette
    tint = rng.choice((p["accent"], p["wall"], p["glaze"]))
    with kit.at(x * 0.6, 0.35, 0):
        kit.podium(rng, 0.85, 0.34, tint)
        _bottles(kit, s, 3, [(-0.32, 0, 0.34), (0.18, 0.14, 0.34), (0.42, -0.28, 0.34)])
    with kit.at(x * 0.6 - s.side * 1.35, -0.35, 0):
        kit.podium(rng, 0.5, 0.16, p["glaze"])
        with kit.at(0, 0, 0.16):
            kit.filled_bowl(0.36, 0.24, p["glaze"])
    _branch(kit, s, x * 0.6 + s.side * 1.5, 0.55)
    with kit.at(x * 0.6 + s.side * 1.0, -0.75, 0):
        kit.stacked_stones(rng, 0.5)


def towels(kit, s, x):
    """Rolled towels in a pyramid, oil, a candle."""
    rng, p = s.rng, s.palette
    color = rng.choice((p["textile"], p["textile"], p["textile2"]))
    for dx, z in ((-0.27, 0), (0.27, 0), (0, 0.44)):
        with kit.at(x * 0.5 + s.side * 1.15 + dx, 0.1, z):
            kit.rolled_towel(0.265, 1.0, color)
    _bottles(kit, s, 2, [(-s.side * 0.35, 0.2, 0), (-s.side * 0.0, -0.35, 0)], (0.75, 1.0))
    for k, (dx, h) in enumerate(((-1.05, 0.34), (-1.4, 0.22))):
        with kit.at(s.side * dx, -0.1 - 0.35 * k, 0):
            kit.candle(0.13, h)
    _branch(kit, s, -s.side * 1.25, 0.85, 1.0)
    with kit.at(s.side * 0.25, -0.85, 0):
        kit.bowl(0.28, 0.16, p["accent"])


def tray(kit, s, x):
    """A tray with everything for one treatment."""
    rng, p = s.rng, s.palette
    material = rng.choice((kit.wood(p["wood_color"]), kit.metal("brass"), kit.marble(scale=0.8)))
    with kit.at(0, -0.1, 0):
        kit.round_tray(1.15, material, 0.07)
    _bottles(kit, s, 3, [(-0.5, 0.3, 0.022), (-0.02, 0.45, 0.022), (0.45, 0.2, 0.022)], (0.6, 0.85))
    with kit.at(0.32, -0.5, 0.022):
        kit.filled_bowl(0.27, 0.18, p["glaze"], "#D9C49A")
    with kit.at(-0.42, -0.45, 0.022, turn=30):
        kit.rolled_towel(0.17, 0.7, p["textile"])
    with kit.at(s.side * 1.7, 0.2, 0):
        _stack(kit, s)
    _branch(kit, s, -s.side * 1.6, 0.7, 0.95)


def _stack(kit, s):
    p, z = s.palette, 0.0
    for k in range(3):
        for fold in range(2):
            kit.box((0.95, 0.72, 0.085), (0, 0, z), kit.terry((p["textile"], p["textile2"], p["textile"])[k]), 0.04, 5)
            z += 0.084
    with kit.at(0, 0, z):
        kit.stacked_stones(s.rng, 0.34)


def steps(kit, s, x):
    """Blocks like stairs with one thing on each."""
    rng, p = s.rng, s.palette
    tints = (kit.travertine(), kit.limewash(p["accent"], 0.1), kit.concrete())
    blocks = ((-1.0, 0.3, 0.25), (0.0, 0.45, 0.6), (1.0, 0.3, 0.4))
    for (bx, by, h), material in zip(blocks, tints):
        kit.box((0.96, 0.96, h), (bx * s.side, by, 0), material, 0.02)
    _bottles(kit, s, 3, [(-1.0 * s.side, 0.25, 0.25), (0.0, 0.4, 0.6), (0.95 * s.side, 0.25, 0.4)], (0.6, 0.9))
    with kit.at(s.side * 0.4, -0.55, 0):
        kit.stone((0.55, 0.45, 0.26), (0, 0, 0), kit.plain("#8E877E", 0.7), rng.random() * 60)
    with kit.at(-s.side * 0.5, -0.7, 0):
        kit.bowl(0.26, 0.15, p["textile2"])
    _branch(kit, s, -s.side * 2.0, 0.5, 0.8)


def shelf_line(kit, s, x):
    """A straight row, as on a shop's shelf."""
    rng, p = s.rng, s.palette
    kit.box((5.2, 0.9, 0.09), (0, 0.35, 0.62), kit.wood(p["wood_color"]), 0.02)
    for bx in (-2.2, 2.2):
        kit.box((0.14, 0.8, 0.62), (bx, 0.35, 0), kit.wood(p["wood_color"], "z"), 0.02)
    _bottles(kit, s, 5, [(-1.3 + 0.6 * k, 0.3, 0.71) for k in range(5)], (0.6, 0.85))
    with kit.at(1.75, 0.35, 0.71):
        kit.vase(rng, 0.55, p["textile2"])
        kit.eucalyptus(rng, 0.7, 0.5)
    with kit.at(-1.85, 0.3, 0.71):
        kit.candle(0.12, 0.26)
    for k, dx in enumerate((-1.5, -0.95, -0.4)):
        with kit.at(dx, 0.3, 0):
            kit.rolled_towel(0.24, 0.8, (p["textile"], p["textile2"], p["textile"])[k])
    with kit.at(0.75, 0.3, 0):
        kit.bowl(0.36, 0.3, p["glaze"])
    with kit.at(1.5, 0.35, 0):
        kit.stacked_stones(rng, 0.6)


LAYOUTS = {"podium": podium, "towels": towels, "tray": tray, "steps": steps, "shelf": shelf_line}
