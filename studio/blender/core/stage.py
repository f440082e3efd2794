"""The scene's start and end: render settings, and the files the denoiser reads."""

import os
import random
import tempfile

import bpy
import numpy as np

from . import materials, space

# The middle of a picture in linear light, before Filmic: tuned by eye on white and on dark rooms.
MIDDLE_GRAY = 0.30


class Stage:
    rng = random.Random(0)
    exposure = 1.0


stage = Stage()


def begin(seed, width, height, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    space.reset()
    materials.reset()
    stage.rng = random.Random(seed)
    stage.exposure = 1.0
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    _cycles(scene.cycles, seed, samples)
    return stage.rng


def _cycles(cycles, seed, samples):
    cycles.device = "CPU"
    cycles.seed = seed % 10000
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.1
    cycles.adaptive_min_samples = min(4, samples)
    cycles.use_denoising = False
    cycles.max_bounces = 6
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 2
    # One real bounce, then the sky's color by occlusion: half the time and less than half the noise.
    cycles.use_fast_gi = True
    cycles.fast_gi_method = "REPLACE"
    cycles.ao_bounces_render = 1
    cycles.transmission_bounces = 6
    cycles.transparent_max_bounces = 8
    cycles.sample_clamp_indirect = 4
    cycles.sample_clamp_direct = 20
    cycles.blur_glossy = 1
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.use_auto_tile = False


def expose():
    """A tiny render measures the light, so that no seed comes out muddy or burnt."""
    scene = bpy.context.scene
    saved = (scene.render.resolution_percentage, scene.cycles.samples)
    scene.render.resolution_percentage = max(1, round(7200 / scene.render.resolution_x))
    scene.cycles.samples = 8
    scene.cycles.film_exposure = 1
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "probe.exr")
        _render(path, "OPEN_EXR")
        image = bpy.data.images.load(path)
        pixels = np.array(image.pixels[:], dtype=np.float32).reshape(-1, 4)[:, :3]
        bpy.data.images.remove(image)
    scene.render.resolution_percentage, scene.cycles.samples = saved
    light = np.maximum(pixels @ np.array([0.2126, 0.7152, 0.0722]), 1e-4)
    middle = float(np.exp(np.mean(np.log(light))))
    bright = float(np.percentile(light, 97))
    wanted = min((MIDDLE_GRAY / middle) ** 0.75, 3.2 / bright)
    scene.cycles.film_exposure = min(8.0, max(0.2, wanted)) * stage.exposure


def _render(path, kind):
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.file_format = kind
    if kind == "PNG":
        settings.color_mode = "RGB"
    else:
        settings.color_depth = "16"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def finish(path):
    """Writes path.exr with color, denoising albedo and normal; or, for a look, a PNG named so."""
    expose()
    if path.endswith(".png"):
        return _render(path, "PNG")
    bpy.context.view_layer.cycles.denoising_store_passes = True
    _render(f"{path}.exr", "OPEN_EXR_MULTILAYER")
