"""Solid shapes. Positions are the middle of the base, so that nothing floats or sinks."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from .space import place, towards

SMOOTH_ANGLE = 0.7


class Mesh:
    """Gathers many parts into one object: faster than hundreds of objects."""

    def __init__(self):
        self.vertices = []
        self.faces = []

    def add(self, vertices, faces, matrix=None):
        first = len(self.vertices)
        if matrix is not None:
            vertices = [tuple(matrix @ Vector(v)) for v in vertices]
        self.vertices.extend(tuple(v) for v in vertices)
        self.faces.extend(tuple(first + i for i in face) for face in faces)

    def put(self, material, position=(0, 0, 0), rotation=None, smooth=True):
        data = bpy.data.meshes.new("mesh")
        data.from_pydata(self.vertices, [], self.faces)
        return put_mesh(data, material, position, rotation, smooth)


def put_mesh(data, material, position=(0, 0, 0), rotation=None, smooth=True):
    data.materials.append(material)
    if smooth:
        data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
        data.use_auto_smooth = True
        data.auto_smooth_angle = SMOOTH_ANGLE
    data.update()
    return place(bpy.data.objects.new("part", data), position, rotation)


def box(size, position, material, bevel=0.008, segments=3, rotation=None):
    sx, sy, sz = size
    mesh = bmesh.new()
    bmesh.ops.create_cube(mesh, size=1)
    for v in mesh.verts:
        v.co = (v.co.x * sx, v.co.y * sy, (v.co.z + 0.5) * sz)
    bevel = min(bevel, 0.49 * min(size))
    if bevel > 0:
        bmesh.ops.bevel(
            mesh, geom=mesh.edges[:], offset=bevel, segments=segments, profile=0.5, affect="EDGES"
        )
    data = bpy.data.meshes.new("box")
    mesh.to_mesh(data)
    mesh.free()
    return put_mesh(data, material, position, rotation)


def smooth_profile(points, per_span=5):
    """Catmull-Rom through the points; a point given twice stays a corner."""
    pts = [np.array(p, float) for p in points]
    result = []
    for i in range(len(pts) - 1):
        a, b = pts[i], pts[i + 1]
        if np.allclose(a, b):
            continue
        before = pts[i - 1] if i and not np.allclose(pts[i - 1], a) else a
        after = pts[i + 2] if i + 2 < len(pts) and not np.allclose(pts[i + 2], b) else b
        for k in range(per_span):
            t = k / per_span
            result.append(_catmull(before, a, b, after, t))
    result.append(pts[-1])
    return [(max(0.0, p[0]), p[1]) for p in result]


def _catmull(p0, p1, p2, p3, t):
    return 0.5 * (
        2 * p1
        + (p2 - p0) * t
        + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
        + (3 * p1 - p0 - 3 * p2 + p3) * t**3
    )


def revolve(profile, steps=48):
    vertices, faces = [], []
    for r, z in profile:
        for k in range(steps):
            a = 2 * math.pi * k / steps
            vertices.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(len(profile) - 1):
        for k in range(steps):
            n = (k + 1) % steps
            faces.append(
                (i * steps + k, i * steps + n, (i + 1) * steps + n, (i + 1) * steps + k)
            )
    return vertices, faces


def lathe(profile, position, material, smooth=True, steps=48, rotation=None):
    mesh = Mesh()
    mesh.add(*revolve(smooth_profile(profile) if smooth else profile, steps))
    return mesh.put(material, position, rotation)


def drum_profile(r, h, bevel):
    bevel = min(bevel, r * 0.9, h * 0.49)
    curve = [
        (r - bevel + bevel * math.sin(a), bevel - bevel * math.cos(a))
        for a in np.linspace(0, math.pi / 2, 5)
    ]
    return [(0, 0)] + curve + [(x, h - z) for x, z in reversed(curve)] + [(0, h)]


def drum(r, h, position, material, bevel=0.006, rotation=None, steps=48):
    return lathe(drum_profile(r, h, bevel), position, material, False, steps, rotation)


def ellipsoid(size, position, material, rotation=None, steps=32):
    """Size is the full width, depth and height; the position is the middle of the base."""
    sx, sy, sz = (s / 2 for s in size)
    ring = [(math.sin(a), 1 - math.cos(a)) for a in np.linspace(0, math.pi, 17)]
    vertices, faces = revolve(ring, steps)
    mesh = Mesh()
    mesh.add([(x * sx, y * sy, z * sz) for x, y, z in vertices], faces)
    return mesh.put(material, position, rotation)


def rod(start, end, r, material, steps=16):
    a, b = Vector(start), Vector(end)
    return drum(r, (b - a).length, a, material, min(0.004, r * 0.5), towards(b - a), steps)


def tube(points, r, material, closed=False, smooth=True):
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = r
    curve.bevel_resolution = 4
    curve.use_fill_caps = True
    curve.resolution_u = 8
    spline = curve.splines.new("NURBS" if smooth else "POLY")
    spline.points.add(len(points) - 1)
    for p, co in zip(spline.points, points):
        p.co = (*co, 1)
    spline.use_cyclic_u = closed
    if smooth:
        spline.order_u = 3
        spline.use_endpoint_u = True
    curve.materials.append(material)
    return place(bpy.data.objects.new("tube", curve))


UPRIGHT = Matrix.Rotation(math.pi / 2, 4, "X")


def plate(outline, position, depth, material, cutouts=(), bevel=0.004, rotation=UPRIGHT):
    """A thick plate with cutouts. Upright by default: drawn in x and z, its back at the position, towards -y."""
    curve = bpy.data.curves.new("plate", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    bevel = min(bevel, depth * 0.45)
    curve.extrude = depth / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    curve.offset = -bevel
    for points in (outline, *cutouts):
        spline = curve.splines.new("POLY")
        spline.points.add(len(points) - 1)
        for p, (x, y) in zip(spline.points, points):
            p.co = (x, y, 0, 1)
        spline.use_cyclic_u = True
        spline.use_smooth = False
    drawn = bpy.data.objects.new("plate", curve)
    data = bpy.data.meshes.new_from_object(drawn)
    bpy.data.objects.remove(drawn)
    # Textures follow object coordinates: the turn goes into the mesh, so that up is z on every wall.
    data.transform(rotation @ Matrix.Translation((0, 0, depth / 2)))
    return put_mesh(data, material, position)


FLAT = Matrix.Identity(4)


def rectangle(w, h, x=0.0, z=0.0):
    """Middle of the base at (x, z)."""
    return [(x - w / 2, z), (x + w / 2, z), (x + w / 2, z + h), (x - w / 2, z + h)]


def arch(w, h, x=0.0, z=0.0, points=32):
    r = w / 2
    top = [
        (x + r * math.cos(a), z + h - r + r * math.sin(a))
        for a in np.linspace(0, math.pi, points)
    ]
    return [(x - r, z), (x + r, z)] + top


def circle(r, x=0.0, z=0.0, points=64):
    return [
        (x + r * math.cos(a), z + r * math.sin(a))
        for a in np.linspace(0, 2 * math.pi, points, endpoint=False)
    ]


def rounded(w, h, r, x=0.0, z=0.0):
    corners = [(w / 2 - r, r, -90), (w / 2 - r, h - r, 0), (r - w / 2, h - r, 90), (r - w / 2, r, 180)]
    return [
        (x + cx + r * math.cos(math.radians(a + d)), z + cz + r * math.sin(math.radians(a + d)))
        for cx, cz, a in corners
        for d in (0, 15, 30, 45, 60, 75, 90)
    ]


def pebble(w, h, rng, x=0.0, z=0.0, wobble=0.12, points=64):
    phases = [(k, rng.uniform(0, 6.3), rng.uniform(0.3, 1) * wobble / k) for k in (2, 3, 4)]
    result = []
    for a in np.linspace(0, 2 * math.pi, points, endpoint=False):
        r = 1 + sum(m * math.sin(k * a + p) for k, p, m in phases)
        result.append((x + r * w / 2 * math.cos(a), z + h / 2 + r * h / 2 * math.sin(a)))
    return result


def sheet(function, nu, nv, material, position=(0, 0, 0), rotation=None, thickness=0.0):
    """A surface of function(u, v) for u, v in 0..1."""
    mesh = Mesh()
    vertices = [function(i / nu, j / nv) for i in range(nu + 1) for j in range(nv + 1)]
    faces = [
        (i * (nv + 1) + j, (i + 1) * (nv + 1) + j, (i + 1) * (nv + 1) + j + 1, i * (nv + 1) + j + 1)
        for i in range(nu)
        for j in range(nv)
    ]
    mesh.add(vertices, faces)
    obj = mesh.put(material, position, rotation)
    obj.data.auto_smooth_angle = 1.4
    if thickness:
        solid = obj.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = thickness
        solid.offset = 0
    return obj


def stone(size, position, material, seed, rough=0.18, rotation=None):
    """A worn pebble, sunk a little into what it lies on; the size is width, depth and height."""
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=4, radius=1)
    offset = Vector((seed * 1.7, seed * 0.9, seed * 0.3))
    for v in mesh.verts:
        r = 1 + rough * noise.noise(v.co * 1.1 + offset) + rough * 0.3 * noise.noise(v.co * 3 + offset)
        v.co = Vector((v.co.x * size[0] / 2, v.co.y * size[1] / 2, v.co.z * size[2] / 2)) * r
    low = min(v.co.z for v in mesh.verts)
    for v in mesh.verts:
        v.co.z -= low + 0.1 * size[2]
    data = bpy.data.meshes.new("stone")
    mesh.to_mesh(data)
    mesh.free()
    return put_mesh(data, material, position, rotation)
