"""A still life for a treatment: its things on stone, a wall with the shadow of leaves behind."""

import types

from motifs import care, clinic, nature

MOTIFS = {**clinic.MOTIFS, **care.MOTIFS, **nature.MOTIFS}
# What may join a still life that names one thing only.
COMPANIONS = ("towels", "branch", "flowers", "stones", "linen", "crystals", "shells", "candle", "water")
TALL = {"drip": 1.15, "boots": 0.85, "led": 0.75, "flowers": 1.0, "branch": 0.95, "eucalyptus": 0.95, "seaweed": 0.6, "serum": 0.55, "sunscreen": 0.55, "sauna": 0.6, "laser": 0.62, "water": 0.5, "copper": 0.55, "moon-jar": 0.8}

# Things that lie flat want to be seen from above.
FLAT = ("syringe", "needles", "pencil", "drawings", "tape", "pen", "silk", "hair", "shells", "linen", "glasses", "sunglasses")


def build(kit, shot):
    rng = kit.stage.rng
    s = types.SimpleNamespace(rng=rng, palette=kit.named(shot["palette"] or "sand"), light=shot["light"] or "low-sun-leaves", seed=shot["seed"])
    wanted = [word for word in shot["props"] if word in MOTIFS] or ["serum"]
    side = rng.choice((-1, 1))
    ground(kit, s)
    backdrop(kit, s, side)
    lift = arrange(kit, s, wanted, side)
    kit.light_up(s.light, rng, (-side * 0.1, 0.75, 0.75), -side * rng.uniform(42, 62), 0.62, 2.0)
    if s.light == "blue-hour":
        kit.area((side * 1.6, -1.2, 1.6), (0, 0, 0.2), 0.7, 26, "#FFC58A")
    kit.area((side * 2.2, -2.6, 2.2), (0, 0, 0.3), 2.2, 16, "#FFF1E2")
    view(kit, s, shot, wanted[0], lift, side)


def ground(kit, s):
    p = s.palette
    pale = kit.mix(p["wall"], (1, 1, 1), 0.35) if sum(p["wall"]) > 0.5 else kit.mix(p["wall"], p["accent"], 0.45)
    s.ground = s.rng.choice((kit.limewash(pale), kit.travertine(kit.mix(p["accent"], pale, 0.4)), kit.limewash(kit.mix(p["accent"], p["wall"], 0.2)), kit.wood(p["wood_color"])))
    kit.box((9, 5, 0.2), (0, 0.4, -0.2), s.ground, 0)


def backdrop(kit, s, side):
    p, rng = s.palette, s.rng
    wall = kit.limewash(p["wall"])
    kind = rng.choice(("plain", "arch", "disc", "steps", "niche", "cloth"))
    y = 1.25
    if kind == "niche":
        cutout = kit.arch(1.1, 1.35, side * 0.12, 0.0)
        kit.plate(kit.rectangle(9, 5), (0, y, 0), 0.25, wall, [cutout])
        kit.box((9, 0.1, 5), (0, y + 0.05, 0), kit.limewash(kit.mix(p["wall"], (0, 0, 0), 0.15)), 0)
    else:
        kit.box((9, 0.2, 5), (0, y, 0), wall, 0)
    tint = kit.limewash(p["accent"] if sum(p["accent"]) < 2.2 or sum(p["wall"]) < 1.2 else p["textile2"])
    if kind == "arch":
        kit.plate(kit.arch(1.0, 1.5, -side * 0.35), (0, y - 0.12, 0), 0.1, tint, bevel=0.02)
    elif kind == "disc":
        kit.plate(kit.circle(0.62, -side * 0.3, 0.66), (0, y - 0.12, 0), 0.06, tint, bevel=0.015)
    elif kind == "steps":
        for k in range(3):
            kit.box((0.415, 0.55, 0.2 * (k + 1)), (-side * (0.95 + 0.42 * k), 0.75, 0), tint, 0.012)
    elif kind == "cloth":
        with kit.at(-side * 1.0, y - 0.2, 0):
            kit.curtain(0.8, 2.6, p["textile"], rng, material=kit.linen(p["textile"]))


def arrange(kit, s, wanted, side):
    """The hero on a slab or podium, its companions behind and beside; gives the hero's height."""
    rng, p = s.rng, s.palette
    hero, others = wanted[0], [word for word in wanted[1:] if word != wanted[0]]
    if not others:
        others = [rng.choice([word for word in COMPANIONS if word != hero])]
    stone = rng.choice((kit.marble(), kit.travertine(), kit.terrazzo(p["glaze"]), kit.limewash(p["textile"]), kit.concrete()))
    low = hero in ("drip", "boots", "led")
    lift = 0.035 if low else rng.choice((0.05, 0.1, 0.16))
    if rng.random() < 0.5:
        kit.drum(0.62, lift, (0, 0, 0), stone, 0.012, steps=96)
    else:
        kit.box((1.2, 0.78, lift), (0, 0, 0), stone, 0.014)
    with kit.at(0, 0, lift):
        MOTIFS[hero](kit, s)
    spots = ((side * 0.92, 0.42), (-side * 0.95, 0.3), (side * 0.8, -0.28))
    for word, (x, y) in zip(others, spots):
        height = 0.0
        if rng.random() < 0.6 and y > 0:
            height = rng.uniform(0.08, 0.26)
            kit.drum(0.36, height, (x, y, 0), stone if rng.random() < 0.5 else kit.limewash(p["accent"]), 0.012, steps=72)
        with kit.at(x, y, height, turn=rng.uniform(-15, 15), scale=0.74):
            MOTIFS[word](kit, s)
    if "branch" not in others and "flowers" not in others and rng.random() < 0.7:
        with kit.at(-side * rng.uniform(0.85, 1.05), 0.62, 0):
            MOTIFS[rng.choice(("branch", "flowers"))](kit, s)
    for k in range(rng.randint(0, 3)):
        w = rng.uniform(0.07, 0.13)
        kit.stone((w, w * 0.8, w * 0.5), (-side * rng.uniform(0.3, 0.75), rng.uniform(-0.55, -0.42), 0), kit.plain(p["glaze"], 0.6), k * 7, 0.15)
    return lift


def view(kit, s, shot, hero, lift, side):
    tall = TALL.get(hero, 0.4)
    middle = lift + tall * 0.46
    name = shot["camera"] or s.rng.choice(("front", "three-quarter", "detail"))
    near = 0.72 + 0.62 * tall
    rise = 0.0
    if hero in FLAT:
        near, rise, middle = 0.78, 0.75, lift + 0.05
    if name in ("detail", "low"):
        kit.around((0, 0, middle), 2.5 * near, side * s.rng.uniform(14, 24), middle + 0.55 + rise, 66, focus=(0, -0.08, middle), stop=1.6)
    elif name == "front":
        kit.around((side * 0.1, 0, middle + 0.08), 3.3 * near, 0, middle + 0.5 + rise, 58, focus=(0, -0.08, middle), stop=2.0)
    else:
        kit.around((side * 0.06, 0, middle + 0.05), 3.0 * near, -side * s.rng.uniform(16, 28), middle + 0.85 + rise * 0.6, 58, focus=(0, -0.08, middle), stop=1.8)
