"""Skin care, cloth, vessels and the tools of massage for still lifes."""

import math

from mathutils import Matrix

QUARTER = Matrix.Rotation(math.pi / 2, 4, "Y")


def serum(kit, s):
    rng, p = s.rng, s.palette
    bodies = (kit.glass("#8A3F0C"), kit.glass("#C9772E"), kit.glass("#EAF2EE", 0.22), kit.plain(p["glaze"], 0.35))
    cap = kit.metal(p["metal"]) if rng.random() < 0.6 else kit.plain(p["textile2"], 0.5)
    label = kit.plain("#F4EEE2", 0.8)
    for x, y, h, kind, k in ((-0.2, 0.08, 0.52, "tall", 0), (0.05, 0.0, 0.4, "drop", 1), (0.27, 0.06, 0.3, "jar", 3)):
        with kit.at(x, y, 0):
            kit.bottle(rng, h, bodies[k if rng.random() < 0.8 else 2], cap, kind, label if k != 2 else None)
    with kit.at(0.0, -0.26, 0):
        kit.ellipsoid((0.15, 0.09, 0.022), (0, 0, 0), kit.glass("#F1D9A4", ior=1.33))
        kit.ellipsoid((0.05, 0.04, 0.014), (0.14, 0.02, 0), kit.glass("#F1D9A4", ior=1.33))


def brush(kit, length=0.4, fan=0.07):
    kit.rod((0, 0, 0), (length, 0, 0), 0.012, kit.wood("#7A5636"))
    kit.rod((length * 0.86, 0, 0), (length, 0, 0), 0.017, kit.metal("brass"))

    def hair(u, v):
        return (length + 0.11 * v, (u - 0.5) * fan * (0.5 + 0.7 * v), 0.014 * math.sin(u * 40) * v * 0.3)

    kit.sheet(hair, 40, 6, kit.plain("#EADBC4", 0.9), thickness=0.016)


def glass_bowl(kit, r, h, liquid=None):
    t = 0.012
    kit.lathe([(0, 0), (r * 0.5, 0), (r * 0.5, 0), (r * 0.9, h * 0.5), (r, h), (r - t, h), (r * 0.86, h * 0.52), (r * 0.5, h * 0.08), (0, h * 0.08)], (0, 0, 0), kit.glass())
    if liquid:
        kit.lathe([(0, h * 0.09), (r * 0.5, h * 0.09), (r * 0.84, h * 0.5), (r * 0.88, h * 0.62), (0, h * 0.62)], (0, 0, 0), kit.glass(liquid, ior=1.33), False)


def peel(kit, s):
    glass_bowl(kit, 0.23, 0.2, s.rng.choice(("#E39A3B", "#D9743A", "#E7C25A")))
    with kit.at(0.1, 0.02, 0.2, turn=205, roll=-24):
        brush(kit, 0.4)
    for k in range(3):
        kit.drum(0.085, 0.018, (0.36, -0.08, k * 0.018), kit.terry("#F7F4ED"), 0.008)
    kit.drum(0.085, 0.018, (0.3, -0.24, 0), kit.terry("#F7F4ED"), 0.008)


def paste_bowl(kit, s, color, dish):
    kit.bowl(0.24, 0.17, dish)
    mesh = kit.stone((0.4, 0.4, 0.1), (0, 0, 0.085), kit.plain(color, 0.4, bump=0.3, grain=14), s.seed % 40, 0.12)
    return mesh


def mask(kit, s):
    paste_bowl(kit, s, s.rng.choice(("#8FA586", "#C9B3A0", "#7F9E9A", "#D8C1B4")), s.palette["glaze"])
    with kit.at(0.02, -0.06, 0.19, turn=35, roll=-16):
        with kit.at(-0.06, 0, 0, turn=0):
            brush(kit, 0.42, 0.09)
    with kit.at(-0.42, 0.1, 0):
        kit.folded_towels(s.rng, 0.34, 0.26, 3, [s.palette["textile"], s.palette["accent"]])


def clay(kit, s):
    paste_bowl(kit, s, "#9A6A4C", "#5E544A")
    with kit.at(0.05, -0.02, 0.19, turn=28, roll=-20):
        kit.rod((-0.05, 0, 0), (0.36, 0, 0), 0.014, kit.wood("#9A6E42"))
        kit.ellipsoid((0.16, 0.1, 0.035), (-0.1, 0, -0.018), kit.wood("#9A6E42"))
    kit.stone((0.3, 0.16, 0.03), (-0.38, -0.16, 0), kit.plain("#A47455", 0.7, bump=0.5, grain=12), 4, 0.3)


def oil(kit, s):
    golden = kit.glass("#D9A13A", ior=1.33)
    kit.lathe([(0, 0), (0.13, 0), (0.13, 0), (0.14, 0.2), (0.05, 0.36), (0.05, 0.46), (0.06, 0.48), (0, 0.48)], (-0.12, 0.05, 0), kit.glass())
    kit.lathe([(0, 0.012), (0.122, 0.012), (0.13, 0.18), (0.1, 0.25), (0, 0.25)], (-0.12, 0.05, 0), golden, False)
    kit.drum(0.042, 0.07, (-0.12, 0.05, 0.46), kit.plain("#B68A5A", 0.9), 0.01)
    with kit.at(0.22, -0.06, 0):
        kit.bowl(0.17, 0.1, s.palette["glaze"])
        kit.drum(0.15, 0.004, (0, 0, 0.076), kit.plain("#C98F2B", 0.06, bump=0))


def towels(kit, s):
    colors = [s.palette["textile"], s.palette["accent"]]
    for k, (x, z) in enumerate(((-0.14, 0), (0.09, 0), (-0.025, 0.17))):
        with kit.at(x, 0, z, turn=4 * k - 4):
            kit.rolled_towel(0.108, 0.42, colors[k % 2])


def linen(kit, s):
    with kit.at(0, 0, 0, turn=12):
        kit.folded_towels(s.rng, 0.46, 0.34, 4, [s.palette["textile"], s.palette["textile2"]])


def silk(kit, s, color=None):
    material = kit.plain(color or s.palette["textile2"], 0.34, vary=0.05, bump=0, sheen=0.6)
    phase = s.rng.uniform(0, 6)

    def surface(u, v):
        x, y = (u - 0.5) * 1.25, (v - 0.5) * 0.82
        edge = min(1.0, 5 * min(u, 1 - u, v, 1 - v))
        bend = x * 9 + 3.5 * math.sin(y * 4 + phase) + 2 * y
        fold = 0.5 + 0.32 * math.sin(bend) + 0.18 * math.sin(2.3 * bend + 1 + 3 * y)
        return (x + 0.03 * math.sin(y * 9), y + 0.05 * math.sin(x * 6 + phase), 0.006 + 0.085 * fold * edge)

    kit.sheet(surface, 150, 70, material, thickness=0.006)


def water(kit, s):
    kit.carafe(0.12, 0.5)
    with kit.at(0.26, -0.08, 0):
        kit.tumbler(0.08, 0.2)


def bucket(kit, r, h, wood, band, liquid):
    kit.lathe([(0, 0), (r * 0.88, 0), (r * 0.88, 0), (r, h), (r, h), (r * 0.93, h), (r * 0.93, h), (r * 0.84, h * 0.1), (0, h * 0.1)], (0, 0, 0), wood, steps=24)
    for z in (0.16, 0.74):
        kit.lathe([(r * (0.885 + 0.12 * z), h * z), (r * (0.9 + 0.12 * (z + 0.08)), h * (z + 0.08))], (0, 0, 0), band, False)
    kit.drum(r * 0.9, 0.006, (0, 0, h * 0.82), liquid)


def ginger(kit, s):
    bucket(kit, 0.36, 0.3, kit.wood("#B98A56", "z"), kit.metal("brass"), kit.water("#D8C08A", 0.2, 8))
    slice_of = kit.plain("#E7CF8B", 0.6)
    for k in range(7):
        a, r = k * 2.4, 0.1 + 0.025 * k
        kit.stone((0.11, 0.08, 0.018), (r * math.cos(a), r * math.sin(a), 0.246), slice_of, k * 3, 0.2)
    for k, x in enumerate((0.46, 0.56)):
        kit.stone((0.16, 0.09, 0.08), (x, -0.12 + 0.1 * k, 0), kit.plain("#C9A468", 0.85, bump=0.5), 11 + k * 5, 0.4)


def sauna(kit, s):
    bucket(kit, 0.24, 0.26, kit.wood("#A87442", "z"), kit.metal("copper"), kit.water("#C9D8D2", 0.2, 8))
    kit.tube([(-0.24, 0, 0.26), (-0.24, 0, 0.44), (0, 0, 0.56), (0.24, 0, 0.44), (0.24, 0, 0.26)], 0.012, kit.metal("copper"))
    with kit.at(0.4, -0.06, 0.06, turn=-25):
        kit.rod((0.05, 0, 0.02), (0.62, 0.02, 0.08), 0.017, kit.wood("#A87442"))
        kit.bowl(0.1, 0.08, "#B8704C", kit.metal("copper"))


def roller(kit, s):
    foam = kit.plain(s.palette["textile2"], 0.75, bump=0.3)
    with kit.at(-0.02, 0.05, 0.16, turn=24):
        for k in range(9):
            kit.drum(0.155 if k % 2 else 0.165, 0.078, (-0.34 + k * 0.075, 0, 0), foam, 0.014, QUARTER)
    kit.ellipsoid((0.17, 0.17, 0.17), (0.3, -0.2, 0), kit.plain(s.palette["accent"], 0.55, bump=0.4, grain=18))


def cups(kit, s):
    for k, (x, y) in enumerate(((-0.26, 0.08), (0.0, 0.12), (0.2, -0.02))):
        r = 0.12 - 0.014 * k
        kit.lathe([(r * 0.94, 0), (r, 0), (r * 1.02, r * 0.8), (r * 0.7, r * 1.75), (r * 0.2, r * 2.0), (0.02, r * 2.05), (0.035, r * 2.4), (0, r * 2.48)], (x, y, 0), kit.glass("#E3F0EA"))
    bamboo = kit.wood("#C79F5C", "z")
    for x, y, h in ((0.4, 0.1, 0.26), (-0.08, -0.16, 0.2)):
        kit.lathe([(0.075, 0), (0.088, 0), (0.084, h * 0.5), (0.09, h * 0.52), (0.084, h * 0.56), (0.086, h), (0, h)], (x, y, 0), bamboo, False)


def hair(kit, s):
    wood = kit.wood("#8A5A34")
    with kit.at(-0.1, -0.02, 0.012, turn=22):
        kit.box((0.5, 0.07, 0.018), (0, 0.06, 0), wood, 0.008)
        for k in range(34):
            kit.box((0.007, 0.12, 0.014), (-0.24 + k * 0.0145, -0.03, 0.002), wood, 0.002)
    with kit.at(0.3, 0.1, 0):
        kit.bottle(s.rng, 0.36, kit.glass("#8A3F0C"), kit.plain("#26221F", 0.5), "drop", kit.plain("#F4EEE2", 0.8))


def silicone(kit, s):
    with kit.at(0, 0.04, 0):
        kit.lathe([(0, 0), (0.17, 0), (0.17, 0), (0.18, 0.15), (0.165, 0.16), (0.16, 0.02), (0, 0.02)], (0, 0, 0), kit.glass("#EEF3F1", 0.15))
        kit.drum(0.155, 0.1, (0, 0, 0.02), kit.glass("#F5EFE2", 0.25, 1.33), 0.02)
    with kit.at(0.3, -0.1, 0.02, tilt=0):
        kit.drum(0.185, 0.04, (0, 0, 0), kit.metal(s.palette["metal"]), 0.008)


def sunscreen(kit, s):
    colors = ("#F2C14E", "#F4EFE6", "#E98A5B", "#7FB2B5", "#EAD9BE")
    for k in range(5):
        x, h, r = -0.4 + k * 0.2, s.rng.uniform(0.36, 0.5), 0.075

        def tube(u, v, h=h, r=r):
            a = u * 2 * math.pi
            flat = 1 - v
            return (r * math.cos(a) * (1 + 0.25 * v), r * math.sin(a) * flat + 0.004 * math.sin(a), 0.07 + v * h)

        with kit.at(x, s.rng.uniform(-0.05, 0.06), 0, turn=s.rng.uniform(-16, 16)):
            kit.sheet(tube, 40, 10, kit.plain(colors[k], 0.4))
            kit.drum(0.062, 0.075, (0, 0, 0), kit.plain("#F7F3EA" if k % 2 else "#D9B26A", 0.4), 0.008)


def tea(kit, s):
    with kit.at(-0.14, 0.06, 0):
        kit.teapot(0.19, s.palette["textile2"], s.palette["metal"])
    for x, y in ((0.22, 0.04), (0.12, -0.2)):
        with kit.at(x, y, 0):
            kit.cup(0.075, 0.085, s.palette["glaze"], "#B5701F", False)


def bowls(kit, s):
    for x, y, r in ((-0.22, 0.1, 0.2), (0.16, 0.02, 0.15), (0.42, 0.12, 0.11)):
        with kit.at(x, y, 0):
            kit.bowl(r, r * 0.8, "#C59A55", kit.metal("brass"))
    kit.rod((-0.3, -0.2, 0.03), (0.12, -0.26, 0.03), 0.022, kit.wood("#7A4F2E"))


def ice(kit, s):
    kit.bowl(0.3, 0.2, "#A9ACAD", kit.metal("steel"))
    for k in range(17):
        a, r = k * 2.4, 0.055 * math.sqrt(k)
        turn = Matrix.Rotation(k, 4, "Z") @ Matrix.Rotation(k * 0.7, 4, "X")
        kit.box((0.12, 0.12, 0.12), (r * math.cos(a), r * math.sin(a), 0.12 + 0.09 * (1 - k / 17)), kit.water("#DCEBF0", 0.12, 9, 0.5), 0.016, rotation=turn)
    for x, y in ((0.4, -0.12), (0.32, -0.27)):
        kit.box((0.11, 0.11, 0.1), (x, y, 0), kit.water("#DCEBF0", 0.12, 9, 0.5), 0.016, rotation=Matrix.Rotation(x * 3, 4, "Z"))


MOTIFS = {
    "serum": serum, "peel": peel, "mask": mask, "clay": clay, "oil": oil, "towels": towels, "robe": towels, "linen": linen, "silk": silk, "water": water,
    "ginger": ginger, "buckets": ginger, "sauna": sauna, "ladle": sauna, "roller": roller, "cups": cups, "hair": hair, "silicone": silicone, "sunscreen": sunscreen, "tea": tea, "bowls": bowls, "ice": ice, "jar": silicone,
}
