"""Instruments close up: on a tray, a stone, a cloth; the room far out of focus."""

from families import machine, still


def build(kit, shot):
    s = still.start(kit, shot)
    rng = s.rng
    kind = next((k for k in KINDS if any(k in word for word in shot["props"])), None) or "cart"
    if kind != "cart":
        still.ground(kit, s, rng.choice(("travertine", "marble", "paint", "linen", "wood", "terrazzo")))
        still.backdrop(kit, s, rng.choice(("wall", "curtain", "arch", "disc", "panels", "niche", "tiles")), 2.2)
    KINDS[kind](kit, s)


def _colors(kit, s):
    p = s.palette
    return kit.linear(s.rng.choice(("#F1F1EF", "#E9ECEC", "#F4F2EE"))), p["metal"] if p["metal"] != "black" else "brass"


def _block(kit, s, w, d, h, x=0.0, y=0.0):
    p = s.palette
    kit.box((w, d, h), (x, y, 0), s.rng.choice((kit.limewash(p["accent"], 0.08), kit.travertine(), kit.concrete(), kit.limewash(p["textile2"], 0.1))), 0.025)
    return h


def laser(kit, s):
    color, accent = _colors(kit, s)
    h = _block(kit, s, 2.4, 1.1, 0.24, 0.1)
    with kit.at(-0.75, -0.05, h, turn=s.rng.uniform(-10, 10)):
        kit.laser_handpiece(color, accent)
    with kit.at(1.75, 0.5, 0):
        kit.vase(s.rng, 0.8, s.palette["textile2"])
        kit.eucalyptus(s.rng, 1.0, 0.72)
    with kit.at(-1.75, 0.75, 0):
        kit.rolled_towel(0.22, 0.9, s.palette["textile"])
    with kit.at(1.0, -0.95, 0):
        kit.bowl(0.26, 0.16, s.palette["glaze"])
    still.finish(kit, s, (0.3, 0, 0.45), 60, 5.8, (0.9, -0.05, h + 0.2), ("front", "low", "side"))


def pen(kit, s):
    color, accent = _colors(kit, s)
    rng = s.rng
    with kit.at(0, 0, 0, turn=-8):
        kit.steel_tray(2.5, 1.4, kit.metal(rng.choice(("brass", "steel"))))
    with kit.at(-0.75, -0.2, 0.04, turn=5):
        kit.needle_pen(color, accent)
    for k in range(3):
        with kit.at(-0.75 + 0.3 * k, 0.42, 0.03):
            kit.vial(rng, 0.5, ("#E9F0EA", "#D08A45", "#E9F0EA")[k], s.palette["textile2"])
    with kit.at(0.85, 0.4, 0.03):
        kit.bowl(0.22, 0.16, s.palette["glaze"])
    with kit.at(0.95, -0.46, 0.03, turn=12):
        kit.swabs(rng)
    with kit.at(-1.9, 0.7, 0):
        kit.vase(rng, 0.85, s.palette["glaze"])
        kit.blossom(rng, 1.2, 0.75)
    still.finish(kit, s, (0.05, 0, 0.3), 70, 5.2, (0.2, -0.1, 0.15), ("front", "side", "above", "low"))


def syringe(kit, s):
    rng, (_, accent) = s.rng, _colors(kit, s)
    with kit.at(0, 0, 0, turn=10):
        kit.steel_tray(2.5, 1.5, kit.metal(rng.choice(("steel", "brass"))))
    for k, y in enumerate((-0.35, -0.05)):
        with kit.at(-0.65 + 0.1 * k, y, 0.04, turn=10 - 6 * k):
            kit.syringe(s.palette["textile2"])
    for k in range(4):
        with kit.at(-0.7 + 0.33 * k, 0.48, 0.03):
            kit.vial(rng, 0.46 + 0.1 * (k % 2), "#E9F0EA", rng.choice((s.palette["textile2"], "#5E8AA6", "#C9A24F")))
    with kit.at(0.88, 0.3, 0.03):
        kit.swabs(rng, 7)
    with kit.at(1.8, 0.7, 0):
        kit.vase(rng, 0.9, s.palette["accent"])
        rng.choice(list(kit.BRANCHES.values()))(rng, 1.1, 0.8)
    with kit.at(-1.75, 0.35, 0):
        kit.bottle(rng, 0.9, kit.plain(s.palette["glaze"], 0.4), kit.metal(accent), "round")
    still.finish(kit, s, (0.05, 0.05, 0.3), 72, 5.4, (0, -0.1, 0.15), ("front", "side", "above", "low"))


def hydra(kit, s):
    color, accent = _colors(kit, s)
    rng, p = s.rng, s.palette
    h = _block(kit, s, 2.2, 0.6, 0.3, 0, 0.5)
    with kit.at(0, 0.45, h):
        kit.tips(rng, [kit.linear("#7FC4CF"), p["textile2"], p["glaze"], kit.linear("#4F8FA8"), p["accent"]])
    with kit.at(-0.85, -0.3, 0, turn=8):
        kit.hydra_wand(color, accent)
    for k in range(3):
        with kit.at(1.45 + 0.1 * k, 0.5 - 0.5 * k, 0):
            kit.bottle(rng, 0.75 - 0.1 * k, kit.glass(("#BFE3E8", "#E4D3A8", "#D3E4D2")[k]), kit.plain("#F3F0EA", 0.4), "tall", kit.plain("#F4EFE6", 0.9))
    with kit.at(-1.7, 0.75, 0):
        kit.filled_bowl(0.4, 0.28, p["glaze"], "#BFE3E8")
    still.finish(kit, s, (0.1, 0.1, 0.36), 68, 5.6, (0.4, -0.2, 0.15), ("front", "side", "low"))


def lamp(kit, s):
    rng, p = s.rng, s.palette
    with kit.at(0.25 * s.side, 0.1, 1.25):
        kit.ring_light(0.62, p["metal"], rng.uniform(-6, 6))
    with kit.at(-1.5 * s.side, 0.6, 0):
        kit.vase(rng, 0.9, p["glaze"])
        kit.eucalyptus(rng, 1.2, 0.8)
    with kit.at(-0.8 * s.side, -0.3, 0):
        kit.bowl(0.3, 0.2, p["accent"])
    with kit.at(1.6 * s.side, 0.4, 0):
        kit.rolled_towel(0.26, 0.9, p["textile"])
    still.finish(kit, s, (0, 0, 0.95), 60, 6.4, (0, 0, 1.25), ("front", "side"))


def roller(kit, s):
    rng, (_, accent) = s.rng, _colors(kit, s)
    stone = kit.jade(rng.choice(("jade", "rose", "onyx")))
    with kit.at(-0.5, -0.15, 0, turn=24):
        kit.roller(stone, accent)
    with kit.at(0.85, -0.45, 0, turn=-18):
        kit.gua_sha(stone)
    with kit.at(-1.2, 0.5, 0):
        kit.podium(rng, 0.5, 0.2, s.palette["accent"])
        with kit.at(0, 0, 0.2):
            kit.bottle(rng, 0.85, kit.glass("#D08A45"), kit.plain("#26221F"), "drop", kit.plain("#F1E9DB", 0.9))
    with kit.at(1.3, 0.6, 0):
        kit.bowl(0.36, 0.24, s.palette["glaze"])
    with kit.at(0.2, 0.75, 0):
        kit.vase(rng, 0.8, s.palette["textile2"])
        kit.blossom(rng, 1.1, 0.72)
    still.finish(kit, s, (0, 0.05, 0.32), 66, 5.4, (0, -0.2, 0.15), ("front", "above", "side", "low"))


KINDS = {"laser": laser, "pen": pen, "syringe": syringe, "hydra": hydra, "lamp": lamp, "roller": roller, "cart": machine.build}
