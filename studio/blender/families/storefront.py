"""A front on a sunny street: seven kinds of building, an entrance, plants, pavement; a sign without words."""

import math

from families import fronts
from families.common import start

BY_SETTING = (
    ("brick", ("loft", "warehouse", "brick", "foundry", "cannery", "downtown")),
    ("marina", ("harbor", "marina", "sail", "boat", "dock", "wharf", "island")),
    ("timber", ("canyon", "hill", "trail", "creek", "oak", "orchard", "ranch", "barn")),
    ("cottage", ("cottage", "beach", "bungalow", "pier", "tract", "house", "garden")),
    ("midcentury", ("midcentury", "eichler", "tower", "office", "plaza", "studio", "clinic")),
    ("spanish", ("mission", "villa", "adobe", "spanish", "bluff", "old town", "courtyard")),
)


def style_of(shot, rng):
    words = " ".join([shot["setting"], *shot["props"]]).lower()
    if "parade" in words:
        return "parade"
    for style, hints in BY_SETTING:
        if style in words or any(hint in words for hint in hints):
            return style
    return rng.choice([style for style, _ in BY_SETTING])


def build(kit, shot):
    shot = {**shot, "light": shot["light"] or kit.stage.rng.choice(("low-sun-leaves", "golden", "noon", "noon", "blue-hour"))}
    s = start(kit, shot)
    rng, p = s.rng, s.palette
    style = style_of(shot, rng)
    side = rng.choice((-1, 1))
    _ground(kit, s)
    getattr(fronts, style)(kit, s)
    fronts.neighbors(kit, s, style)
    _street(kit, s, side, style)
    _sky(kit, s)
    gobos = {"skylight": None, "blinds": "leaves", "arches": "leaves", "panes": "leaves"}
    kit.light_up(s.light, rng, (-side * 0.6, 0, 1.9), side * rng.uniform(34, 52), 2.4, 6.0, gobos=gobos)
    _camera(kit, s, side)


def _ground(kit, s):
    pale = kit.mix(kit.linear("#CDBFAA"), s.palette["floor"], 0.2)
    kit.box((24, 3.0, 0.14), (0, -1.5, -0.14), kit.tile(pale, 0.9, 0.9, False, "#A89B88", 0.8, 0.12), 0.01)
    kit.box((24, 0.16, 0.16), (0, -3.06, -0.18), kit.concrete("#C8C0B3"), 0.02)
    kit.box((40, 14, 0.1), (0, -10.1, -0.3), kit.concrete("#6F6B66", 0.9), 0)


def _street(kit, s, side, style):
    rng, p = s.rng, s.palette
    tree = {"spanish": "olive", "midcentury": "palm", "marina": "palm", "timber": "olive", "brick": "ficus", "parade": "ficus", "cottage": "citrus"}[style]
    pots = [p["textile2"], p["glaze"], kit.linear("#B8775A")]
    for x, h, species in ((1.35, 1.5, tree), (-1.35, 1.35, tree), (side * 3.1, 1.1, "snake" if style != "midcentury" else "cactus")):
        with kit.at(x * 1.0, -0.5, 0):
            kit.potted(rng, species, h * rng.uniform(0.9, 1.15), rng.choice(pots))
    with kit.at(-side * 2.75, -0.55, 0):
        fronts.bench(kit, s)
    with kit.at(side * 3.9, -1.2, 0):
        kit.shrub(rng, 0.9, -0.1, "#6C7F4C", rng.choice((None, "#D96C8A", "#F1E6DA", "#8E78B5")))
    extra = next((k for k in ("board", "bicycle") if k in s.shot["props"]), None) or rng.choice(("board", "bicycle", None))
    if extra == "board":
        with kit.at(-side * 1.55, -1.9, 0, turn=side * 12):
            fronts.board(kit, s)
    elif extra == "bicycle":
        with kit.at(side * 2.1, -2.45, 0, turn=-side * 5):
            fronts.bicycle(kit, s)


def _sky(kit, s):
    low, high = {"golden": ("#F3CFA0", "#8FAFC9"), "blue-hour": ("#C79A8B", "#3D5688")}.get(s.light, ("#DCE5E6", "#86B4D3"))
    dome = kit.plate(kit.rectangle(240, 44, 0, -6), (0, 30, 0), 0.01, kit.gradient(low, high, 10, 1.0 if s.light != "blue-hour" else 0.5, 1), bevel=0)
    dome.visible_shadow = dome.visible_diffuse = False
    rng = s.rng
    for k in range(rng.randint(2, 4)):
        with kit.at(rng.uniform(-9, 9), rng.uniform(7, 12), 0):
            fronts.tall_palm(kit, rng, rng.uniform(6.2, 8.6))


def _camera(kit, s, side):
    view = s.shot["camera"] or s.rng.choice(("front", "three-quarter", "door"))
    if view in ("front", "symmetrical", "straight"):
        kit.camera((0, -9.4, 1.5), (0, 0, 1.85), 37)
    elif view in ("door", "detail"):
        kit.camera((-side * 1.4, -6.2, 1.45), (side * 0.1, 0, 1.5), 41)
    else:
        kit.camera((-side * 4.4, -8.0, 1.5), (side * 0.2, -0.3, 1.75), 36)
