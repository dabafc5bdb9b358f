"""The empty stage: one camera, one light, one way to render."""

import math
import tempfile

import bpy
from mathutils import Vector

from . import develop, materials, shapes
from .materials import linear, tone

#: Height of the camera over the horizon, in degrees: between true isometric (35.3) and a model on a table.
ELEVATION = 33
#: How bright a picture is developed, in stops.
EXPOSURE = 0.85


def empty_stage():
    """A new file with the night's light and nothing in it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    world = bpy.data.worlds.new("night")
    bpy.context.scene.world = world
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs["Color"].default_value = tone("steel", 0.5, "blue", 0.5)
    sky.inputs["Strength"].default_value = 0.32
    # The moon: from the left, over the camera's shoulder. It draws the shapes.
    sun("moon", "white", 2.5, (-0.7, -0.42, 1.0), softness=9, toward="sky", share=0.3)
    # The city behind: from the back right, low. It draws the edges.
    sun("city", "sky", 1.15, (1.0, 0.25, 0.4), softness=20, toward="white", share=0.35)


def sun(name, color, strength, direction, softness=10.0, toward=None, share=0.0):
    """Light from `direction` (a vector that points to it); `softness` in degrees."""
    lamp = bpy.data.lights.new(name, "SUN")
    lamp.energy = strength
    lamp.angle = math.radians(softness)
    lamp.color = tone(color, 1, toward, share)[:3]
    thing = bpy.data.objects.new(name, lamp)
    thing.rotation_euler = Vector(direction).to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    return thing


def spot(at, to, power, color="amber", cone=100, blend=0.9, radius=0.4):
    """A lamp that shines from one point to another; power in watts, cone in degrees, radius in metres."""
    return _lamp("SPOT", at, to, power, color, radius, cone, blend)


def bulb(at, power, color="amber", radius=0.3):
    """A lamp that shines all round."""
    return _lamp("POINT", at, (0, 0, 0), power, color, radius)


def _lamp(kind, at, to, power, color, radius, cone=None, blend=None):
    lamp = bpy.data.lights.new("lamp", kind)
    lamp.energy = power
    lamp.color = linear(color)
    lamp.shadow_soft_size = radius
    if cone:
        lamp.spot_size = math.radians(cone)
        lamp.spot_blend = blend
    thing = bpy.data.objects.new("lamp", lamp)
    thing.location = at
    thing.rotation_euler = (Vector(at) - Vector(to)).to_track_quat("Z", "Y").to_euler()
    thing.parent = shapes._parent
    bpy.context.collection.objects.link(thing)
    return thing


def panel(at, to, power, color="white", size=(4, 4)):
    """A soft rectangular light; power in watts, size in metres."""
    lamp = bpy.data.lights.new("panel", "AREA")
    lamp.shape = "RECTANGLE"
    lamp.size, lamp.size_y = size
    lamp.energy = power
    lamp.color = linear(color)
    thing = bpy.data.objects.new("panel", lamp)
    thing.location = at
    thing.rotation_euler = (Vector(at) - Vector(to)).to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    return thing


def camera(middle=(0, 0, 0), width=60.0, elevation=ELEVATION):
    """Looks at `middle`; `width` metres fit into the picture's width."""
    view = bpy.data.cameras.new("camera")
    view.type = "ORTHO"
    view.ortho_scale = width
    view.clip_end = 1000
    thing = bpy.data.objects.new("camera", view)
    tilt = math.radians(elevation)
    away = Vector((math.cos(tilt) / math.sqrt(2), -math.cos(tilt) / math.sqrt(2), math.sin(tilt)))
    thing.location = Vector(middle) + away * 200
    thing.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def render(path, width, height, samples):
    """Renders a clean picture to a PNG with a transparent ground, so that it can stand on any part of the page."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.film_transparent = True
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "High Contrast"
    scene.view_settings.exposure = EXPOSURE
    cycles = scene.cycles
    cycles.samples = samples // 2
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 3
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 2.0
    cycles.sample_clamp_direct = 12.0
    cycles.blur_glossy = 1.0
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    with tempfile.TemporaryDirectory() as folder:
        exposures = [_expose(folder, seed) for seed in (1, 2)]
    first, second = exposures
    guides = [(first[name] + second[name])[..., :3] / 2 for name in ("Denoising Albedo", "Denoising Normal")]
    depth = (first["Denoising Depth"] + second["Denoising Depth"])[..., 0] / 2
    develop.save(develop.bloom(develop.smooth(first["Image"], second["Image"], *guides, depth)), path)


def _expose(folder, seed):
    """One rendering, as arrays: the light, and what the surfaces are."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    scene.cycles.seed = seed
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    names = ("Image", "Denoising Albedo", "Denoising Normal", "Denoising Depth")
    sink = tree.nodes.new("CompositorNodeOutputFile")
    sink.base_path = folder
    sink.format.file_format = "OPEN_EXR"
    sink.format.color_depth = "32"
    sink.file_slots.clear()
    for name in names:
        sink.file_slots.new(f"{name}-{seed}-")
        tree.links.new(source.outputs[name], sink.inputs[f"{name}-{seed}-"])
    bpy.ops.render.render()
    return {name: develop.read(f"{folder}/{name}-{seed}-{scene.frame_current:04d}.exr") for name in names}
