"""Denoise and develop renders: multilayer EXR in, 8-bit PNG out.

    python3 denoise.py --weights DIR [--quality fast|fine] in.exr out.png [in.exr out.png ...]

Debian's Blender has no denoiser, so this runs the networks of Intel's Open Image Denoise (read from its .tza weights)
with PyTorch on the CPU, then applies Blender's own Filmic "High Contrast" with OpenColorIO.
"""
import argparse
import os
import struct
import time

import numpy as np
import OpenImageIO as oiio
import PyOpenColorIO as ocio
import torch
import torch.nn.functional as nn

COLORS = os.environ.get('STUDIO_OCIO', '/usr/share/blender/datafiles/colormanagement/config.ocio')


def read_weights(path):
    """All tensors of a .tza file (the weight format of Open Image Denoise) by name."""
    blob = open(path, 'rb').read()
    magic, major, _minor, table = struct.unpack_from('<HBBQ', blob, 0)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f'{path} is not a TZA 2 file')
    (count,) = struct.unpack_from('<I', blob, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', blob, at)
        name = blob[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = blob[at]
        shape = struct.unpack_from(f'<{rank}I', blob, at + 1)
        at += 1 + 4 * rank + rank
        kind, offset = struct.unpack_from('<cQ', blob, at)
        at += 9
        data = np.frombuffer(blob, '<f2' if kind == b'h' else '<f4', int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(data.astype(np.float32).reshape(shape))
    return tensors


class Network:
    """The U-Net of Open Image Denoise, in its base and its large form."""

    def __init__(self, path):
        self.weights = read_weights(path)
        self.large = 'enc_conv1a.weight' in self.weights

    def conv(self, name, x, relu=True):
        x = nn.conv2d(x, self.weights[name + '.weight'], self.weights[name + '.bias'], padding=1)
        return x.relu_() if relu else x

    def chain(self, names, x):
        for name in names:
            x = self.conv(name, x)
        return x

    def __call__(self, image):
        """image: (channels, height, width), any size; reflected to a multiple of 16 as the network needs."""
        _, height, width = image.shape
        x = nn.pad(image[None], (0, -width % 16, 0, -height % 16), mode='reflect')
        skips = [x]
        encoder = (
            (('enc_conv1a', 'enc_conv1b'), ('enc_conv2a', 'enc_conv2b'), ('enc_conv3a', 'enc_conv3b'), ('enc_conv4a', 'enc_conv4b'))
            if self.large
            else (('enc_conv0', 'enc_conv1'), ('enc_conv2',), ('enc_conv3',), ('enc_conv4',))
        )
        for names in encoder:
            x = nn.max_pool2d(self.chain(names, x), 2)
            skips.append(x)
        x = self.chain(('enc_conv5a', 'enc_conv5b'), skips.pop())
        for level in (4, 3, 2, 1):
            x = torch.cat((nn.interpolate(x, scale_factor=2, mode='nearest'), skips.pop()), 1)
            x = self.chain((f'dec_conv{level}a', f'dec_conv{level}b'), x)
        x = self.conv('dec_conv1c' if self.large else 'dec_conv0', x, relu=True)
        return x[0, :, :height, :width]


# The perceptually uniform transfer function that Open Image Denoise trains with.
A, B, C, D, E, F, G = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1 = 1.57945760e-06, 3.22087631e-02
X0, X1 = 2.23151711e-03, 3.70974749e-01
SCALE = 1 / (E * np.log(65504.0 + F) + G)


def encode_hdr(y):
    y = np.maximum(y, 0)
    low, middle = A * y, B * np.power(y, C) + D
    return np.where(y <= Y0, low, np.where(y <= Y1, middle, E * np.log(y + F) + G)) * SCALE


def decode_hdr(x):
    x = np.clip(x, 0, None) / SCALE
    low, middle = x / A, np.power(np.maximum((x - D) / B, 0), 1 / C)
    return np.where(x <= X0, low, np.where(x <= X1, middle, np.exp(np.minimum((x - G) / E, 12)) - F))


def exposure(color):
    """0.18 over the geometric mean of the luminance of 16 x 16 pixel blocks."""
    light = np.maximum(color @ np.array((0.212671, 0.71516, 0.072169), np.float32), 0)
    height, width = (side // 16 * 16 for side in light.shape)
    blocks = light[:height, :width].reshape(height // 16, 16, width // 16, 16).mean((1, 3))
    blocks = blocks[blocks > 1e-8]
    return 0.18 / float(np.exp2(np.log2(blocks).mean())) if blocks.size else 1.0


def tensor(image):
    return torch.from_numpy(np.ascontiguousarray(image.transpose(2, 0, 1), np.float32))


def array(x):
    return x.numpy().transpose(1, 2, 0)


class Denoiser:
    def __init__(self, folder, quality):
        load = lambda name: Network(os.path.join(folder, name))  # noqa: E731
        self.fine = quality == 'fine'
        if self.fine:
            self.albedo, self.normal = load('rt_alb.tza'), load('rt_nrm.tza')
            self.color = load('rt_hdr_calb_cnrm.tza')
        else:
            self.color = load('rt_hdr_alb_nrm.tza')

    def __call__(self, color, albedo, normal):
        color = np.nan_to_num(color, nan=0, posinf=1e4, neginf=0)
        albedo = np.clip(np.nan_to_num(albedo), 0, 1)
        normal = np.clip(np.nan_to_num(normal), -1, 1) * 0.5 + 0.5
        scale = exposure(color)
        with torch.inference_mode():
            albedo, normal = tensor(albedo), tensor(normal)
            if self.fine:
                albedo, normal = self.albedo(albedo).clamp_(0, 1), self.normal(normal).clamp_(0, 1)
            result = self.color(torch.cat((tensor(encode_hdr(color * scale)), albedo, normal)))
        return (decode_hdr(array(result)) / scale).astype(np.float32)


def read_layers(path):
    file = oiio.ImageInput.open(path)
    if not file:
        raise ValueError(f'{path}: {oiio.geterror()}')
    names, pixels = file.spec().channelnames, file.read_image(oiio.FLOAT)
    file.close()

    def layer(ending, channels):
        found = [next(i for i, name in enumerate(names) if name.endswith(f'{ending}.{c}')) for c in channels]
        return np.ascontiguousarray(pixels[..., found])

    return layer('Combined', 'RGB'), layer('Denoising Albedo', 'RGB'), layer('Denoising Normal', 'XYZ')


class Developer:
    """Scene-linear light to the display, as Blender's view settings do it."""

    def __init__(self, look='High Contrast'):
        config = ocio.Config.CreateFromFile(COLORS)
        view = ocio.DisplayViewTransform(src='Linear', display='sRGB', view='Filmic')
        pipeline = ocio.LegacyViewingPipeline()
        pipeline.setDisplayViewTransform(view)
        pipeline.setLooksOverrideEnabled(True)
        pipeline.setLooksOverride(look)
        self.cpu = pipeline.getProcessor(config).getDefaultCPUProcessor()

    def __call__(self, image):
        image = np.ascontiguousarray(image, np.float32).copy()
        self.cpu.applyRGB(image)
        return np.clip(image, 0, 1)


def write_png(image, path, dither=np.random.default_rng(1)):
    """A half step of noise keeps soft gradients from banding."""
    noise = dither.uniform(-0.5, 0.5, image.shape[:2])[..., None]
    pixels = np.clip(image * 255 + noise + 0.5, 0, 255).astype(np.uint8)
    height, width, _ = pixels.shape
    spec = oiio.ImageSpec(width, height, 3, oiio.UINT8)
    spec.attribute('oiio:ColorSpace', 'sRGB')
    file = oiio.ImageOutput.create(path)
    file.open(path, spec)
    file.write_image(np.ascontiguousarray(pixels))
    file.close()


def main():
    options = argparse.ArgumentParser()
    options.add_argument('--weights', required=True)
    options.add_argument('--quality', choices=('fast', 'fine'), default='fine')
    options.add_argument('--threads', type=int, default=2)
    options.add_argument('files', nargs='+', help='in.exr out.png, as often as wanted')
    options = options.parse_args()
    torch.set_num_threads(options.threads)
    denoise, develop = Denoiser(options.weights, options.quality), Developer()
    for source, target in zip(options.files[::2], options.files[1::2]):
        started = time.time()
        write_png(develop(denoise(*read_layers(source))), target)
        print(f'{target} {time.time() - started:.1f} s', flush=True)


if __name__ == '__main__':
    main()
