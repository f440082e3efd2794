"""Materials. Each varies in color, roughness and surface: nothing is perfectly even.

A bump reads its height three times: what feeds one stays at one or two octaves, or a picture takes half as long again.
"""

import functools

from .nodes import Graph
from .palettes import linear, mix

_made = {}
BLACK, WHITE = (0.0, 0.0, 0.0), (1.0, 1.0, 1.0)


def reset():
    _made.clear()


def kept(make):
    """One material per name and arguments in a scene."""

    @functools.wraps(make)
    def get(*args, **options):
        key = (make.__name__, args, tuple(sorted(options.items())))
        if key not in _made:
            _made[key] = make(*args, **options)
        return _made[key]

    return get


def color_of(color):
    return linear(color) if isinstance(color, str) else tuple(color)


def shades(color, amount):
    return tuple(c * (1 - amount) for c in color), mix(color, WHITE, amount * 0.25)


@kept
def plain(color, rough=0.5, metal=0.0, vary=0.08, grain=60, bump=0.05, coat=0.0, sheen=0.0):
    """Paint, ceramic, plastic, metal: a color with breath in it."""
    color = color_of(color)
    g = Graph("plain")
    cloud = g.noise(3.5, 2)
    base = g.ramp(cloud, (0.3, shades(color, vary)[0]), (0.7, shades(color, vary)[1]))
    options = dict(Base__Color=base, Metallic=metal, Clearcoat=coat, Sheen=sheen)
    options["Roughness"] = g.map(cloud, max(0.02, rough * 0.85), min(1, rough * 1.15))
    if bump:
        options["Normal"] = g.bump(g.noise(grain, 1), bump, 0.004)
    return g.finish(g.principled(**options), color)


@kept
def limewash(color, strength=0.22):
    """Brushed mineral paint: clouds in two sizes and trowel marks."""
    color = color_of(color)
    g = Graph("limewash")
    big = g.noise(0.9, 4, distortion=1.2, rough=0.6)
    dark, light = shades(color, strength)
    base = g.ramp(big, (0.32, dark), (0.5, color), (0.72, light))
    trowel = g.noise(5, 1, g.coordinates((1, 1, 2.6)))
    normal = g.bump(trowel, 0.18, 0.02, g.bump(g.noise(70, 1), 0.08, 0.004))
    return g.finish(g.principled(Base__Color=base, Roughness=0.92, Normal=normal, Specular=0.2), color)


def plaster(color):
    return limewash(color, 0.1)


@kept
def stucco(color):
    color = color_of(color)
    g = Graph("stucco")
    big = g.noise(0.7, 3, distortion=0.6)
    base = g.ramp(big, (0.3, shades(color, 0.14)[0]), (0.7, shades(color, 0.05)[1]))
    normal = g.bump(g.noise(28, 2, rough=0.65), 0.35, 0.02)
    return g.finish(g.principled(Base__Color=base, Roughness=0.95, Normal=normal, Specular=0.15), color)


@kept
def wood(color, axis="x", rough=0.48):
    """Solid wood with the grain along an axis."""
    color = color_of(color)
    g = Graph("wood")
    stretch = {"x": (0.8, 9, 9), "y": (9, 0.8, 9), "z": (9, 9, 0.8)}[axis]
    grain = g.noise(2.6, 4, g.coordinates(stretch), distortion=0.9, rough=0.6)
    dark = tuple(c * f for c, f in zip(color, (0.5, 0.45, 0.4)))
    base = g.ramp(grain, (0.28, dark), (0.5, color), (0.75, mix(color, WHITE, 0.07)))
    return g.finish(g.principled(Base__Color=base, Roughness=g.map(grain, rough * 1.2, rough * 0.8)), color)


@kept
def planks(color, upright=False, width=0.14, length=1.8, gap=0.006, rough=0.45, turn=0.0, grained=1.0):
    """A plank floor, or boards on a wall; painted ones show little grain."""
    color = color_of(color)
    g = Graph("planks")
    vector = g.on_wall() if upright else g.coordinates()
    if turn:
        vector = g.add("ShaderNodeMapping", Vector=vector, Rotation=(0, 0, turn)).outputs[0]
    rows = _bricks(g, vector, length, width, gap, mix(color, BLACK, 0.42 * grained), mix(color, WHITE, 0.08 * grained), mix(color, BLACK, 0.35 + 0.4 * grained))
    stretched = g.add("ShaderNodeMapping", Vector=vector, Scale=(0.7, 11, 4)).outputs[0]
    grain = g.noise(2.4, 4, stretched, distortion=0.7, rough=0.6)
    base = g.blend(rows.outputs["Color"], g.ramp(grain, (0.3, (0.55, 0.5, 0.45)), (0.65, (1.0, 1.0, 1.0))), 0.75 * grained, "MULTIPLY")
    joint = g.bump(g.map(rows.outputs["Fac"], 1, 0, 0, 1), 0.5, 0.006)
    return g.finish(g.principled(Base__Color=base, Roughness=g.map(grain, rough * 1.3, rough * 0.75), Normal=joint), color)


def _bricks(g, vector, width, height, gap, dark, light, joint, offset=0.5, smooth=0.15):
    return g.add(
        "ShaderNodeTexBrick",
        _offset=offset,
        Vector=vector, Color1=dark, Color2=light, Mortar=joint, Scale=1.0,
        Mortar__Size=gap, Mortar__Smooth=smooth, Bias=0.0, Brick__Width=width, Row__Height=height,
    )


@kept
def tile(color, width=0.1, height=0.1, upright=True, grout="#D9D2C4", gloss=0.18, vary=0.3, offset=0.0):
    """Handmade glazed tile: each one a little different and a little out of true."""
    color = color_of(color)
    g = Graph("tile")
    vector = g.on_wall() if upright else g.coordinates()
    rows = _bricks(g, vector, width, height, 0.003, mix(color, BLACK, vary), mix(color, WHITE, vary * 0.5), color_of(grout), offset, 0.4)
    wave = g.noise(14, 2)
    joint = g.bump(g.map(rows.outputs["Fac"], 1, 0, 0, 1), 0.6, 0.004, g.bump(wave, 0.12, 0.02))
    rough = g.map(rows.outputs["Fac"], gloss, 0.8, 0, 1)
    return g.finish(g.principled(Base__Color=rows.outputs["Color"], Roughness=rough, Normal=joint), color)


@kept
def brick(color, mortar="#B9AFA2"):
    color = color_of(color)
    g = Graph("brick")
    rows = _bricks(g, g.on_wall(), 0.23, 0.075, 0.008, mix(color, BLACK, 0.4), mix(color, WHITE, 0.12), color_of(mortar))
    worn = g.noise(9, 4, rough=0.65)
    base = g.blend(rows.outputs["Color"], g.ramp(worn, (0.3, (0.6, 0.58, 0.56)), (0.7, WHITE)), 0.7, "MULTIPLY")
    normal = g.bump(g.map(rows.outputs["Fac"], 1, 0, 0, 1), 0.8, 0.012)
    return g.finish(g.principled(Base__Color=base, Roughness=0.92, Normal=normal), color)


@kept
def shingle(color):
    color = color_of(color)
    g = Graph("shingle")
    rows = _bricks(g, g.on_wall(), 0.17, 0.2, 0.006, mix(color, BLACK, 0.3), mix(color, WHITE, 0.12), mix(color, BLACK, 0.75))
    split = g.add("ShaderNodeSeparateXYZ", i0=g.on_wall())
    step = g.add("ShaderNodeMath", _operation="MODULO", i0=split.outputs[1], i1=0.2).outputs[0]
    grain = g.noise(6, 3, g.coordinates((8, 8, 0.8)))
    base = g.blend(rows.outputs["Color"], g.ramp(grain, (0.3, (0.7, 0.69, 0.67)), (0.7, WHITE)), 0.8, "MULTIPLY")
    normal = g.bump(g.map(step, 1, 0, 0, 0.2), 1.0, 0.02)
    return g.finish(g.principled(Base__Color=base, Roughness=0.9, Normal=normal), color)


@kept
def terrazzo(color, chips=("#C98B6B", "#6E7F78", "#E9E0D0", "#B9A587"), rough=0.3, scale=34):
    color = color_of(color)
    g = Graph("terrazzo")
    cells = g.add("ShaderNodeTexVoronoi", Vector=g.coordinates(), Scale=scale, Randomness=1.0)
    pick = g.add("ShaderNodeSeparateColor", Color=cells.outputs["Color"])
    palette = g.add("ShaderNodeValToRGB", Fac=pick.outputs[0])
    ramp = palette.color_ramp
    ramp.interpolation = "CONSTANT"
    for i, chip in enumerate(chips):
        element = ramp.elements[i] if i < 2 else ramp.elements.new(0.5)
        element.position = i / len(chips)
        element.color = (*color_of(chip), 1)
    size = g.add("ShaderNodeMath", _operation="MULTIPLY", i0=pick.outputs[1], i1=0.42).outputs[0]
    is_chip = g.add("ShaderNodeMath", _operation="LESS_THAN", i0=cells.outputs["Distance"], i1=size).outputs[0]
    ground = g.ramp(g.noise(1.5, 3), (0.3, shades(color, 0.1)[0]), (0.7, color))
    base = g.blend(ground, palette.outputs[0], is_chip)
    return g.finish(g.principled(Base__Color=base, Roughness=g.map(g.noise(4, 2), rough * 0.8, rough * 1.3)), color)


@kept
def concrete(color="#B5AEA4", rough=0.7):
    color = color_of(color)
    g = Graph("concrete")
    cloud = g.noise(1.1, 5, distortion=0.5, rough=0.65)
    base = g.ramp(cloud, (0.3, shades(color, 0.25)[0]), (0.7, shades(color, 0.1)[1]))
    normal = g.bump(g.noise(45, 1), 0.12, 0.006)
    return g.finish(g.principled(Base__Color=base, Roughness=g.map(cloud, rough * 1.1, rough * 0.75), Normal=normal), color)


@kept
def marble(color="#EDE8E0", vein="#8A8178", scale=1.6, rough=0.22):
    color = color_of(color)
    g = Graph("marble")
    flow = g.noise(scale, 5, distortion=2.2, rough=0.6)
    base = g.ramp(flow, (0.44, color), (0.495, mix(color, color_of(vein), 0.75)), (0.52, color), (0.75, shades(color, 0.12)[0]))
    return g.finish(g.principled(Base__Color=base, Roughness=rough), color)


@kept
def travertine(color="#DCC7A6", rough=0.55):
    color = color_of(color)
    g = Graph("travertine")
    bands = g.noise(2.2, 4, g.coordinates((0.7, 0.7, 5)), distortion=0.7)
    pores = g.noise(26, 2, g.coordinates((0.6, 0.6, 2.4)))
    base = g.ramp(bands, (0.3, shades(color, 0.25)[0]), (0.5, color), (0.7, mix(color, WHITE, 0.25)))
    pits = g.map(pores, 1, 0, 0.62, 0.7)
    base = g.blend(g.blend(base, shades(color, 0.45)[0], 1.0), base, pits)
    return g.finish(g.principled(Base__Color=base, Roughness=rough, Normal=g.bump(pits, 0.4, 0.006)), color)
