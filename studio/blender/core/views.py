"""What is seen through a window: painted flats with light of their own, out of focus by distance."""

import math

from .palettes import linear, mix
from .shapes import Mesh, box, circle, drum, plate, rectangle, rod
from .plants import palm, shrub
from .materials import plain
from .soft import glow, gradient
from .space import at, place

SKY = ("#EFE6D8", "#BBD3E6")


def _flat(outline, y, material):
    obj = plate(outline, (0, y, 0), 0.01, material, bevel=0)
    obj.visible_shadow = False
    obj.visible_diffuse = False
    return obj


def _backdrop(material, y=9.0, w=26, h=14):
    _flat(rectangle(w, h, 0, -4), y, material)


def _ridge(rng, y, base, height, w=24, rough=1.0):
    phases = [rng.uniform(0, 6.3) for _ in range(5)]
    top = []
    for i in range(61):
        x = -w / 2 + w * i / 60
        z = sum(math.sin(x * f + p) * a for f, p, a in zip((0.25, 0.6, 1.3, 2.9, 6.1), phases, (1, 0.5, 0.25, 0.1 * rough, 0.05 * rough)))
        top.append((x, base + height * (0.6 + 0.25 * z)))
    return [(-w / 2, -5), (w / 2, -5)] + top[::-1]


def _sky(strength=1.7, low=-1.0):
    _backdrop(gradient(*SKY, 5.0, strength, low))


def ocean(rng, w, h):
    level = 0.75 - 0.25
    _sky()
    _flat(rectangle(26, 6, 0, level - 6), 8.6, gradient("#8FB9BC", "#5E97A8", 2.2, 1.4, level - 2.2))
    _flat(rectangle(26, 4, 0, level - 5.4), 8.2, glow("#E3D2B2", 1.4))
    if rng.random() < 0.5:
        _flat(_ridge(rng, 8.5, level - 0.6, 0.9), 8.5, glow("#8FA7AE", 1.2))


def canyon(rng, w, h):
    _sky()
    for k, (color, base) in enumerate((("#BFC3BD", 1.0), ("#B2B19A", 0.35), ("#A6A07A", -0.3), ("#948B60", -0.85))):
        _flat(_ridge(rng, 8.6 - k * 1.2, base, 1.3, rough=0.6 + k), 8.6 - k * 1.2, gradient(color, mix(linear(color), (1, 1, 1), 0.25), 1.6, 1.15 - 0.08 * k, base - 0.6))
    for k in range(5):
        with at(-2.8 + 1.4 * k + rng.uniform(-0.5, 0.5), 4.4 - 0.9 * (k % 2), -1.1):
            shrub(rng, rng.uniform(1.1, 1.8), 0.0, ("#6B7350", "#7D7F58", "#5B6648")[k % 3])


def harbor(rng, w, h):
    _sky()
    _flat(_ridge(rng, 8.7, 0.4, 0.5), 8.7, glow("#9DB0B4", 1.2))
    _flat(rectangle(26, 5, 0, -4.55), 8.4, gradient("#6D9BA4", "#A9C6C9", 1.6, 1.3, -1.2))
    white, mast = glow("#F3EEE4", 1.5), glow("#CFC8BB", 1.3)
    for k in range(9):
        x, y = -7 + k * 1.7 + rng.uniform(-0.4, 0.4), 7.0 + rng.uniform(-0.6, 0.8)
        hull = [(x - 0.9, 0.1), (x - 0.7, -0.25), (x + 0.7, -0.25), (x + 1.0, 0.16)]
        _flat(hull, y, white if k % 3 else glow("#3E5E78", 1.1))
        _flat(rectangle(0.05, 3.4 + rng.random() * 1.5, x, 0), y - 0.02, mast)
        _flat(rectangle(1.0, 0.1, x + 0.5, 0.5), y - 0.03, glow("#4A6A86", 1.0))


def garden(rng, w, h):
    _sky(1.6)
    for k in range(2):
        _flat(_ridge(rng, 8.4 - k * 1.3, 0.7 - 0.6 * k, 1.4, rough=4), 8.4 - k * 1.3, glow(("#BCC3B0", "#A2AC91")[k], 1.1))
    _flat(rectangle(26, 4, 0, -4.5), 7.0, glow("#9AA07C", 0.9))
    for k, x in enumerate((-2.6, -1.1, 0.2, 1.5, 2.9)):
        with at(x + rng.uniform(-0.4, 0.4), 4.6 - 0.7 * (k % 2), -0.9):
            shrub(rng, rng.uniform(1.2, 1.9), 0.0, ("#6E7F55", "#7E8A63", "#5F7350")[k % 3], rng.choice((None, None, "#E6C3B4", "#EFE6D6")))
    for x in (-1.4, 1.7):
        with at(x + rng.uniform(-0.5, 0.5), 3.4 + rng.uniform(-0.4, 0.5), -0.7):
            palm(rng, rng.uniform(1.6, 2.4), 0)


def orchard(rng, w, h):
    _sky(1.6)
    _flat(_ridge(rng, 8.6, 0.6, 0.9), 8.6, glow("#B3B9A2", 1.2))
    _flat(rectangle(26, 4, 0, -4.2), 8.3, glow("#B7A468", 1.15))
    for k in range(12):
        x, y = -7 + (k % 6) * 2.5, 7.6 - (k // 6) * 2.2
        _flat(circle(0.95, x + (k // 6) * 1.2, 0.55), y, glow("#6C7C52" if k % 2 else "#7C8A5E", 1.0))
        _flat(rectangle(0.14, 1.2, x + (k // 6) * 1.2, -0.9), y + 0.02, glow("#6B543C", 0.9))
        for j in range(6):
            a = j * 1.05 + k
            _flat(circle(0.07, x + (k // 6) * 1.2 + 0.6 * math.cos(a), 0.55 + 0.6 * math.sin(a)), y - 0.02, glow("#F0A23A", 1.5))


def street(rng, w, h):
    _sky(1.6)
    x = -9
    while x < 9:
        wide = rng.uniform(1.6, 3)
        high = rng.uniform(1.4, 3.2)
        _flat(rectangle(wide, high + 4, x, -4), 7.6, glow(rng.choice(("#C79A7C", "#D9C4A4", "#B4A99A", "#A5725A")), 1.15))
        for k in range(3):
            _flat(rectangle(wide * 0.18, 0.55, x + (k - 1) * wide * 0.28, high - 1.1), 7.55, glow("#7C8C92", 0.9))
        x += wide
    with at(rng.uniform(-1, 1), 4.5, -1.5):
        palm(rng, 3.6, 0)


def skyline(rng, w, h):
    _sky(1.7)
    _flat(_ridge(rng, 8.8, 0.9, 0.9), 8.8, glow("#A9B4BB", 1.3))
    for k in range(16):
        high = rng.uniform(0.2, 2.0) * (1 if k % 3 else 1.3)
        _flat(rectangle(rng.uniform(0.6, 1.2), high + 4, -9 + k * 1.2, -4), 8.2 - (k % 3) * 0.2, glow(rng.choice(("#B7BDBF", "#C9C3B8", "#9FAAB0", "#D8CBB9")), 1.15))
    _flat(_ridge(rng, 7.4, -0.5, 0.7, rough=8), 7.4, glow("#8A9576", 1.0))


VIEWS = dict(ocean=ocean, canyon=canyon, harbor=harbor, garden=garden, orchard=orchard, street=street, skyline=skyline)


def view(rng, kind, w, h, big=False):
    VIEWS[kind](rng, w, h)
