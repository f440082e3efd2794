"""Pots, vases, bottles, bowls, cups, candles: everything turned on a wheel."""

from .materials import concrete, marble, plain
from .shapes import box, drum, ellipsoid, lathe, rod, tube
from .soft import glass, glow, metal, rattan, water, wax


def ceramic(color, gloss=0.4):
    return plain(color, gloss, vary=0.14, grain=35, bump=0.08)


def pot(rng, w, h, color, kind=None):
    kind = kind or rng.choice(("tapered", "round", "ribbed", "straight", "basket", "foot"))
    r = w / 2
    clay = ceramic(color, 0.75)
    inside = [(r * 0.9, h), (r * 0.86, h), (r * 0.84, h * 0.8), (0, h * 0.8)]
    profiles = {
        "tapered": [(0, 0), (r * 0.62, 0), (r * 0.62, 0), (r * 0.85, h * 0.6), (r * 0.95, h), (r * 0.95, h)],
        "round": [(0, 0), (r * 0.5, 0), (r * 0.5, 0), (r * 0.95, h * 0.3), (r, h * 0.6), (r * 0.9, h), (r * 0.9, h)],
        "straight": [(0, 0), (r * 0.92, 0), (r * 0.92, 0), (r * 0.92, h), (r * 0.92, h)],
        "foot": [(0, 0), (r * 0.45, 0), (r * 0.42, h * 0.18), (r * 0.75, h * 0.35), (r * 0.95, h * 0.7), (r * 0.92, h), (r * 0.92, h)],
    }
    if kind == "ribbed":
        rings = [(r * (0.94 + 0.03 * (k % 2)), h * k / 20) for k in range(21)]
        return lathe([(0, 0), (r * 0.9, 0)] + rings + inside, (0, 0, 0), clay, False)
    if kind == "basket":
        return lathe(profiles["round"] + inside, (0, 0, 0), rattan("#B98F5C", 2.0))
    return lathe(profiles[kind] + inside, (0, 0, 0), clay)


VASES = {
    "bottle": [(0, 0), (0.32, 0), (0.32, 0), (0.36, 0.1), (0.34, 0.45), (0.12, 0.66), (0.1, 0.95), (0.13, 1), (0.1, 0.98), (0.07, 0.7)],
    "moon": [(0, 0), (0.24, 0), (0.24, 0), (0.5, 0.38), (0.46, 0.7), (0.2, 0.9), (0.2, 1), (0.15, 0.98), (0.15, 0.9)],
    "amphora": [(0, 0), (0.16, 0), (0.16, 0), (0.34, 0.5), (0.3, 0.72), (0.13, 0.86), (0.18, 1), (0.12, 0.97), (0.1, 0.86)],
    "gourd": [(0, 0), (0.3, 0), (0.38, 0.18), (0.3, 0.42), (0.17, 0.52), (0.26, 0.7), (0.22, 0.86), (0.11, 0.97), (0.11, 1), (0.08, 0.97)],
    "cylinder": [(0, 0), (0.26, 0), (0.26, 0), (0.26, 1), (0.26, 1), (0.22, 1), (0.22, 0.9)],
    "cone": [(0, 0), (0.38, 0), (0.38, 0), (0.13, 0.85), (0.18, 1), (0.12, 0.98), (0.1, 0.85)],
}


def vase(rng, h, color, kind=None, material=None):
    kind = kind or rng.choice(list(VASES))
    lathe([(x * h, z * h) for x, z in VASES[kind]], (0, 0, 0), material or ceramic(color, rng.uniform(0.3, 0.8)))


BOTTLES = {
    "tall": [(0, 0), (0.2, 0), (0.215, 0.02), (0.215, 0.02), (0.215, 0.66), (0.19, 0.72), (0.085, 0.79), (0.08, 0.84), (0, 0.84)],
    "round": [(0, 0), (0.3, 0), (0.33, 0.04), (0.33, 0.48), (0.26, 0.62), (0.1, 0.7), (0.1, 0.76), (0, 0.76)],
    "drop": [(0, 0), (0.24, 0), (0.26, 0.03), (0.26, 0.03), (0.26, 0.5), (0.22, 0.56), (0.1, 0.6), (0.1, 0.66), (0, 0.66)],
    "jar": [(0, 0), (0.42, 0), (0.45, 0.05), (0.45, 0.05), (0.45, 0.55), (0.42, 0.6), (0.4, 0.6), (0, 0.6)],
    "slope": [(0, 0), (0.34, 0), (0.36, 0.03), (0.3, 0.4), (0.12, 0.72), (0.1, 0.78), (0, 0.78)],
}
TOPS = {"tall": 0.84, "round": 0.76, "drop": 0.66, "jar": 0.6, "slope": 0.78}


def bottle(rng, h, material, cap, kind=None, label=None):
    """A bottle with its cap, pump or dropper; a band of paper without words."""
    kind = kind or rng.choice(list(BOTTLES))
    lathe([(x * h, z * h) for x, z in BOTTLES[kind]], (0, 0, 0), material)
    top = TOPS[kind] * h
    if kind == "jar":
        drum(0.47 * h, 0.22 * h, (0, 0, top), cap, 0.01)
    elif kind == "drop":
        drum(0.11 * h, 0.1 * h, (0, 0, top - 0.01 * h), cap, 0.004)
        lathe([(0, 0), (0.065 * h, 0), (0.07 * h, 0.1 * h), (0.05 * h, 0.22 * h), (0, 0.25 * h)], (0, 0, top + 0.09 * h), plain("#26221F", 0.6))
    elif kind == "round":
        drum(0.12 * h, 0.09 * h, (0, 0, top - 0.02 * h), cap, 0.003)
        rod((0, 0, top), (0, 0, top + 0.18 * h), 0.025 * h, cap)
        box((0.26 * h, 0.08 * h, 0.05 * h), (-0.08 * h, 0, top + 0.17 * h), cap, 0.01 * h)
    else:
        drum(0.11 * h, 0.17 * h, (0, 0, top - 0.01 * h), cap, 0.004)
    if label and kind in ("tall", "jar", "round", "drop"):
        r = {"tall": 0.2165, "jar": 0.4515, "round": 0.3315, "drop": 0.2615}[kind] * h
        low, high = (0.14, 0.42) if kind != "tall" else (0.2, 0.52)
        lathe([(r, low * h), (r, high * h)], (0, 0, 0), label, False)


def bowl(r, h, color, material=None):
    t = max(0.004, 0.04 * r)
    profile = [(0, 0), (r * 0.4, 0), (r * 0.4, 0), (r * 0.8, h * 0.42), (r, h), (r - t, h), (r * 0.76, h * 0.5), (r * 0.4, h * 0.14), (0, h * 0.1)]
    lathe(profile, (0, 0, 0), material or ceramic(color))


def filled_bowl(r, h, color, liquid="#A9CFC9"):
    bowl(r, h, color)
    drum(r * 0.9, 0.004, (0, 0, h * 0.74), water(liquid, 0.15, 8))


def cup(r, h, color, drink="#8A5A2B", handle=True):
    profile = [(0, 0), (r * 0.7, 0), (r * 0.7, 0), (r * 0.95, h * 0.35), (r, h), (r * 0.92, h), (r * 0.86, h * 0.4), (r * 0.6, h * 0.1), (0, h * 0.1)]
    lathe(profile, (0, 0, 0), ceramic(color, 0.35))
    drum(r * 0.88, 0.003, (0, 0, h * 0.8), plain(drink, 0.08, bump=0))
    if handle:
        tube([(r * 0.9, 0, h * 0.8), (r * 1.6, 0, h * 0.75), (r * 1.5, 0, h * 0.25), (r * 0.85, 0, h * 0.25)], r * 0.1, ceramic(color, 0.35))


def teapot(r, color, accent):
    h = r * 1.3
    lathe([(0, 0), (r * 0.6, 0), (r * 0.65, 0.01), (r, h * 0.45), (r * 0.75, h * 0.85), (r * 0.35, h), (0, h)], (0, 0, 0), ceramic(color, 0.5))
    ellipsoid((r * 0.3, r * 0.3, r * 0.28), (0, 0, h * 0.98), ceramic(color, 0.5), steps=16)
    tube([(-r * 0.85, 0, h * 0.4), (-r * 1.35, 0, h * 0.6), (-r * 1.5, 0, h * 0.95)], r * 0.13, ceramic(color, 0.5))
    tube([(r * 0.7, 0, h * 0.75), (r * 0.6, 0, h * 1.55), (-r * 0.6, 0, h * 1.55), (-r * 0.7, 0, h * 0.75)], r * 0.06, metal(accent))


def candle(r, h, lit=True, color="#F1E6D3"):
    lathe([(0, 0), (r, 0), (r, 0), (r, h * 0.97), (r * 0.93, h), (r * 0.7, h * 0.95), (0, h * 0.94)], (0, 0, 0), wax(color), False)
    rod((0, 0, h * 0.94), (0, 0, h * 0.94 + 0.012), 0.0015, plain("#2A2320"))
    if lit:
        flame(h * 0.94 + 0.008)


def flame(z, size=0.012):
    obj = lathe([(0, 0), (size * 0.34, size * 0.5), (size * 0.22, size * 1.3), (0, size * 2.4)], (0, 0, z), glow("#FFB458", 24))
    obj.visible_diffuse = False


def glass_candle(r, h, tint):
    lathe([(0, 0), (r, 0), (r, 0), (r, h), (r * 0.93, h), (r * 0.93, h * 0.08), (0, h * 0.08)], (0, 0, 0), glass(tint), False)
    drum(r * 0.92, h * 0.62, (0, 0, h * 0.09), wax())
    flame(h * 0.72)


def carafe(r, h, liquid="#E9D9A8"):
    lathe([(0, 0), (r, 0), (r, 0), (r * 1.02, h * 0.45), (r * 0.45, h * 0.8), (r * 0.55, h), (r * 0.5, h), (r * 0.4, h * 0.8), (r * 0.95, h * 0.44), (r * 0.93, h * 0.04), (0, h * 0.04)], (0, 0, 0), glass())
    drum(r * 0.92, h * 0.36, (0, 0, h * 0.045), glass(liquid, ior=1.33))


def tumbler(r, h, liquid="#E9F0EC"):
    lathe([(0, 0), (r * 0.85, 0), (r * 0.85, 0), (r, h), (r * 0.93, h), (r * 0.78, h * 0.1), (0, h * 0.1)], (0, 0, 0), glass(), False)
    drum(r * 0.8, h * 0.55, (0, 0, h * 0.11), glass(liquid, ior=1.33))


def round_tray(r, material, lip=0.018):
    lathe([(0, 0), (r, 0), (r, 0), (r, lip), (r * 0.975, lip), (r * 0.97, 0.007), (0, 0.007)], (0, 0, 0), material, False)


def podium(rng, r, h, color):
    kind = rng.choice((concrete, marble, ceramic))
    drum(r, h, (0, 0, 0), kind(color) if kind is not marble else marble(), 0.012, steps=64)
