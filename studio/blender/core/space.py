"""Where things are: a stack of transforms, and the one function that puts an object in the scene."""

import contextlib
import math

import bpy
from mathutils import Matrix, Vector

_stack = [Matrix.Identity(4)]


def reset():
    _stack[:] = [Matrix.Identity(4)]


@contextlib.contextmanager
def at(x=0.0, y=0.0, z=0.0, turn=0.0, tilt=0.0, roll=0.0, scale=1.0):
    """Everything made inside moves to (x, y, z), turned by degrees about z, tilted about x, rolled about y."""
    local = (
        Matrix.Translation((x, y, z))
        @ Matrix.Rotation(math.radians(turn), 4, "Z")
        @ Matrix.Rotation(math.radians(tilt), 4, "X")
        @ Matrix.Rotation(math.radians(roll), 4, "Y")
        @ Matrix.Scale(scale, 4)
    )
    _stack.append(_stack[-1] @ local)
    try:
        yield
    finally:
        _stack.pop()


def place(obj, position=(0, 0, 0), rotation=None):
    local = Matrix.Translation(position)
    if rotation is not None:
        local = local @ rotation
    obj.matrix_world = _stack[-1] @ local
    bpy.context.scene.collection.objects.link(obj)
    return obj


def world(point):
    return _stack[-1] @ Vector(point)


def towards(direction):
    """A rotation that turns the local z axis to the direction."""
    return Vector(direction).to_track_quat("Z", "Y").to_matrix().to_4x4()


def hide_from_camera(obj, shadow=True):
    obj.visible_camera = False
    obj.visible_glossy = False
    obj.visible_transmission = False
    if not shadow:
        obj.visible_shadow = False
    return obj
