"""Towels, cushions, throws, rugs and curtains."""

import math

import numpy as np
from mathutils import Matrix

from .shapes import FLAT, Mesh, box, drum, lathe, pebble, plate, rod, rounded, sheet
from .soft import boucle, linen, metal, sheer, terry


def rolled_towel(r, length, color, turns=3.2):
    """Lies along y; a real roll, so that its end shows a spiral."""
    thick = r / (turns + 0.5)
    material = terry(color)
    mesh = Mesh()
    steps = int(turns * 26)
    outer, inner = [], []
    for i in range(steps + 1):
        a = 2 * math.pi * turns * i / steps
        mid = thick * 0.35 + (r - thick * 0.85) * i / steps
        for side, target in ((0.46, outer), (-0.42, inner)):
            m = max(0.002, mid + side * thick)
            target.append((m * math.cos(a - 1.2), m * math.sin(a - 1.2) + r))
    ring = outer + inner[::-1]
    n = len(ring)
    for y in (-length / 2, length / 2):
        mesh.add([(x, y, z) for x, z in ring], [])
    sides = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    caps = []
    for i in range(steps):
        quad = (i, i + 1, n - 2 - i, n - 1 - i)
        caps += [quad[::-1], tuple(n + k for k in quad)]
    mesh.faces.extend(sides + caps)
    obj = mesh.put(material)
    drum(thick * 0.62, length * 0.985, (0, -length * 0.4925, r), material, thick * 0.2, Matrix.Rotation(-math.pi / 2, 4, "X"), 20)
    bevel = obj.modifiers.new("soft", "BEVEL")
    bevel.width, bevel.segments, bevel.limit_method = min(0.01, thick * 0.3), 3, "ANGLE"
    return obj


def folded_towels(rng, w, d, count, colors):
    z = 0
    for k in range(count):
        h = rng.uniform(0.045, 0.06)
        color = colors[k % len(colors)]
        for fold in range(2):
            box((w * rng.uniform(0.97, 1.0), d * rng.uniform(0.97, 1), h / 2), (rng.uniform(-0.006, 0.006), rng.uniform(-0.004, 0.004), z + fold * h / 2), terry(color), h * 0.24, 5)
        z += h
    return z


def cushion(w, h, depth, material, lean=0.0, pinch=0.12):
    """Stands on its lower edge, its front towards -y."""
    mesh = Mesh()
    n = 16
    for side in (-1, 1):
        vertices, faces = [], []
        for i in range(n + 1):
            for j in range(n + 1):
                u, v = 2 * i / n - 1, 2 * j / n - 1
                puff = ((1 - u**4) * (1 - v**4)) ** 0.55
                narrow = 1 - pinch * (1 - (u * v) ** 2) * (abs(u) ** 6 + abs(v) ** 6) * 0.5
                vertices.append((u * w / 2 * narrow, side * depth / 2 * puff, h / 2 + v * h / 2 * narrow))
        for i in range(n):
            for j in range(n):
                quad = (i * (n + 1) + j, (i + 1) * (n + 1) + j, (i + 1) * (n + 1) + j + 1, i * (n + 1) + j + 1)
                faces.append(quad if side < 0 else quad[::-1])
        mesh.add(vertices, faces)
    obj = mesh.put(material, (0, 0, 0), Matrix.Rotation(-lean, 4, "X"))
    obj.data.auto_smooth_angle = 1.5
    return obj


def throw(rng, w, top, drop_front, drop_back, material, thickness=0.012, height=0.0):
    """A cloth across a bed or an arm: lies flat over `top` along y, hangs down at both ends."""
    phase = rng.uniform(0, 6)

    def surface(u, v):
        s = v * (drop_front + top + drop_back)
        x = (u - 0.5) * w
        ripple = 0.008 * math.sin(u * 19 + phase) + 0.004 * math.sin(u * 41 + v * 7)
        if s < drop_front:
            return (x * (1 + 0.03 * (1 - s / drop_front)), -top / 2 - 0.012 - abs(ripple) * 1.5, height - (drop_front - s))
        if s > drop_front + top:
            return (x, top / 2 + 0.012 + abs(ripple) * 1.5, height - (s - drop_front - top))
        return (x, s - drop_front - top / 2, height + 0.012 + ripple * 0.5)

    return sheet(surface, 48, 56, material, thickness=thickness)


def curtain(w, h, color, rng, folds=None, through=0.5, material=None, gather=1.0):
    """Hangs in the x-z plane, its lower edge just above the floor."""
    folds = folds or w * 9
    phase = rng.uniform(0, 6)

    def surface(u, v):
        deep = 0.045 * (1 - 0.35 * v) * gather
        y = deep * math.sin(u * folds * 2 * math.pi / 1.6 + phase) + 0.012 * math.sin(u * 23 + phase * 2 + v * 1.5)
        return ((u - 0.5) * w + 0.012 * math.sin(u * folds * 4 + v), y, 0.012 + v * (h - 0.012))

    return sheet(surface, int(max(90, w * 110)), 8, material or sheer(color, through))


def curtain_rail(w, z, finish):
    rod((-w / 2 - 0.12, 0, z), (w / 2 + 0.12, 0, z), 0.012, metal(finish))


def rug(rng, w, d, color, kind=None):
    kind = kind or rng.choice(("round", "rectangle", "pebble"))
    outline = {
        "round": [(x * w / 2, y * d / 2) for x, y in _unit_circle()],
        "rectangle": rounded(w, d, 0.03, 0, -d / 2),
        "pebble": pebble(w, d, rng, 0, -d / 2, 0.2),
    }[kind]
    plate(outline, (0, 0, 0.001), 0.022, boucle(color, 60), bevel=0.009, rotation=FLAT)


def _unit_circle(points=72):
    return [(math.cos(a), math.sin(a)) for a in np.linspace(0, 2 * math.pi, points, endpoint=False)]


def pouf(r, h, color):
    lathe([(0, 0), (r * 0.86, 0), (r, h * 0.2), (r * 1.02, h * 0.6), (r * 0.92, h * 0.92), (r * 0.6, h), (0, h)], (0, 0, 0), boucle(color))


def bolster(r, length, color, material=None):
    """Lies along x."""
    drum(r, length, (-length / 2, 0, r), material or linen(color), r * 0.35, Matrix.Rotation(math.pi / 2, 4, "Y"))
