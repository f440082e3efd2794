"""What families share: the start of a scene, back walls, daylight, plants in corners."""

import types


def start(kit, shot, **size):
    rng = kit.stage.rng
    palette = kit.named(shot["palette"] or rng.choice(list(kit.COLORS)))
    setting = kit.setting_of(shot, rng)
    light = shot["light"] or rng.choice(("low-sun-leaves", "low-sun-blinds", "window", "golden", "arched", "overcast"))
    kit.rig(light)
    size = {"w": rng.uniform(4.6, 5.6), "d": 4.6, "h": rng.uniform(2.75, 3.05), **size}
    room = kit.Room(palette, rng, setting, **size)
    return types.SimpleNamespace(rng=rng, palette=palette, setting=setting, light=light, room=room, shot=shot)


def corner_plant(kit, s, x, y, height=None):
    species = next((k for k in kit.FLOOR_PLANTS if k in s.shot["props"]), None) or s.rng.choice(
        ("palm", "ficus", "olive", "snake", "strelitzia", "strelitzia")
    )
    height = height or {"snake": 1.0, "cactus": 1.1}.get(species, s.rng.uniform(1.5, 1.95))
    color = s.rng.choice((s.palette["glaze"], s.palette["textile2"], s.palette["accent"]))
    with kit.at(x, y, 0):
        kit.potted(s.rng, species, height, color)


def wall_piece(kit, s, x, z, kinds=("mirror", "art", "shelves", "pair")):
    rng, p = s.rng, s.palette
    kind = next((k for k in (*kinds, *kit.WALL) if k in s.shot["props"]), None) or rng.choice(kinds)
    frame = kit.wood(p["wood_color"], "z")
    colors = [p["textile2"], p["accent"] if sum(p["accent"]) < 2 else p["wall"], p["wood_color"]]
    with kit.at(x, 0, z):
        if kind == "mirror":
            kit.wall_mirror(rng, 0.85, 1.05, p["metal"])
        elif kind in kit.WALL:
            kit.WALL[kind](rng, p)
        elif kind == "art":
            kit.art(rng, 0.95, 1.2, colors, frame)
        elif kind == "pair":
            for side in (-1, 1):
                with kit.at(side * 0.42, 0, 0):
                    kit.art(rng, 0.62, 0.86, colors, frame)
        else:
            for k in (0, 1):
                with kit.at(0, 0, -0.25 + 0.42 * k):
                    kit.shelf(rng, 1.5, p)


def tale(kit, s, x, y, turn=0):
    """The first of the shot's words that is a thing on the floor; says whether there was one."""
    word = next((word for word in s.shot["props"] if word in kit.FLOOR), None)
    if word:
        with kit.at(x, y, 0, turn=turn):
            kit.FLOOR[word](s.rng, s.palette)
    return word is not None


class Beside:
    """The parts of a room around its subject."""

    def wall_kind(self, kit, s, kinds):
        """A plain wall when the shot names something that hangs there."""
        named = {"mirror", "art", "pair", *kit.WALL} & set(s.shot["props"])
        return None if named else s.rng.choice(kinds)

    def back_wall(self, kit, s, kind):
        rng, p, room = s.rng, s.palette, s.room
        if kind == "fluted":
            room.back("fluted")
        elif kind == "niche":
            xs = rng.choice(((0,), (-0.85, 0.85), (-1.3, 0, 1.3)))
            w, h = 0.8, 1.75
            room.back(None, [kit.arch(w, h, x, 0.55) for x in xs])
            for x in xs:
                with kit.at(x, 0, 0.55):
                    for z in kit.niche(rng, w, h, p):
                        with kit.at(0, 0.21, z):
                            kit.row(rng, w - 0.24, p, 0.2, 0.3)
        elif kind == "arch":
            room.back(None)
            tint = p["accent"] if sum(abs(a - b) for a, b in zip(p["accent"], p["wall"])) > 0.3 else p["textile2"]
            kit.plate(kit.arch(room.w * 0.42, room.h * 0.86), (rng.uniform(-0.3, 0.3), 0, 0), 0.006, kit.limewash(tint), bevel=0.001)
        else:
            room.back(None)

    def hang(self, kit, s, x, y):
        material = s.rng.choice((kit.metal(s.palette["metal"]), kit.rattan("#C09A63", 1.5), kit.plain(s.palette["textile2"], 0.6)))
        warm = s.light == "blue-hour"
        with kit.at(x, y, 0):
            kit.pendant(s.rng, s.rng.uniform(0.75, 0.95), s.room.h, material, power=26 if warm else 8)

    def daylight(self, kit, s, side, target=None):
        """The low sun comes from the front on the window's side and paints the back wall."""
        rng = s.rng
        target = target or (-side * 0.35, 0, 1.5)
        kit.light_up(s.light, rng, target, side * rng.uniform(36, 58), 1.0, 3.4)
        if s.light == "blue-hour":
            kit.lamp((-side * 1.1, -1.3, 2.2), 34, radius=0.2)

    def cabinet(self, kit, s, w):
        """A low cabinet against the back wall, with a few things on it."""
        rng, p = s.rng, s.palette
        body = rng.choice((kit.wood(p["wood_color"]), kit.limewash(p["accent"], 0.1), kit.plain(p["glaze"], 0.5)))
        kit.box((w, 0.42, 0.66), (0, 0, 0.1), body, 0.012)
        kit.box((w - 0.1, 0.36, 0.1), (0, 0.02, 0), kit.plain("#2B2420"), 0.004)
        for k in (-1, 1):
            kit.box((w / 2 - 0.03, 0.014, 0.58), (k * w / 4, -0.212, 0.14), body, 0.005)
            kit.drum(0.012, 0.02, (k * 0.05, -0.235, 0.44), kit.metal(p["metal"]), 0.004, kit.UPRIGHT)
        kit.box((w + 0.03, 0.45, 0.03), (0, 0, 0.76), kit.marble(), 0.008)
        with kit.at(0, 0.1, 0.79):
            kit.row(rng, w - 0.2, p, 0.2, 0.34)


beside = Beside()
