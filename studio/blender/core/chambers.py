"""Large devices: hyperbaric and cryo chambers, red-light panels."""

import math

from mathutils import Matrix

from . import lights
from .materials import plain
from .shapes import FLAT, UPRIGHT, box, circle, drum, ellipsoid, lathe, plate, rod, rounded, sheet, tube
from .soft import glass, glow, linen, metal
from .space import at

ALONG = Matrix.Rotation(math.pi / 2, 4, "Y")


def hyperbaric(palette, glow_color="#FFE2B8", steel=False):
    """A lying cylinder of clear acrylic between white collars, 2.3 m long along x, on a base."""
    white, band = plain("#F1EFEA", 0.3, bump=0, coat=0.5), plain(palette["textile2"], 0.35, coat=0.4)
    r, z = 0.47, 0.98
    box((2.0, 0.62, 0.42), (0, 0, 0.06), white, 0.06, 5)
    box((1.9, 0.56, 0.08), (0, 0, 0), plain("#33312E"), 0.01)
    box((2.01, 0.02, 0.05), (0, -0.305, 0.3), band, 0.008)
    for x in (-1.12, 1.12):
        ring = [(r * 0.92, -0.1), (r + 0.06, -0.1), (r + 0.08, -0.06), (r + 0.08, 0.06), (r + 0.06, 0.1), (r * 0.92, 0.1), (r * 0.92, -0.1)]
        lathe(ring, (x, 0, z), white, False, 64, ALONG)
        lathe([(r + 0.082, -0.025), (r + 0.088, 0), (r + 0.082, 0.025)], (x, 0, z), metal(palette["metal"]), False, 64, ALONG)
    if steel:
        _steel_hull(palette, r, z)
        return
    lathe([(r, -1.1), (r, 1.1)], (0, 0, z), glass("#EAF3F3"), False, 64, ALONG)
    lathe([(0, 0.28), (0.2, 0.25), (r * 0.9, 0.1), (r * 0.95, 0)], (-1.14, 0, z), white, True, 64, Matrix.Rotation(-math.pi / 2, 4, "Y"))
    lathe([(0, 0.2), (0.22, 0.17), (r * 0.9, 0.05), (r * 0.95, 0)], (1.16, 0, z), glass("#E4EFEF"), True, 64, ALONG)
    box((2.0, 0.62, 0.09), (0, 0, z - 0.36), linen(palette["textile"]), 0.04, 5)
    with at(-0.8, 0, z - 0.27):
        box((0.34, 0.46, 0.11), (0, 0, 0), linen(palette["textile2"]), 0.05, 6)
    for x in (0.0,):
        tube([(x, r * math.sin(a), z + (r + 0.012) * math.cos(a)) for a in [i * 0.16 - 1.6 for i in range(21)]], 0.018, white)
    strip = tube([(-1.0, 0, z + r - 0.03), (1.0, 0, z + r - 0.03)], 0.012, glow(glow_color, 6), smooth=False)
    strip.visible_diffuse = False
    with at(0.86, -0.34, 0.5):
        box((0.26, 0.05, 0.2), (0, 0, 0), plain("#23292B", 0.2), 0.015)
        for k in range(3):
            drum(0.018, 0.012, (-0.07 + 0.07 * k, -0.027, 0.1), glow(("#8FE3C0", "#8FD6E0", "#F2C98C")[k], 2.4), 0.003, UPRIGHT)


def _steel_hull(palette, r, z):
    """A painted hull with round windows and domed ends."""
    paint = plain(palette["textile"], 0.3, coat=0.5)
    lathe([(0, -1.36), (0.2, -1.32), (r * 0.85, -1.18), (r, -1.02), (r, -1.02), (r, 1.02), (r, 1.02), (r * 0.85, 1.18), (0.2, 1.32), (0, 1.36)], (0, 0, z), paint, True, 64, ALONG)
    for x in (-0.62, 0.0, 0.62):
        with at(x, -r * 0.93, z + 0.08, tilt=90):
            lathe([(0.15, 0.0), (0.19, 0.0), (0.2, 0.03), (0.18, 0.05), (0.15, 0.05), (0.14, 0.02)], (0, 0, 0), metal(palette["metal"]), False, 40)
            lit = drum(0.15, 0.02, (0, 0, 0.012), glow("#FFD9A0", 1.5), 0.003)
            lit.visible_diffuse = False
            for k in range(8):
                a = k * math.pi / 4
                ellipsoid((0.02, 0.02, 0.015), (0.17 * math.cos(a), 0.17 * math.sin(a), 0.045), metal("steel"), steps=12)


def cryo(palette, tint="#7FD0F0"):
    """An upright cabin, open in front, glowing inside."""
    white = plain("#EFEFEC", 0.28, bump=0, coat=0.5)
    dark = plain("#2C3133", 0.35, coat=0.3)
    h, r = 2.15, 0.56

    def wall(inner, low, high):
        def surface(u, v):
            a = math.radians(-52 + 284 * u)
            rr = r - inner
            return (rr * math.cos(a), rr * math.sin(a), low + (high - low) * v)

        return surface

    drum(r + 0.1, 0.14, (0, 0, 0), dark, 0.03, steps=64)
    sheet(wall(0, 0.14, h), 64, 2, white, thickness=0.06)
    inside = sheet(wall(0.09, 0.16, h - 0.04), 64, 2, glow(tint, 1.3))
    inside.visible_diffuse = False
    for k in range(9):
        ring = [((r - 0.11) * math.cos(a), (r - 0.11) * math.sin(a), 0.36 + 0.2 * k) for a in [math.radians(-44 + 268 * i / 30) for i in range(31)]]
        tube(ring, 0.012, white)
    drum(r + 0.05, 0.12, (0, 0, h), white, 0.04, steps=64)
    for side in (-1, 1):
        a = math.radians(-52 if side > 0 else 232)
        rod((r * math.cos(a), r * math.sin(a), 0.14), (r * math.cos(a), r * math.sin(a), h), 0.035, metal(palette["metal"]))
    drum(0.3, 0.1, (0, 0, 0.14), plain("#C9CFD0", 0.5), 0.01)
    lights.area((0, -0.75, 1.2), (0, -3, 0.2), 0.8, 26, tint, 1.8)


def red_panel(palette, h=1.8, strength=5.0):
    """A standing panel of red lamps, facing -y."""
    dark = plain("#2A2A2B", 0.4, coat=0.3)
    box((0.62, 0.12, h), (0, 0, 0.1), dark, 0.03, 4)
    for x in (-0.24, 0.24):
        box((0.06, 0.5, 0.05), (x, 0, 0), dark, 0.015)
        box((0.05, 0.06, 0.1), (x, 0, 0.04), dark, 0.01)
    lamp = glow("#FF3B28", strength)
    for i in range(5):
        for k in range(int(h / 0.12) - 1):
            obj = drum(0.04, 0.014, (-0.22 + 0.11 * i, -0.06, 0.2 + 0.12 * k), lamp, 0.004, UPRIGHT, 16)
            obj.visible_diffuse = False
    lights.area((0, -0.12, 0.1 + h / 2), (0, -2.0, 0.6), 0.6, 46, "#FF5A3C", h)


def red_bed(palette):
    """A shell bed: a lower half with lamps under a clear cover, an open lid above; along x."""
    white = plain("#EEECE7", 0.3, bump=0, coat=0.5)

    def shell(radius, start, sweep, z):
        def surface(u, v):
            a = math.radians(start + sweep * v)
            end = 1 - 0.25 * (2 * u - 1) ** 6
            return ((u - 0.5) * 2.15, radius * end * math.cos(a), z + radius * end * math.sin(a))

        return surface

    box((1.9, 0.66, 0.4), (0, 0, 0), white, 0.08, 5)
    sheet(shell(0.46, 190, 160, 0.86), 32, 24, white, thickness=0.05)
    inner = sheet(shell(0.41, 200, 140, 0.87), 32, 24, glow("#FF4A30", 2.6))
    with at(0, 0.38, 0.98, tilt=-34):
        sheet(shell(0.48, 20, 140, 0.0), 32, 24, white, thickness=0.05)
        lid = sheet(shell(0.43, 25, 130, 0.0), 32, 24, glow("#FF4A30", 2.6))
    for obj in (inner, lid):
        obj.visible_diffuse = False
    for k in range(9):
        tube([(-1.0, -0.34 + 0.085 * k, 0.87 - math.sqrt(max(0.01, 0.4**2 - (-0.34 + 0.085 * k) ** 2))), (1.0, -0.34 + 0.085 * k, 0.87 - math.sqrt(max(0.01, 0.4**2 - (-0.34 + 0.085 * k) ** 2)))], 0.016, glow("#FF8A66", 4.5), smooth=False)
    lights.area((0, 0.1, 1.1), (0, -2.4, 0.3), 1.9, 42, "#FF5A3C", 0.5)
