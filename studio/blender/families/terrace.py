"""An outdoor courtyard: stucco arches, paving, a tree, a bench, a fountain or a table under slats."""

import math

from families.common import start


def build(kit, shot):
    shot = {**shot, "light": shot["light"] or kit.stage.rng.choice(("low-sun-leaves", "golden", "noon", "blue-hour"))}
    s = start(kit, shot)
    rng, p = s.rng, s.palette
    side = rng.choice((-1, 1))
    _ground(kit, s)
    if "overlook" in shot["props"]:
        return _overlook(kit, s, side)
    if "grove-walk" in shot["props"]:
        return _grove_walk(kit, s, side)
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


def _overlook(kit, s, side):
    """No wall behind: two chairs under a parasol, a rail, and the sea."""
    rng, p = s.rng, s.palette
    low, high = ("#F6DDBB", "#8DB6D2") if s.light == "golden" else ("#E3EBEC", "#7FB2D6")
    sky = kit.plate(kit.rectangle(1200, 260, 0, -40), (0, 300, 0), 0.01, kit.gradient(low, high, 90, 1.3, 0), bevel=0)
    sky.visible_shadow = sky.visible_diffuse = False
    sea = kit.plate(kit.rectangle(1200, 76, 0, -75), (0, 298, 0), 0.01, kit.gradient("#2C7896", "#9DC4CD", 60, 0.85, -59), bevel=0)
    sea.visible_shadow = sea.visible_diffuse = False
    _pier(kit, side)
    kit.box((16, 2.2, 0.06), (0, 0.0, 0), kit.planks(p["wood_color"], width=0.13), 0.01)
    white = kit.plain("#F6F1E6", 0.5)
    for k in range(9):
        kit.box((0.08, 0.08, 1.0), (-6.4 + 1.6 * k, 1.0, 0), white, 0.01)
    for z in (0.16, 0.94):
        kit.box((13, 0.07, 0.06), (0, 1.0, z), white, 0.01)
    for k in range(80):
        kit.box((0.025, 0.025, 0.74), (-6.36 + 0.16 * k, 1.0, 0.2), white, 0.004)
    with kit.at(side * 0.15, -1.4, 0):
        kit.rug(rng, 2.9, 1.9, kit.mix(p["textile"], p["floor"], 0.3), "rectangle")
    for x, turn in ((-0.75, 22), (0.95, -26)):
        with kit.at(x, -1.15, 0.0, turn=turn):
            kit.armchair(rng, p["textile2"], kit.wood(p["wood_color"], "z"), "lounge")
    with kit.at(0.1, -1.3, 0):
        h = kit.side_table(rng, 0.44, p["accent"], p["metal"])
        with kit.at(-0.05, 0.04, h):
            kit.carafe(0.05, 0.22)
        with kit.at(0.1, -0.05, h):
            kit.tumbler(0.033, 0.09)
    _parasol(kit, s, -side * 1.75, -0.35)
    for x, y, species, h in ((side * 2.6, 0.2, "strelitzia", 1.9), (-side * 2.75, -1.4, "snake", 0.8)):
        with kit.at(x, y, 0.03):
            kit.potted(rng, species, h, rng.choice((p["textile2"], kit.linear("#B8775A"))))
    with kit.at(side * 1.95, 0.3, 0.06):
        kit.pot(rng, 0.42, 0.34, p["glaze"], "round")
        kit.agave(rng, 0.5, 0.3)
    kit.light_up(s.light, rng, (0, -0.5, 0.8), side * rng.uniform(40, 52), 2.2, 7.0, gobos=dict.fromkeys(("leaves", "panes", "blinds", "arches", "skylight")))
    kit.camera((-side * 0.9, -6.2, 1.55), (side * 0.1, 0, 1.35), 33)


def _grove_walk(kit, s, side):
    """A path between citrus trees to an arched gate."""
    rng, p = s.rng, s.palette
    bright = kit.mix(p["wall"], kit.linear("#F6EEE0"), 0.25)
    _sky(kit, s)
    kit.box((16, 8, 0.1), (0, 6, -0.1), kit.concrete("#CDC2B1"), 0)
    kit.box((1.7, 14, 0.03), (0, -2, 0), kit.tile(p["textile2"], 0.3, 0.3, False, "#D2BFA4", 0.6, 0.2), 0.01)
    gate = kit.arch(1.7, 2.75)
    kit.plate(kit.rectangle(14, 3.3), (0, 3.9, 0), 0.4, kit.stucco(bright), [gate], 0.03)
    kit.plate(kit.arch(2.1, 2.97), (0, 3.5, 0), 0.06, kit.tile(p["textile2"], 0.15, 0.15), [gate], 0.008)
    kit.box((14.2, 0.6, 0.1), (0, 3.7, 3.3), kit.plain("#B0623F", 0.85, vary=0.35), 0.03)
    for x in (-1.2, 0.5, 1.6):
        with kit.at(x, 6.5, 0):
            kit.shrub(rng, 1.3, 0.0, "#6B8049", rng.choice(("#D3477A", "#F2E6DA")))
    low = kit.stucco(kit.mix(bright, (1, 1, 1), 0.3))
    for x in (-1.75, 1.75):
        kit.box((0.9, 7.6, 0.42), (x, -0.2, 0), low, 0.03)
        kit.box((0.72, 7.4, 0.03), (x, -0.2, 0.41), kit.plain("#5A4433", 1.0, bump=0.5), 0)
        for k, y in enumerate((-3.2, -1.2, 0.8, 2.8)):
            with kit.at(x + 0.06 * (k % 2), y, 0.42):
                kit.citrus(rng, rng.uniform(2.0, 2.3), 0.0)
            with kit.at(x, y + 1.0, 0.44):
                kit.grass(rng, 0.42, 0.0, "#8FA072")
    with kit.at(side * 0.95, -2.55, 0, turn=-side * 90):
        kit.box((0.5, 0.36, 0.4), (0.2, 0.1, 0), kit.rattan("#B98F5C", 2.0), 0.05)
        with kit.at(0.2, 0.1, 0.4):
            kit.fruit(rng, 0.4, 0.28, 18, "#E8C23A")
    gobos = dict.fromkeys(("skylight", "blinds", "arches", "panes"), "leaves")
    kit.light_up(s.light, rng, (-side * 0.4, 3.4, 1.4), side * rng.uniform(38, 48), 2.2, 6.0, gobos=gobos)
    kit.camera((-side * 0.25, -6.6, 1.6), (0, 3.5, 1.4), 33)


def _pier(kit, side):
    """Far out, over the water, with a roof at its end."""
    timber = kit.plain("#8A7460", 0.9)
    with kit.at(side * 24, 62, -4.2, turn=side * 17):
        kit.box((4.4, 150, 0.5), (0, 60, 0), timber, 0)
        for k in range(22):
            for x in (-1.9, 1.9):
                kit.box((0.4, 0.4, 5.5), (x, -14 + 7 * k, -5.5), timber, 0)
        kit.box((7, 9, 3.2), (0, 132, 0.5), kit.plain("#F1E8DA", 0.8), 0)
        kit.box((8.4, 10.4, 1.2), (0, 132, 3.7), kit.plain("#B0623F", 0.8), 0.5)


def _parasol(kit, s, x, y):
    p = s.palette
    with kit.at(x, y, 0):
        kit.drum(0.3, 0.1, (0, 0, 0.03), kit.concrete(), 0.015)
        kit.rod((0, 0, 0.1), (0, 0, 2.62), 0.025, kit.wood(p["wood_color"], "z"))
        mesh, dark = kit.Mesh(), kit.Mesh()
        rim = [(1.45 * math.cos(k * math.pi / 4), 1.45 * math.sin(k * math.pi / 4)) for k in range(8)]
        for k, ((ax, ay), (bx, by)) in enumerate(zip(rim, rim[1:] + rim[:1])):
            part = mesh if k % 2 else dark
            part.add([(0, 0, 2.62), (ax, ay, 2.2), (bx, by, 2.2)], [(0, 1, 2)])
            part.add([(ax, ay, 2.2), (bx, by, 2.2), (bx, by, 2.05), (ax, ay, 2.05)], [(0, 1, 2, 3)])
        mesh.put(kit.linen(p["textile"]), smooth=False)
        dark.put(kit.linen(p["textile2"]), smooth=False)


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
