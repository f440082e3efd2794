"""Piers, boats, houses, arcades and office blocks for the outdoor families."""
import math
import random

from mathutils import Matrix, Vector
from .ground import put
from .plants import Mesh


def house(scene, seed, width=11.0, depth=9.0, wall=(0.82, 0.74, 0.62), roof=(0.42, 0.20, 0.13), lit=False, floors=1):
    """Stucco, a hipped tile roof, windows with frames, a door; the front looks to -y."""
    chance = random.Random(seed)
    mesh = Mesh('house')
    height = 3.0 * floors
    w, d = width / 2, depth / 2
    mesh.box((-w, -d, 0), (w, d, height), 0)
    eave, rise = 0.6, width * 0.2
    a = [Vector((x, y, height)) for x, y in ((-w - eave, -d - eave), (w + eave, -d - eave), (w + eave, d + eave), (-w - eave, d + eave))]
    ridge = max(0.3, w - d * 0.8)
    r = [Vector((-ridge, 0, height + rise)), Vector((ridge, 0, height + rise))]
    for corners in ((a[0], a[1], r[1], r[0]), (a[1], a[2], r[1]), (a[2], a[3], r[0], r[1]), (a[3], a[0], r[0])):
        mesh.face(corners, 1)
    mesh.box((-w - eave, -d - eave, height - 0.18), (w + eave, d + eave, height), 2)
    side = 1 if chance.random() < 0.5 else -1
    for floor in range(floors):
        z = 3.0 * floor
        for x in (-0.30, 0.30) if floor else (0.30 * side, -0.02):
            x *= width
            mesh.box((x - 1.0, -d - 0.08, z + 0.85), (x + 1.0, -d + 0.1, z + 2.25), 2)
            mesh.box((x - 0.88, -d - 0.1, z + 0.97), (x - 0.04, -d + 0.1, z + 2.13), 3)
            mesh.box((x + 0.04, -d - 0.1, z + 0.97), (x + 0.88, -d + 0.1, z + 2.13), 3)
        for y in (-0.25, 0.25):
            for s in (-1, 1):
                low, high = sorted((s * w - 0.08, s * w + 0.08))
                mesh.box((low, y * depth - 0.8, z + 0.95), (high, y * depth + 0.8, z + 2.15), 3)
    x = -0.32 * side * width
    mesh.box((x - 0.55, -d - 0.06, 0), (x + 0.55, -d + 0.1, 2.2), 4)
    mesh.box((x - 1.5, -d - 1.8, 0), (x + 1.5, -d, 0.16), 2)
    mesh.box((x - 1.6, -d - 2.0, 2.55), (x + 1.6, -d, 2.75), 1)
    for s in (-1.4, 1.4):
        mesh.tube([(x + s, -d - 1.8, 0), (x + s, -d - 1.8, 2.6)], (0.1, 0.1), 2)
    mesh.box((w * 0.45, d * 0.1, height), (w * 0.45 + 0.8, d * 0.1 + 0.8, height + rise + 0.6), 0)
    glass = scene.material('lit window', (1.0, 0.66, 0.32), 0.3, glow=2.2) if lit else scene.material('window', (0.10, 0.14, 0.17), 0.12)
    door = chance.choice(((0.10, 0.22, 0.24), (0.36, 0.14, 0.10), (0.16, 0.22, 0.14), (0.42, 0.28, 0.12)))
    return mesh.build(
        [
            scene.material('stucco', wall, 0.95, 0.06, bump=0.2, bump_scale=14),
            scene.material('tiles', roof, 0.8, 0.3, 2.5, bump=0.9, bump_scale=5),
            scene.material('trim', (0.86, 0.83, 0.77), 0.7, 0.05),
            glass,
            scene.material('door', door, 0.5),
        ],
        smooth=False,
    )


def pier(scene, length=180.0, width=7.0, height=6.5, restaurant=True, lit=False):
    """A wooden pier out to sea along +y."""
    mesh = Mesh('pier')
    mesh.box((-width / 2, 0, height - 0.35), (width / 2, length, height), 0)
    for i in range(int(length / 6)):
        y = 3 + i * 6
        for x in (-width / 2 + 0.5, 0, width / 2 - 0.5):
            mesh.tube([(x * 1.08, y, -4), (x, y, height)], (0.24, 0.22), 1, 8)
        mesh.box((-width / 2 - 0.2, y - 0.2, height - 0.8), (width / 2 + 0.2, y + 0.2, height - 0.35), 1)
        if i % 2:
            for s in (-1, 1):
                up = Matrix.Rotation(s * 0.62, 3, 'Y')
                mesh.box((-0.12, y - 0.12, -4.6), (0.12, y + 0.12, 4.6), 1, up)
                del mesh.slots[-6:]
                mesh.slots += [1] * 6
                for p in range(24):
                    x, yy, z = mesh.points[-24 + p]
                    mesh.points[-24 + p] = (x, yy, z + height * 0.36)
    for s in (-1, 1):
        x = s * (width / 2 - 0.1)
        for z in (0.5, 1.05):
            mesh.box((x - 0.05, 0, height + z), (x + 0.05, length, height + z + 0.1), 2)
        for i in range(int(length / 3)):
            mesh.box((x - 0.07, i * 3, height), (x + 0.07, i * 3 + 0.14, height + 1.1), 2)
        for i in range(int(length / 24)):
            y = 12 + i * 24
            mesh.tube([(x, y, height), (x, y, height + 4.2)], (0.07, 0.05), 3, 6)
            mesh.box((x - 0.28, y - 0.28, height + 4.2), (x + 0.28, y + 0.28, height + 4.7), 4)
    if restaurant:
        end = length
        mesh.box((-9, end, height - 0.35), (9, end + 20, height), 0)
        for x in (-8, -3, 3, 8):
            for y in (1, 7, 13, 19):
                mesh.tube([(x, end + y, -4), (x, end + y, height)], (0.26, 0.24), 1, 8)
        mesh.box((-6, end + 4, height), (6, end + 16, height + 3.4), 5)
        tip = Vector((0, end + 10, height + 7.4))
        base = [Vector((x, end + y, height + 3.4)) for x, y in ((-7.4, 2.6), (7.4, 2.6), (7.4, 17.4), (-7.4, 17.4))]
        for i in range(4):
            mesh.face((base[i], base[(i + 1) % 4], tip), 6)
        for i in range(5):
            x = -4.8 + i * 2.1
            mesh.box((x, end + 3.9, height + 1), (x + 1.3, end + 4.1, height + 2.4), 4 if lit else 7)
    lamp = scene.material('pier lamp', (1, 0.78, 0.5), 0.4, glow=6) if lit else scene.material('lamp glass', (0.9, 0.88, 0.8), 0.4)
    return mesh.build(
        [
            scene.material('deck', (0.34, 0.27, 0.21), 0.85, 0.25, 2, bump=0.4),
            scene.material('piles', (0.16, 0.12, 0.10), 0.9, 0.3, 1.5, bump=0.6),
            scene.material('rail', (0.62, 0.58, 0.52), 0.7),
            scene.material('iron', (0.10, 0.13, 0.13), 0.5),
            lamp,
            scene.material('cabin', (0.80, 0.74, 0.66), 0.8, 0.05),
            scene.material('red roof', (0.46, 0.13, 0.09), 0.7),
            scene.material('window', (0.10, 0.14, 0.17), 0.12),
        ],
        smooth=False,
    )


def sailboat(scene, seed, sails=False):
    chance = random.Random(seed)
    mesh = Mesh('boat')
    length, beam = 9.5, 2.9
    sections = []
    for i in range(13):
        t = i / 12
        half = beam / 2 * math.sin(math.pi * min(1, 0.16 + t * 0.84)) ** 0.7 * (1 if t < 0.9 else (1 - t) * 8 + 0.2)
        y, sheer = (t - 0.5) * length, 0.9 + 0.5 * t * t
        sections.append([Vector((s * half * f, y, z)) for s, f, z in ((-1, 1, sheer), (-1, 0.8, 0.1), (0, 0, -0.4), (1, 0.8, 0.1), (1, 1, sheer))])
    for a, b in zip(sections, sections[1:]):
        for i in range(4):
            mesh.face((a[i], a[i + 1], b[i + 1], b[i]), 0)
        mesh.face((a[0], b[0], b[4], a[4]), 1)
    mesh.face(sections[0], 0)
    mesh.box((-0.8, -1.6, 0.95), (0.8, 1.6, 1.55), 2)
    for y in (-0.9, 0, 0.9):
        for s in (-1, 1):
            low, high = sorted((s * 0.78, s * 0.84))
            mesh.box((low, y - 0.3, 1.12), (high, y + 0.3, 1.4), 5)
    mast = 12.5
    mesh.tube([(0, 0.9, 1), (0, 0.9, mast)], (0.085, 0.05), 3, 8)
    mesh.tube([(0, 0.9, 2.3), (0.001, 0.9, 2.3001)], (0.06, 0.06), 3, 6)
    mesh.box((-0.07, -3.2, 2.2), (0.07, 0.9, 2.34), 3)
    for x, y in ((-1.3, 0.6), (1.3, 0.6), (0, 4.6), (0, -4.4)):
        mesh.tube([(x, y, 1.2), (0, 0.9, mast * 0.97)], (0.018, 0.018), 3, 4)
    mesh.box((-0.7, 0.85, mast * 0.62), (0.7, 0.95, mast * 0.62 + 0.05), 3)
    if sails:
        for tip, foot, tail, bulge in ((mast * 0.95, (0, 0.7, 2.5), (0, -3.1, 2.5), 0.7), (mast * 0.85, (0, 4.4, 1.5), (0.5, 0.6, 1.9), 0.5)):
            top = Vector((0, 0.8, tip))
            rows = 9
            points = [[Vector(foot).lerp(top, i / rows).lerp(Vector(tail).lerp(top, i / rows), j / 6) + Vector((bulge * math.sin(math.pi * j / 6) * (1 - i / rows), 0, 0)) for j in range(7)] for i in range(rows + 1)]
            for i in range(rows):
                for j in range(6):
                    mesh.face((points[i][j], points[i][j + 1], points[i + 1][j + 1], points[i + 1][j]), 4)
    else:
        mesh.tube([(0, -3.1, 2.55), (0, 0.8, 2.55)], (0.16, 0.2), 6, 6)
        mesh.box((-0.17, -3.1, 2.36), (0.17, 0.8, 2.66), 6)
    hull = chance.choice(((0.88, 0.87, 0.84), (0.88, 0.87, 0.84), (0.05, 0.12, 0.22), (0.82, 0.78, 0.68), (0.10, 0.22, 0.22)))
    cover = chance.choice(((0.06, 0.14, 0.30), (0.12, 0.26, 0.26), (0.55, 0.48, 0.36), (0.40, 0.10, 0.09)))
    return mesh.build(
        [
            scene.material('hull', hull, 0.25, 0.02),
            scene.material('teak', (0.46, 0.31, 0.18), 0.7, 0.2, 3),
            scene.material('coach', (0.90, 0.89, 0.86), 0.35, 0.02),
            scene.material('alloy', (0.75, 0.75, 0.74), 0.35, metal=0.6),
            scene.material('sail', (0.93, 0.90, 0.84), 0.9, 0.03, leaf=True),
            scene.material('window', (0.10, 0.14, 0.17), 0.12),
            scene.material('cover', cover, 0.9, 0.08),
        ],
        smooth=False,
    )


def arch_wall(mesh, length, height, thick, bays, slot, opening=0.72, spring=0.52, base=0.0):
    """An arcade along x from 0 to length; arches are cut into the front and back faces."""
    bay = length / bays
    half, up = bay * opening / 2, height * spring
    for k in range(bays):
        middle = (k + 0.5) * bay
        arc = [(middle - half * math.cos(math.pi * i / 16), up + half * math.sin(math.pi * i / 16)) for i in range(17)]
        left, right = k * bay, (k + 1) * bay
        for y in (0, thick):
            at = lambda x, z: Vector((x, y, base + z))  # noqa: B023, E731
            mesh.face((at(left, 0), at(middle - half, 0), at(middle - half, up), at(left, up)), slot)
            mesh.face((at(middle + half, 0), at(right, 0), at(right, up), at(middle + half, up)), slot)
            for (x0, z0), (x1, z1) in zip(arc, arc[1:]):
                mesh.face((at(x0, z0), at(x1, z1), at(x1, height), at(x0, height)), slot)
            mesh.face((at(left, up), at(middle - half, up), at(middle - half, height), at(left, height)), slot)
            mesh.face((at(middle + half, up), at(right, up), at(right, height), at(middle + half, height)), slot)
        rim = [(middle - half, 0), *arc, (middle + half, 0)]
        for (x0, z0), (x1, z1) in zip(rim, rim[1:]):
            mesh.face((Vector((x0, 0, base + z0)), Vector((x1, 0, base + z1)), Vector((x1, thick, base + z1)), Vector((x0, thick, base + z0))), slot)
    mesh.box((0, 0, base + height), (length, thick, base + height + 0.35), slot)


def arcade(scene, length=26.0, bays=7, height=4.2, wall=(0.80, 0.70, 0.56), depth=5.0, roof=(0.44, 0.22, 0.14), floor2=False, lit=False):
    mesh = Mesh('arcade')
    arch_wall(mesh, length, height, 0.7, bays, 0)
    top = height + 0.35
    mesh.box((0, depth, 0), (length, depth + 0.4, top + 1.2), 0)
    mesh.box((0, 0.6, -0.1), (length, depth, 0.12), 2)
    for k in range(bays):
        if k % 2:
            x = (k + 0.5) * length / bays
            mesh.box((x - 0.6, depth - 0.06, 0.1), (x + 0.6, depth + 0.1, 2.5), 3)
    if floor2:
        mesh.box((0, 0.7, top), (length, depth + 5, top + 3.4), 0)
        for k in range(bays):
            x = (k + 0.5) * length / bays
            mesh.box((x - 0.55, 0.6, top + 0.9), (x + 0.55, 0.8, top + 2.4), 4)
        top += 3.4
    back = depth + (5.6 if floor2 else 0.8)
    mesh.face([Vector(p) for p in ((-0.6, -0.7, top), (length + 0.6, -0.7, top), (length + 0.6, back, top + 1.5), (-0.6, back, top + 1.5))], 1)
    mesh.face([Vector(p) for p in ((-0.6, -0.7, top - 0.16), (length + 0.6, -0.7, top - 0.16), (length + 0.6, -0.7, top), (-0.6, -0.7, top))], 1)
    for i in range(int(length / 0.42)):
        x = i * 0.42 - 0.4
        mesh.tube([(x, -0.75, top - 0.02), (x, back, top + 1.5)], (0.13, 0.13), 1, 6)
    window = scene.material('lit window', (1.0, 0.66, 0.32), 0.3, glow=2.2) if lit else scene.material('window', (0.10, 0.14, 0.17), 0.12)
    return mesh.build(
        [
            scene.material('plaster', wall, 0.95, 0.10, 0.5, bump=0.25, bump_scale=6),
            scene.material('tiles', roof, 0.85, 0.35, 1.8, bump=0.4, bump_scale=6),
            scene.material('flags', (0.50, 0.40, 0.32), 0.9, 0.15),
            scene.material('old door', (0.16, 0.24, 0.22), 0.6),
            window,
        ],
        smooth=False,
    )


def bell_wall(scene, wall=(0.82, 0.73, 0.60), bells=2):
    """A campanario: a wall with arches for bells, stepped at the top."""
    mesh = Mesh('bell wall')
    width = 3.0 * bells
    mesh.box((0, 0, 0), (width, 1.1, 4.6), 0)
    arch_wall(mesh, width, 3.0, 1.1, bells, 0, opening=0.56, spring=0.5, base=4.6)
    mesh.box((width * 0.28, 0, 7.9), (width * 0.72, 1.1, 8.6), 0)
    mesh.box((width * 0.40, 0.1, 8.6), (width * 0.60, 1.0, 9.3), 0)
    mesh.box((-0.15, -0.12, 4.4), (width + 0.15, 1.22, 4.65), 0)
    for k in range(bells):
        x = (k + 0.5) * width / bells
        mesh.tube([(x, 0.55, 5.3), (x, 0.55, 5.42), (x, 0.55, 5.8), (x, 0.55, 6.05)], (0.5, 0.44, 0.3, 0.1), 1, 16)
        mesh.tube([(x, 0.55, 6.0), (x, 0.55, 6.8)], (0.05, 0.05), 1, 6)
    return mesh.build([scene.material('plaster', wall, 0.95, 0.12, 0.5, bump=0.25, bump_scale=6), scene.material('bronze', (0.28, 0.24, 0.15), 0.45, metal=0.8)], smooth=False)


def fountain(scene, radius=3.2):
    mesh = Mesh('fountain')
    stone, water = 0, 1
    for z0, z1, r in ((0, 0.55, radius), (0.55, 0.68, radius + 0.12)):
        mesh.tube([(0, 0, z0), (0, 0, z1)], (r, r), stone, 48)
    mesh.tube([(0, 0, 0.68), (0, 0, 0.681)], (radius + 0.12, radius - 0.25), stone, 48)
    mesh.tube([(0, 0, 0.5), (0, 0, 0.501)], (radius - 0.2, 0.01), water, 48)
    mesh.tube([(0, 0, 0.4), (0, 0, 0.9), (0, 0, 1.7)], (0.55, 0.3, 0.26), stone, 24)
    mesh.tube([(0, 0, 1.6), (0, 0, 1.75), (0, 0, 2.0), (0, 0, 2.06)], (0.3, 0.9, 1.4, 1.45), stone, 40)
    mesh.tube([(0, 0, 2.0), (0, 0, 2.001)], (1.4, 0.01), water, 40)
    mesh.tube([(0, 0, 2.0), (0, 0, 2.9)], (0.22, 0.16), stone, 20)
    mesh.tube([(0, 0, 2.8), (0, 0, 2.9), (0, 0, 3.1)], (0.16, 0.45, 0.7), stone, 32)
    mesh.tube([(0, 0, 3.06), (0, 0, 3.061)], (0.66, 0.01), water, 32)
    return mesh.build([scene.material('stone', (0.62, 0.56, 0.47), 0.85, 0.2, 3, bump=0.4, bump_scale=16), scene.material('basin', (0.12, 0.24, 0.25), 0.06, 0.1)])


def tower(scene, seed, width=34.0, depth=26.0, floors=12, glass=(0.16, 0.24, 0.30), frame=(0.72, 0.68, 0.62), lit=False):
    """An office block with bands of glass."""
    chance = random.Random(seed)
    mesh = Mesh('tower')
    storey = 3.9
    w, d = width / 2, depth / 2
    mesh.box((-w + 0.4, -d + 0.4, 0), (w - 0.4, d - 0.4, floors * storey), 1)
    for floor in range(floors + 1):
        z = floor * storey
        mesh.box((-w, -d, z - 0.65), (w, d, z + 0.65), 0)
    count = int(width / 3.2)
    for i in range(count + 1):
        x = -w + i * width / count
        for y in (-d, d):
            mesh.box((x - 0.14, y - 0.14, 0), (x + 0.14, y + 0.14, floors * storey), 0)
    for i in range(int(depth / 3.2) + 1):
        y = -d + i * depth / int(depth / 3.2)
        for x in (-w, w):
            mesh.box((x - 0.14, y - 0.14, 0), (x + 0.14, y + 0.14, floors * storey), 0)
    if lit:
        for floor in range(floors):
            for i in range(count):
                if chance.random() < 0.34:
                    x = -w + (i + 0.5) * width / count
                    mesh.box((x - 1.3, -d + 0.3, floor * storey + 0.7), (x + 1.3, -d + 0.42, floor * storey + 3.2), 2)
    mesh.box((-w * 0.5, -d * 0.5, floors * storey), (w * 0.4, d * 0.5, floors * storey + 3), 0)
    return mesh.build(
        [
            scene.material('concrete', frame, 0.8, 0.06),
            scene.material('glass', glass, 0.06, 0.15, metal=0.55),
            scene.material('lit window', (1.0, 0.66, 0.32), 0.3, glow=2.2),
        ],
        smooth=False,
    )


def fence(scene, path, height=1.25, color=(0.82, 0.80, 0.75)):
    """Posts and three rails along a path of ground points."""
    mesh = Mesh('fence')
    for a, b in zip(path, path[1:]):
        a, b = Vector(a), Vector(b)
        mesh.box((a.x - 0.08, a.y - 0.08, a.z - 0.3), (a.x + 0.08, a.y + 0.08, a.z + height), 0)
        for level in (0.35, 0.75, 1.12):
            low, high = a + Vector((0, 0, level)), b + Vector((0, 0, level))
            side = (b - a).cross(Vector((0, 0, 1))).normalized() * 0.03
            rise = Vector((0, 0, 0.13))
            mesh.face((low - side, high - side, high - side + rise, low - side + rise), 0)
            mesh.face((low + side, high + side, high + side + rise, low + side + rise), 0)
            mesh.face((low - side + rise, high - side + rise, high + side + rise, low + side + rise), 0)
    return put(mesh.build([scene.material('fence', color, 0.7, 0.08)], smooth=False), (0, 0, 0))
