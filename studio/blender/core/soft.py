"""Cloth, glass, leaves, water and light: materials with something passing through them."""

from .materials import BLACK, WHITE, color_of, kept, shades
from .nodes import Graph
from .palettes import mix


@kept
def linen(color, weave=420, crease=0.35):
    """Woven cloth with soft creases."""
    color = color_of(color)
    g = Graph("linen")
    threads = g.noise(weave, 1)
    folds = g.noise(5.5, 1.5)
    base = g.ramp(threads, (0.25, shades(color, 0.14)[0]), (0.75, color))
    normal = g.bump(folds, crease, 0.03, g.bump(threads, 0.25, 0.002))
    return g.finish(g.principled(Base__Color=base, Roughness=1.0, Sheen=0.3, Specular=0.1, Normal=normal), color)


@kept
def boucle(color, scale=75):
    color = color_of(color)
    g = Graph("boucle")
    cells = g.add("ShaderNodeTexVoronoi", Vector=g.coordinates(), Scale=scale, Randomness=1.0)
    base = g.ramp(cells.outputs["Distance"], (0.0, color), (0.75, shades(color, 0.3)[0]))
    normal = g.bump(g.map(cells.outputs["Distance"], 1, 0, 0, 0.8), 0.8, 0.008)
    return g.finish(g.principled(Base__Color=base, Roughness=1.0, Sheen=0.5, Specular=0.05, Normal=normal), color)


@kept
def terry(color):
    """Towels: short loops that catch the light."""
    color = color_of(color)
    g = Graph("terry")
    loops = g.noise(110, 2, rough=0.75)
    base = g.ramp(loops, (0.3, shades(color, 0.2)[0]), (0.65, color))
    normal = g.bump(loops, 1.0, 0.012)
    return g.finish(g.principled(Base__Color=base, Roughness=1.0, Sheen=0.6, Specular=0.05, Normal=normal), color)


@kept
def velvet(color):
    color = color_of(color)
    g = Graph("velvet")
    nap = g.noise(3, 3, distortion=0.6)
    base = g.ramp(nap, (0.3, shades(color, 0.35)[0]), (0.7, color))
    normal = g.bump(g.noise(300, 1), 0.2, 0.002)
    return g.finish(
        g.principled(Base__Color=base, Roughness=0.85, Sheen=1.0, Sheen__Tint=0.6, Specular=0.1, Normal=normal),
        color,
    )


@kept
def leather(color):
    color = color_of(color)
    g = Graph("leather")
    cells = g.add("ShaderNodeTexVoronoi", Vector=g.coordinates(), Scale=140.0, Randomness=1.0)
    cloud = g.noise(3, 3)
    base = g.ramp(cloud, (0.3, shades(color, 0.22)[0]), (0.7, color))
    normal = g.bump(cells.outputs["Distance"], 0.25, 0.003)
    return g.finish(g.principled(Base__Color=base, Roughness=g.map(cloud, 0.5, 0.38), Normal=normal), color)


@kept
def rattan(color, scale=1.0):
    """A woven cane: checks of two tones with depth."""
    color = color_of(color)
    g = Graph("rattan")
    wave = {}
    for axis in ("X", "Z"):
        wave[axis] = g.add(
            "ShaderNodeTexWave", _bands_direction=axis, Vector=g.coordinates(), Scale=16 * scale, Distortion=0.6
        ).outputs["Fac"]
    weave = g.add("ShaderNodeMath", _operation="MULTIPLY", i0=wave["X"], i1=wave["Z"]).outputs[0]
    base = g.ramp(weave, (0.0, shades(color, 0.65)[0]), (0.35, color), (0.9, mix(color, WHITE, 0.15)))
    return g.finish(g.principled(Base__Color=base, Roughness=0.6, Normal=g.bump(weave, 0.8, 0.008)), color)


@kept
def sheer(color, through=0.5):
    """A curtain that the sun comes through."""
    color = color_of(color)
    g = Graph("sheer")
    front = g.add("ShaderNodeBsdfDiffuse", Color=color).outputs[0]
    back = g.add("ShaderNodeBsdfTranslucent", Color=color).outputs[0]
    cloth = g.mix_shader(front, back, through)
    gap = g.add("ShaderNodeBsdfTransparent").outputs[0]
    return g.finish(g.mix_shader(cloth, gap, 0.12))


@kept
def leaf(color, vary=0.35, gloss=0.4):
    color = color_of(color)
    g = Graph("leaf")
    island = g.add("ShaderNodeNewGeometry").outputs["Random Per Island"]
    dark = tuple(c * (1 - vary) for c in color)
    bright = mix(color, (0.45, 0.55, 0.12), vary * 0.4)
    base = g.ramp(island, (0.0, dark), (0.5, color), (1.0, bright))
    front = g.principled(Base__Color=base, Roughness=gloss, Specular=0.35)
    back = g.add("ShaderNodeBsdfTranslucent", Color=base).outputs[0]
    return g.finish(g.mix_shader(front, back, 0.25), color)


@kept
def glass(color="#F4F8F6", rough=0.0, ior=1.45):
    """Glass whose shadow is light: the renderer makes no caustics here."""
    color = color_of(color)
    g = Graph("glass")
    body = g.principled(Base__Color=color, Roughness=rough, Transmission=1.0, IOR=ior)
    shade = g.add("ShaderNodeBsdfTransparent", Color=mix(color, BLACK, 0.1)).outputs[0]
    rays = g.add("ShaderNodeLightPath")
    not_seen = g.add(
        "ShaderNodeMath", _operation="MAXIMUM", i0=rays.outputs["Is Shadow Ray"], i1=rays.outputs["Is Diffuse Ray"]
    ).outputs[0]
    return g.finish(g.mix_shader(body, shade, not_seen))


@kept
def pane(color="#E6EEEC", mirror=0.05):
    """A flat window: clear, with a little sheen."""
    color = color_of(color)
    g = Graph("pane")
    clear = g.add("ShaderNodeBsdfTransparent", Color=color).outputs[0]
    # A faint even sheen: a mirror this weak is only noise at a few samples.
    sheen = g.add("ShaderNodeEmission", Color=(0.75, 0.85, 0.95), Strength=mirror)
    return _seen_only(g, g.add("ShaderNodeAddShader", i0=clear, i1=sheen.outputs[0]))


@kept
def water(color="#BFD9D6", ripple=0.25, scale=5.0, depth=0.55):
    """A water surface over its own color: no caustics to wait for."""
    color = color_of(color)
    g = Graph("water")
    normal = g.bump(g.noise(scale, 2, distortion=0.8), ripple, 0.03)
    top = g.principled(Base__Color=color, Roughness=0.03, Specular=0.6, Normal=normal)
    clear = g.add("ShaderNodeBsdfTransparent", Color=mix(color, WHITE, 0.3)).outputs[0]
    return g.finish(g.mix_shader(clear, top, depth), color)


@kept
def mirror(color="#EEF0EC"):
    g = Graph("mirror")
    return g.finish(g.add("ShaderNodeBsdfGlossy", Color=color_of(color), Roughness=0.015).outputs[0])


@kept
def glow(color, strength):
    g = Graph("glow")
    return _seen_only(g, g.add("ShaderNodeEmission", Color=color_of(color), Strength=strength))


@kept
def gradient(bottom, top, height, strength=1.0, start=0.0):
    """An even light from one color to another up the object: skies and screens."""
    g = Graph("gradient")
    split = g.add("ShaderNodeSeparateXYZ", i0=g.coordinates())
    level = g.map(split.outputs[2], 0, 1, start, start + height)
    color = g.ramp(level, (0.0, color_of(bottom)), (1.0, color_of(top)))
    return _seen_only(g, g.add("ShaderNodeEmission", Color=color, Strength=strength))


def _seen_only(g, emission):
    """Light samples are for the real lights: what glows is only looked at."""
    material = g.finish(emission.outputs[0])
    material.cycles.sample_as_light = False
    return material


@kept
def wax(color="#F3E7D2"):
    color = color_of(color)
    g = Graph("wax")
    return g.finish(
        g.principled(Base__Color=color, Roughness=0.45, Subsurface=0.2, Subsurface__Color=color),
        color,
    )


def metal(name):
    from .materials import plain

    color, rough = {
        "brass": ("#C59A55", 0.3),
        "chrome": ("#CDD0D1", 0.14),
        "black": ("#24211F", 0.42),
        "steel": ("#A9ACAD", 0.34),
        "copper": ("#B8704C", 0.3),
    }[name]
    return plain(color, rough, 0.0 if name == "black" else 1.0, 0.06, 120, 0.02)
