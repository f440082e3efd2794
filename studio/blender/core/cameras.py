"""Cameras. Uprights stay upright: the camera never tilts in rooms, the lens shifts instead."""

import math

import bpy
from mathutils import Vector

from .space import place, towards


def camera(position, target, lens=35, level=True, focus=None, stop=None, shift=0.0):
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = 400
    aim = Vector(target) - Vector(position)
    if level:
        distance = math.hypot(aim.x, aim.y)
        data.shift_y = aim.z / distance * lens / data.sensor_width + shift
        aim.z = 0
    obj = place(bpy.data.objects.new("camera", data), position, towards(-aim))
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(position)).length
        data.dof.aperture_fstop = stop or 2.8
    bpy.context.scene.camera = obj
    return obj


def around(target, distance, azimuth, height, lens=50, focus=None, stop=None, level=False):
    """From a side: azimuth 0 is straight in front, positive is from the right."""
    a = math.radians(azimuth)
    x, y, z = target
    position = (x + distance * math.sin(a), y - distance * math.cos(a), height)
    return camera(position, target, lens, level, focus, stop)
