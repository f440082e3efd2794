"""An outdoor courtyard: stucco arches, paving, a tree, a bench, a fountain or a table under slats."""

import math

from families.common import start


def build(kit, shot):
    shot = {**shot, "light": shot["light"] or kit.stage.rng.choice(("low-sun-leaves", "golden", "noon", "blue-hour"))}
    s = start(kit, shot)
    rng, p = s.rng, s.palette
    side = rng.choice((-1, 1))
    _ground(kit, s)
    _walls(kit, s, side)
    _sky(kit, s)
    words = [SAME.get(word, word) for word in shot["props"]]
    subject = next((k for k in SUBJECTS if k in words), None) or rng.choice(("seat", "seat", "fountain", "lounger"))
    SUBJECTS[subject](kit, s, side)
    _planting(kit, s, side)
    if s.light == "blue-hour":
        _lanterns(kit, s)
    pergola = subject == "swing" or rng.random() < 0.5
    if pergola:
        _pergola(kit, s)
    gobos = {"skylight": None, "blinds": "leaves", "arches": "leaves", "panes": "leaves"}
    kit.light_up(s.light, rng, (-side * 0.4, -0.3, 1.4), side * rng.uniform(32, 52), 1.7, 5.5, gobos=gobos)
    view = shot["camera"] or rng.choice(("front", "three-quarter"))
    if view in ("front", "symmetrical", "straight"):
        kit.camera((0, -6.4, 1.3), (0, 0, 1.24), 33)
    else:
        kit.camera((-side * 2.4, -6.0, 1.35), (side * 0.4, -0.6, 1.15), 31)


def _ground(kit, s):
    rng, p = s.rng, s.palette
    material = rng.choice(
        (
            kit.tile("#BE7A57", 0.3, 0.3, False, "#D2BFA4", 0.6, 0.2),
            kit.tile(kit.mix(kit.linear("#D9C8AC"), p["floor"], 0.2), 0.8, 0.8, False, "#A8AF86", 0.6, 0.1, 0.5),
            kit.concrete("#CDC2B1"),
        )
    )
    kit.box((16, 12, 0.1), (0, -4, -0.1), material, 0)


def _walls(kit, s, side):
    rng, p = s.rng, s.palette
    bright = kit.mix(p["wall"], kit.linear("#F6EEE0"), 0.1 if sum(p["wall"]) < 1.6 else 0.25)
    h = rng.uniform(2.7, 3.2)
    count = rng.choice((0, 1, 3))
    cutouts = [kit.arch(1.15, 2.3, (k - (count - 1) / 2) * 1.9, 0.0) for k in range(count)]
    kit.plate(kit.rectangle(12, h), (0, 0.4, 0), 0.4, kit.stucco(bright), cutouts, 0.03)
    if count:
        kit.box((12, 0.1, 3.4), (0, 2.0, 0), kit.stucco(kit.mix(bright, p["accent"], 0.4)), 0)
        for k in range(count):
            with kit.at((k - (count - 1) / 2) * 1.9, 1.2, 0):
                kit.potted(rng, rng.choice(("cactus", "snake", "strelitzia")), 1.2, p["textile2"])
    with kit.at(side * 3.6, 0, 0, turn=-90 * side):
        wall = kit.plate(kit.rectangle(9, h * 0.8), (0, 0.4, 0), 0.4, kit.stucco(kit.mix(bright, (1, 1, 1), 0.2)), (), 0.03)
        wall.visible_shadow = False


def _sky(kit, s):
    low, high = {"golden": ("#F3CFA0", "#8FAFC9"), "blue-hour": ("#C79A8B", "#3D5688")}.get(s.light, ("#DCE5E6", "#86B4D3"))
    dome = kit.plate(kit.rectangle(200, 44, 0, -6), (0, 30, 0), 0.01, kit.gradient(low, high, 10, 0.5 if s.light == "blue-hour" else 1.0, 1), bevel=0)
    dome.visible_shadow = dome.visible_diffuse = False
    from families.fronts import tall_palm

    for _ in range(s.rng.randint(1, 3)):
        with kit.at(s.rng.uniform(-7, 7), s.rng.uniform(5, 9), 0):
            tall_palm(kit, s.rng, s.rng.uniform(5.2, 7.4))


def _planting(kit, s, side):
    rng, p = s.rng, s.palette
    with kit.at(side * 2.7, -0.75, 0):
        rng.choice((kit.citrus, kit.olive))(rng, rng.uniform(2.6, 3.2), 0.3)
        kit.drum(0.5, 0.34, (0, 0, 0), kit.stucco(p["accent"]), 0.03)
    for x, species, h in ((-side * 2.9, "cactus", 1.5), (-side * 2.35, "snake", 0.9), (side * 1.95, "snake", 0.8)):
        with kit.at(x, -0.5 - 0.25 * (abs(x) < 2.5), 0):
            kit.potted(rng, species, h * rng.uniform(0.9, 1.2), rng.choice((p["textile2"], p["glaze"], kit.linear("#B8775A"))))
    if rng.random() < 0.6:
        from families.fronts import climber

        with kit.at(-side * 3.6, -0.15, 0):
            climber(kit, s, 2.8, rng.choice(("#D3477A", "#E08A3C", "#F2E6DA", "#B65FA0")))
    with kit.at(-side * 3.3, -2.6, 0):
        kit.pot(rng, 0.5, 0.4, p["glaze"], "round")
        kit.agave(rng, 0.55, 0.34)
    with kit.at(side * 3.0, -3.3, 0):
        kit.grass(rng, 0.8, 0.0, "#A3A067")


def _lanterns(kit, s):
    """Warm light for the evening: globes on the wall, candles on the ground."""
    for x in (-2.0, 0.0, 2.0):
        obj = kit.ellipsoid((0.2, 0.2, 0.2), (x, -0.12, 2.05), kit.glow("#FFD9A0", 7))
        obj.visible_diffuse = obj.visible_shadow = False
        kit.lamp((x, -0.5, 2.1), 34)
    for k, x in enumerate((-1.5, -1.3, 1.6)):
        with kit.at(x, -2.75 - 0.15 * k, 0):
            kit.glass_candle(0.07, 0.2, "#F2E6D0")


def _pergola(kit, s):
    timber = kit.wood(s.palette["wood_color"], "y")
    for k in range(15):
        kit.box((0.06, 3.0, 0.13), (-3.5 + 0.5 * k, -1.3, 2.95), timber, 0.01)
    for y in (-0.3, -2.6):
        kit.box((7.4, 0.12, 0.16), (0, y, 2.79), kit.wood(s.palette["wood_color"], "x"), 0.012)
    for x in (-3.3, 3.3):
        kit.box((0.14, 0.14, 2.8), (x, -2.6, 0), kit.wood(s.palette["wood_color"], "z"), 0.015)


def seating(kit, s, side):
    rng, p = s.rng, s.palette
    with kit.at(-side * 0.4, -0.75, 0):
        kit.sofa(rng, 2.2, rng.choice((p["accent"], p["textile"])), p["textile2"], "bench")
    with kit.at(-side * 0.2, -1.85, 0):
        h = kit.coffee_table(rng, p["wood_color"], p["metal"])
        with kit.at(-0.15, 0, h):
            kit.carafe(0.06, 0.26)
        with kit.at(0.12, 0.06, h):
            kit.tumbler(0.035, 0.1)
        with kit.at(0.2, -0.1, h):
            kit.bowl(0.1, 0.06, p["textile2"])
    with kit.at(side * 1.3, -2.2, 0, turn=-side * 64):
        kit.armchair(rng, p["textile2"], kit.wood(p["wood_color"], "z"), "lounge")
    with kit.at(-side * 0.1, -1.9, 0):
        kit.rug(rng, 3.2, 2.0, kit.mix(p["textile"], p["floor"], 0.3), "rectangle")


def fountain(kit, s, side):
    p = s.palette
    stone = kit.travertine()
    glazed = kit.tile(p["textile2"], 0.12, 0.12)
    with kit.at(0, -1.9, 0):
        outline = [(1.1 * math.cos(a), 1.1 * math.sin(a)) for a in [math.pi / 8 + i * math.pi / 4 for i in range(8)]]
        inner = [(x * 0.84, y * 0.84) for x, y in outline]
        kit.plate(outline, (0, 0, 0), 0.42, glazed, [inner], 0.01, kit.FLAT)
        kit.plate([(x * 1.03, y * 1.03) for x, y in outline], (0, 0, 0.42), 0.06, stone, [[(x * 0.95, y * 0.95) for x, y in inner]], 0.015, kit.FLAT)
        kit.plate(inner, (0, 0, 0.3), 0.02, kit.water("#9CC5C2", 0.5, 6, 0.7), bevel=0, rotation=kit.FLAT)
        kit.lathe([(0, 0), (0.2, 0), (0.14, 0.2), (0.1, 0.6), (0.14, 0.78), (0.5, 0.95), (0.55, 1.0), (0.5, 1.0), (0.1, 0.88), (0.06, 1.2), (0, 1.25)], (0, 0, 0.1), stone)
        kit.drum(0.48, 0.004, (0, 0, 1.07), kit.water("#9CC5C2", 0.5, 6, 0.7), 0.001)
    with kit.at(-side * 1.9, -0.55, 0):
        from families.fronts import bench

        bench(kit, s)


def loungers(kit, s, side):
    """Two loungers and a plunge pool."""
    rng, p = s.rng, s.palette
    for k, x in enumerate((-0.75, 0.75)):
        with kit.at(x - side * 0.2, -1.35, 0):
            for dx in (-0.3, 0.3):
                kit.box((0.05, 1.9, 0.07), (dx, 0, 0.25), kit.wood(p["wood_color"], "y"), 0.01)
                for dy in (-0.85, 0.6):
                    kit.box((0.05, 0.05, 0.26), (dx, dy, 0), kit.wood(p["wood_color"], "z"), 0.008)
            kit.box((0.62, 1.25, 0.12), (0, -0.32, 0.31), kit.linen(p["textile"]), 0.05, 6)
            with kit.at(0, 0.3, 0.33, tilt=34):
                kit.box((0.62, 0.78, 0.12), (0, 0.38, 0), kit.linen(p["textile"]), 0.05, 6)
            with kit.at(0, -0.6, 0.43, turn=12):
                kit.rolled_towel(0.09, 0.42, p["textile2"])
    with kit.at(-side * 0.2, -1.2, 0):
        h = kit.side_table(rng, 0.36, p["accent"], p["metal"])
        with kit.at(0, 0, h):
            kit.tumbler(0.035, 0.1)
    pool = kit.rounded(4.2, 1.6, 0.3, 0, -4.6)
    kit.plate(kit.rounded(4.6, 2.0, 0.35, 0, -4.8), (0, 0, 0), 0.035, kit.travertine(), [pool], 0.01, kit.FLAT)
    kit.plate(pool, (0, 0, 0.003), 0.01, kit.water("#7FBFC4", 0.5, 3, 1.0), bevel=0, rotation=kit.FLAT)


def swinging(kit, s, side):
    """A porch swing under the slats, with a low table."""
    rng, p = s.rng, s.palette
    with kit.at(-side * 0.3, -1.3, 0, turn=side * 6):
        kit.swing(rng, p, 2.8)
    with kit.at(side * 1.15, -1.35, 0):
        h = kit.side_table(rng, 0.46, p["accent"], p["metal"])
        with kit.at(0, 0, h):
            kit.carafe(0.055, 0.24)
    with kit.at(-side * 0.2, -1.7, 0):
        kit.rug(rng, 2.8, 1.8, kit.mix(p["textile"], p["floor"], 0.3), "rectangle")
    if "hats" in s.shot["props"]:
        with kit.at(-side * 1.6, 0, 1.7):
            kit.hats(rng, p)


def plunging(kit, s, side):
    rng, p = s.rng, s.palette
    with kit.at(-side * 0.3, -1.5, 0, turn=side * 16):
        kit.plunge_tub(rng, p)
    with kit.at(side * 1.3, -0.35, 0):
        kit.ladder(rng, p)
    with kit.at(-side * 1.9, -0.7, 0):
        kit.lanterns(rng, p)


SAME = {"porch": "swing", "rocking": "swing", "chairs": "seat", "bench": "fountain", "courtyard": "fountain", "ocean": "lounger", "sauna": "plunge", "lake": "seat", "trellis": "seat", "vines": "seat", "hats": "swing"}
SUBJECTS = {"swing": swinging, "plunge": plunging, "seat": seating, "fountain": fountain, "lounger": loungers}
