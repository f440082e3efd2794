"""Instruments for close-ups, at three times life size. They lie along x unless said otherwise."""

import math

from mathutils import Matrix

from .materials import marble, plain
from .shapes import box, drum, ellipsoid, lathe, plate, rod, rounded, tube
from .soft import glass, glow, gradient, metal
from .space import at

ALONG = Matrix.Rotation(math.pi / 2, 4, "Y")


def _shell(color):
    return plain(color, 0.28, vary=0.05, bump=0.0, coat=0.5)


def _grip(start, length, r, color="#3C4245"):
    """A ribbed dark sleeve: tells an instrument from a plain tube."""
    rings = [(r + 0.006 * (k % 2), length * k / 14) for k in range(15)]
    lathe([(r * 0.9, 0)] + rings + [(r * 0.9, length)], start, plain(color, 0.55), False, rotation=ALONG)


def laser_handpiece(color, accent):
    """A ribbed grip, a square head with a display and a lit window; its cable runs off."""
    body = [(0, 0), (0.1, 0), (0.14, 0.08), (0.155, 0.4), (0.15, 0.9), (0.17, 1.22), (0, 1.22)]
    lathe(body, (0, 0, 0.22), _shell(color), rotation=ALONG)
    _grip((0.3, 0, 0.22), 0.52, 0.158)
    box((0.62, 0.42, 0.4), (1.42, 0, 0.02), _shell(color), 0.1, 6)
    box((0.05, 0.43, 0.41), (1.3, 0, 0.015), metal(accent), 0.02)
    box((0.3, 0.2, 0.02), (1.48, 0, 0.412), plain("#1F2A2E", 0.15), 0.01)
    for k in range(3):
        box((0.03, 0.09 + 0.03 * k, 0.004), (1.41 + 0.06 * k, 0, 0.432), glow("#8FE3EE", 2.0), 0)
    box((0.1, 0.34, 0.32), (1.76, 0, 0.06), metal("steel"), 0.02)
    box((0.02, 0.25, 0.23), (1.81, 0, 0.105), glow("#7FD8EC", 2.4), 0.004)
    box((0.14, 0.28, 0.26), (1.88, 0, 0.09), glass("#E2F4F6"), 0.015)
    drum(0.085, 0.16, (-0.14, 0, 0.22), plain("#3C4245", 0.5), 0.02, ALONG)
    tube([(-0.1, 0, 0.22), (-0.4, 0, 0.2), (-0.8, 0.15, 0.07), (-1.7, 0.7, 0.06), (-2.9, 0.6, 0.06), (-4.5, 1.4, 0.06)], 0.055, plain("#4A5053", 0.5))


def needle_pen(color, accent):
    """A microneedling pen with a clear cartridge."""
    lathe([(0, 0), (0.09, 0), (0.105, 0.04), (0.11, 0.5), (0.1, 1.1), (0.085, 1.3), (0, 1.3)], (0, 0, 0.11), _shell(color), rotation=ALONG)
    _grip((0.55, 0, 0.11), 0.55, 0.108)
    drum(0.112, 0.06, (0.42, 0, 0.11), metal(accent), 0.008, ALONG)
    drum(0.09, 0.05, (1.3, 0, 0.11), metal(accent), 0.008, ALONG)
    lathe([(0, 0), (0.075, 0), (0.075, 0), (0.06, 0.22), (0.05, 0.28), (0, 0.28)], (1.35, 0, 0.11), glass("#E4F0EE"), rotation=ALONG)
    ellipsoid((0.07, 0.05, 0.03), (0.25, 0, 0.2), glow("#8FD6E0", 1.6), steps=16)


def syringe(accent, liquid="#E9F2EE"):
    lathe([(0.075, 0), (0.075, 0.85), (0.05, 0.9), (0.03, 0.98), (0, 0.98)], (0, 0, 0.12), glass(), False, rotation=ALONG)
    drum(0.066, 0.5, (0.33, 0, 0.12), glass(liquid, ior=1.33), 0.005, ALONG)
    drum(0.066, 0.05, (0.27, 0, 0.12), plain("#2E3234", 0.6), 0.01, ALONG)
    rod((-0.4, 0, 0.12), (0.28, 0, 0.12), 0.025, plain("#F2EFE8", 0.4))
    drum(0.085, 0.025, (-0.42, 0, 0.12), plain("#F2EFE8", 0.4), 0.006, ALONG)
    box((0.03, 0.34, 0.09), (0.0, 0, 0.075), plain("#F2EFE8", 0.4), 0.01)
    drum(0.035, 0.09, (0.97, 0, 0.12), plain(accent, 0.4), 0.006, ALONG)
    # Capped: a picture of a bare needle frightens, and a careful clinic caps it.
    lathe([(0, 0), (0.04, 0), (0.042, 0.05), (0.028, 0.4), (0, 0.42)], (1.05, 0, 0.12), glass("#D6E6EA"), rotation=ALONG)


def vial(rng, h, tint, cap, label="#F4EFE6"):
    r = h * 0.26
    lathe([(0, 0), (r, 0), (r, 0), (r, h * 0.66), (r * 0.55, h * 0.78), (r * 0.55, h * 0.86), (0, h * 0.86)], (0, 0, 0), glass(tint), True)
    drum(r * 0.68, h * 0.14, (0, 0, h * 0.84), metal("chrome"), 0.01)
    drum(r * 0.6, h * 0.04, (0, 0, h * 0.97), plain(cap, 0.4), 0.008)
    lathe([(r * 1.01, h * 0.16), (r * 1.01, h * 0.5)], (0, 0, 0), plain(label, 0.8), False)
    lathe([(r * 1.015, h * 0.4), (r * 1.015, h * 0.45)], (0, 0, 0), plain(cap, 0.6), False)


def hydra_wand(color, accent):
    """A wand with a swirled clear tip and two tubes."""
    lathe([(0, 0), (0.08, 0), (0.1, 0.05), (0.105, 0.7), (0.085, 1.2), (0.09, 1.4), (0, 1.4)], (0, 0, 0.11), _shell(color), rotation=ALONG)
    _grip((0.75, 0, 0.11), 0.4, 0.1)
    drum(0.108, 0.05, (0.62, 0, 0.11), metal(accent), 0.01, ALONG)
    drum(0.1, 0.07, (1.36, 0, 0.11), metal(accent), 0.01, ALONG)
    rings = [(0.085 - 0.008 * (k % 2) - 0.002 * k, 0.028 * k) for k in range(10)]
    lathe([(0, 0)] + rings + [(0, 0.26)], (1.43, 0, 0.11), glass("#BFE3E8"), False, rotation=ALONG)
    for y in (-0.03, 0.03):
        tube([(0.03, y, 0.11), (-0.4, y * 2, 0.1), (-1.0, y * 4 + 0.3, 0.05), (-2.0, y * 5 - 0.1, 0.05), (-3.6, y * 6 + 0.8, 0.05)], 0.03, glass("#DCEBEB"))


def tips(rng, colors, count=5):
    """A row of small tips standing up."""
    for k in range(count):
        x = (k - (count - 1) / 2) * 0.34
        rings = [(0.11 - 0.012 * (j % 2) - 0.004 * j, 0.16 + 0.03 * j) for j in range(7)]
        lathe([(0, 0), (0.13, 0), (0.13, 0.1), (0.105, 0.14)] + rings + [(0, 0.36)], (x, 0, 0), plain(colors[k % len(colors)], 0.3, coat=0.4), False, 32)


def roller(stone, accent):
    """A jade roller."""
    rod((0, 0, 0.16), (1.1, 0, 0.16), 0.035, metal(accent))
    for x, r, w in ((-0.13, 0.15, 0.42), (1.22, 0.1, 0.26)):
        lathe([(0, 0), (r * 0.8, 0), (r, w * 0.25), (r, w * 0.75), (r * 0.8, w), (0, w)], (x, -w / 2, 0.16), stone, rotation=Matrix.Rotation(-math.pi / 2, 4, "X"))
        for side in (-1, 1):
            rod((x, side * (w / 2 + 0.03), 0.16), (x + (0.2 if x < 0 else -0.18), 0, 0.16), 0.014, metal(accent))


def gua_sha(stone):
    outline = [(0.5, 0.0), (0.46, 0.2), (0.25, 0.32), (0.05, 0.2), (-0.05, 0.2), (-0.3, 0.33), (-0.48, 0.18), (-0.45, -0.05), (-0.2, -0.22), (0.2, -0.25), (0.42, -0.16)]
    smooth = []
    n = len(outline)
    for i in range(n):
        p0, p1, p2, p3 = (outline[(i + k - 1) % n] for k in range(4))
        for j in range(6):
            t = j / 6
            smooth.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3) for a, b, c, d in zip(p0, p1, p2, p3)))
    plate(smooth, (0, 0, 0), 0.07, stone, bevel=0.03, rotation=Matrix.Identity(4))


def jade(kind):
    colors = {"jade": ("#8FB59B", "#5F8A72"), "rose": ("#E9B9B0", "#C98E86"), "onyx": ("#3B3F3F", "#6B706E")}
    return marble(*colors[kind], scale=2.5, rough=0.18)


def ring_light(r, finish, lean=0):
    """A magnifier's head seen close, upright, its face towards -y."""
    with at(0, 0, 0, tilt=90 + lean):
        lathe([(r * 0.72, -0.06), (r, -0.08), (r * 1.06, 0.0), (r, 0.1), (r * 0.72, 0.1), (r * 0.68, 0.0), (r * 0.72, -0.06)], (0, 0, 0), plain("#EFECE5", 0.3, bump=0, coat=0.4))
        halo = lathe([(r * 0.75, 0.102), (r * 0.96, 0.102)], (0, 0, 0), glow("#FFF7EC", 4.5), False)
        halo.visible_diffuse = False
        drum(r * 0.7, 0.03, (0, 0, 0), glass(), 0.01)
    rod((0, 0.02, -r * 1.02), (0, 0.02, -r * 1.5), 0.06, metal(finish))
    tube([(0, 0.02, -r * 1.4), (0.15, 0.1, -r * 2.0), (0.9, 0.3, -r * 2.2)], 0.05, metal(finish))


def kidney_dish(material):
    outline = [(0.75 * math.cos(a) * (1 + 0.0 * a), 0.34 * math.sin(a) - 0.16 * math.cos(2 * a) * (math.sin(a) < 0) * -math.sin(a)) for a in [i * math.pi / 24 for i in range(48)]]
    plate(outline, (0, 0, 0), 0.03, material, bevel=0.01, rotation=Matrix.Identity(4))
    inner = [(x * 0.94, y * 0.92) for x, y in outline]
    plate(outline, (0, 0, 0.02), 0.16, material, [inner], 0.012, Matrix.Identity(4))


def steel_tray(w, d, material):
    plate(rounded(w, d, 0.18, 0, -d / 2), (0, 0, 0), 0.03, material, bevel=0.01, rotation=Matrix.Identity(4))
    plate(rounded(w, d, 0.18, 0, -d / 2), (0, 0, 0.025), 0.075, material, [rounded(w - 0.07, d - 0.07, 0.15, 0, 0.035 - d / 2)], 0.012, Matrix.Identity(4))


def swabs(rng, count=5):
    for k in range(count):
        box((0.3, 0.3, 0.02), (rng.uniform(-0.01, 0.01), rng.uniform(-0.01, 0.01), 0.021 * k), plain("#F7F3EB", 1, bump=0.4), 0.008)


def screen(w, h, color, accent):
    """A lit display with curves and dials, no words. Upright, facing -y, its base at the origin."""
    plate(rounded(w, h, 0.03), (0, 0.03, 0), 0.05, plain("#E9E6DF", 0.35, bump=0), bevel=0.012)
    plate(rounded(w * 0.92, h * 0.88, 0.015, 0, h * 0.06), (0, -0.02, 0), 0.004, gradient(color, accent, h, 0.9), bevel=0)
    for k, x in enumerate((-0.26, 0.0, 0.26)):
        ring = [(x * w + 0.09 * w * math.cos(a), -0.026, h * 0.62 + 0.09 * w * math.sin(a)) for a in [i * 0.3 for i in range(6 + 5 * k)]]
        tube(ring, 0.006 * w, glow("#F4F7F2", 1.5))
    wave = [(-0.38 * w + 0.76 * w * i / 24, -0.026, h * (0.28 + 0.07 * math.sin(i * 0.7))) for i in range(25)]
    tube(wave, 0.006 * w, glow("#F4F7F2", 1.5))
