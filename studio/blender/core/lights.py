"""Light rigs: one strong warm light with long soft shadows, and a soft fill."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from . import shapes
from .palettes import linear
from .space import hide_from_camera, place, towards
from .soft import glow
from .materials import plain

# sun: color, strength, size in radians, height in degrees; fill: world color and strength.
RIGS = {
    "low-sun-leaves": dict(sun="#FFD9A8", power=5.2, size=0.014, height=27, sky="#EDE8E2", fill=0.6, gobo="leaves"),
    "low-sun-blinds": dict(sun="#FFDDB0", power=5.2, size=0.01, height=30, sky="#EEEAE4", fill=0.56, gobo="blinds"),
    "arched": dict(sun="#FFDCAE", power=5.4, size=0.014, height=28, sky="#EDE8E2", fill=0.56, gobo="arches"),
    "window": dict(sun="#FFE0B8", power=5.0, size=0.016, height=30, sky="#EBE8E4", fill=0.58, gobo="panes"),
    "overcast": dict(sun="#FFEAD0", power=3.4, size=0.4, height=42, sky="#F3EBE0", fill=0.7, gobo=None),
    "golden": dict(sun="#FFC487", power=6.2, size=0.022, height=17, sky="#E6D6CF", fill=0.48, gobo="leaves"),
    "blue-hour": dict(sun="#9DB4DA", power=0.5, size=0.5, height=40, sky="#8095BE", fill=0.32, gobo=None),
    "skylight": dict(sun="#FFF0DA", power=4.8, size=0.03, height=60, sky="#EEEBE6", fill=0.62, gobo="skylight"),
    "noon": dict(sun="#FFF1DC", power=4.8, size=0.01, height=48, sky="#D5E2EC", fill=0.8, gobo=None),
}


def rig(name):
    """Call it before lamps are made: the rig decides whether they are lit."""
    if name not in RIGS:
        raise KeyError(f"unknown light {name}: choose from {', '.join(RIGS)}")
    mood.evening = name == "blue-hour"
    return RIGS[name]


def sky(color, strength):
    """An even sky: cheap to sample, and every open side of a room lets it in."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (*linear(color), 1)
    background.inputs[1].default_value = strength
    world.cycles.sampling_method = "NONE"
    world.light_settings.distance = 2.5
    world.light_settings.ao_factor = 0.8


def sun(color, power, size, height, azimuth):
    """Azimuth in degrees: where the sun comes from, 0 = behind the camera, positive = from the right."""
    light = bpy.data.lights.new("sun", "SUN")
    light.energy, light.angle, light.color = power, size, linear(color)
    source = direction(height, azimuth)
    place(bpy.data.objects.new("sun", light), (0, 0, 6), towards(source))
    return source


def direction(height, azimuth):
    h, a = math.radians(height), math.radians(azimuth)
    return Vector((math.cos(h) * math.sin(a), -math.cos(h) * math.cos(a), math.sin(h)))


def area(position, target, size, power, color="#FFFFFF", size_y=None, spread=180):
    light = bpy.data.lights.new("area", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size, size_y or size
    light.energy, light.color, light.spread = power, linear(color), math.radians(spread)
    aim = Vector(position) - Vector(target)
    obj = place(bpy.data.objects.new("area", light), position, towards(aim))
    obj.visible_camera = False
    obj.visible_glossy = False
    return obj


class Mood:
    """By day lamps are only looked at: each more light to sample is noise everywhere."""

    evening = False


mood = Mood()


def lamp(position, power=18, color="#FFC58A", radius=0.05):
    if not mood.evening:
        return None
    light = bpy.data.lights.new("lamp", "POINT")
    light.energy, light.color, light.shadow_soft_size = power, linear(color), radius
    obj = place(bpy.data.objects.new("lamp", light), position)
    obj.visible_camera = False
    return obj


def bulb(position, radius=0.05, strength=9.0, color="#FFCF9A"):
    """A bulb that is seen; the light itself comes from lamp(), which is cheaper to sample."""
    obj = shapes.ellipsoid((radius * 2,) * 3, position, glow(color, strength), steps=16)
    obj.visible_diffuse = False
    obj.visible_shadow = False
    return obj


def gobo(kind, target, source, rng, distance=3.2, size=1.0):
    """Something unseen between the sun and the target, for its shadow."""
    if not kind:
        return None
    maker = {
        "leaves": _leaves,
        "blinds": _blinds,
        "arches": _arches,
        "panes": _panes,
        "skylight": _skylight,
    }[kind]
    frame = Matrix.Translation(Vector(target) + source * distance) @ _facing(source)
    obj = maker(rng, frame, size)
    return hide_from_camera(obj)


def _facing(source):
    """x to the side and y up as the sun sees it."""
    side = Vector((0, 0, 1)).cross(source).normalized()
    up = source.cross(side)
    return Matrix((side, up, source)).transposed().to_4x4()


def _leaf_outline(length, width):
    ts = np.linspace(0, 1, 9)
    left = [(-width * math.sin(math.pi * t) ** 0.8, t * length) for t in ts]
    return left + [(-x, y) for x, y in reversed(left[1:-1])]


def _add_frond(mesh, rng, frame, root, angle, length, leaf):
    for k in range(13):
        t = k / 12
        for side in (-1, 1):
            bend = angle + 0.25 * t
            x = root[0] + math.cos(bend) * length * t
            y = root[1] + math.sin(bend) * length * t - 0.25 * t * t
            turn = bend + side * (0.75 - 0.3 * t) - math.pi / 2
            outline = _leaf_outline(leaf * (1 - 0.45 * t), leaf * 0.16)
            spin = Matrix.Translation((x, y, rng.uniform(-0.05, 0.05))) @ Matrix.Rotation(turn, 4, "Z")
            mesh.add([(px, py, 0) for px, py in outline], [range(len(outline))], frame @ spin)


def _leaves(rng, frame, size):
    mesh = shapes.Mesh()
    corner = rng.choice((-1, 1))
    _surround(mesh, frame, size * rng.uniform(1.15, 1.5), size * rng.uniform(1.1, 1.4))
    for _ in range(6):
        root = (corner * size * rng.uniform(0.6, 1.7), size * rng.uniform(-0.1, 1.5))
        angle = math.pi / 2 + corner * rng.uniform(0.5, 2.2)
        _add_frond(mesh, rng, frame, root, angle, size * rng.uniform(0.9, 1.6), size * rng.uniform(0.34, 0.55))
    return mesh.put(plain("#2F3A2A"))


def _quad(mesh, frame, x0, y0, x1, y1):
    mesh.add([(x0, y0, 0), (x1, y0, 0), (x1, y1, 0), (x0, y1, 0)], [(0, 1, 2, 3)], frame)


def _surround(mesh, frame, w, h, far=14):
    _quad(mesh, frame, -far, -far, -w, far)
    _quad(mesh, frame, w, -far, far, far)
    _quad(mesh, frame, -w, h, w, far)
    _quad(mesh, frame, -w, -far, w, -h)


def _blinds(rng, frame, size):
    mesh = shapes.Mesh()
    w, h = size * rng.uniform(0.9, 1.4), size * rng.uniform(1.0, 1.4)
    _surround(mesh, frame, w, h)
    pitch = size * rng.uniform(0.1, 0.15)
    for k in range(int(2 * h / pitch) + 1):
        _quad(mesh, frame, -w, -h + k * pitch, w, -h + (k + 0.48) * pitch)
    return mesh.put(plain("#4A4640"))


def _panes(rng, frame, size):
    mesh = shapes.Mesh()
    w, h = size * rng.uniform(0.8, 1.2), size * rng.uniform(1.0, 1.35)
    _surround(mesh, frame, w, h)
    columns, rows, bar = rng.choice((2, 3)), rng.choice((2, 3)), 0.035 * size
    for k in range(1, columns):
        x = -w + 2 * w * k / columns
        _quad(mesh, frame, x - bar, -h, x + bar, h)
    for k in range(1, rows):
        y = -h + 2 * h * k / rows
        _quad(mesh, frame, -w, y - bar, w, y + bar)
    return mesh.put(plain("#4A4640"))


def _arches(rng, frame, size):
    mesh = shapes.Mesh()
    w, h = size * rng.uniform(0.55, 0.8), size * 1.3
    count = rng.choice((1, 2))
    outline = shapes.arch(w * 1.6, 2 * h, 0, -h, 24)
    reach = w * count
    _surround(mesh, frame, reach, h)
    for k in range(count):
        middle = (2 * k - count + 1) * w
        _spandrels(mesh, frame, outline, middle, w, h)
    return mesh.put(plain("#4A4640"))


def _spandrels(mesh, frame, outline, middle, w, h):
    """The wall around one arch, as strips between its edge and the frame."""
    half = w * 0.8
    _quad(mesh, frame, middle - w, -h, middle - half, h)
    _quad(mesh, frame, middle + half, -h, middle + w, h)
    top = outline[2:]
    for (ax, ay), (bx, by) in zip(top, top[1:]):
        corner = [(middle + ax, ay, 0), (middle + ax, h, 0), (middle + bx, h, 0), (middle + bx, by, 0)]
        mesh.add(corner, [(0, 1, 2, 3)], frame)


def _skylight(rng, frame, size):
    mesh = shapes.Mesh()
    w, h = size * 0.9, size * rng.uniform(0.6, 1.0)
    _surround(mesh, frame, w, h)
    for k in range(-2, 3):
        _quad(mesh, frame, k * w / 2.5 - 0.03, -h, k * w / 2.5 + 0.03, h)
    return mesh.put(plain("#4A4640"))


def light_up(name, rng, target, azimuth=None, size=1.0, distance=3.2, height=None, gobos=None):
    """The whole rig: sky, sun and its gobo, aimed so that the shadow falls on the target."""
    r = rig(name)
    sky(r["sky"], r["fill"])
    azimuth = azimuth if azimuth is not None else rng.choice((-1, 1)) * rng.uniform(38, 62)
    source = sun(r["sun"], r["power"], r["size"], height or r["height"] + rng.uniform(-3, 3), azimuth)
    gobo((gobos or {}).get(r["gobo"], r["gobo"]), target, source, rng, distance, size)
    return source
