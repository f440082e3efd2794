"""Trees, palms and shrubs as meshes to be instanced."""
import math
import random

import bpy
from mathutils import Euler, Matrix, Vector


class Mesh:
    """Collects faces with material slots."""

    def __init__(self, name):
        self.name, self.points, self.faces, self.slots = name, [], [], []

    def face(self, corners, slot):
        start = len(self.points)
        self.points += [tuple(c) for c in corners]
        self.faces.append(tuple(range(start, start + len(corners))))
        self.slots.append(slot)

    def tube(self, path, radii, slot, sides=8):
        rings = []
        for (x, y, z), radius in zip(path, radii):
            start = len(self.points)
            self.points += [
                (x + radius * math.cos(a), y + radius * math.sin(a), z) for a in (2 * math.pi * i / sides for i in range(sides))
            ]
            rings.append(start)
        for low, high in zip(rings, rings[1:]):
            for i in range(sides):
                j = (i + 1) % sides
                self.faces.append((low + i, low + j, high + j, high + i))
                self.slots.append(slot)

    def box(self, low, high, slot, turn=None):
        (x0, y0, z0), (x1, y1, z1) = low, high
        c = [Vector(p) for p in ((x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0), (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1))]
        if turn:
            c = [turn @ p for p in c]
        for f in ((0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.face([c[i] for i in f], slot)

    def build(self, materials, smooth=True):
        mesh = bpy.data.meshes.new(self.name)
        mesh.from_pydata(self.points, [], self.faces)
        for material in materials:
            mesh.materials.append(material)
        mesh.polygons.foreach_set('material_index', self.slots)
        if smooth:
            mesh.polygons.foreach_set('use_smooth', [True] * len(self.faces))
        mesh.update()
        return mesh


def leaf(mesh, at, out, up, length, width, slot):
    side = out.cross(up).normalized() * width / 2
    middle = at + out * length * 0.5
    mesh.face((at, middle - side, at + out * length, middle + side), slot)


def tree(scene, seed, height=6.0, spread=2.6, crown=0.62, leaves=2600, color=(0.10, 0.17, 0.06), bark=(0.16, 0.11, 0.08), size=0.34, fruit=None):
    """A round-headed tree: trunk, a few boughs, clumps of leaves."""
    chance = random.Random(seed)
    mesh = Mesh('tree')
    fork = height * (1 - crown)
    mesh.tube([(0, 0, -0.3), (0.03, 0, fork * 0.5), (0, 0.05, fork * 1.15)], (height * 0.035, height * 0.026, height * 0.02), 0)
    clumps = []
    for _ in range(11):
        a, r = chance.uniform(0, 6.3), spread * math.sqrt(chance.random()) * 0.72
        at = Vector((r * math.cos(a), r * math.sin(a), fork + height * crown * chance.uniform(0.22, 0.82)))
        clumps.append((at, spread * chance.uniform(0.34, 0.52)))
        mesh.tube([(0, 0, fork * 0.95), tuple(at * 0.55 + Vector((0, 0, fork * 0.45))), tuple(at)], (height * 0.014, height * 0.008, height * 0.003), 0, 5)
    for i in range(leaves):
        at, radius = clumps[i % len(clumps)]
        way = Vector((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0.15, 0.8))).normalized()
        spot = at + way * radius * chance.uniform(0.55, 1.0)
        out = (way + Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(-0.9, 0.5)))).normalized()
        leaf(mesh, spot, out, Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 1)).normalized(), size * chance.uniform(0.7, 1.3), size * 0.62, 1)
        if fruit and i % 17 == 0:
            ball(mesh, at + way * radius * 1.03, size * 0.24, 2)
    materials = [scene.material('bark', bark, 0.9, bump=0.5), scene.material('leaves', color, 0.5, leaf=True)]
    if fruit:
        materials.append(scene.material('fruit', fruit, 0.5))
    return mesh.build(materials, smooth=False)


def ball(mesh, at, radius, slot, sides=7):
    rows = [[at + Vector((math.sin(v) * math.cos(u), math.sin(v) * math.sin(u), math.cos(v))) * radius for u in (2 * math.pi * i / sides for i in range(sides))] for v in (0.01, 0.8, 1.57, 2.35, 3.13)]
    for low, high in zip(rows, rows[1:]):
        for i in range(sides):
            mesh.face((low[i], low[(i + 1) % sides], high[(i + 1) % sides], high[i]), slot)


def cypress(scene, seed, height=9.0, radius=0.9, color=(0.05, 0.10, 0.05), leaves=2200):
    chance = random.Random(seed)
    mesh = Mesh('cypress')
    mesh.tube([(0, 0, -0.2), (0, 0, height * 0.5)], (radius * 0.16, radius * 0.1), 0)
    for _ in range(leaves):
        t = chance.random()
        r = radius * (1 - t) ** 0.55 * min(1, 0.5 + t * 5) * chance.uniform(0.75, 1)
        a = chance.uniform(0, 6.3)
        at = Vector((r * math.cos(a), r * math.sin(a), height * (0.05 + 0.95 * t)))
        out = Vector((math.cos(a) * 0.5, math.sin(a) * 0.5, 1)).normalized()
        leaf(mesh, at, out, Vector((math.cos(a), math.sin(a), -0.3)).normalized(), height * 0.06, height * 0.03, 1)
    return mesh.build([scene.material('bark', (0.16, 0.11, 0.08), 0.9), scene.material('cypress', color, 0.6, leaf=True)], smooth=False)


def feather_palm(scene, seed, height=8.0, fronds=26, length=3.0, color=(0.10, 0.19, 0.06), trunk=0.2):
    """Queen or date palm: arching fronds with leaflets on both sides."""
    chance = random.Random(seed)
    mesh = Mesh('palm')
    lean = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4))
    path = [(lean[0] * t * t, lean[1] * t * t, -0.3 + (height + 0.3) * t) for t in (i / 12 for i in range(13))]
    mesh.tube(path, [trunk * (1.25 if i == 0 else 1.0 - 0.25 * i / 12 + 0.04 * (i % 2)) for i in range(13)], 0, 10)
    top = Vector(path[-1])
    for k in range(fronds):
        a = k * 2.39996 + chance.uniform(-0.2, 0.2)
        rise = 1.15 - 1.75 * (k / fronds) + chance.uniform(-0.15, 0.15)
        frond(mesh, top, a, rise, length * chance.uniform(0.85, 1.1), chance, 1)
    return mesh.build([scene.material('palm trunk', (0.26, 0.20, 0.15), 0.95, bump=0.8, bump_scale=5), scene.material('fronds', color, 0.45, leaf=True)], smooth=False)


def frond(mesh, top, angle, rise, length, chance, slot):
    at, pieces = Vector(top), 14
    for i in range(pieces):
        t = i / pieces
        pitch = rise - 1.9 * t * t
        way = Vector((math.cos(angle) * math.cos(pitch), math.sin(angle) * math.cos(pitch), math.sin(pitch)))
        side = Vector((-math.sin(angle), math.cos(angle), 0))
        up = way.cross(side) * -1
        reach = length * 0.24 * math.sin(math.pi * min(1, 0.12 + t * 0.88)) + 0.1
        for sign in (-1, 1):
            for part in (0.0, 0.5):
                out = (side * sign + way * 0.75 - up * 0.35 + Vector((0, 0, -0.25 - 0.2 * t))).normalized()
                leaf(mesh, at + way * length / pieces * part, out, up, reach * chance.uniform(0.85, 1.1), 0.075 * length / 3, slot)
        step = at + way * length / pieces
        leaf(mesh, at, way, up, length / pieces * 1.1, 0.05, slot)
        at = step


def fan_palm(scene, seed, height=16.0, color=(0.12, 0.19, 0.07)):
    """Mexican fan palm: a thin tall trunk, a ball of fans, a skirt of dry ones."""
    chance = random.Random(seed)
    mesh = Mesh('fan palm')
    bend = chance.uniform(-0.7, 0.7), chance.uniform(-0.5, 0.5)
    path = [(bend[0] * t * t, bend[1] * t * t, -0.3 + (height + 0.3) * t) for t in (i / 14 for i in range(15))]
    mesh.tube(path, [0.34 if i == 0 else 0.23 - 0.09 * i / 14 for i in range(15)], 0, 9)
    top = Vector(path[-1])
    for k in range(46):
        dry = k > 33
        a = chance.uniform(0, 6.3)
        pitch = chance.uniform(-1.5, -0.9) if dry else math.asin(chance.uniform(-0.55, 0.98))
        way = Vector((math.cos(a) * math.cos(pitch), math.sin(a) * math.cos(pitch), math.sin(pitch)))
        side = Vector((-math.sin(a), math.cos(a), 0))
        up = side.cross(way)
        stem = 0.35 if dry else chance.uniform(0.8, 1.15)
        at = top + Vector((0, 0, -0.2 - (chance.uniform(0, 1.2) if dry else 0))) + way * stem
        slot = 2 if dry else 1
        if not dry:
            leaf(mesh, top, way, up, stem, 0.06, 1)
        for ray in range(13):
            bow = (ray - 6) / 6 * (0.6 if dry else 1.25)
            out = (way * math.cos(bow) + side * math.sin(bow) + Vector((0, 0, -0.35 * abs(bow) - 0.1))).normalized()
            leaf(mesh, at, out, up, (1.0 if dry else 0.95) * chance.uniform(0.8, 1.05), 0.13, slot)
    return mesh.build(
        [
            scene.material('palm trunk', (0.30, 0.24, 0.19), 0.95, bump=0.8, bump_scale=5),
            scene.material('fans', color, 0.45, leaf=True),
            scene.material('dry fans', (0.34, 0.24, 0.13), 0.8, leaf=True),
        ],
        smooth=False,
    )


def shrub(scene, seed, radius=0.8, color=(0.12, 0.16, 0.07), leaves=420, flower=None, size=0.2):
    chance = random.Random(seed)
    mesh = Mesh('shrub')
    for i in range(leaves):
        way = Vector((chance.gauss(0, 1), chance.gauss(0, 1), abs(chance.gauss(0, 0.8)))).normalized()
        at = Vector((way.x, way.y, way.z * 0.75)) * radius * chance.uniform(0.6, 1.0)
        out = (way + Vector((chance.uniform(-0.8, 0.8), chance.uniform(-0.8, 0.8), chance.uniform(-0.2, 0.8)))).normalized()
        leaf(mesh, at, out, Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 1)).normalized(), size * radius, size * radius * 0.5, 1 if flower and i % 4 == 0 else 0)
    return mesh.build([scene.material('shrub', color, 0.6, leaf=True), scene.material('flower', flower or color, 0.6, leaf=True)], smooth=False)


def agave(scene, seed, radius=0.7, color=(0.20, 0.30, 0.26)):
    chance = random.Random(seed)
    mesh = Mesh('agave')
    for k in range(34):
        a, pitch = k * 2.39996, 1.45 - 1.25 * k / 34
        turn = Matrix.Rotation(a, 3, 'Z') @ Euler((0, -pitch, 0)).to_matrix()
        length, last = radius * chance.uniform(0.85, 1.1), None
        for i in range(6):
            t = i / 5
            width = 0.11 * radius * (1 - t) ** 0.6 * (0.7 + t)
            row = [turn @ Vector((t * length, s * width, 0.02 * radius * s * s - 0.04 * t * t)) for s in (-1, 0, 1)]
            if last:
                mesh.face((last[0], last[1], row[1], row[0]), 0)
                mesh.face((last[1], last[2], row[2], row[1]), 0)
            last = row
    return mesh.build([scene.material('agave', color, 0.5)], smooth=False)
