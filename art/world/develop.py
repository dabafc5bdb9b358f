"""From two noisy exposures of a scene to one clean picture.

The scene is rendered twice with different random numbers. Where the two differ there is noise, so their difference says
how much smoothing each pixel needs; surfaces' colours, directions and distances say where smoothing must stop. The filter
is an edge-avoiding à-trous wavelet over the light alone (colour divided by the surface's own colour), so painted detail stays.
"""

import bpy
import numpy as np

#: Weights of the cubic B-spline that the filter spreads with.
SPLINE = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)
PASSES = 5
#: How many standard deviations of noise two pixels may be apart and still count as the same.
TOLERANCE = 3.0
LUMA = np.array((0.2126, 0.7152, 0.0722), np.float32)


def read(path):
    """An EXR as an array of rows, columns and four channels."""
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)


def shifted(field, dy, dx):
    """The field moved by whole pixels; its edge is repeated."""
    height, width = field.shape[:2]
    rows = np.clip(np.arange(height) + dy, 0, height - 1)
    columns = np.clip(np.arange(width) + dx, 0, width - 1)
    return field[rows][:, columns]


def blurred(field, radius):
    """Three box blurs in each direction: as good as a Gaussian of that radius (px)."""
    size = max(1, int(radius))
    for axis in (0, 1):
        for _ in range(3):
            pad = [(0, 0)] * field.ndim
            pad[axis] = (size + 1, size)
            total = np.cumsum(np.pad(field, pad, mode="edge"), axis=axis, dtype=np.float64)
            far = [slice(None)] * field.ndim
            near = [slice(None)] * field.ndim
            far[axis], near[axis] = slice(2 * size + 1, None), slice(0, -(2 * size + 1))
            field = ((total[tuple(far)] - total[tuple(near)]) / (2 * size + 1)).astype(np.float32)
    return field


def smooth(first, second, albedo, normal, depth):
    """The mean of two exposures (premultiplied RGBA) without its noise."""
    base = np.maximum(albedo, 0.03)
    light_a, light_b = first[..., :3] / base, second[..., :3] / base
    light = (light_a + light_b) / 2
    variance = blurred(((light_a - light_b) @ LUMA) ** 2 / 4, 2)
    alpha = (first[..., 3:] + second[..., 3:]) / 2
    depth = np.where(depth > 1e4, 1e4, depth)
    for step in (2**n for n in range(PASSES)):
        luma = light @ LUMA
        spread = TOLERANCE * np.sqrt(blurred(variance, 1)) + 1e-3
        total, weights, doubt = np.zeros_like(light), np.zeros_like(luma), np.zeros_like(luma)
        for row, wy in enumerate(SPLINE):
            for column, wx in enumerate(SPLINE):
                dy, dx = (row - 2) * step, (column - 2) * step
                near = shifted(light, dy, dx)
                apart = (
                    np.abs(near @ LUMA - luma) / spread
                    + np.abs(shifted(albedo, dy, dx) - albedo).sum(-1) / 0.06
                    + np.maximum(0, 1 - (shifted(normal, dy, dx) * normal).sum(-1)) / 0.04
                    + np.abs(shifted(depth, dy, dx) - depth) / (0.35 * step)
                    + np.abs(shifted(alpha, dy, dx) - alpha)[..., 0] / 0.1
                )
                weight = wy * wx * np.exp(-apart)
                total += weight[..., None] * near
                doubt += weight**2 * shifted(variance, dy, dx)
                weights += weight
        light = total / weights[..., None]
        variance = doubt / weights**2
    return np.concatenate((light * base, alpha), -1)


def bloom(picture, strength=0.4, least=0.05):
    """
    What a lens adds around lamps: a halo, which on the transparent ground is a veil of light. It ends where it has
    become weaker than `least`, because the formats of the web turn a fainter one into rings.
    """
    bright = np.clip(picture[..., :3] - 1.0, 0, 6)
    scale = picture.shape[1] / 1600
    halo = strength * sum(share * blurred(bright, radius * scale) for radius, share in ((4, 0.9), (13, 0.7), (30, 0.6)))
    peak = halo.max(-1)
    veil = np.clip((peak - least) / (1 - least), 0, 1)
    result = picture.copy()
    result[..., :3] += halo * (veil / np.maximum(peak, 1e-6))[..., None]
    result[..., 3] = 1 - (1 - picture[..., 3]) * (1 - veil)
    return result


def save(picture, path):
    """Writes linear, premultiplied light as a PNG, through the scene's view transform."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new("picture", width, height, alpha=True, float_buffer=True)
    image.alpha_mode = "PREMUL"
    image.pixels.foreach_set(np.ascontiguousarray(picture, np.float32).ravel())
    image.save_render(path, scene=bpy.context.scene)
    bpy.data.images.remove(image)
