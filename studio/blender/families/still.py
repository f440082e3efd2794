"""What still lifes share. They are built at three times life size, so that textures stay fine."""

import types

SAME = {"top": "above", "detail": "low", "three-quarter": "side", "symmetrical": "front", "straight": "front", "wide": "front"}


def start(kit, shot, lights=("low-sun-leaves", "window", "arched", "golden", "low-sun-blinds", "overcast")):
    rng = kit.stage.rng
    palette = kit.named(shot["palette"] or rng.choice(list(kit.COLORS)))
    light = shot["light"] or rng.choice(lights)
    kit.rig(light)
    return types.SimpleNamespace(rng=rng, palette=palette, light=light, shot=shot, side=rng.choice((-1, 1)))


def ground(kit, s, kind=None, back=2.6):
    """The table: a wide surface whose top is z = 0."""
    rng, p = s.rng, s.palette
    kind = kind or rng.choice(("paint", "wood", "travertine", "marble", "terrazzo", "linen", "concrete"))
    material = {
        "paint": lambda: kit.limewash(kit.mix(p["wall"], p["accent"], 0.15), 0.08),
        "wood": lambda: kit.wood(p["wood_color"]),
        "travertine": lambda: kit.travertine(),
        "marble": lambda: kit.marble(scale=0.8),
        "terrazzo": lambda: kit.terrazzo(p["glaze"], scale=14),
        "linen": lambda: kit.linen(kit.mix(p["textile"], p["wall"], 0.12), 220, 0.6),
        "concrete": lambda: kit.concrete(),
    }[kind]()
    kit.box((16, 9 + back, 0.2), (0, (back - 9) / 2, -0.2), material, 0.03)


def backdrop(kit, s, kind=None, y=1.5):
    """What is behind: a painted wall, an arch, a curtain, tiles, a niche."""
    rng, p = s.rng, s.palette
    paint = p["wall"]
    kind = kind or rng.choice(("wall", "arch", "curtain", "tiles", "niche", "disc", "panels"))
    wall = kit.limewash(paint, 0.16)
    if kind == "niche":
        w = rng.uniform(2.0, 2.6)
        x = rng.uniform(-0.5, 0.5)
        kit.plate(kit.rectangle(18, 8), (0, y + 0.7, 0), 0.7, wall, [kit.arch(w, rng.uniform(2.6, 3.2), x, 0.0)], 0.03)
        kit.box((18, 0.1, 8), (0, y + 1.0, 0), kit.limewash(kit.mix(paint, p["accent"], 0.55), 0.14), 0)
        return x
    if kind == "tiles":
        tint = paint if rng.random() < 0.6 else p["textile2"]
        kit.box((18, 0.1, 8), (0, y, 0), kit.tile(tint, 0.34, 0.34), 0)
        return 0
    kit.box((18, 0.1, 8), (0, y + 0.05, 0), wall, 0)
    if kind == "arch":
        contrast = p["accent"] if sum(abs(a - b) for a, b in zip(p["accent"], paint)) > 0.35 else p["textile2"]
        x = rng.uniform(-0.6, 0.6)
        kit.plate(kit.arch(2.3, 2.9, x), (0, y, 0), 0.12, kit.limewash(contrast, 0.12), bevel=0.02)
        return x
    if kind == "disc":
        contrast = p["textile2"] if sum(abs(a - b) for a, b in zip(p["textile2"], paint)) > 0.3 else p["accent"]
        x = rng.uniform(-0.8, 0.8)
        kit.plate(kit.circle(1.15, x, 1.35), (0, y, 0), 0.06, kit.limewash(contrast, 0.12), bevel=0.015)
        return x
    if kind == "panels":
        for k, x in enumerate((-2.6, 0.3, 3.1)):
            kit.plate(kit.rectangle(2.7, 8, x), (0, y - 0.05 * k, 0), 0.08, kit.limewash((paint, p["accent"], kit.mix(paint, p["textile2"], 0.5))[k], 0.14), bevel=0.01)
    if kind == "curtain":
        with kit.at(0, y - 0.25, 0):
            kit.curtain(9, 6, paint, rng, 20, material=kit.linen(paint), gather=2.6)
    return 0


def finish(kit, s, target=(0, 0, 0.6), lens=60, distance=6.0, focus=None, views=("front", "low", "side", "above")):
    """Light and camera. The sun comes from one side, in front or a little behind."""
    rng = s.rng
    wanted = SAME.get(s.shot["camera"], s.shot["camera"])
    view = wanted if wanted in views else rng.choice(views)
    azimuth = s.side * rng.uniform(48, 82)
    kit.light_up(s.light, rng, (target[0] - s.side * 0.2, 0.6, target[2]), azimuth, 0.95, 3.4, height=rng.uniform(24, 36) if s.light not in ("golden", "overcast") else None)
    kit.area((-s.side * 4.5, -2.5, 3.2), target, 3.0, 90, "#FFF4E8")
    if s.light == "blue-hour":
        kit.lamp((s.side * 1.6, -0.8, 2.2), 160, radius=0.3)
    focus = focus or target
    if view == "above":
        kit.camera((target[0], target[1] - 2.6, target[2] + distance * 0.82), target, lens, False, focus, 3.2)
    elif view == "low":
        kit.around(target, distance * 0.8, -s.side * rng.uniform(4, 16), target[2] + 0.25, lens * 1.05, focus, 1.4)
    elif view == "side":
        kit.around(target, distance, -s.side * rng.uniform(22, 32), target[2] + 1.0, lens, focus, 2.0)
    else:
        kit.camera((target[0], target[1] - distance, target[2] + 0.55), (target[0], 0, target[2] + 0.1), lens, True, focus, 2.0)
