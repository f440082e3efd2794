"""Landscapes of the county: one of ten motifs per city, each with its own hour, season, camera and seed."""
import math
import random

import numpy as np
from land.buildings import arcade, bell_wall, fence, fountain, house, pier, sailboat, tower
from land.ground import Scene, fractal, grid, look, noise, put
from land.plants import agave, cypress, fan_palm, feather_palm, shrub, tree

SEASONS = {
    # grass low and high, shrubs, leaves
    'spring': ((0.24, 0.30, 0.10), (0.34, 0.36, 0.14), (0.12, 0.19, 0.07), (0.12, 0.22, 0.06)),
    'summer': ((0.44, 0.34, 0.17), (0.56, 0.44, 0.24), (0.15, 0.17, 0.09), (0.10, 0.17, 0.06)),
    'autumn': ((0.42, 0.30, 0.15), (0.50, 0.36, 0.20), (0.20, 0.17, 0.09), (0.36, 0.22, 0.06)),
    'winter': ((0.26, 0.28, 0.12), (0.36, 0.35, 0.17), (0.13, 0.17, 0.08), (0.11, 0.17, 0.07)),
}


def tuples(value):
    return tuple(tuples(part) for part in value) if isinstance(value, list) else value


class Place:
    def __init__(self, shot):
        options = {'time': 'golden', 'season': 'summer', 'sun': 70, **shot.get('landscape', {})}
        self.options, self.seed = options, shot['seed']
        self.chance = random.Random(self.seed)
        self.grass, self.grass2, self.bush, self.leaf = SEASONS[options['season']]
        self.scene = Scene(options['time'], options['sun'], self.seed, options.get('clouds', 0.4), options.get('haze', 1.0))
        self.lit = options['time'] in ('dusk',)

    def get(self, name, otherwise):
        return tuples(self.options.get(name, otherwise))

    def ground(self, name='land', color=None, second=None, **more):
        return self.scene.material(name, color or self.grass2, 0.95, second=second or self.grass, **{'scale': 0.06, 'bump': 0.5, 'bump_scale': 1.4, **more})

    def scatter(self, meshes, count, x, y, height, size=(0.7, 1.3), keep=None, power=1.6):
        done = 0
        for _ in range(count * 6):
            t = self.chance.random() ** power
            py = y[0] + (y[1] - y[0]) * t
            px = self.chance.uniform(*x) * (0.15 + 0.85 * (py - y[0] + 12) / (y[1] - y[0] + 12))
            pz = float(height(np.array(px), np.array(py)))
            if keep and not keep(px, py, pz):
                continue
            put(self.chance.choice(meshes), (px, py, pz - 0.05), self.chance.uniform(0, 6.3), self.chance.uniform(*size))
            done += 1
            if done >= count:
                return

    def mountains(self, distance=5200, height=620, snow=False, color=(0.30, 0.27, 0.24)):
        shape = lambda x, y: height * np.clip((y - distance * 0.72) / (distance * 0.28), 0, 1) * (0.62 + 0.3 * fractal(x / 2100, y / 2100, self.seed + 5, 6, True)) - 30  # noqa: E731
        far = self.scene.material('mountain', (0.86, 0.87, 0.9) if snow else color, 0.95, second=color, scale=0.004)
        grid('mountains', (-5200, 5200, distance * 0.6, distance * 1.15), (220, 90), shape, far)


def sea_depth(shore):
    """Depth for foam lines: shallow at the shore, with bands of breakers."""

    def depth(x, y):
        out = shore(x, y)
        band = np.abs(np.sin((out + 4 * noise(x / 30, y / 30, 3)) / 9)) * 4 + 0.1
        return np.where(out < 46, np.clip(out * 0.16, 0, 8) * np.clip(band, 0.12, 1.0), np.clip(out * 0.16, 0, 8))

    return depth


def pier_view(place):
    """The pier from the beach or from the bluff."""
    scene, high = place.scene, place.get('bluff', False)
    shore = lambda x, y: y - 26 - 5 * noise(x / 40, 0 * y, place.seed)  # noqa: E731
    sand = scene.material('sand', (0.74, 0.62, 0.46), 0.95, second=(0.58, 0.46, 0.33), scale=0.12, bump=0.6, bump_scale=2.2)
    land = lambda x, y: np.where(y < 26, (26 - y) * 0.05, (26 - y) * 0.09) + 0.12 * noise(x / 3, y / 3, 8) + 0.05 * noise(x, y, 9)  # noqa: E731
    if high:
        base = land
        land = lambda x, y: base(x, y) + 15 * np.clip((-y - 6 + 6 * noise(x / 14, y / 14, 4)) / 16, 0, 1)  # noqa: E731
    grid('beach', (-500, 500, -40, 60), (220, 160), land, sand)
    grid('sea', (-9000, 9000, 18, 9000), (200, 420), lambda x, y: 0.0 * x + 0.32 * np.sin(shore(x, y) / 7) * np.exp(-np.clip(shore(x, y), 0, 400) / 60), scene.water(swell=0.35), sea_depth(shore))
    x = place.get('pier', 16)
    put(pier(scene, place.get('length', 190), place.get('width', 7), 6.2, place.get('end', True), place.lit), (x, -14, 0), place.get('turn', 0.0))
    if place.get('tower', True):
        lifeguard(place, (-10, 22, 0.2))
    palms = [fan_palm(scene, place.seed + i, place.chance.uniform(11, 15)) for i in range(2)]
    for px, py in place.get('palms', ((-17, 6), (-21, 10))):
        put(place.chance.choice(palms), (px, py, float(land(np.array(px), np.array(py)))), place.chance.uniform(0, 6), 1)
    if high:
        shrubs = [shrub(scene, i, 0.9, place.bush, 500, flower) for i, flower in enumerate(((0.75, 0.30, 0.36), None, (0.80, 0.62, 0.2)))]
        place.scatter([*shrubs, agave(scene, 4, 0.9)], 90, (-34, 34), (-32, -9), land, (0.5, 1.1), power=1)
        look((-9, -37, 20.5), (10, 60, 3), 32)
    else:
        look(place.get('eye', (-5, 6, 2.1)), place.get('target', (8, 80, 8.5)), place.get('lens', 28))


def lifeguard(place, at):
    from land.plants import Mesh

    mesh = Mesh('tower')
    for x in (-1.3, 1.3):
        for y in (-1.3, 1.3):
            mesh.tube([(x * 1.15, y * 1.15, -0.8), (x, y, 2.0)], (0.09, 0.09), 1, 6)
    mesh.box((-2, -2.2, 2.0), (2, 1.7, 2.15), 1)
    mesh.box((-1.35, -1.2, 2.15), (1.35, 1.5, 4.3), 0)
    mesh.box((-1.1, 1.45, 3.0), (1.1, 1.55, 3.9), 2)
    for s in (-1, 1):
        low, high = sorted((s * 1.3, s * 1.4))
        mesh.box((low, -0.9, 3.0), (high, 1.2, 3.9), 2)
    mesh.box((-1.9, -1.9, 4.3), (1.9, 2.2, 4.5), 3)
    color = place.get('paint', (0.24, 0.50, 0.55))
    put(mesh.build([place.scene.material('tower paint', color, 0.7, 0.06), place.scene.material('post', (0.5, 0.42, 0.33), 0.8), place.scene.material('window', (0.10, 0.14, 0.17), 0.12), place.scene.material('tower roof', (0.85, 0.82, 0.76), 0.7)], smooth=False), at, 0.3)


def harbor_view(place):
    """Moored sailboats, a dock, low hills or a headland behind."""
    scene, chance = place.scene, place.chance
    far = place.get('far', 300)
    rise = place.get('rise', 34)
    hills = lambda x, y: np.clip((y - far) / 90, 0, 1) ** 0.7 * rise * (0.75 + 0.5 * fractal(x / 170, y / 170, place.seed, 5)) * (1 - place.get('open', 0) * np.clip((x + 40) / 160, 0, 1)) - 0.6  # noqa: E731
    grid('hills', (-1500, 1500, far - 10, far + 600), (260, 120), hills, place.ground())
    place.scatter([tree(scene, i, 6, 3, leaves=900, color=place.leaf, size=0.6) for i in range(2)] + [fan_palm(scene, 3, 12)], 170, (-260, 260), (far + 2, far + 240), hills, (0.8, 1.3), keep=lambda x, y, z: z > 1)
    homes = [house(scene, i, 12, 9, ((0.86, 0.80, 0.70), (0.80, 0.70, 0.60), (0.90, 0.88, 0.84))[i], lit=place.lit, floors=2) for i in range(3)]
    place.scatter(homes, 46, (-230, 230), (far + 4, far + 190), hills, (0.9, 1.3), keep=lambda x, y, z: z > 1)
    grid('sea', (-6000, 6000, -30, 6000), (120, 240), lambda x, y: 0 * x, scene.water(swell=0.16, scale=0.7, deep=(0.015, 0.08, 0.11)), lambda x, y: 8 + 0 * x)
    boats = [sailboat(scene, place.seed + i) for i in range(5)]
    for row in range(6):
        y = 24 + row * 25
        for k in range(-7 - row * 2, 8 + row * 2):
            x = k * 5.4 + chance.uniform(-0.6, 0.6)
            if chance.random() < 0.84 and not (row == 0 and -5 < x - place.get('gap', 3) < 7):
                put(chance.choice(boats), (x, y + chance.uniform(-1, 1), 0), chance.choice((0, math.pi)) + chance.uniform(-0.06, 0.06), chance.uniform(0.85, 1.25), (chance.uniform(-0.03, 0.03), 0))
    if place.get('sail', True):
        put(sailboat(scene, place.seed + 9, True), (place.get('sail_x', -8), 14, 0), 0.9, 1.0, (0.0, 0.1))
    dock(place)
    look(place.get('eye', (1, -13, 4.2)), place.get('target', (2, 60, 5.2)), place.get('lens', 34))


def dock(place):
    from land.plants import Mesh

    mesh = Mesh('dock')
    for i in range(60):
        mesh.box((3.4, -14 + i * 0.5, 0.55), (6.2, -14 + i * 0.5 + 0.44, 0.63), 0)
    mesh.box((-50, 15.9, 0.5), (60, 17.4, 0.6), 0)
    for i in range(5):
        for x in (3.3, 6.3):
            mesh.tube([(x, -12 + i * 7, -2), (x, -12 + i * 7, 2.2 if i % 2 else 1.3)], (0.2, 0.2), 1, 10)
    put(mesh.build([place.scene.material('dock', (0.50, 0.42, 0.33), 0.9, 0.25, 3), place.scene.material('piles', (0.22, 0.17, 0.13), 0.9)], smooth=False), (0, 0, 0))


def cove_view(place):
    """Cliffs around a cove, from a path above the water."""
    scene = place.scene

    def land(x, y):
        edge = place.get('edge', 1) * (x + 4) - 24 - 30 * np.sin(y / 54 + place.seed) * 0.9 - 12 * noise(x / 22, y / 22, place.seed)
        edge = edge - np.clip((40 - y) / 40, 0, 1) * -46
        cliff = np.clip(edge / 17, 0, 1) ** 0.6
        rough = 2.4 * fractal(x / 9, y / 9, place.seed + 3, 5) * (cliff > 0) * (cliff < 1)
        top = 21 + 12 * np.clip(edge / 160, 0, 2) + 2.5 * fractal(x / 40, y / 40, place.seed + 1, 4)
        sand = np.clip((edge + 22) / 22, -1.2, 1) * 1.5 - 0.5
        return np.where(edge > 0, sand + cliff * top + rough, sand + 2.6 * np.clip(fractal(x / 6, y / 6, place.seed + 6, 4, True) - 0.55, 0, 1) * (edge > -16))

    rock = scene.material('cliff', (0.66, 0.50, 0.34), 0.95, second=(0.46, 0.34, 0.24), scale=0.16, bump=1.0, bump_scale=0.9)
    grid('land', (-420, 420, -16, 620), (420, 380), land, rock)
    depth = lambda x, y: np.clip(-land(x, y) * 2.6, 0, 8) + 0.0  # noqa: E731
    grid('sea', (-7000, 7000, -20, 7000), (330, 420), lambda x, y: 0.12 + 0.15 * np.sin((x + y) / 6) * np.exp(-y / 200), scene.water(swell=0.4, deep=(0.01, 0.09, 0.13), shallow=(0.14, 0.46, 0.44)), depth)
    green = [shrub(scene, i, 1.3, place.bush, 420, flower) for i, flower in enumerate((None, (0.78, 0.34, 0.42), (0.82, 0.64, 0.22)))]
    place.scatter(green, 620, (-170, 200), (-6, 300), land, (0.6, 1.5), keep=lambda x, y, z: z > 17)
    place.scatter([tree(scene, 5, 6, 3.4, leaves=1500, color=place.leaf)], 26, (10, 170), (20, 260), land, (0.8, 1.2), keep=lambda x, y, z: z > 20)
    homes = [house(scene, i, 13, 9, ((0.88, 0.84, 0.78), (0.78, 0.66, 0.54))[i % 2], floors=1 + i % 2, lit=place.lit) for i in range(3)]
    place.scatter(homes, 16, (20, 170), (70, 330), land, (0.8, 1.1), keep=lambda x, y, z: z > 23)
    palms = [fan_palm(scene, 2, 12), feather_palm(scene, 3, 8)]
    place.scatter(palms, 20, (14, 150), (30, 240), land, (0.7, 1.1), keep=lambda x, y, z: z > 22)
    eye = place.get('eye', (10, -12))
    z = max(float(land(np.array(eye[0]), np.array(eye[1]))), 20)
    look((*eye, z + place.get('up', 4.5)), place.get('target', (-4, 110, 5)), place.get('lens', 27))


def canyon_view(place):
    """A trail through a canyon of chaparral with oaks and, perhaps, a fence."""
    scene = place.scene
    trail = lambda y: 5 * np.sin(y / 17 + place.seed) * np.clip(y / 22, 0, 1) + place.get('drift', 0.06) * y  # noqa: E731

    def land(x, y):
        out = np.abs(x - trail(y) * 1.0)
        side = np.clip((out - 10) / 60, 0, 3)
        walls = place.get('steep', 26) * side ** 1.2 * (0.8 + 0.45 * fractal(x / 60, y / 60, place.seed, 5))
        return walls + 0.03 * y + 0.12 * noise(x / 3, y / 3, 3) * (out > 1.6) - 0.12 * (out < 1.7)

    soil = place.ground()
    grid('land', (-420, 420, -10, 760), (420, 420), land, soil)
    path(place, trail, land, 1.45)
    oaks = [tree(scene, place.seed + i, 6.5, 3.6, leaves=2600, color=(0.09, 0.13, 0.05)) for i in range(3)]
    clear = lambda gap: lambda x, y, z: abs(x - float(trail(np.array(y)))) > gap  # noqa: E731
    place.scatter(oaks, place.get('oaks', 60), (-120, 120), (14, 320), land, (0.7, 1.3), clear(6))
    brush = [shrub(scene, i, 0.9, color, 360, flower) for i, (color, flower) in enumerate(((place.bush, None), ((0.22, 0.26, 0.18), None), (place.bush, (0.80, 0.62, 0.16)), (place.bush, (0.56, 0.42, 0.62))))]
    place.scatter(brush, 1500, (-150, 150), (-4, 330), land, (0.5, 1.5), clear(2.4), 1.9)
    place.scatter([grass(place, i) for i in range(3)], 1100, (-22, 22), (-6, 60), land, (0.5, 1.2), clear(1.7), 1.6)
    place.scatter([agave(scene, 1, 0.8)], 12, (-9, 9), (0, 26), land, (0.7, 1.3), clear(2.4))
    if place.get('fence', False):
        ys = np.arange(-6, 90, 2.6)
        fence(scene, [(float(trail(y)) + 3.2, float(y), float(land(trail(y) + 3.2, np.array(y)))) for y in ys])
    place.mountains(height=place.get('peaks', 520), snow=place.get('snow', False))
    look((float(trail(np.array(-5.0))) + place.get('aside', -0.4), -7, place.get('eye_z', 2.3)), (float(trail(np.array(40.0))), 60, place.get('target_z', 6.5)), place.get('lens', 30))


def grass(place, seed):
    from land.plants import Mesh, leaf
    from mathutils import Vector

    chance, mesh = random.Random(seed), Mesh('grass')
    for _ in range(70):
        at = Vector((chance.gauss(0, 0.22), chance.gauss(0, 0.22), -0.05))
        out = Vector((chance.gauss(0, 0.3), chance.gauss(0, 0.3), 1)).normalized()
        leaf(mesh, at, out, Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0.1)).normalized(), chance.uniform(0.4, 0.9), 0.03, 0)
    return mesh.build([place.scene.material('grass', place.grass2, 0.8, leaf=True)], smooth=False)


def path(place, trail, land, half, color=(0.62, 0.50, 0.36), reach=260, name='trail', lift=0.05):
    from land.plants import Mesh

    mesh = Mesh(name)
    last = None
    for y in np.linspace(-10, reach, 260):
        x = float(trail(np.array(y)))
        row = [(x + s * half, y, float(land(np.array(x + s * half * 0.6), np.array(y))) + lift) for s in (-1, -0.4, 0.4, 1)]
        if last:
            for i in range(3):
                mesh.face((last[i], last[i + 1], row[i + 1], row[i]), 0)
        last = row
    put(mesh.build([place.scene.material(name, color, 0.95, 0.15, 0.5, bump=0.12, bump_scale=9)]), (0, 0, 0))


def street_view(place):
    """A neighborhood street: two rows of trees, bungalows, hills at the end."""
    scene, chance = place.scene, place.chance
    flat = lambda x, y: 0 * x  # noqa: E731
    grid('lawn', (-260, 260, -12, 420), (40, 60), flat, place.ground(color=(0.25, 0.30, 0.11), second=(0.18, 0.24, 0.08), scale=0.5))
    bend = lambda y: place.get('bend', 0.0) * y * y / 400  # noqa: E731
    path(place, bend, flat, 4.4, (0.30, 0.29, 0.29), 400, 'road', 0.02)
    for s in (-1, 1):
        path(place, lambda y, s=s: bend(y) + s * 7.4, flat, 0.8, (0.66, 0.62, 0.56), 400, 'walk', 0.04)
        path(place, lambda y, s=s: bend(y) + s * 4.55, flat, 0.16, (0.70, 0.67, 0.62), 400, 'curb', 0.12)
    kind = place.get('trees', 'fan')
    make = {
        'fan': lambda i: fan_palm(scene, i, chance.uniform(12, 17)),
        'feather': lambda i: feather_palm(scene, i, chance.uniform(6.5, 9)),
        'jacaranda': lambda i: tree(scene, i, 7.5, 3.8, 0.62, 3200, (0.34, 0.24, 0.62)),
        'round': lambda i: tree(scene, i, 6.5, 3.0, 0.66, 2800, place.leaf),
        'gum': lambda i: tree(scene, i, 15, 3.6, 0.68, 3400, (0.17, 0.22, 0.15), (0.62, 0.54, 0.46), 0.42),
        'cypress': lambda i: cypress(scene, i, chance.uniform(8, 10)),
        'blossom': lambda i: tree(scene, i, 5.5, 3.0, 0.66, 2800, (0.74, 0.36, 0.48)),
    }[kind]
    trees = [make(place.seed + i) for i in range(3)]
    for i in range(34):
        for s in (-1, 1):
            y = 5 + i * place.get('gap', 9.5) + chance.uniform(-0.8, 0.8)
            put(chance.choice(trees), (float(bend(np.array(y))) + s * 6.0, y, 0), chance.uniform(0, 6.3), chance.uniform(0.88, 1.12))
    colors = ((0.86, 0.80, 0.70), (0.72, 0.62, 0.52), (0.64, 0.68, 0.62), (0.86, 0.74, 0.62), (0.58, 0.64, 0.66))
    roofs = ((0.42, 0.20, 0.13), (0.26, 0.23, 0.21), (0.36, 0.24, 0.17))
    homes = [house(scene, place.seed + i, 12, 9.5, colors[i], roofs[i % 3], place.lit, 1 + (i == 4)) for i in range(5)]
    plants = [shrub(scene, i, 0.8, place.bush, 420, flower) for i, flower in enumerate(((0.80, 0.24, 0.42), None, (0.86, 0.66, 0.22)))]
    for i in range(16):
        for s in (-1, 1):
            y = 14 + i * 17 + (6 if s > 0 else 0)
            x = float(bend(np.array(y))) + s * 18.5
            put(chance.choice(homes), (x, y, 0.1), -s * math.pi / 2 + math.pi * 0 if s > 0 else math.pi / 2, 1)
            for _ in range(7):
                put(chance.choice(plants), (x - s * chance.uniform(6.2, 8.0), y + chance.uniform(-7, 7), 0), chance.uniform(0, 6), chance.uniform(0.6, 1.2))
    hills = lambda x, y: place.get('rise', 60) * np.clip((y - 420) / 300, 0, 1) * (0.55 + 0.5 * fractal(x / 260, y / 260, place.seed, 5))  # noqa: E731
    grid('hills', (-1400, 1400, 400, 1500), (200, 80), hills, place.ground('hill'))
    if place.get('peaks', 0):
        place.mountains(height=place.get('peaks', 520), snow=place.get('snow', False))
    look(place.get('eye', (1.2, -7, 2.0)), place.get('target', (0.4, 60, 6.2)), place.get('lens', 30))


def tract_view(place):
    """Tile roofs on the slopes of rolling hills, seen from a ridge."""
    scene = place.scene
    land = lambda x, y: 26 * fractal(x / 130, y / 130, place.seed, 4) - 18 * np.exp(-(((y - 150) / 110) ** 2)) - y * 0.015 + 20 * np.exp(-(y + 8) / 22)  # noqa: E731
    grid('land', (-520, 520, -12, 900), (320, 300), land, place.ground())
    colors = ((0.88, 0.80, 0.68), (0.78, 0.66, 0.54), (0.90, 0.86, 0.80), (0.82, 0.70, 0.60))
    homes = [house(scene, place.seed + i, 13, 10, colors[i], lit=place.lit, floors=1 + (i % 2)) for i in range(4)]
    for row in range(9):
        y = 66 + row * 27
        for k in range(-12, 13):
            x = k * 19 + place.chance.uniform(-2, 2) + (row % 2) * 9
            curve = y + 14 * math.sin(x / 70 + row)
            if abs(x) < curve * 0.75 and place.chance.random() < 0.9:
                z = float(land(np.array(x), np.array(curve)))
                put(place.chance.choice(homes), (x, curve, z - 0.5), place.chance.uniform(-0.15, 0.15), 1)
    trees = [tree(scene, place.seed + i, 6, 2.7, leaves=1500, color=place.leaf) for i in range(2)] + [feather_palm(scene, 4, 8), cypress(scene, 3, 8)]
    place.scatter(trees, 420, (-250, 250), (44, 330), land, (0.7, 1.2), power=1.2)
    brush = [shrub(scene, i, 0.9, color, 360, flower) for i, (color, flower) in enumerate(((place.bush, None), ((0.24, 0.27, 0.18), None), (place.bush, (0.82, 0.62, 0.14))))]
    place.scatter(brush, 420, (-40, 40), (-3, 48), land, (0.5, 1.2), power=1.3)
    place.scatter([grass(place, i) for i in range(3)], 900, (-20, 20), (-5, 30), land, (0.5, 1.2))
    place.mountains(height=place.get('peaks', 620), snow=place.get('snow', False), distance=4200)
    if place.get('ocean', False):
        grid('ocean', (-9000, 9000, 900, 12000), (20, 20), lambda x, y: -16 + 0 * x, scene.water(swell=0.2), lambda x, y: 8 + 0 * x)
    z = float(land(np.array(0.0), np.array(-6.0)))
    look((0, -7, z + place.get('up', 3.0)), place.get('target', (0, 150, -2)), place.get('lens', 34))


def orchard_view(place):
    """Rows of trees or crops running to the hills."""
    scene, chance = place.scene, place.chance
    land = lambda x, y: 1.2 * fractal(x / 90, y / 90, place.seed, 3) - 0.25 * np.cos(x * 2 * math.pi / place.get('step', 6.0)) * place.get('ridge', 0.3)  # noqa: E731
    grid('field', (-320, 320, -12, 520), (700, 200), land, scene.material('soil', (0.42, 0.29, 0.19), 0.95, second=(0.30, 0.20, 0.13), scale=0.7, bump=0.7, bump_scale=3))
    crop = place.get('crop', 'orange')
    step = place.get('step', 6.0)
    if crop in ('orange', 'avocado', 'lemon'):
        fruit = {'orange': (0.95, 0.36, 0.03), 'lemon': (0.95, 0.74, 0.10), 'avocado': None}[crop]
        trees = [tree(scene, place.seed + i, 4.2, 2.3, 0.82, 3400, (0.07, 0.15, 0.04), size=0.3, fruit=fruit) for i in range(4)]
        for row in range(-24, 25):
            for k in range(58):
                x, y = (row + 0.5) * step, 5 + k * 5.0
                if abs(x) < 14 + y * 0.75 and not (place.get('barn', False) and abs(x - 15) < 13 and 46 < y < 74):
                    put(chance.choice(trees), (x + chance.uniform(-0.3, 0.3), y + chance.uniform(-0.4, 0.4), float(land(np.array(x), np.array(y)))), chance.uniform(0, 6.3), chance.uniform(0.88, 1.12))
        place.scatter([grass(place, i) for i in range(3)], 600, (-4, 4), (-6, 40), land, (0.4, 0.8))
    else:
        rows = [shrub(scene, i, 0.42, (0.10, 0.22, 0.06), 170, flower, 0.34) for i, flower in enumerate(((0.72, 0.05, 0.05), None, (0.72, 0.05, 0.05)))]
        for row in range(-46, 47):
            for k in range(230):
                x, y = row * step, -6 + k * 0.55 * (1 + k / 120)
                if abs(x) < 7 + y * 0.8:
                    put(chance.choice(rows), (x, y, float(land(np.array(x), np.array(y)))), chance.uniform(0, 6.3), chance.uniform(0.8, 1.2))
    if place.get('barn', False):
        put(house(scene, 3, 20, 12, (0.50, 0.16, 0.10), (0.30, 0.27, 0.25)), (15, 64, 0), -0.4, 1.0)
    if place.get('hangars', False):
        for x in (-75, 70):
            hangar(place, (x, 300, 0))
    trees2 = [cypress(scene, 1, 12), tree(scene, 8, 14, 4, 0.7, 2000, (0.15, 0.20, 0.13), size=0.5)]
    place.scatter(trees2, 60, (-300, 300), (300, 420), land, (0.8, 1.5), power=1)
    hills = lambda x, y: place.get('rise', 90) * np.clip((y - 520) / 360, 0, 1) * (0.55 + 0.5 * fractal(x / 260, y / 260, place.seed, 5))  # noqa: E731
    grid('hills', (-1600, 1600, 500, 1700), (240, 100), hills, place.ground('hill'))
    place.mountains(height=place.get('peaks', 700), snow=place.get('snow', False))
    look((place.get('aside', 0.0), -8, place.get('eye_z', 2.4)), (place.get('toward', 0.0), 70, place.get('target_z', 5.4)), place.get('lens', 30))


def hangar(place, at):
    from land.plants import Mesh
    from mathutils import Vector

    mesh, rings = Mesh('hangar'), []
    for y in (0, 300):
        rings.append([Vector((46 * math.cos(a), y, 52 * math.sin(a) ** 0.8)) for a in (math.pi * i / 24 for i in range(25))])
    for i in range(24):
        mesh.face((rings[0][i], rings[0][i + 1], rings[1][i + 1], rings[1][i]), 0)
    mesh.face(rings[0], 1)
    mesh.box((-30, -1, 0), (30, 0, 36), 2)
    put(mesh.build([place.scene.material('hangar roof', (0.52, 0.50, 0.47), 0.6), place.scene.material('hangar front', (0.70, 0.64, 0.54), 0.8), place.scene.material('hangar door', (0.40, 0.40, 0.39), 0.7)], smooth=False), at, 0.0)


def tiled(scene):
    """Square clay tiles with pale joints."""
    floor = scene.material('clay tiles', (0.50, 0.30, 0.20), 0.8, second=(0.40, 0.23, 0.15), scale=0.9, bump=0.1, bump_scale=6)
    nodes, link = floor.node_tree.nodes, floor.node_tree.links.new
    tiles = nodes.new('ShaderNodeTexBrick')
    tiles.offset, tiles.inputs['Scale'].default_value = 0.0, 1.0
    for name, value in (('Brick Width', 0.6), ('Row Height', 0.6), ('Mortar Size', 0.018)):
        tiles.inputs[name].default_value = value
    tiles.inputs['Color1'].default_value, tiles.inputs['Color2'].default_value = (0.52, 0.31, 0.20, 1), (0.40, 0.22, 0.14, 1)
    tiles.inputs['Mortar'].default_value = (0.56, 0.46, 0.36, 1)
    link(nodes['Texture Coordinate'].outputs['Object'], tiles.inputs['Vector'])
    link(tiles.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return floor


def plaza_view(place):
    """An old-town plaza or mission court: arcades, a fountain, palms."""
    scene, chance = place.scene, place.chance
    floor = tiled(scene)
    grid('court', (-120, 120, -14, 120), (20, 20), lambda x, y: 0 * x, floor)
    wall = place.get('wall', (0.80, 0.68, 0.52))
    two = place.get('two', False)
    put(arcade(scene, 34, 8, 4.4, wall, floor2=two, lit=place.lit), (-17, 27, 0))
    put(arcade(scene, 34, 8, 4.4, wall, lit=place.lit), (-15, -6, 0), math.pi / 2, (1, 1, 0.9))
    if place.get('bells', False):
        put(bell_wall(scene, wall), (place.get('bells_x', 4), 25.5, 0), 0, place.get('bells_size', 1.25))
    put(fountain(scene), (place.get('fountain', 2.0), 12, 0))
    palms = [feather_palm(scene, place.seed, 9.5, 30, 3.6), feather_palm(scene, place.seed + 1, 7.5), fan_palm(scene, 3, 15)]
    for x, y, k in place.get('palms', ((11, 20, 0), (14.5, 13, 1), (-9, 24, 2), (9, 34, 2), (-2, 36, 2))):
        put(palms[k], (x, y, 0), chance.uniform(0, 6))
    flowers = [shrub(scene, i, 0.8, place.bush, 460, flower) for i, flower in enumerate(((0.80, 0.18, 0.36), (0.88, 0.62, 0.20), None, (0.52, 0.28, 0.56)))]
    for _ in range(46):
        a = chance.uniform(0, 6.3)
        put(chance.choice(flowers), (place.get('fountain', 2.0) + 4.7 * math.cos(a), 12 + 4.7 * math.sin(a), 0), a, chance.uniform(0.45, 0.75))
    for _ in range(60):
        put(chance.choice([*flowers, agave(scene, 2, 0.8)] if _ == 0 else flowers), (chance.uniform(-14, 17), 25.8 + chance.uniform(-0.6, 0.4), 0), chance.uniform(0, 6), chance.uniform(0.5, 1.0))
    for _ in range(26):
        put(chance.choice(flowers), (-13.8 + chance.uniform(-0.4, 0.5), chance.uniform(-3, 26), 0), 0, chance.uniform(0.5, 1.0))
    climbers = shrub(scene, 9, 1.2, (0.10, 0.17, 0.06), 700, (0.80, 0.10, 0.34), 0.16)
    for x in place.get('climbers', (-16, -14.8, -13.4, 8, 9.2)):
        put(climbers, (x, 26.4 + chance.uniform(-0.3, 0.3), chance.uniform(2.6, 4.2)), 0, chance.uniform(0.8, 1.2))
    trees = [tree(scene, 7, 8, 4, 0.66, 3600, place.leaf)]
    for x, y in place.get('trees', ((22, 8), (20, 32), (-24, 40))):
        put(trees[0], (x, y, 0), chance.uniform(0, 6), chance.uniform(0.9, 1.3))
    hills = lambda x, y: 120 * np.clip((y - 300) / 300, 0, 1) * (0.55 + 0.5 * fractal(x / 200, y / 200, place.seed, 5))  # noqa: E731
    grid('hills', (-900, 900, 290, 900), (160, 70), hills, place.ground('hill'))
    look(place.get('eye', (6.5, -2.5, 1.8)), place.get('target', (-1.2, 22, 3.9)), place.get('lens', 27))


def lake_view(place):
    """A still lake with a dock, trees on the banks and hills behind."""
    scene, chance = place.scene, place.chance
    size = place.get('size', 210)

    def bed(x, y):
        out = np.sqrt((x / 1.5) ** 2 + (y - size * 0.72) ** 2) - size * 0.62 * (1 + 0.14 * noise(x / 50, y / 50, place.seed))
        bank = np.clip(out / 9, -1.4, 1.6)
        return bank * 0.9 - 0.2 + place.get('rise', 46) * np.clip((out - 60) / 260, 0, 1) ** 0.8 * (0.7 + 0.6 * fractal(x / 150, y / 150, place.seed, 5)) * (y > 20)

    # The water begins two steps before the camera, wherever the noise put the shore.
    near = np.arange(-20.0, 120.0, 0.5)
    shore = float(near[np.argmax(bed(1.6 + 0 * near, near) < -0.2)])
    land = lambda x, y: bed(x, y + shore - 2.0)  # noqa: E731
    grid('land', (-700, 700, -14, 1000), (340, 330), land, place.ground())
    depth = lambda x, y: np.clip(0.7 - land(x, y) * 5, 0.55, 8)  # noqa: E731
    grid('lake', (-360, 360, -6, 420), (160, 160), lambda x, y: 0 * x, scene.water(swell=place.get('ripple', 0.05), scale=0.9, deep=(0.02, 0.09, 0.10), shallow=(0.10, 0.16, 0.11)), depth)
    trees = [tree(scene, place.seed + i, 8, 3.6, leaves=2800, color=color) for i, color in enumerate((place.leaf, (0.12, 0.20, 0.07), (0.20, 0.24, 0.09)))]
    dry = lambda x, y, z: 0.7 < z and (y > 60 or abs(x) > 30)  # noqa: E731
    place.scatter(trees, 230, (-230, 230), (14, 460), land, (0.7, 1.3), dry, 1.0)
    place.scatter([fan_palm(scene, 2, 13), feather_palm(scene, 3, 8)], place.get('palms', 22), (-170, 170), (100, 330), land, (0.8, 1.2), dry, 1.0)
    if place.get('homes', True):
        homes = [house(scene, i, 13, 9, ((0.88, 0.82, 0.72), (0.80, 0.70, 0.58), (0.62, 0.64, 0.60))[i], floors=1 + i % 2, lit=place.lit) for i in range(3)]
        place.scatter(homes, 44, (-220, 220), (90, 380), land, (0.9, 1.2), dry, 0.8)
    reeds = [grass(place, i) for i in range(3)]
    place.scatter(reeds, 420, (-26, 26), (4, 30), land, (0.8, 1.8), lambda x, y, z: -0.3 < z < 1.2 and abs(x - 1.5) > 2)
    if place.get('dock', True):
        lake_dock(place)
    if place.get('boat', False):
        put(sailboat(scene, place.seed, True), place.get('boat_at', (-22, 74, 0)), 0.8, 0.7, (0, 0.06))
    place.mountains(height=place.get('peaks', 640), snow=place.get('snow', False), distance=4600)
    look(place.get('eye', (-1.5, -4, 3.4)), place.get('target', (5, 90, 4.6)), place.get('lens', 28))


def lake_dock(place):
    from land.plants import Mesh

    mesh = Mesh('dock')
    for i in range(64):
        mesh.box((0.4, -7 + i * 0.42, 0.78), (2.8, -7 + i * 0.42 + 0.37, 0.86), 0)
    for i in range(7):
        for x in (0.35, 2.85):
            mesh.tube([(x, -6 + i * 4.3, -2), (x, -6 + i * 4.3, 1.75)], (0.11, 0.11), 1, 8)
    put(mesh.build([place.scene.material('dock', (0.44, 0.35, 0.27), 0.9, 0.25, 3), place.scene.material('piles', (0.26, 0.20, 0.15), 0.9)], smooth=False), (0, 0, 0))


def skyline_view(place):
    """Office blocks behind lawns, water and palms."""
    scene, chance = place.scene, place.chance
    flat = lambda x, y: 0.35 + 0.4 * noise(x / 30, y / 30, place.seed) + 1.3 * np.clip((8 - y) / 5, 0, 1)  # noqa: E731
    grid('lawn', (-500, 500, -14, 900), (120, 220), flat, place.ground(color=(0.22, 0.32, 0.10), second=(0.16, 0.25, 0.08), scale=0.15))
    pond = place.get('pond', True)
    if pond:
        grid('pond', (-140, 140, 3, 66), (40, 40), lambda x, y: 0 * x + 0.85, scene.water(swell=0.05, scale=0.9, deep=(0.02, 0.09, 0.11)), lambda x, y: 8 + 0 * x)
    glass = ((0.14, 0.24, 0.30), (0.22, 0.27, 0.28), (0.12, 0.20, 0.26), (0.30, 0.28, 0.24))
    frame = ((0.74, 0.68, 0.60), (0.80, 0.78, 0.74), (0.62, 0.50, 0.40), (0.70, 0.70, 0.68))
    for i, (x, y, w, floors) in enumerate(place.get('towers', ((-62, 190, 36, 12), (-14, 236, 30, 17), (36, 186, 40, 9), (84, 240, 30, 14), (-124, 250, 40, 8), (140, 290, 44, 11)))):
        put(tower(scene, place.seed + i, w, 28, floors, glass[i % 4], frame[(i + place.seed) % 4], place.lit), (x, y, 0), chance.choice((0, 0.35, -0.3)))
    palms = [fan_palm(scene, place.seed + i, 14) for i in range(2)] + [feather_palm(scene, place.seed, 8)]
    trees = [tree(scene, place.seed + i, 7, 3.2, leaves=2400, color=place.leaf) for i in range(2)]
    beside = lambda x, y, z: not (pond and y < 69)  # noqa: E731
    place.scatter(palms, place.get('palms', 40), (-110, 110), (68, 170), flat, (0.8, 1.15), beside, 1)
    place.scatter(trees, 120, (-150, 150), (70, 220), flat, (0.7, 1.2), beside, 1)
    flowers = [shrub(scene, i, 0.7, place.bush, 420, flower) for i, flower in enumerate(((0.70, 0.30, 0.52), None, (0.86, 0.70, 0.30), (0.9, 0.88, 0.84)))]
    place.scatter([*flowers, *[grass(place, i) for i in range(2)]], 420, (-16, 16), (-7, 4.2), flat, (0.4, 0.9), None, 1)
    place.scatter(flowers, 320, (-80, 80), (67, 76), flat, (0.6, 1.2), None, 1)
    hills = lambda x, y: place.get('rise', 80) * np.clip((y - 600) / 500, 0, 1) * (0.55 + 0.5 * fractal(x / 300, y / 300, place.seed, 5))  # noqa: E731
    grid('hills', (-2200, 2200, 580, 2000), (200, 80), hills, place.ground('hill'))
    place.mountains(height=place.get('peaks', 560), snow=place.get('snow', False))
    look(place.get('eye', (0, -9, 4.4)), place.get('target', (-4, 120, 15)), place.get('lens', 34))


VIEWS = {
    'pier': pier_view, 'harbor': harbor_view, 'cove': cove_view, 'canyon': canyon_view, 'street': street_view,
    'tract': tract_view, 'orchard': orchard_view, 'plaza': plaza_view, 'lake': lake_view, 'skyline': skyline_view,
}


# Evenings stay darker than the exposure meter would have them.
EXPOSURE = {'dusk': 0.5, 'sunset': 0.72, 'dawn': 0.85, 'golden': 0.92}


def build(kit, shot):
    place = Place(shot)
    kit.stage.exposure = EXPOSURE.get(place.options['time'], 1.0)
    VIEWS[shot['landscape']['view']](place)
