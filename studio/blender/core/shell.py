"""Rooms: floors, walls with openings, ceilings and what is outside. The back wall's face is y = 0; the side to the camera is open."""

import math

from . import lights
from .materials import brick, concrete, limewash, marble, planks, plain, plaster, terrazzo, tile, travertine, wood
from .palettes import mix, WOODS, linear
from .shapes import FLAT, arch, box, circle, drum, plate, rectangle, rod
from .soft import metal
from .space import at
from .views import view

# What a setting changes: floor, back wall, ceiling, window and what is seen through it.
SETTINGS = {
    "sail loft": dict(floor="pale-planks", wall="white-boards", ceiling="trusses", window="steel", view="harbor"),
    "canyon": dict(floor="planks", wall="limewash", ceiling="beams", window="wide", view="canyon"),
    "orchard": dict(floor="terracotta", wall="limewash", ceiling="beams", window="arch", view="orchard"),
    "tract house": dict(floor="planks", wall="plaster", ceiling="plain", window="sash", view="garden"),
    "harbor": dict(floor="pale-planks", wall="white-boards", ceiling="plain", window="wide", view="harbor"),
    "bluff": dict(floor="terrazzo", wall="plaster", ceiling="plain", window="wide", view="ocean"),
    "warehouse": dict(floor="concrete", wall="brick", ceiling="trusses", window="steel", view="street"),
    "mission": dict(floor="terracotta", wall="limewash", ceiling="beams", window="arch", view="garden"),
    "midcentury": dict(floor="terrazzo", wall="wood-panel", ceiling="boards", window="wide", view="garden"),
    "tower": dict(floor="stone", wall="plaster", ceiling="plain", window="wide", view="skyline"),
    "cottage": dict(floor="pale-planks", wall="wainscot", ceiling="boards", window="sash", view="garden"),
    "villa": dict(floor="stone", wall="limewash", ceiling="plain", window="arch", view="ocean"),
    "studio": dict(floor="planks", wall="limewash", ceiling="plain", window="sash", view="garden"),
}
ANY_SETTING = ("tract house", "bluff", "mission", "midcentury", "cottage", "villa", "studio", "studio")


def setting_of(shot, rng):
    wanted = (shot.get("setting") or "").lower()
    for name in SETTINGS:
        if name in wanted:
            return SETTINGS[name]
    hints = {"hill": "canyon", "ocean": "bluff", "beach": "cottage", "pier": "bluff", "marina": "harbor", "boat": "harbor", "loft": "warehouse", "barn": "orchard", "grove": "orchard", "ranch": "orchard", "adobe": "mission", "garden": "studio", "bungalow": "cottage", "office": "tower", "plaza": "tower", "eichler": "midcentury", "house": "tract house"}
    for word, name in hints.items():
        if word in wanted:
            return SETTINGS[name]
    return SETTINGS[rng.choice(ANY_SETTING)]


def floor_material(kind, palette, rng):
    base = palette["floor"]
    if kind == "pale-planks":
        return planks(mix(base, linear("#EADBC3"), 0.65))
    if kind == "terracotta":
        return tile("#B87350", 0.3, 0.3, False, "#C9B49A", 0.5, 0.22)
    if kind == "terrazzo":
        return terrazzo(mix(palette["glaze"], linear("#E6DCCB"), 0.4))
    if kind == "concrete":
        return concrete("#AFA79B", 0.5)
    if kind == "stone":
        return tile(mix(linear("#D5C4A8"), palette["floor"], 0.15), 0.9, 0.6, False, "#B9A88E", 0.35, 0.1, 0.5)
    return planks(base, turn=rng.choice((0, math.pi / 2)))


class Room:
    def __init__(self, palette, rng, setting, w=5.2, d=4.6, h=2.9):
        self.palette, self.rng, self.setting = palette, rng, setting
        self.w, self.d, self.h = w, d, h
        white = mix(palette["glaze"], (1, 1, 1), 0.35)
        self.trim = plain(white, 0.5, bump=0.02)
        # The accent goes on the side when the back wall is stone, wood or brick.
        self.side_paint = plaster(mix(palette["wall"], (1, 1, 1), 0.25) if sum(palette["wall"]) > 0.9 else mix(palette["accent"], (1, 1, 1), 0.2))

    def floor(self, kind=None):
        material = floor_material(kind or self.setting["floor"], self.palette, self.rng)
        box((self.w + 0.4, self.d + 3.2, 0.1), (0, -self.d / 2 - 1.2, -0.1), material, 0)
        box((self.w, 0.016, 0.09), (0, -0.008, 0), self.trim, 0.004)

    def back(self, kind=None, cutouts=(), paint=None):
        kind = kind or self.setting["wall"]
        paint = paint or self.palette["wall"]
        material = self._wall_material(kind, paint)
        plate(rectangle(self.w + 0.3, self.h), (0, 0.24, 0), 0.24, material, cutouts, 0.006)
        if kind == "fluted":
            self._flutes(paint)
        if kind == "wainscot":
            self._wainscot()

    def _wall_material(self, kind, paint):
        if kind == "white-boards":
            white = mix(paint, linear("#F3EEE4"), 0.75 if sum(paint) < 0.9 else 0.4)
            return planks(white, True, 0.16, 5.0, 0.006, 0.6, grained=0.12)
        if kind == "brick":
            return brick(mix(linear("#9C5A40"), paint, 0.25))
        if kind == "wood-panel":
            return planks(self.palette["wood_color"], True, 0.62, 2.44, 0.005, 0.4)
        if kind == "tile":
            return tile(paint, 0.075, 0.15)
        if kind == "plaster":
            return plaster(paint)
        return limewash(paint)

    def _flutes(self, paint, high=None):
        r = 0.04
        material = limewash(paint, 0.12)
        for k in range(int(self.w / (2 * r))):
            drum(r, high or self.h, (-self.w / 2 + r + 2 * r * k, 0, 0), material, 0.002, steps=18)

    def _wainscot(self):
        high = 1.15
        box((self.w, 0.02, high), (0, -0.01, 0), planks(self._wainscot_paint(), True, 0.11, 8, 0.006, 0.55, grained=0.06), 0)
        box((self.w, 0.05, 0.04), (0, -0.025, high), self.trim, 0.01)

    def _wainscot_paint(self):
        near = sum(abs(a - b) for a, b in zip(self.palette["accent"], self.palette["wall"])) < 0.4
        return mix(self.palette["textile2"] if near else self.palette["accent"], (1, 1, 1), 0.2)

    def side(self, which, cutout=None, material=None):
        """A side wall from the back to the camera; a cutout is (y from the back, width, height, sill, kind)."""
        cutouts = []
        if cutout:
            y, w, h, sill, kind = cutout
            cutouts = [arch(w, h, y, sill) if kind == "arch" else rectangle(w, h, y, sill)]
        with at(which * self.w / 2, 0, 0, turn=-90 * which):
            along = self.d + 0.6
            middle = along / 2 * which
            outline = [(x * which, z) for x, z in rectangle(along, self.h, along / 2, 0)]
            moved = [[(x * which, z) for x, z in cutout] for cutout in cutouts]
            wall = plate(outline, (0, 0.2, 0), 0.2, material or self.side_paint, moved, 0.006)
            wall.visible_shadow = False
            box((along, 0.016, 0.09), (middle, -0.008, 0), self.trim, 0.004)

    def ceiling(self, kind=None, opening=None):
        kind = kind or self.setting["ceiling"]
        white = plaster(mix(self.palette["accent"], (1, 1, 1), 0.6))
        if kind == "boards":
            white = planks(mix(self.palette["wood_color"], linear("#E8D5B5"), 0.4), width=0.12)
        z, d = self.h, self.d + 0.6
        cutouts = [opening] if opening else []
        lid = plate([(x, y) for x, y in rectangle(self.w + 0.4, d, 0, -d)], (0, 0.2, z), 0.12, white, cutouts, 0.002, FLAT)
        # The sun comes over the open side's edges; its gobo alone shapes it.
        lid.visible_shadow = False
        beam = wood(mix(self.palette["wood_color"], (0, 0, 0), 0.15), "y")
        if kind == "beams":
            n = max(3, round(self.w / 1.0))
            for k in range(n):
                box((0.13, d, 0.17), ((k + 0.5) * self.w / n - self.w / 2, -d / 2, z - 0.17), beam, 0.012)
        if kind == "trusses":
            across = wood(mix(self.palette["wood_color"], (0, 0, 0), 0.1), "x")
            upright = wood(mix(self.palette["wood_color"], (0, 0, 0), 0.1), "z")
            for y in (-0.9, -2.7):
                box((self.w, 0.14, 0.2), (0, y, z - 0.42), across, 0.012)
                for x in (-self.w / 4, self.w / 4):
                    box((0.12, 0.12, 0.23), (x, y, z - 0.225), upright, 0.01)

    def window(self, which, y=-1.6, w=1.7, h=2.0, sill=0.55, kind=None, power=70):
        """An opening in a side wall with its frame, its light and the view behind it."""
        kind = kind or self.setting["window"]
        if kind == "wide":
            w, h, sill = w * 1.35, h * 1.02, 0.4
        self.side(which, (-y, w, h, sill, kind))
        with at(which * self.w / 2, y, sill, turn=-90 * which):
            frame(w, h, kind, self.palette, self.trim)
            box((w + 0.1, 0.26, 0.035), (0, 0.03, -0.035), self.trim, 0.008)
        x = which * (self.w / 2 + 0.16)
        lights.area((x, y, sill + h / 2), (0, y - 0.2, sill + h / 2 - 0.3), w, power, "#DCE8F4", h)
        with at(which * self.w / 2, y, sill, turn=-90 * which):
            view(self.rng, self.setting["view"], w, h)

    def back_window(self, x, w, h, sill=0.0, kind=None, power=70, paint=None, wall=None):
        kind = kind or self.setting["window"]
        cutout = arch(w, h, x, sill) if kind == "arch" else rectangle(w, h, x, sill)
        self.back(wall, [cutout], paint)
        with at(x, 0, sill):
            frame(w, h, kind, self.palette, self.trim)
            view(self.rng, self.setting["view"], w, h, big=True)
        lights.area((x, 0.2, sill + h / 2), (x, -2, sill + h / 2 - 0.4), w, power, "#DCE8F4", h)


def frame(w, h, kind, palette, trim):
    """In a wall whose face is y = 0, with its sill at the origin."""
    steel = metal("black")
    depth = 0.06
    if kind == "arch":
        plate(arch(w + 0.004, h, 0, 0), (0, 0.14, 0), depth, trim, [arch(w - 0.1, h - 0.09, 0, 0.05)], 0.006)
        box((0.04, 0.04, h - 0.06), (0, 0.11, 0.03), trim, 0.006)
        box((w - 0.06, 0.04, 0.04), (0, 0.11, h - w / 2), trim, 0.006)
        return
    material, bar = (steel, 0.03) if kind == "steel" else (trim, 0.055)
    if kind == "wide":
        material = wood(palette["wood_color"], "z")
    plate(rectangle(w, h, 0, 0), (0, 0.14, 0), depth, material, [rectangle(w - 2 * bar, h - 2 * bar, 0, bar)], 0.005)
    columns, rows = {"steel": (max(2, round(w / 0.5)), max(3, round(h / 0.5))), "sash": (2, 2), "wide": (max(1, round(w / 1.2)), 1)}[kind]
    thin = 0.018 if kind == "steel" else 0.036
    for k in range(1, columns):
        box((thin, 0.035, h), (-w / 2 + w * k / columns, 0.11, 0), material, 0.004)
    for k in range(1, rows):
        box((w, 0.035, thin), (0, 0.11, h * k / rows - thin / 2), material, 0.004)


def niche(rng, w, h, palette, depth=0.22, shelves=3, paint=None):
    """The inside of an arched cutout in the back wall, with shelves; its sill is the origin."""
    inside = limewash(paint or mix(palette["wall"], (0, 0, 0), 0.12), 0.1)
    plate(arch(w + 0.06, h + 0.03, 0, -0.01), (0, depth + 0.02, 0), 0.02, inside, bevel=0)
    heights = []
    for k in range(shelves):
        z = h * k / shelves if k else 0.0
        if k:
            reach = w if z < h - w / 2 else 2 * math.sqrt(max(0.01, (w / 2) ** 2 - (z - h + w / 2) ** 2))
            box((reach, depth, 0.03), (0, depth / 2 + 0.005, z - 0.03), wood(palette["wood_color"]), 0.005)
        heights.append(z)
    return heights
