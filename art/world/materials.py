"""Materials in the theme's own colours (src/theme/tokens.ts), which the render command hands over as JSON."""

import functools
import json
import os

import bpy

TOKENS = json.loads(os.environ["ART_COLORS"])

#: Names that suit a picture better than those of an interface.
NAMES = {
    "night": "background",
    "navy": "backgroundRaised",
    "slate": "surface",
    "blue": "surfaceHover",
    "line": "border",
    "steel": "borderControl",
    "mist": "textMuted",
    "white": "text",
    "amber": "accent",
    "honey": "accentPressed",
    "coral": "danger",
    "mint": "success",
    "sky": "focus",
}


def linear(name):
    """A token as linear RGB, which is what the renderer counts in."""
    code = TOKENS[NAMES.get(name, name)].lstrip("#")
    channels = (int(code[at:at + 2], 16) / 255 for at in (0, 2, 4))
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]


def tone(name, depth=1.0, toward=None, share=0.0):
    """A token, darkened (`depth` below 1) and mixed with another one (`share` of `toward`)."""
    base = linear(name)
    if toward:
        base = [a * (1 - share) + b * share for a, b in zip(base, linear(toward))]
    return (*[c * depth for c in base], 1)


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree, material.node_tree.nodes["Principled BSDF"]


@functools.lru_cache(maxsize=None)
def paint(name, depth=1.0, rough=0.45, metal=0.0, toward=None, share=0.0, wear=0.0):
    """Painted or plain matter. `wear` (0 to 1) lets the colour vary a little, as things that are used do."""
    material, tree, shader = _new(f"{name} {depth}")
    color = tone(name, depth, toward, share)
    shader.inputs["Base Color"].default_value = color
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    if wear:
        noise = tree.nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 0.35
        noise.inputs["Detail"].default_value = 6
        place = tree.nodes.new("ShaderNodeTexCoord")
        ramp = tree.nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].position = 0.3
        ramp.color_ramp.elements[1].position = 0.7
        ramp.color_ramp.elements[0].color = (*[c * (1 - wear) for c in color[:3]], 1)
        ramp.color_ramp.elements[1].color = (*[min(1, c * (1 + wear)) for c in color[:3]], 1)
        tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
        tree.links.new(noise.outputs["Fac"], ramp.inputs["Fac"])
        tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material


@functools.lru_cache(maxsize=None)
def ground(name="slate", depth=1.0, grain=0.12, rough=0.75, scale=6.0):
    """Asphalt, concrete, soil: a matt colour with grain."""
    material, tree, shader = _new(f"ground {name}")
    shader.inputs["Roughness"].default_value = rough
    place = tree.nodes.new("ShaderNodeTexCoord")
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 8
    large = tree.nodes.new("ShaderNodeTexNoise")
    large.inputs["Scale"].default_value = 0.12
    mix = tree.nodes.new("ShaderNodeMath")
    mix.operation = "ADD"
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    color = tone(name, depth)
    for element, position, factor in zip(ramp.color_ramp.elements, (0.75, 1.25), (1 - grain, 1 + grain)):
        element.position = min(1, position / 2 * 1.0)
        element.color = (*[c * factor for c in color[:3]], 1)
    half = tree.nodes.new("ShaderNodeMath")
    half.operation = "MULTIPLY"
    half.inputs[1].default_value = 0.5
    tree.links.new(place.outputs["Object"], noise.inputs["Vector"])
    tree.links.new(place.outputs["Object"], large.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], mix.inputs[0])
    tree.links.new(large.outputs["Fac"], mix.inputs[1])
    tree.links.new(mix.outputs[0], half.inputs[0])
    tree.links.new(half.outputs[0], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    return material


@functools.lru_cache(maxsize=None)
def water():
    """Deep, calm sea: dark and glossy, with small waves that catch the lamps."""
    material, tree, shader = _new("water")
    shader.inputs["Base Color"].default_value = tone("blue", 0.75, "mint", 0.05)
    shader.inputs["Roughness"].default_value = 0.16
    shader.inputs["Specular"].default_value = 0.9
    place = tree.nodes.new("ShaderNodeTexCoord")
    stretch = tree.nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = (0.22, 0.7, 1)
    stretch.inputs["Rotation"].default_value = (0, 0, 0.5)
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 1.1
    noise.inputs["Detail"].default_value = 3
    bump = tree.nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = 0.42
    bump.inputs["Distance"].default_value = 0.5
    tree.links.new(place.outputs["Object"], stretch.inputs["Vector"])
    tree.links.new(stretch.outputs["Vector"], noise.inputs["Vector"])
    tree.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    tree.links.new(bump.outputs["Normal"], shader.inputs["Normal"])
    return material


@functools.lru_cache(maxsize=None)
def glow(name, strength=3.0, toward=None, share=0.0):
    """What shines: windows, lamp heads, signs. Its light on other things comes from real lights, which render without noise."""
    material, tree, shader = _new(f"glow {name}")
    shader.inputs["Base Color"].default_value = (0, 0, 0, 1)
    shader.inputs["Emission"].default_value = tone(name, 1, toward, share)
    shader.inputs["Emission Strength"].default_value = strength
    material.cycles.sample_as_light = False
    return material


@functools.lru_cache(maxsize=None)
def glass(name="navy", depth=0.6):
    """Windows without light behind them."""
    material, _, shader = _new(f"glass {name}")
    shader.inputs["Base Color"].default_value = tone(name, depth)
    shader.inputs["Roughness"].default_value = 0.06
    shader.inputs["Specular"].default_value = 0.9
    return material


def forget():
    """Empties the caches, because a new file has none of the old materials."""
    for maker in (paint, ground, water, glow, glass):
        maker.cache_clear()
