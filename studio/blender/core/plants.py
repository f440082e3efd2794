"""Plants: each species is one or two merged meshes."""

import math

import numpy as np
from mathutils import Matrix, Vector

from .materials import plain
from .shapes import Mesh, drum, lathe, stone, tube
from .soft import leaf, wax
from .vessels import pot

GREEN = {
    "deep": "#2F4A2C",
    "fresh": "#55742F",
    "olive": "#7C8463",
    "blue": "#5C7A69",
    "dry": "#CDB48A",
    "lime": "#7C9440",
}


def _blade(length, width, curl, points=8, tip=0.8, fold=0.12):
    """A leaf along +x that bends down by curl, folded along its midrib."""
    vertices, faces = [], []
    for i in range(points + 1):
        t = i / points
        half = width * math.sin(math.pi * min(1, t * 0.97 + 0.03)) ** tip
        a = curl * t
        x = length * (math.sin(a) / curl if abs(curl) > 1e-3 else t)
        z = -length * ((1 - math.cos(a)) / curl if abs(curl) > 1e-3 else 0)
        vertices += [(x, -half, z + fold * half), (x, 0, z), (x, half, z + fold * half)]
    for i in range(points):
        for k in (0, 1):
            faces.append((3 * i + k, 3 * i + k + 1, 3 * i + k + 4, 3 * i + k + 3))
    return vertices, faces


def _pose(position, azimuth, lift, roll=0.0):
    return (
        Matrix.Translation(position)
        @ Matrix.Rotation(azimuth, 4, "Z")
        @ Matrix.Rotation(-lift, 4, "Y")
        @ Matrix.Rotation(roll, 4, "X")
    )


def _stem(mesh, start, end, r0, r1=None, sag=0.0, steps=6):
    """A bent stem; gives its points."""
    a, b = Vector(start), Vector(end)
    points = [a.lerp(b, i / steps) + Vector((0, 0, sag * math.sin(math.pi * i / steps))) for i in range(steps + 1)]
    r1 = r0 if r1 is None else r1
    vertices, faces = [], []
    for i, p in enumerate(points):
        r = r0 + (r1 - r0) * i / steps
        for k in range(6):
            w = k * math.pi / 3
            vertices.append((p.x + r * math.cos(w), p.y + r * math.sin(w), p.z))
    for i in range(steps):
        for k in range(6):
            n = (k + 1) % 6
            faces.append((i * 6 + k, i * 6 + n, (i + 1) * 6 + n, (i + 1) * 6 + k))
    mesh.add(vertices, faces)
    return points


def palm(rng, height, base):
    leaves, stems = Mesh(), Mesh()
    for k in range(rng.randint(9, 12)):
        azimuth = k * 2.4 + rng.uniform(-0.3, 0.3)
        up = rng.uniform(0.75, 1.25)
        reach = height * rng.uniform(0.3, 0.52)
        top = height * up
        points = []
        for i in range(15):
            t = i / 14
            out = reach * t**1.35
            z = top * (1.55 * t - 0.62 * t * t) * 0.9
            points.append(Vector((out * math.cos(azimuth), out * math.sin(azimuth), base + z)))
        for a, b in zip(points, points[1:]):
            _stem(stems, a, b, 0.006, 0.005, steps=1)
        for i in range(5, 15):
            a = points[i]
            t = (i - 5) / 9
            along = points[min(i + 1, 14)] - points[i - 1]
            heading = math.atan2(along.y, along.x)
            for side in (-1, 1):
                turn = heading + side * (1.05 - 0.55 * t)
                size = height * 0.24 * (1 - 0.5 * abs(t - 0.35))
                lift = math.atan2(along.z, math.hypot(along.x, along.y)) * 0.6 - 0.15
                leaves.add(*_blade(size, size * 0.075, 0.5, 5), _pose(a, turn, lift))
    leaves.put(leaf(GREEN["deep"]))
    stems.put(plain("#6E7B42"))


def crown(rng, reach):
    """The head of a street palm: fronds that rise and fall all around."""
    leaves, stems = Mesh(), Mesh()
    for k in range(26):
        azimuth, rise = k * 2.4, rng.uniform(-0.5, 1.3)
        points = []
        for i in range(10):
            t = i / 9
            out = reach * t * (1 - 0.12 * rise)
            points.append(Vector((out * math.cos(azimuth), out * math.sin(azimuth), reach * (rise * t - (0.55 + 0.35 * rise) * t * t))))
        for i in range(1, 10):
            _stem(stems, points[i - 1], points[i], 0.02, 0.012, steps=1)
            for side in (-1, 1):
                size = reach * 0.42 * (1 - 0.45 * i / 10)
                leaves.add(*_blade(size, size * 0.07, 0.9, 3), _pose(points[i], azimuth + side * (1.1 - 0.05 * i), rng.uniform(-0.7, -0.1)))
    leaves.put(leaf("#5A7038", 0.4))
    stems.put(plain("#7E8548"))


def ficus(rng, height, base):
    """Fiddle-leaf: a thin trunk and broad leaves around it."""
    leaves, stems = Mesh(), Mesh()
    top = (rng.uniform(-0.08, 0.08), rng.uniform(-0.08, 0.08), base + height * 0.92)
    trunk = _stem(stems, (0, 0, base), top, 0.014 * height, 0.006, steps=16)
    for i, p in enumerate(trunk[5:]):
        t = i / 11
        for k in range(4):
            azimuth = i * 2.4 + k * 1.6 + rng.uniform(-0.25, 0.25)
            size = height * rng.uniform(0.17, 0.24) * (1 - 0.35 * t)
            root = p + Vector((math.cos(azimuth), math.sin(azimuth), 0.1)) * 0.05
            _stem(stems, p, root, 0.004, steps=1)
            leaves.add(*_blade(size, size * 0.36, rng.uniform(0.3, 0.9), 8, 0.62), _pose(root, azimuth, rng.uniform(0.2, 0.9), rng.uniform(-0.4, 0.4)))
    leaves.put(leaf(GREEN["fresh"], 0.4, 0.3))
    stems.put(plain("#6B5439", 0.9))


def olive(rng, height, base, fruit=None):
    leaves, stems = Mesh(), Mesh()
    crown = base + height * 0.5
    lean = Vector((rng.uniform(-0.06, 0.06), rng.uniform(-0.06, 0.06), 0)) * height
    trunk = _stem(stems, (0, 0, base), lean + Vector((0, 0, crown)), 0.02 * height, 0.013 * height, steps=8)[-1]
    fruits = Mesh()
    for k in range(16):
        azimuth = k * 2.4
        end = trunk + Vector((math.cos(azimuth), math.sin(azimuth), 0)) * height * rng.uniform(0.12, 0.3) + Vector((0, 0, height * rng.uniform(0.05, 0.46)))
        twig = _stem(stems, trunk, end, 0.006 * height, 0.002, 0.03 * height, 7)
        for p in twig[2:]:
            for _ in range(7):
                near = p + Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.8))) * height * 0.035
                size = height * rng.uniform(0.045, 0.07)
                leaves.add(*_blade(size, size * 0.17, 0.4, 3), _pose(near, rng.uniform(0, 6.3), rng.uniform(-0.5, 1.1)))
        if fruit:
            for _ in range(2):
                p = rng.choice(twig[3:]) + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), -0.5)) * 0.06 * height
                _add_ball(fruits, p, 0.024 * height)
    leaves.put(leaf(GREEN["deep"] if fruit else GREEN["olive"], 0.3, 0.5))
    stems.put(plain("#7A6A58", 0.95, bump=0.3))
    if fruit:
        fruits.put(wax(fruit))


def _add_ball(mesh, p, r):
    from .shapes import revolve

    ring = [(r * math.sin(a), -r * math.cos(a)) for a in np.linspace(0, math.pi, 8)]
    mesh.add(*revolve(ring, 12), Matrix.Translation(p))


def citrus(rng, height, base):
    olive(rng, height, base, rng.choice(("#E89A2F", "#E8C53A")))


def snake(rng, height, base):
    mesh = Mesh()
    for k in range(rng.randint(9, 13)):
        a, r = k * 2.4, 0.1 * height * math.sqrt(k / 12)
        size = height * rng.uniform(0.6, 1.0)
        pose = _pose((r * math.cos(a), r * math.sin(a), base), a, math.pi / 2 - rng.uniform(0.03, 0.2), rng.uniform(-1.5, 1.5))
        mesh.add(*_blade(size, size * 0.055 + 0.008, -0.15, 8, 0.45, 0.3), pose)
    mesh.put(leaf(GREEN["blue"], 0.35, 0.35))


def strelitzia(rng, height, base):
    """Bird of paradise: long stalks, big paddles."""
    leaves, stems = Mesh(), Mesh()
    for k in range(rng.randint(7, 9)):
        azimuth = k * 2.4 + rng.uniform(-0.2, 0.2)
        reach = height * rng.uniform(0.1, 0.3)
        z = base + height * rng.uniform(0.32, 0.66)
        end = Vector((reach * math.cos(azimuth), reach * math.sin(azimuth), z))
        _stem(stems, (0.02 * math.cos(azimuth), 0.02 * math.sin(azimuth), base), end, 0.009, 0.006)
        size = height * rng.uniform(0.32, 0.42)
        leaves.add(*_blade(size, size * 0.24, rng.uniform(0.5, 1.1), 10, 0.6, 0.25), _pose(end, azimuth, rng.uniform(0.8, 1.25), rng.uniform(-0.5, 0.5)))
    leaves.put(leaf("#3E6136", 0.3, 0.35))
    stems.put(plain("#61783F"))


def pampas(rng, height, base):
    """Dry plumes for a vase."""
    mesh, stems = Mesh(), Mesh()
    for k in range(rng.randint(5, 8)):
        azimuth, lean = k * 2.4, rng.uniform(0.05, 0.28)
        top = Vector((math.cos(azimuth) * lean, math.sin(azimuth) * lean, 1)) * height
        points = _stem(stems, (0, 0, base), top + Vector((0, 0, base)), 0.003 * height, 0.002 * height, steps=40)
        for i, p in enumerate(points[17:]):
            t = i / 23
            for _ in range(9):
                size = height * 0.13 * (1.08 - t) * min(1, 0.4 + 3 * t)
                mesh.add(*_blade(size, 0.003 * height, 0.8, 3), _pose(p, rng.uniform(0, 6.3), rng.uniform(0.75, 1.35)))
    mesh.put(leaf(GREEN["dry"], 0.2, 0.9))
    stems.put(plain("#B79C6C"))


def eucalyptus(rng, height, base, count=5, color=None):
    leaves, stems = Mesh(), Mesh()
    for k in range(count):
        azimuth, lean = k * 2.4 + 0.4, rng.uniform(0.15, 0.6)
        top = Vector((math.cos(azimuth) * lean, math.sin(azimuth) * lean, rng.uniform(0.75, 1))) * height
        points = _stem(stems, (0, 0, base), top + Vector((0, 0, base)), 0.0035, 0.0015, 0.05 * height, 11)
        for i, p in enumerate(points[3:]):
            for side in (0, math.pi):
                size = height * rng.uniform(0.1, 0.15) * (1 - 0.05 * i)
                leaves.add(*_blade(size, size * 0.32, 0.5, 5, 0.6), _pose(p, azimuth + i * 1.5 + side, rng.uniform(0, 0.8), rng.uniform(-0.5, 0.5)))
    leaves.put(leaf(color or GREEN["blue"], 0.25, 0.6))
    stems.put(plain("#7A6850"))


def blossom(rng, height, base, color="#F3D9CF"):
    """A bare branch with blossoms."""
    flowers, stems = Mesh(), Mesh()
    for k in range(4):
        azimuth, lean = k * 1.9 + 0.6, rng.uniform(0.2, 0.7)
        top = Vector((math.cos(azimuth) * lean, math.sin(azimuth) * lean * 0.6, 1)) * height
        points = _stem(stems, (0, 0, base), top + Vector((0, 0, base)), 0.006, 0.002, 0.07 * height, 12)
        for p in points[4:]:
            for _ in range(4):
                q = p + Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))) * 0.022 * height
                turn, size = rng.uniform(0, 6.3), rng.uniform(0.018, 0.032)
                for petal in range(5):
                    flowers.add(*_blade(size, size * 0.4, -0.5, 2, 0.6), _pose(q, turn + petal * 1.257, 0.4))
    flowers.put(leaf(color, 0.12, 0.8))
    stems.put(plain("#5B4634", 0.9))


def trailing(rng, length, base):
    """A pot plant that hangs over a shelf."""
    mesh, stems = Mesh(), Mesh()
    for k in range(11):
        azimuth = k * 2.4
        drop = length * rng.uniform(0.3, 1) if k % 2 else -length * rng.uniform(0.1, 0.25)
        end = Vector((math.cos(azimuth) * 0.14, math.sin(azimuth) * 0.12, base - drop))
        for p in _stem(stems, (0, 0, base), end, 0.002, 0.0015, 0.07, 9)[1:]:
            size = rng.uniform(0.04, 0.07)
            mesh.add(*_blade(size, size * 0.36, 0.7, 4, 0.6), _pose(p, azimuth + rng.uniform(-1.3, 1.3), rng.uniform(-0.6, 0.4)))
    mesh.put(leaf(GREEN["lime"], 0.35, 0.4))
    stems.put(plain("#6E7B42"))


def agave(rng, height, base):
    mesh = Mesh()
    for k in range(34):
        lift = 0.15 + 1.25 * (k / 34)
        size = height * (1.0 - 0.25 * k / 34)
        mesh.add(*_blade(size, size * 0.1, -0.35, 8, 0.55, 0.5), _pose((0, 0, base), k * 2.4, lift))
    mesh.put(leaf("#7F9A88", 0.15, 0.55))


def cactus(rng, height, base):
    skin = plain("#5F7B52", 0.7, vary=0.2)
    for k in range(rng.randint(2, 4)):
        a, h = k * 2.4, height * rng.uniform(0.5, 1.0)
        profile = [(0, base), (0.05, base), (0.06, base + h * 0.3), (0.058, base + h * 0.85), (0.03, base + h * 0.98), (0, base + h)]
        lathe(profile, (0.08 * math.cos(a) * (k > 0), 0.08 * math.sin(a) * (k > 0), 0), skin, steps=16)


def grass(rng, height, base, color=None):
    mesh = Mesh()
    for k in range(90):
        a, r = rng.uniform(0, 6.3), rng.uniform(0, 0.12) * height
        pose = _pose((r * math.cos(a), r * math.sin(a), base), a, rng.uniform(0.7, 1.5))
        mesh.add(*_blade(height * rng.uniform(0.6, 1.1), 0.006, rng.uniform(0.4, 1.2), 5), pose)
    mesh.put(leaf(color or "#8B9550", 0.3, 0.6))


def shrub(rng, size, base, color="#4E6B3B", flowers=None):
    """A clipped ball of leaves, with flowers if wanted."""
    leaves, petals = Mesh(), Mesh()
    for k in range(int(420)):
        z = 1 - 2 * (k + 0.5) / 420
        r, a = math.sqrt(1 - z * z), k * 2.399
        p = Vector((r * math.cos(a), r * math.sin(a), z + 0.8)) * size * 0.5 * rng.uniform(0.82, 1.05) + Vector((0, 0, base))
        target = petals if flowers and rng.random() < 0.4 else leaves
        length = size * (0.1 if target is petals else 0.15)
        target.add(*_blade(length, length * 0.33, 0.3, 3, 0.6), _pose(p, a + rng.uniform(-0.7, 0.7), rng.uniform(-0.3, 1.2), rng.uniform(-0.6, 0.6)))
    leaves.put(leaf(color, 0.4, 0.5))
    if flowers:
        petals.put(leaf(flowers, 0.2, 0.8))


FLOOR_PLANTS = {"palm": palm, "ficus": ficus, "olive": olive, "snake": snake, "strelitzia": strelitzia, "citrus": citrus, "cactus": cactus}
BRANCHES = {"pampas": pampas, "eucalyptus": eucalyptus, "blossom": blossom}


def potted(rng, species, height, color, kind=None):
    """A plant in a pot on the floor; the height is the whole thing's."""
    tall = species not in ("snake", "cactus")
    pot_height = height * (0.24 if tall else 0.34)
    pot_width = pot_height * rng.uniform(0.95, 1.15)
    pot(rng, pot_width, pot_height, color, kind)
    drum(pot_width * 0.43, 0.02, (0, 0, pot_height * 0.88), plain("#3A2C20", 1, bump=0.6))
    FLOOR_PLANTS[species](rng, height - pot_height, pot_height * 0.88)


def pebbles(rng, count, spread, size, color):
    for k in range(count):
        a, r = rng.uniform(0, 6.3), spread * math.sqrt(rng.random())
        s = size * rng.uniform(0.5, 1)
        stone((s, s * 0.8, s * 0.5), (r * math.cos(a), r * math.sin(a), 0), plain(color, 0.8), rng.random() * 50)


def twig(points, material):
    tube(points, 0.004, material)
