"""Stones, shells, herbs, fruit and flowers for still lifes."""

import math

from mathutils import Matrix, Vector

QUARTER = Matrix.Rotation(math.pi / 2, 4, "Y")


def stones(kit, s):
    z = 0.0
    for k, (w, h) in enumerate(((0.4, 0.13), (0.32, 0.11), (0.25, 0.1), (0.17, 0.08))):
        color = ("#35322F", "#47433F", "#2C2A28", "#55504A")[k]
        kit.stone((w, w * 0.8, h), (0.012 * (k % 2), 0, z), kit.plain(color, 0.35, vary=0.2, bump=0.25, grain=22), s.seed % 30 + k, 0.07)
        z += h * 0.93
    for k, (x, y, w) in enumerate(((0.33, -0.12, 0.2), (-0.32, -0.16, 0.16), (0.46, 0.1, 0.15))):
        kit.stone((w, w * 0.8, w * 0.42), (x, y, 0), kit.plain("#3E3A37", 0.4, bump=0.2, grain=22), 9 + k, 0.1)


def pebble_bed(kit, s):
    for k in range(26):
        a, r = k * 2.4, 0.075 * math.sqrt(k)
        w = 0.1 + 0.05 * ((k * 37) % 10) / 10
        color = ("#B9AC98", "#8E857A", "#D6CBB8", "#6C655E")[k % 4]
        kit.stone((w, w * 0.8, w * 0.5), (r * math.cos(a), r * math.sin(a) * 0.7, 0), kit.plain(color, 0.6, vary=0.2, bump=0.2), k * 3.1, 0.14)


def scallop(kit, color, r=0.16):
    def ridge(u, v):
        a = (u - 0.5) * 2.3
        wave = 1 + 0.03 * math.cos(u * 22 * math.pi) * v
        x, y = math.sin(a) * r * v * wave, math.cos(a) * r * v * wave
        return (x, y, 0.3 * r * math.sin(math.pi * v * 0.8) * math.cos(a * 0.8) + 0.008 * math.cos(u * 22 * math.pi) * v)

    kit.sheet(ridge, 132, 24, kit.plain(color, 0.5, vary=0.2), thickness=0.005)


def spiral(kit, color, size=0.16):
    mesh = []
    for k in range(90):
        t = k / 89
        a, r = t * 4.6 * 2 * math.pi, size * 0.46 * (1 - t) ** 1.3
        mesh.append((r * math.cos(a), r * math.sin(a), size * 1.5 * t ** 0.8, r * 0.62 + 0.003))
    for x, y, z, w in mesh:
        kit.ellipsoid((w * 2, w * 2, w * 1.5), (x, y, z), kit.plain(color, 0.45, vary=0.25), steps=12)


def shells(kit, s):
    for x, y, turn, color, r in ((-0.2, 0.0, 20, "#EBD5C0", 0.2), (0.08, -0.14, -35, "#F3EADD", 0.15), (0.38, 0.02, 70, "#DDB396", 0.13)):
        with kit.at(x, y, 0.004, turn=turn, tilt=10):
            scallop(kit, color, r)
    with kit.at(0.18, 0.16, 0.07, turn=30, tilt=70):
        spiral(kit, "#E3C3A2", 0.17)
    for k in range(7):
        kit.stone((0.06, 0.05, 0.03), (-0.45 + 0.14 * k, -0.3 + 0.06 * ((k * 5) % 3), 0), kit.plain("#CFC3B0", 0.7), k * 3, 0.2)


def seaweed(kit, s):
    with kit.at(-0.06, 0.06, 0):
        kit.bowl(0.27, 0.16, s.palette["glaze"])
        green = kit.plain("#3E4A26", 0.3, vary=0.3, bump=0.2, coat=0.5)
        for k in range(11):
            turn, lean, length = k * 2.4, 0.25 + 0.1 * (k % 3), 0.4 + 0.12 * (k % 4)

            def blade(u, v, turn=turn, lean=lean, length=length, k=k):
                r = 0.04 + length * u * lean + 0.24 * u * u
                wide = (v - 0.5) * 0.1 * math.sin(math.pi * min(1, u * 0.9 + 0.1))
                wave = 0.03 * math.sin(u * 13 + v * 5 + k)
                x, y = r, wide
                z = 0.1 + length * (u - u * u * 0.72) + wave
                return (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)

            kit.sheet(blade, 40, 6, green, thickness=0.004)
    with kit.at(0.38, -0.12, 0.004, turn=-20, tilt=10):
        scallop(kit, "#F0E2D2", 0.16)
    for k in range(5):
        kit.stone((0.09, 0.07, 0.04), (0.3 + 0.1 * (k % 3), -0.3 + 0.08 * k, 0), kit.plain("#B9AC98", 0.7), k * 5, 0.2)


def herbs(kit, s):
    rng = s.rng
    kinds = (("#8A5A34", (0.16, 0.03, 0.025)), ("#C7A05A", (0.07, 0.06, 0.02)), ("#A7412C", (0.035, 0.03, 0.03)), ("#6E7B42", (0.1, 0.03, 0.008)))
    places = ((-0.36, 0.1, 0.2), (0.02, 0.16, 0.18), (0.36, 0.06, 0.19), (-0.1, -0.18, 0.16))
    for (color, size), (x, y, r) in zip(kinds, places):
        with kit.at(x, y, 0):
            if (x > 0.3) or (y < 0):
                kit.bowl(r, r * 0.45, "#C59A55", kit.metal("brass"))
                top = r * 0.3
            else:
                kit.bowl(r, r * 0.55, "#8A5A34", kit.wood("#8A5A34"))
                top = r * 0.36
            material = kit.plain(color, 0.85, vary=0.3, bump=0.4)
            for k in range(34):
                a, reach = k * 2.4, r * 0.76 * math.sqrt((k + 0.5) / 34)
                spin = Matrix.Rotation(rng.uniform(0, 6), 4, "Z") @ Matrix.Rotation(rng.uniform(-0.4, 0.4), 4, "Y")
                kit.stone(size, (reach * math.cos(a), reach * math.sin(a), top + 0.05 * r * (1 - reach / r) * 4), material, k * 1.7, 0.3, spin)


def needles(kit, s):
    with kit.at(0.0, 0.0, 0.0, turn=8):
        kit.box((0.78, 0.46, 0.03), (0, 0, 0), kit.linen(s.palette["textile"]), 0.012)
        for k in range(9):
            x = -0.28 + k * 0.07
            steel, copper = kit.metal("steel"), kit.metal("copper" if k % 3 else "brass")
            kit.rod((x, -0.17, 0.036), (x, 0.03, 0.036), 0.0028, steel)
            kit.rod((x, 0.03, 0.036), (x, 0.13, 0.036), 0.007, copper)
            kit.tube([(x, 0.13, 0.036), (x, 0.145, 0.044), (x, 0.13, 0.05)], 0.003, copper)
    with kit.at(0.46, 0.16, 0):
        kit.bowl(0.13, 0.08, s.palette["glaze"])
        for k in range(5):
            a = k * 1.3
            kit.rod((0.02 * math.cos(a), 0.02 * math.sin(a), 0.02), (0.16 * math.cos(a) * 0.7, 0.12 * math.sin(a), 0.3), 0.0028, kit.metal("steel"))
            kit.rod((0.11 * math.cos(a), 0.12 * math.sin(a), 0.29), (0.145 * math.cos(a), 0.155 * math.sin(a), 0.37), 0.007, kit.metal("copper"))


def moxa(kit, s):
    with kit.at(0, 0.02, 0):
        kit.bowl(0.26, 0.1, s.palette["textile2"])
        kit.stone((0.38, 0.38, 0.05), (0, 0, 0.045), kit.plain("#C8BBA6", 0.95, bump=0.6, grain=40), 3, 0.08)
    with kit.at(0.05, -0.02, 0.1, turn=28, roll=-22):
        kit.rod((-0.1, 0, 0), (0.42, 0, 0), 0.032, kit.plain("#E6DCC6", 0.9, bump=0.2))
        kit.rod((-0.16, 0, 0), (-0.1, 0, 0), 0.03, kit.plain("#3A3430", 0.95, bump=0.6))
        kit.rod((-0.175, 0, 0), (-0.158, 0, 0), 0.024, kit.glow("#FF6A2A", 6.0))


def crystal(kit, h, r, color):
    kit.lathe([(r, 0), (r * 0.96, h * 0.72), (0, h)], (0, 0, 0), kit.glass(color, 0.08), False, 6)


def crystals(kit, s):
    color = s.rng.choice(("#F2DCE2", "#E6EDF2", "#E9D6F0"))
    for k in range(9):
        a = k * 2.4
        h = 0.46 - 0.035 * k
        with kit.at(0.035 * k * math.cos(a), 0.03 * k * math.sin(a), 0, turn=math.degrees(a), roll=6 + 4.5 * k):
            crystal(kit, h, 0.06 - 0.003 * k, color)
    for k in range(8):
        a = k * 0.9
        kit.stone((0.16, 0.13, 0.09), (0.2 * math.cos(a), 0.16 * math.sin(a), -0.02), kit.plain("#CFC2B4", 0.8, bump=0.5), k * 2.3, 0.35)


def salt(kit, s):
    with kit.at(-0.05, 0.03, 0):
        kit.bowl(0.26, 0.17, "#8A5A34", kit.wood("#8A5A34"))
        heap(kit, s, 0.2, 0.12, "#F6F1EC")
    for k, (x, y, w) in enumerate(((0.34, 0.06, 0.24), (0.26, -0.2, 0.14))):
        kit.stone((w, w * 0.85, w * 0.9), (x, y, 0), kit.wax("#EFA98A"), 5 + k, 0.4)


def heap(kit, s, r, z, color, size=0.034, count=120):
    material = kit.plain(color, 0.35, coat=0.4)
    for k in range(count):
        a, reach = k * 2.4, r * math.sqrt(k / count)
        turn = Matrix.Rotation(k * 1.1, 4, "Z") @ Matrix.Rotation(k * 0.6, 4, "X")
        height = z + (1 - reach / r) * r * 0.42
        kit.box((size, size, size), (reach * math.cos(a), reach * math.sin(a), height), material, 0.004, 2, turn)


def citrus_fruit(kit, color, r, where):
    kit.ellipsoid((r * 2, r * 2, r * 1.9), where, kit.plain(color, 0.4, vary=0.12, bump=0.25, grain=90))
    x, y, z = where
    kit.drum(r * 0.12, r * 0.08, (x, y, z + r * 1.86), kit.plain("#5F6B34", 0.8), 0.003)


def fruit(kit, s, colors=("#E3832B", "#E9B93A", "#C4502F", "#8FA23E")):
    kit.bowl(0.32, 0.16, s.palette["glaze"])
    spots = ((-0.13, 0.02, 0.09), (0.12, 0.06, 0.09), (0.0, -0.13, 0.09), (0.01, 0.15, 0.1), (0.0, 0.01, 0.22))
    for k, (x, y, z) in enumerate(spots):
        citrus_fruit(kit, colors[k % len(colors)], 0.105, (x, y, z))
    citrus_fruit(kit, colors[1 % len(colors)], 0.1, (0.44, -0.1, 0))
    with kit.at(-0.44, -0.14, 0, turn=20):
        slice_fruit(kit, colors[0])


def slice_fruit(kit, color):
    with kit.at(0, 0, 0.1, tilt=-62):
        kit.drum(0.1, 0.05, (0, 0, -0.05), kit.plain(color, 0.45, bump=0.2, grain=90), 0.01)
        kit.drum(0.088, 0.004, (0, 0, 0.0), kit.plain("#F6E7C4", 0.6), 0.001)
        for k in range(9):
            a = k * 2 * math.pi / 9
            kit.ellipsoid((0.065, 0.04, 0.012), (0.05 * math.cos(a), 0.05 * math.sin(a), 0.001), kit.plain(color, 0.25), Matrix.Rotation(a, 4, "Z"), 12)


def orange(kit, s):
    fruit(kit, s, ("#E9832A", "#EE8F35"))


def quince(kit, s):
    fruit(kit, s, ("#DDBB3F", "#CFC04F", "#E3C65A"))


def walnuts(kit, s):
    kit.bowl(0.28, 0.16, s.palette["textile2"])
    shell = kit.plain("#A87B4C", 0.8, vary=0.3, bump=0.9, grain=26)
    for k in range(24):
        a, r = k * 2.4, 0.05 * math.sqrt(k)
        kit.stone((0.11, 0.1, 0.1), (r * math.cos(a), r * math.sin(a), 0.1 + 0.1 * (1 - k / 24)), shell, k * 2.1, 0.2)
    for x, y in ((0.38, -0.1), (-0.36, -0.16), (0.46, 0.04)):
        kit.stone((0.11, 0.1, 0.1), (x, y, 0), shell, x * 30, 0.2)


def flowers(kit, s):
    kit.vase(s.rng, 0.42, s.palette["glaze"])
    kit.blossom(s.rng, 0.75, 0.38, s.rng.choice(("#F6E3DC", "#F9F2EA", "#E8B7AE")))


def rose(kit, s):
    color = kit.plain("#C8605A", 0.6, vary=0.15, sheen=0.5)
    for k in range(26):
        a, r = k * 2.4, 0.018 * math.sqrt(k) * 1.7
        size = 0.07 + 0.0042 * k
        tilt = Matrix.Rotation(a, 4, "Z") @ Matrix.Rotation(0.35 + k * 0.03, 4, "Y")
        kit.ellipsoid((0.02, size, size * 1.05), (r * math.cos(a), r * math.sin(a), 0.1 - 0.0022 * k), color, tilt, 14)
    kit.rod((0.02, 0.02, 0.1), (0.5, 0.3, 0.02), 0.009, kit.plain("#55702F", 0.6))


def sprig(kit, s):
    with kit.at(-0.05, 0, 0.03, tilt=-82, turn=55):
        kit.eucalyptus(s.rng, 0.75, 0.0, 3)


def branch(kit, s):
    kit.vase(s.rng, 0.4, s.palette["textile2"])
    kit.eucalyptus(s.rng, 0.7, 0.36)


def aloe(kit, s):
    with kit.at(-0.14, 0.12, 0):
        kit.pot(s.rng, 0.3, 0.24, s.palette["textile2"], "tapered")
        with kit.at(0, 0, 0.2):
            kit.agave(s.rng, 0.42, 0.0)
    for k, x in enumerate((0.2, 0.3, 0.4)):
        kit.ellipsoid((0.075, 0.18, 0.03), (x, -0.12 - 0.03 * k, 0), kit.water("#C6DB96", 0.1, 9, 0.7), Matrix.Rotation(0.4, 4, "Z"))


def marigold(kit, s):
    for x, y, r in ((-0.3, 0.12, 0.3), (0.06, 0.18, 0.26)):
        with kit.at(x, y, 0):
            kit.pot(s.rng, r * 0.8, r * 0.7, "#B55E3E", "tapered")
            kit.shrub(s.rng, r * 1.3, r * 0.45, "#4E6B3B", "#F0961E")


def mint(kit, s):
    kit.tumbler(0.12, 0.26)
    with kit.at(0, 0, 0):
        kit.shrub(s.rng, 0.42, 0.2, "#5E8C3A")
    with kit.at(0.3, -0.12, 0):
        kit.filled_bowl(0.13, 0.07, s.palette["glaze"])


def moon(kit, s):
    start, inside = math.radians(50.8), math.radians(75.6)

    def arc(middle, r, first, last):
        steps = [first + (last - first) * i / 40 for i in range(41)]
        return [(middle + r * math.cos(a), 0.3 + r * math.sin(a)) for a in steps]

    outline = arc(0, 0.3, start, 2 * math.pi - start) + arc(0.13, 0.24, 2 * math.pi - inside, inside)[1:-1]
    with kit.at(0.1, 0.22, 0, tilt=-8):
        kit.plate(outline, (0, 0, 0), 0.03, kit.metal("brass"), bevel=0.008)


def moon_jar(kit, s):
    """A white porcelain jar, round as the full moon, with a blossoming branch."""
    with kit.at(-0.06, 0.14, 0):
        kit.vase(s.rng, 0.5, "#F4F0E8", "moon")
        kit.blossom(s.rng, 0.66, 0.44)


def heron(kit, s):
    """A folded paper bird."""
    paper = kit.plain("#FAF6EC", 0.9, bump=0.02)
    faces = (
        ((0, 0.05, 0.1), (0, -0.05, 0.1), (0.34, 0, 0.36)),
        ((0, 0.05, 0.1), (-0.14, 0, 0.2), (0, -0.05, 0.1)),
        ((-0.1, 0.0, 0.16), (0.08, 0.0, 0.16), (-0.06, 0.42, 0.34)),
        ((-0.1, 0.0, 0.16), (-0.06, -0.42, 0.34), (0.08, 0.0, 0.16)),
        ((-0.02, 0.05, 0.08), (-0.4, 0.0, 0.34), (-0.02, -0.05, 0.08)),
        ((-0.4, 0.0, 0.34), (-0.5, 0.01, 0.27), (-0.37, -0.012, 0.31)),
        ((0.02, 0.07, 0), (0, 0, 0.15), (-0.05, -0.07, 0)),
        ((0.02, -0.07, 0), (0, 0, 0.15), (0.06, 0.05, 0)),
    )
    mesh = kit.Mesh() if hasattr(kit, "Mesh") else None
    if mesh is None:
        from core.shapes import Mesh

        mesh = Mesh()
    for face in faces:
        mesh.add([Vector(p) * 1.15 for p in face], [(0, 1, 2)])
    with kit.at(0.0, 0.02, 0, turn=-35):
        mesh.put(paper, smooth=False)


def copper(kit, s):
    with kit.at(-0.16, 0.08, 0):
        kit.vase(s.rng, 0.55, "#B8704C", "gourd", kit.metal("copper"))
    with kit.at(0.24, 0.0, 0):
        kit.bowl(0.2, 0.13, "#B8704C", kit.metal("copper"))


def brass(kit, s):
    kit.vase(s.rng, 0.4, "#C59A55", "moon", kit.metal("brass"))
    with kit.at(0.38, -0.08, 0):
        kit.bowl(0.14, 0.08, "#C59A55", kit.metal("brass"))
        kit.drum(0.12, 0.004, (0, 0, 0.06), kit.plain("#C98F2B", 0.06, bump=0))


def candles(kit, s):
    for x, y, h in ((-0.12, 0.06, 0.3), (0.08, 0.1, 0.2), (0.02, -0.1, 0.13)):
        with kit.at(x, y, 0):
            kit.candle(0.062, h)


MOTIFS = {
    "stones": stones, "pebbles": pebble_bed, "shells": shells, "seaweed": seaweed, "herbs": herbs, "needles": needles, "moxa": moxa, "crystals": crystals,
    "salt": salt, "fruit": fruit, "orange": orange, "quince": quince, "walnuts": walnuts, "flowers": flowers, "rose": rose, "leaf": sprig, "branch": branch,
    "eucalyptus": branch, "aloe": aloe, "marigold": marigold, "mint": mint, "moon": moon, "moon-jar": moon_jar, "heron": heron, "copper": copper, "brass": brass, "candle": candles, "lamp": candles,
}
