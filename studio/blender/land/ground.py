"""Land, sea and sky for the outdoor families: one sun, a painted sky, haze with distance, terrain from noise."""
import math
import random

import bpy
import numpy as np
from mathutils import Vector

# Per time of day: sky at the horizon, halfway and overhead, sun height and color and strength, distance of the haze.
SKIES = {
    'dawn': ((0.98, 0.60, 0.44), (0.70, 0.60, 0.66), (0.24, 0.38, 0.62), 7, (1, 0.58, 0.34), 4.4, 1100),
    'morning': ((0.74, 0.82, 0.86), (0.40, 0.60, 0.84), (0.12, 0.34, 0.70), 26, (1, 0.84, 0.64), 5.6, 2600),
    'day': ((0.62, 0.78, 0.90), (0.27, 0.52, 0.84), (0.07, 0.27, 0.66), 44, (1, 0.93, 0.84), 5.8, 3800),
    'golden': ((0.98, 0.74, 0.46), (0.60, 0.66, 0.72), (0.20, 0.40, 0.66), 13, (1, 0.68, 0.38), 6.6, 1900),
    'sunset': ((1.10, 0.46, 0.20), (0.80, 0.46, 0.42), (0.20, 0.27, 0.48), 4.5, (1, 0.46, 0.2), 4.8, 1500),
    'dusk': ((0.80, 0.42, 0.36), (0.36, 0.31, 0.46), (0.07, 0.11, 0.28), 2, (0.9, 0.5, 0.5), 0.3, 1500),
    'mist': ((0.74, 0.77, 0.78), (0.64, 0.70, 0.74), (0.40, 0.49, 0.58), 34, (1, 0.94, 0.86), 2.2, 330),
}

LIGHT = 0.72  # of the sky, against the sun


class Scene:
    """The sky of one picture and the materials that fade into it."""

    def __init__(self, time, sun_from, seed, clouds=0.35, haze=1.0):
        self.horizon, self.middle, self.zenith, height, self.sun_color, strength, self.haze = SKIES[time]
        self.haze *= haze
        self.time, self.random, self.seed = time, random.Random(seed), seed
        self.materials = {}
        angle, height = math.radians(sun_from), math.radians(height)
        self.to_sun = Vector((math.cos(height) * math.sin(angle), math.cos(height) * math.cos(angle), math.sin(height)))
        self.add_sun(strength)
        self.add_world(clouds)

    def add_sun(self, strength):
        light = bpy.data.lights.new('sun', 'SUN')
        light.energy, light.color = strength, self.sun_color
        light.angle = math.radians(12 if self.time == 'mist' else 0.9)
        sun = bpy.data.objects.new('sun', light)
        sun.rotation_euler = self.to_sun.to_track_quat('Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(sun)

    def add_world(self, clouds):
        world = bpy.data.worlds.new('sky')
        bpy.context.scene.world = world
        world.use_nodes = True
        nodes, link = world.node_tree.nodes, world.node_tree.links.new
        coordinates = nodes.new('ShaderNodeTexCoord')
        split = nodes.new('ShaderNodeSeparateXYZ')
        link(coordinates.outputs['Generated'], split.inputs[0])
        ramp = nodes.new('ShaderNodeValToRGB')
        link(split.outputs['Z'], ramp.inputs[0])
        points = ramp.color_ramp.elements
        points[0].position, points[0].color = 0.0, (*self.horizon, 1)
        points[1].position, points[1].color = 0.62, (*self.zenith, 1)
        middle = points.new(0.17)
        middle.color = (*self.middle, 1)
        # a glow around the sun
        dot = nodes.new('ShaderNodeVectorMath')
        dot.operation = 'DOT_PRODUCT'
        dot.inputs[1].default_value = self.to_sun
        link(coordinates.outputs['Generated'], dot.inputs[0])
        glow = value(nodes, link, 'POWER', value(nodes, link, 'MAXIMUM', dot.outputs['Value'], 0), 24)
        color = mix(nodes, link, 'ADD', glow, ramp.outputs[0], (*[0.9 * c for c in self.sun_color], 1))
        if clouds:
            flat = nodes.new('ShaderNodeVectorMath')
            flat.operation = 'DIVIDE'
            link(coordinates.outputs['Generated'], flat.inputs[0])
            height = value(nodes, link, 'MAXIMUM', value(nodes, link, 'ADD', split.outputs['Z'], 0.09), 0.05)
            together = nodes.new('ShaderNodeCombineXYZ')
            for axis in range(3):
                link(height, together.inputs[axis])
            link(together.outputs[0], flat.inputs[1])
            place = nodes.new('ShaderNodeMapping')
            place.inputs['Location'].default_value = (self.seed * 1.7 % 50, self.seed * 3.1 % 50, 0)
            place.inputs['Scale'].default_value = (0.55, 1.5, 1)
            place.inputs['Rotation'].default_value = (0, 0, self.seed % 6)
            link(flat.outputs[0], place.inputs[0])
            noise = nodes.new('ShaderNodeTexNoise')
            noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 0.8, 9
            noise.inputs['Distortion'].default_value = 0.6
            link(place.outputs[0], noise.inputs['Vector'])
            amount = nodes.new('ShaderNodeMapRange')
            amount.inputs['From Min'].default_value, amount.inputs['From Max'].default_value = 0.5, 0.78
            amount.inputs['To Max'].default_value = clouds
            link(noise.outputs['Fac'], amount.inputs['Value'])
            high = nodes.new('ShaderNodeMapRange')
            high.inputs['From Min'].default_value, high.inputs['From Max'].default_value = 0.02, 0.2
            link(split.outputs['Z'], high.inputs['Value'])
            fac = value(nodes, link, 'MULTIPLY', amount.outputs[0], high.outputs[0])
            lit = tuple(0.55 * c + 0.5 * h for c, h in zip(self.sun_color, self.horizon))
            color = mix(nodes, link, 'MIX', fac, color, (*lit, 1))
        link(color, nodes['Background'].inputs[0])
        nodes['Background'].inputs[1].default_value = LIGHT

    def material(self, name, color, rough=0.8, vary=0.18, scale=0.6, bump=0.0, bump_scale=8.0, metal=0, leaf=False, glow=0, second=None):
        """A surface with noise in its color and relief that fades into the haze."""
        key = (name, color)
        if key in self.materials:
            return self.materials[key]
        material = bpy.data.materials.new(name)
        material.use_nodes = True
        nodes, link = material.node_tree.nodes, material.node_tree.links.new
        surface = nodes['Principled BSDF']
        surface.inputs['Roughness'].default_value, surface.inputs['Metallic'].default_value = rough, metal
        surface.inputs['Specular'].default_value = 0.25
        coordinates = nodes.new('ShaderNodeTexCoord')
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 6
        link(coordinates.outputs['Object'], noise.inputs['Vector'])
        ramp = nodes.new('ShaderNodeValToRGB')
        link(noise.outputs['Fac'], ramp.inputs[0])
        ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.32, 0.68
        ramp.color_ramp.elements[0].color = (*(second or [c * (1 - vary) for c in color]), 1)
        ramp.color_ramp.elements[1].color = (*[min(1, c * (1 + (0 if second else vary))) for c in color], 1)
        base = ramp.outputs[0]
        if leaf:
            info = nodes.new('ShaderNodeObjectInfo')
            shade = nodes.new('ShaderNodeHueSaturation')
            shift = nodes.new('ShaderNodeMapRange')
            shift.inputs['To Min'].default_value, shift.inputs['To Max'].default_value = 0.7, 1.25
            link(info.outputs['Random'], shift.inputs['Value'])
            link(shift.outputs[0], shade.inputs['Value'])
            link(base, shade.inputs['Color'])
            base = shade.outputs[0]
        link(base, surface.inputs['Base Color'])
        if glow:
            surface.inputs['Emission'].default_value, surface.inputs['Emission Strength'].default_value = (*color, 1), glow
        if bump:
            relief = nodes.new('ShaderNodeTexNoise')
            relief.inputs['Scale'].default_value, relief.inputs['Detail'].default_value = bump_scale, 6
            link(coordinates.outputs['Object'], relief.inputs['Vector'])
            bumps = nodes.new('ShaderNodeBump')
            bumps.inputs['Strength'].default_value, bumps.inputs['Distance'].default_value = bump, 0.2
            link(relief.outputs['Fac'], bumps.inputs['Height'])
            link(bumps.outputs[0], surface.inputs['Normal'])
        shader = surface.outputs[0]
        if leaf:
            through = nodes.new('ShaderNodeBsdfTranslucent')
            link(base, through.inputs[0])
            both = nodes.new('ShaderNodeMixShader')
            both.inputs[0].default_value = 0.35
            link(shader, both.inputs[1])
            link(through.outputs[0], both.inputs[2])
            shader = both.outputs[0]
        self.fade(material, shader)
        self.materials[key] = material
        return material

    def fade(self, material, shader):
        nodes, link = material.node_tree.nodes, material.node_tree.links.new
        distance = nodes.new('ShaderNodeCameraData').outputs['View Distance']
        left = value(nodes, link, 'POWER', math.e, value(nodes, link, 'DIVIDE', distance, -self.haze))
        amount = value(nodes, link, 'MULTIPLY', value(nodes, link, 'SUBTRACT', 1, left), 0.93)
        air = nodes.new('ShaderNodeEmission')
        air.inputs[0].default_value = (*[0.75 * h + 0.25 * m for h, m in zip(self.horizon, self.middle)], 1)
        air.inputs[1].default_value = LIGHT * 0.92
        result = nodes.new('ShaderNodeMixShader')
        link(amount, result.inputs[0])
        link(shader, result.inputs[1])
        link(air.outputs[0], result.inputs[2])
        link(result.outputs[0], nodes['Material Output'].inputs[0])
        material.cycles.sample_as_light = False

    def water(self, deep=(0.01, 0.07, 0.10), shallow=(0.10, 0.36, 0.36), swell=0.5, scale=0.35, stretch=2.2, mirror=0.5):
        """Sea or lake; the vertex attribute "depth" paints shallows and foam."""
        material = bpy.data.materials.new('water')
        material.use_nodes = True
        nodes, link = material.node_tree.nodes, material.node_tree.links.new
        surface = nodes['Principled BSDF']
        surface.inputs['Roughness'].default_value, surface.inputs['Specular'].default_value = 0.07, mirror
        depth = nodes.new('ShaderNodeAttribute')
        depth.attribute_name = 'depth'
        coordinates = nodes.new('ShaderNodeTexCoord')
        place = nodes.new('ShaderNodeMapping')
        place.inputs['Scale'].default_value = (1 / stretch, 1, 1)
        link(coordinates.outputs['Object'], place.inputs[0])
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = scale, 9
        noise.inputs['Distortion'].default_value = 0.4
        link(place.outputs[0], noise.inputs['Vector'])
        bumps = nodes.new('ShaderNodeBump')
        bumps.inputs['Strength'].default_value, bumps.inputs['Distance'].default_value = swell, 0.5
        link(noise.outputs['Fac'], bumps.inputs['Height'])
        link(bumps.outputs[0], surface.inputs['Normal'])
        ragged = value(nodes, link, 'ADD', depth.outputs['Fac'], value(nodes, link, 'MULTIPLY', noise.outputs['Fac'], 0.9))
        ramp = nodes.new('ShaderNodeValToRGB')
        link(value(nodes, link, 'DIVIDE', ragged, 8), ramp.inputs[0])
        points = ramp.color_ramp.elements
        points[0].position, points[0].color = 0.066, (0.86, 0.88, 0.86, 1)
        points[1].position, points[1].color = 0.80, (*deep, 1)
        points.new(0.086).color = (*shallow, 1)
        points.new(0.25).color = (*[0.5 * (a + b) for a, b in zip(deep, shallow)], 1)
        link(ramp.outputs[0], surface.inputs['Base Color'])
        self.fade(material, surface.outputs[0])
        return material


def value(nodes, link, operation, *inputs):
    node = nodes.new('ShaderNodeMath')
    node.operation = operation
    for socket, given in zip(node.inputs, inputs):
        if isinstance(given, (int, float)):
            socket.default_value = given
        else:
            link(given, socket)
    return node.outputs[0]


def mix(nodes, link, blend, fac, first, second):
    node = nodes.new('ShaderNodeMixRGB')
    node.blend_type = blend
    for socket, given in zip(node.inputs, (fac, first, second)):
        if isinstance(given, (int, float, tuple)):
            socket.default_value = given
        else:
            link(given, socket)
    return node.outputs[0]


def noise(x, y, seed):
    """Value noise in [-1, 1] of arrays of coordinates."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    left, low = np.floor(x), np.floor(y)

    def corner(i, j):
        n = np.sin((left + i) * 127.1 + (low + j) * 311.7 + seed * 74.7) * 43758.5453
        return (n - np.floor(n)) * 2 - 1

    u, v = x - left, y - low
    u, v = u * u * u * (u * (u * 6 - 15) + 10), v * v * v * (v * (v * 6 - 15) + 10)
    below = corner(0, 0) * (1 - u) + corner(1, 0) * u
    above = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return below * (1 - v) + above * v


def fractal(x, y, seed, octaves=6, ridged=False):
    total, size, power = 0, 1.0, 1.0
    for octave in range(octaves):
        layer = noise(x * size, y * size, seed + octave * 13)
        total = total + power * ((0.6 - 1.6 * np.abs(layer)) if ridged else layer)
        size, power = size * 2.03, power * 0.48
    return total


def grid(name, extent, steps, height, material, depth=None):
    """A mesh over extent = (x0, x1, y0, y1), denser towards y0 (the camera's side), lifted to height(x, y)."""
    x0, x1, y0, y1 = extent
    columns, rows = steps
    far = np.linspace(0, 1, rows) ** 2.2
    x, y = np.meshgrid(np.linspace(-1, 1, columns), y0 + (y1 - y0) * far)
    spread = 0.12 + 0.88 * (y - y0) / (y1 - y0)
    x = (x0 + x1) / 2 + x * (x1 - x0) / 2 * spread
    z = height(x, y)
    points = np.stack((x, y, z), -1).reshape(-1, 3)
    index = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack((index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]), -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(points.tolist(), [], faces.tolist())
    mesh.polygons.foreach_set('use_smooth', np.ones(len(faces), bool))
    if depth is not None:
        mesh.attributes.new('depth', 'FLOAT', 'POINT').data.foreach_set('value', depth(x, y).astype(np.float32).ravel())
    mesh.materials.append(material)
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def put(mesh, where, turn=0.0, size=1.0, tilt=(0, 0)):
    """One more instance of a mesh."""
    thing = bpy.data.objects.new(mesh.name, mesh)
    thing.location, thing.rotation_euler = where, (tilt[0], tilt[1], turn)
    thing.scale = (size, size, size) if isinstance(size, (int, float)) else size
    bpy.context.scene.collection.objects.link(thing)
    return thing


def look(where, target, lens=35, focus=None, stop=4.0):
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.clip_end = lens, 20000
    thing = bpy.data.objects.new('camera', camera)
    thing.location = where
    thing.rotation_euler = (Vector(target) - Vector(where)).to_track_quat('-Z', 'Y').to_euler()
    if focus:
        camera.dof.use_dof, camera.dof.focus_distance, camera.dof.aperture_fstop = True, focus, stop
    bpy.context.scene.collection.objects.link(thing)
    bpy.context.scene.camera = thing
    return thing
