"""An inspection hall at night: parcels roll in from the left, pass the light of a scanner and leave with a mint seal.

A cut-open room. In the middle the scanner's arch over the conveyor; behind it the bench where an inspector looks into an
open parcel, under warm lamps; on the walls the approved samples, the tools and a screen; at the right a pallet of sealed
parcels; in front a rejected one in its coral square, and a cat that has itself weighed.
"""

import functools
import math

import bmesh
import bpy

from world.brand import mark
from world.materials import glow, ground, paint, tone
from world.props import cone, island, pallet, parcel, person, stamp
from world.shapes import add, ball, beam, box, cable, corrugated, cylinder, group, loft, prism, slab, tube
from world.stage import bulb, camera, panel, spot

WIDTH = 14.5

WALL = 2.5
BACK, LEFT = 4.0, -4.85
LINE = -1.3  # the conveyor's middle
ROLLERS = 0.9  # the height that parcels roll at
BENCH = 0.94
GATE = 0.0  # where the light of the scanner falls

TURNS = {"+z": (0, 0, 0), "-y": (90, 0, 0), "+x": (90, 0, 90)}


# ---------------------------------------------------------------- signs


def approval(size, at, material, facing="+z", depth=0.012):
    """The company's mark as the sign of what may leave: a check mark would be wrong in a mirrored picture."""
    mark(size * 0.72, at, material, facing=facing, depth=depth)


def cross(size, at, material, facing="+z", depth=0.012):
    """The mark of what doesn't leave."""
    with group("cross", at) as sign:
        for lean in (45, -45):
            box((size, size * 0.2, depth), (0, 0, 0), material, 0, (0, 0, lean))
    sign.rotation_euler = [math.radians(t) for t in TURNS[facing]]


def seal(size, at, facing="+z", accepted=True):
    """The round mint seal of an accepted parcel, or the coral one of a rejected."""
    with group("seal", at) as sign:
        cylinder(size, 0.012, (0, 0, 0), glow("mint", 0.75) if accepted else glow("coral", 1.1), 0, sides=28)
        ink = paint("night", rough=0.6)
        if accepted:
            approval(size * 1.35, (0, 0, 0.012), ink)
        else:
            cross(size * 1.3, (0, 0, 0.012), ink)
    # One that lies flat is turned to the camera, so that its mark reads upright.
    sign.rotation_euler = [math.radians(t) for t in ((0, 0, 45) if facing == "+z" else TURNS[facing])]


def ring(radius, thick, at, material, tilt=(0, 0, 0)):
    """A round bar."""
    hoop = cable([(radius * math.cos(a), radius * math.sin(a), 0) for a in (math.tau * i / 32 for i in range(33))], thick, material)
    hoop.location = at
    hoop.rotation_euler = [math.radians(t) for t in tilt]
    return hoop


# ---------------------------------------------------------------- the room


def wall_piece(a, b, foot, top):
    """A stretch of wall from (x, y) to (x, y): plaster over a dark base, with the pale edge of a cut."""
    (x1, y1), (x2, y2) = a, b
    width, depth = max(0.22, abs(x2 - x1)), max(0.22, abs(y2 - y1))
    middle = ((x1 + x2) / 2, (y1 + y2) / 2)
    plaster, base = paint("steel", 0.42, rough=0.8, toward="blue", share=0.35), paint("line", 0.75, rough=0.6)
    dado = 1.0
    if foot < dado:
        box((width + 0.03, depth + 0.03, min(dado, top) - foot), (*middle, foot), base, 0.015)
        box((width + 0.06, depth + 0.06, 0.06), (*middle, min(dado, top) - 0.06), paint("mist", 0.6), 0.015)
    if top > dado:
        box((width, depth, top - max(foot, dado)), (*middle, max(foot, dado)), plaster, 0.01)
    if top >= WALL:
        box((width + 0.05, depth + 0.05, 0.07), (*middle, top), paint("mist", 0.75, rough=0.5), 0.02)


def room():
    """Plate, floor and the two back walls, with the hatch that parcels come through and the door they leave by."""
    island(10.5, 8.9, 1.3, 0.9, top="slate")
    slab(9.9, 8.3, 0.03, 0.5, (0.05, -0.1, 0.03), ground("steel", 0.28, 0.1, 0.5, 3), 0.01)
    joint = paint("line", 0.7, rough=0.9)
    for i in range(-2, 3):
        box((0.025, 8.2, 0.006), (i * 1.9, -0.1, 0.028), joint, 0)
    for i in range(-2, 2):
        box((9.8, 0.025, 0.006), (0.05, i * 1.9 + 0.9, 0.028), joint, 0)

    # Left wall: hatch at the conveyor, a window to the night behind it.
    x = LEFT
    wall_piece((x, LINE + 0.75), (x, 1.05), 0.03, WALL)
    wall_piece((x, 1.05), (x, BACK - 0.14), 0.03, WALL)
    wall_piece((x, LINE - 0.75), (x, LINE + 0.75), 0.03, 0.62)
    wall_piece((x, LINE - 0.75), (x, LINE + 0.75), 2.05, WALL)
    wall_piece((x, LINE - 1.4), (x, LINE - 0.75), 0.03, WALL)
    rim = paint("amber", 0.75, rough=0.45)
    for side in (-1, 1):
        box((0.34, 0.12, 1.43), (x, LINE + side * 0.75, 0.62), rim, 0.02)
    box((0.34, 1.62, 0.14), (x, LINE, 2.0), rim, 0.02)
    box((0.04, 1.5, 1.4), (x - 0.08, LINE, 0.62), paint("night", 1.0), 0)
    for i in range(8):
        drop = 0.5 if 2 <= i <= 5 else 1.12
        strip = glow("sky", 0.3 - 0.1 * (i % 2), "blue", 0.35)
        box((0.02, 0.15, drop), (x + 0.1 + (i % 2) * 0.03, LINE - 0.61 + i * 0.174, 2.0 - drop), strip, 0)

    # Back wall: the door at the right.
    y = BACK
    wall_piece((LEFT - 0.11, y), (2.0, y), 0.03, WALL)
    wall_piece((4.35, y), (4.9, y), 0.03, WALL)
    wall_piece((2.0, y), (4.35, y), 2.3, WALL)
    add("door", corrugated(2.35, 2.25, 0.06, 0.22), paint("mint", 0.42, rough=0.5, toward="blue", share=0.25), (3.17, y, 0.05))
    box((2.35, 0.1, 0.12), (3.17, y - 0.03, 0.03), paint("amber", 0.7), 0.02)
    for side in (-1, 1):
        box((0.12, 0.3, 2.3), (3.17 + side * 1.17, y, 0.03), paint("mist", 0.6), 0.02)
    box((2.6, 0.36, 0.3), (3.17, y - 0.05, 2.2), paint("mist", 0.6), 0.05)
    box((0.6, 0.08, 0.36), (3.17, y - 0.16, 2.32), paint("night", 1.2), 0.03)
    approval(0.34, (3.17, y - 0.205, 2.49), glow("mint", 5), "-y")


def floor_marks():
    """The lane along the conveyor, the arrows to the door and the square of the rejected."""
    amber = paint("amber", 0.7, rough=0.7)
    for y in (LINE - 0.85, LINE + 0.85):
        box((7.2, 0.07, 0.008), (-1.0, y, 0.03), amber, 0)
    mint = paint("mint", 0.6, rough=0.7)
    for i in range(3):
        prism([(-0.28, -0.2), (0.02, 0.0), (-0.28, 0.2), (-0.08, 0.2), (0.22, 0.0), (-0.08, -0.2)], 0.008, (-3.2 + i * 0.42, LINE - 1.25, 0.03), amber, 0)
    for side in (-1, 1):
        box((0.07, 2.1, 0.008), (4.0 + side * 0.85, -1.1, 0.03), mint, 0)
    box((1.77, 0.07, 0.008), (4.0, -0.08, 0.03), mint, 0)
    for y in (0.75, 1.7, 2.65):
        prism([(-0.34, -0.3), (0, 0.0), (0.34, -0.3), (0.34, -0.08), (0, 0.22), (-0.34, -0.08)], 0.008, (3.17, y, 0.03), mint, 0)


# ---------------------------------------------------------------- conveyor and scanner


def conveyor(start, end):
    """A roller conveyor along x."""
    rail, dark = paint("mist", 0.62, rough=0.4, metal=0.3), paint("line", 0.8, rough=0.6)

    def roller():
        cylinder(0.055, 0.94, (0, 0.47, 0), paint("mist", 0.85, rough=0.3, metal=0.7), 0.01, (90, 0, 0), 16)

    length, middle = end - start, (start + end) / 2
    for side in (-1, 1):
        y = LINE + side * 0.53
        box((length, 0.09, 0.2), (middle, y, ROLLERS - 0.21), rail, 0.025)
        box((length, 0.012, 0.05), (middle, y + side * 0.046, ROLLERS - 0.13), paint("amber", 0.75), 0)
    for i in range(int(length / 0.19)):
        stamp("roller", roller, (start + 0.12 + i * 0.19, LINE, ROLLERS - 0.055))
    count = 5
    for i in range(count):
        x = start + 0.3 + i * (length - 0.6) / (count - 1)
        for side in (-1, 1):
            box((0.1, 0.08, ROLLERS - 0.2), (x, LINE + side * 0.53, 0.03), dark, 0.015)
            cylinder(0.1, 0.04, (x, LINE + side * 0.53, 0.03), dark, 0.01, sides=16)
        box((0.06, 1.0, 0.06), (x, LINE, 0.3), dark, 0.01)
    # A light barrier stops the line's end.
    box((0.06, 1.15, 0.16), (end, LINE, ROLLERS - 0.14), paint("amber", 0.8), 0.02)


@functools.lru_cache(maxsize=None)
def haze(name, strength, low=0.15):
    """Light in the air: adds to what is behind it, most at the top of the mesh and by `low` at its foot."""
    material = bpy.data.materials.new(f"haze {name}")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    place = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    fade = tree.nodes.new("ShaderNodeMapRange")
    fade.inputs["To Min"].default_value = strength * low
    fade.inputs["To Max"].default_value = strength
    light = tree.nodes.new("ShaderNodeEmission")
    light.inputs["Color"].default_value = tone(name)
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    both = tree.nodes.new("ShaderNodeAddShader")
    out = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(place.outputs["Generated"], split.inputs["Vector"])
    tree.links.new(split.outputs["Z"], fade.inputs["Value"])
    tree.links.new(fade.outputs["Result"], light.inputs["Strength"])
    tree.links.new(light.outputs["Emission"], both.inputs[0])
    tree.links.new(clear.outputs["BSDF"], both.inputs[1])
    tree.links.new(both.outputs["Shader"], out.inputs["Surface"])
    material.cycles.sample_as_light = False
    return material


def sheet(corners, material):
    """A flat piece of light that neither shades nor lights other things."""
    body = bmesh.new()
    body.faces.new([body.verts.new(corner) for corner in corners])
    thing = add("sheet", body, material)
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


def scanner(load):
    """The arch over the conveyor. `load` is the size of the parcel that stands in its light."""
    shell, dark = paint("white", 0.85, rough=0.35), paint("navy", 1.2, rough=0.4)
    half, inner, height, opening = 1.06, 0.72, 2.5, 2.08
    outline = [
        (-half, 0), (-inner, 0), (-inner, opening - 0.2), (-inner + 0.2, opening), (inner - 0.2, opening), (inner, opening - 0.2), (inner, 0),
        (half, 0), (half, height - 0.35), (half - 0.35, height), (-half + 0.35, height), (-half, height - 0.35),
    ]
    thick = 0.62
    front = GATE - 0.22
    back = front - thick
    prism(outline, thick, (back, LINE, 0.03), shell, 0.05, TURNS["+x"], "arch")
    # The face of the arch, dark, with the line of light around the opening.
    inset = [(y * 0.94 if abs(y) > inner else y * 1.045, z * 0.975 if z > opening else z) for y, z in outline]
    prism(inset, 0.03, (front, LINE, 0.03), dark, 0.01, TURNS["+x"], "face")
    light = glow("sky", 6, "blue", 0.12)
    edge = inner + 0.07
    rim = [(-edge, 0.3), (-edge, opening - 0.16), (-edge + 0.22, opening + 0.06), (edge - 0.22, opening + 0.06), (edge, opening - 0.16), (edge, 0.3)]
    cable([(front + 0.04, LINE + y, z + 0.03) for y, z in rim], 0.028, light)
    # The sheet of light, and the line that it draws over rollers and parcel.
    length, width, tall = load
    for lean, strength in ((0, 0.6), (0.3, 0.06)):
        sheet(
            [(GATE + lean, LINE - 0.56, ROLLERS), (GATE + lean, LINE + 0.56, ROLLERS), (front + 0.05, LINE + 0.5, opening), (front + 0.05, LINE - 0.5, opening)],
            haze("sky", strength, 0.3),
        )
    line = glow("sky", 8, "white", 0.06)
    top = ROLLERS + tall
    box((0.035, width + 0.03, 0.012), (GATE, LINE, top + 0.002), line, 0)
    for side in (-1, 1):
        box((0.035, 0.012, tall), (GATE, LINE + side * (width / 2 + 0.006), ROLLERS), line, 0)
        out = (1.0 - width) / 2
        box((0.03, out, 0.012), (GATE, LINE + side * (width + out) / 2, ROLLERS), glow("sky", 5), 0)
    beam_light = panel((front + 0.12, LINE, opening), (GATE + 0.1, LINE, 0), 38, "sky", (0.9, 0.12))
    beam_light.data.spread = math.radians(150)
    beam_light.data.color = tone("sky", 1, "blue", 0.45)[:3]
    # What spills past the arch onto the floor in front.
    spill = spot((front + 0.15, LINE - 1.0, 1.7), (GATE + 0.9, LINE - 1.7, 0), 95, "sky", 125, radius=0.25)
    spill.data.color = tone("sky", 1, "blue", 0.35)[:3]
    # Trim: stripe, feet, status lamps, control screen, cable to the wall.
    for side in (-1, 1):
        box((thick + 0.12, 0.5, 0.1), (back + thick / 2, LINE + side * 0.9, 0.03), dark, 0.03)
    box((thick * 0.6, 0.015, 1.2), (back + thick / 2, LINE - half - 0.004, 0.5), paint("amber", 0.8), 0.004)
    box((0.3, 0.02, 0.34), (back + thick / 2, LINE - half - 0.012, 1.28), dark, 0.004)
    approval(0.22, (back + thick / 2, LINE - half - 0.024, 1.45), glow("mint", 4), "-y")
    tube((back + thick / 2, LINE - 0.5, height), (back + thick / 2, LINE - 0.5, height + 0.16), 0.04, dark)
    for i, (color, power) in enumerate((("mint", 6), ("amber", 0.5), ("coral", 0.5))):
        cylinder(0.07, 0.12, (back + thick / 2, LINE - 0.5, height + 0.38 - i * 0.13), glow(color, power), 0.01, sides=20)
    for i in range(4):
        box((0.3, 0.05, 0.012), (back + thick / 2, LINE - 0.35 + i * 0.12, height + 0.028), dark, 0)


def parcels(load):
    """What is on the line, from the hatch to its end."""
    parcel((-4.9, LINE, ROLLERS), (0.78, 0.66, 0.55), 4, "honey", "mist")
    parcel((-3.45, LINE + 0.03, ROLLERS), (0.9, 0.72, 0.62), -3, "amber", "mist")
    parcel((-2.05, LINE - 0.02, ROLLERS), (0.66, 0.6, 0.42), 6, "white", "sky")
    parcel((GATE + 0.08, LINE, ROLLERS), load, 0, "honey", "mist")
    with group("sealed", (2.05, LINE, ROLLERS), -4):
        parcel((0, 0, 0), (0.82, 0.68, 0.56), 0, "honey", "mint")
        seal(0.21, (0, 0, 0.566))


# ---------------------------------------------------------------- bench


def mug(at, color="white", turn=0, size=1.0):
    """An enamel mug, 0.24 m high, with a dark rim."""
    with group("mug", at, turn, size):
        cylinder(0.115, 0.24, (0, 0, 0), paint(color, 0.85, rough=0.25), 0.02, top=0.125)
        ring(0.12, 0.016, (0, 0, 0.24), paint("blue", 1.2, rough=0.3))
        cylinder(0.1, 0.004, (0, 0, 0.238), paint("blue", 1.4, rough=0.3), 0)
        ring(0.07, 0.02, (0.15, 0, 0.13), paint(color, 0.85, rough=0.25), (90, 0, 0))


def open_parcel(at, turn=0):
    """A parcel with its flaps up: an enamel mug and folded linen in white paper."""
    length, width, tall, skin = 1.05, 0.8, 0.4, 0.03
    board = paint("honey", 0.5, rough=0.8, toward="white", share=0.22)
    inside = paint("honey", 0.62, rough=0.85, toward="white", share=0.35)
    with group("open parcel", at, turn):
        box((length, width, 0.03), (0, 0, 0), inside, 0)
        for side in (-1, 1):
            box((length, skin, tall), (0, side * width / 2, 0), board, 0.008)
            box((skin, width, tall), (side * length / 2, 0, 0), board, 0.008)
            flap = box((length - 0.02, skin * 0.8, 0.36), (0, side * (width / 2 + 0.005), tall - 0.01), inside, 0.008)
            flap.rotation_euler = (math.radians(-side * 118), 0, 0)
            flap = box((skin * 0.8, width - 0.02, 0.32), (side * (length / 2 + 0.005), 0, tall - 0.01), inside, 0.008)
            flap.rotation_euler = (0, math.radians(side * 125), 0)
        for i in range(14):
            ball(0.1, (-0.42 + (i % 7) * 0.14, -0.24 + (i // 7) * 0.48, 0.2), paint("mist", 0.75, rough=0.9), 0.7, 2, 0.16, i)
        for i, color in enumerate(("white", "sky", "coral", "mint")):
            box((0.44, 0.5, 0.085), (-0.22 + 0.01 * (i % 2), 0, 0.14 + i * 0.085), paint(color, 0.55, rough=0.95), 0.035, (0, 0, 3 * (-1) ** i))
        mug((0.25, -0.04, 0.24), "white", 40, 1.15)


def magnifier(foot, head):
    """A lamp with a lens on a jointed arm."""
    arm = paint("white", 0.8, rough=0.4)
    x, y, z = foot
    hx, hy, hz = head
    cylinder(0.15, 0.05, foot, arm, 0.015)
    knee = (x + 0.22, y + 0.05, z + 0.62)
    wrist = (hx + 0.22, hy + 0.05, hz + 0.2)
    for a, b in (((x, y, z + 0.04), knee), (knee, wrist)):
        tube(a, b, 0.026, arm)
    for joint in (knee, wrist):
        ball(0.05, joint, paint("amber", 0.8))
    tube(wrist, (hx + 0.1, hy, hz + 0.04), 0.03, arm)
    lean = (22, -14, 0)
    ring(0.27, 0.04, head, arm, lean)
    ring(0.235, 0.022, (hx, hy, hz + 0.01), glow("amber", 4, "white", 0.5), lean)
    lens = cylinder(0.24, 0.012, head, haze("sky", 0.1, 1), 0, lean)
    lens.visible_shadow = False


def dispenser(at, turn=0):
    """A tape dispenser with its roll."""
    with group("dispenser", at, turn):
        prism([(-0.2, 0), (0.24, 0), (0.24, 0.16), (0.16, 0.1), (-0.1, 0.1), (-0.2, 0.16)], 0.14, (0, 0.07, 0), paint("coral", 0.62, rough=0.4), 0.015, (90, 0, 0))
        cylinder(0.13, 0.09, (-0.02, 0.045, 0.17), paint("amber", 0.8, rough=0.3), 0.01, (90, 0, 0))
        cylinder(0.06, 0.1, (-0.02, 0.05, 0.17), paint("white", 0.8), 0.01, (90, 0, 0))


def balance(at, turn=0):
    """Table scales: a body with a dial and a tray."""
    with group("balance", at, turn):
        prism([(-0.24, 0), (0.24, 0), (0.15, 0.26), (-0.15, 0.26)], 0.3, (0, 0.15, 0), paint("mint", 0.5, rough=0.4), 0.03, (90, 0, 0))
        cylinder(0.1, 0.012, (0, -0.15, 0.13), paint("white", 0.95), 0, (90, 0, 0))
        beam((0, -0.168, 0.13), (0.04, -0.168, 0.2), 0.012, 0.006, paint("coral", 0.8), 0)
        cylinder(0.04, 0.08, (0, 0, 0.25), paint("mist", 0.7, metal=0.6), 0)
        cylinder(0.26, 0.04, (0, 0, 0.33), paint("mist", 0.85, rough=0.25, metal=0.7), 0.015)


def bench(left=-2.85, right=1.3, y=1.75):
    """The bench, what lies on it, and the inspector behind it."""
    wood, dark = paint("honey", 0.42, rough=0.6, toward="white", share=0.18), paint("line", 0.9, rough=0.6)
    middle, length = (left + right) / 2, right - left
    box((length, 1.0, 0.09), (middle, y, BENCH - 0.09), wood, 0.025)
    box((length - 0.1, 0.9, 0.1), (middle, y, BENCH - 0.19), dark, 0.01)
    box((length - 0.3, 0.8, 0.05), (middle, y, 0.28), dark, 0.015)
    for x in (left + 0.12, right - 0.12):
        for side in (-0.4, 0.4):
            box((0.11, 0.11, BENCH - 0.1), (x, y + side, 0.03), dark, 0.02)
    with group("drawers", (left + 0.62, y, 0)):
        box((0.85, 0.86, 0.72), (0, 0, 0.05), paint("sky", 0.3, rough=0.5, toward="blue", share=0.4), 0.02)
        for i in range(3):
            box((0.75, 0.03, 0.18), (0, -0.44, 0.1 + i * 0.22), paint("sky", 0.4, rough=0.5, toward="blue", share=0.3), 0.015)
            box((0.26, 0.04, 0.03), (0, -0.47, 0.19 + i * 0.22), paint("mist", 0.8, metal=0.5), 0.01)
    for i, color in enumerate(("coral", "amber", "mint", "white")):
        cylinder(0.17, 0.3, (right - 0.5 - i * 0.4, y - 0.05, 0.5), paint(color, 0.6, rough=0.7), 0.02, (90, 0, 0))
    # A cutting mat under the parcel, lit from above.
    box((2.0, 0.86, 0.012), (-0.9, y - 0.02, BENCH), paint("mint", 0.32, rough=0.8, toward="blue", share=0.3), 0.004)
    open_parcel((-1.2, y - 0.03, BENCH + 0.012), 3)
    mug((-0.22, y - 0.1, BENCH + 0.012), "white", -30, 1.2)
    magnifier((0.42, y + 0.34, BENCH), (-0.16, y - 0.06, BENCH + 0.68))
    dispenser((0.6, y - 0.28, BENCH), -12)
    balance((-2.35, y + 0.08, BENCH), -6)
    mug((-1.98, y - 0.33, BENCH), "coral", 200, 0.85)
    for i in range(2):
        with group("tape", (1.12, y + 0.05, BENCH + i * 0.1)):
            cylinder(0.15, 0.095, (0, 0, 0), paint(("amber", "sky")[i], 0.75, rough=0.35), 0.01)
            cylinder(0.075, 0.004, (0, 0, 0.094), paint("night"), 0)
    box((0.3, 0.4, 0.03), (-1.95, y + 0.22, BENCH), paint("line", 1.2), 0.01, (0, 0, 12))
    box((0.25, 0.34, 0.006), (-1.95, y + 0.22, BENCH + 0.03), paint("white", 0.9), 0, (0, 0, 12))
    person((-0.82, y + 0.95, 0.03), -90, "coral", "line", arms="forward")


def pendant(x, y, z, power):
    """An enamel lamp on an arm from the back wall."""
    iron = paint("line", 0.9, rough=0.5)
    top = 2.42
    box((0.12, 0.05, 0.4), (x, BACK - 0.13, top - 0.3), iron, 0.01)
    tube((x, BACK - 0.14, top), (x, y, top), 0.032, iron)
    tube((x, BACK - 0.14, top - 0.26), (x, BACK - 0.75, top), 0.022, iron)
    tube((x, y, top), (x, y, z + 0.2), 0.016, iron)
    cylinder(0.3, 0.22, (x, y, z), paint("honey", 0.95, rough=0.4), 0.01, top=0.1)
    cylinder(0.06, 0.1, (x, y, z + 0.21), iron, 0.02)
    cylinder(0.255, 0.08, (x, y, z - 0.08), glow("amber", 9, "white", 0.35), 0.03)
    spot((x, y, z - 0.1), (x, y - 0.05, 0), power, "amber", 158, radius=0.2)


# ---------------------------------------------------------------- along the walls


def toy(at, turn=0):
    """A wooden toy lorry."""
    with group("toy", at, turn, 1.25):
        box((0.5, 0.22, 0.08), (0, 0, 0.08), paint("amber", 0.8), 0.02)
        box((0.16, 0.22, 0.22), (0.17, 0, 0.15), paint("coral", 0.7), 0.03)
        box((0.28, 0.2, 0.14), (-0.08, 0, 0.16), paint("sky", 0.7), 0.02)
        for x in (-0.15, 0.17):
            for y in (-0.11, 0.11):
                cylinder(0.08, 0.05, (x, y + 0.025, 0.08), paint("night", 1.3), 0.015, (90, 0, 0), 20)


def teapot(at, turn=0):
    """A teapot with a spout, a handle and a lid."""
    with group("teapot", at, turn, 1.25):
        enamel = paint("mint", 0.65, rough=0.2)
        ball(0.19, (0, 0, 0.16), enamel, 0.85)
        cylinder(0.1, 0.03, (0, 0, 0), enamel, 0.01)
        cylinder(0.1, 0.03, (0, 0, 0.3), enamel, 0.01, top=0.06)
        ball(0.035, (0, 0, 0.36), paint("amber", 0.9))
        cable([(0.15, 0, 0.13), (0.24, 0, 0.17), (0.3, 0, 0.28)], 0.034, enamel)
        ring(0.1, 0.022, (-0.2, 0, 0.18), enamel, (90, 0, 0))


def table_lamp(at):
    """A small lamp with a shade, lit."""
    x, y, z = at
    cylinder(0.1, 0.03, at, paint("amber", 0.7), 0.01)
    tube(at, (x, y, z + 0.26), 0.02, paint("amber", 0.7))
    cylinder(0.17, 0.2, (x, y, z + 0.24), glow("amber", 1.3, "white", 0.2), 0.01, top=0.1)


def samples(y1=0.55, y2=3.35):
    """Shelves on the left wall with one approved sample of everything, each with its little seal."""
    x = LEFT + 0.33
    middle, length = (y1 + y2) / 2, y2 - y1
    white, wood = paint("white", 0.7, rough=0.5), paint("honey", 0.4, rough=0.6, toward="white", share=0.2)
    for y in (y1, middle, y2):
        box((0.44, 0.06, 2.25), (x, y, 0.03), white, 0.015)
    levels = (0.12, 0.92, 1.58, 2.22)
    for z in levels:
        box((0.46, length, 0.06), (x, middle, z), wood if z < 2 else white, 0.015)
    box((0.02, length, 2.2), (x - 0.2, middle, 0.05), paint("blue", 1.2), 0)
    quarter = length / 4
    # Away from the side that would hide them from the camera.
    spots = [y1 + quarter * (i + 0.5) + (0.04, 0.12)[i % 2 == 0] for i in range(4)]
    z = levels[2] + 0.06
    table_lamp((x, spots[0], z))
    mug((x, spots[1], z), "white", 30, 1.35)
    teapot((x, spots[2], z), 25)
    toy((x, spots[3], z), 86)
    z = levels[1] + 0.06
    for i, color in enumerate(("sky", "white", "coral")):
        box((0.34, 0.46, 0.09), (x, spots[0], z + i * 0.09), paint(color, 0.75, rough=0.95), 0.04)
    cylinder(0.13, 0.34, (x, spots[1], z), paint("sky", 0.6, rough=0.25), 0.04, top=0.08)
    ball(0.06, (x, spots[1], z + 0.36), paint("sky", 0.6, rough=0.25))
    for i in range(3):
        cylinder(0.17 - i * 0.02, 0.09, (x, spots[2], z + i * 0.07), paint("amber", 0.75, rough=0.3), 0.03, top=0.19 - i * 0.02)
    ball(0.2, (x, spots[3], z + 0.2), paint("coral", 0.65, rough=0.5))
    ring(0.2, 0.02, (x, spots[3], z + 0.2), paint("white", 0.9), (20, 30, 0))
    for y in spots:
        for level in levels[1:3]:
            seal(0.055, (x + 0.231, y, level + 0.03), "+x")
    parcel((x, spots[0], levels[0] + 0.06), (0.4, 0.5, 0.4), 0, "honey", "mint", label=False)
    parcel((x, spots[1] + 0.05, levels[0] + 0.06), (0.4, 0.56, 0.5), 0, "amber", "mint", label=False)
    for i, color in enumerate(("sky", "coral", "white")):
        box((0.38, 0.2, 0.5), (x, spots[2] - 0.15 + i * 0.24, levels[0] + 0.06), paint(color, 0.5, rough=0.7), 0.015)
        cylinder(0.04, 0.01, (x + 0.19, spots[2] - 0.15 + i * 0.24, levels[0] + 0.2), paint("night"), 0, TURNS["+x"])


def tool_wall(left=-2.9, right=-0.35):
    """Pegboard with tools behind the inspector."""
    y = BACK - 0.13
    box((right - left, 0.04, 1.0), ((left + right) / 2, y, 1.3), paint("blue", 1.5, rough=0.7, toward="steel", share=0.3), 0.02)
    bright, y = paint("mist", 0.9, rough=0.3, metal=0.5), y - 0.05
    handles = ("coral", "amber", "mint", "sky")
    for i, color in enumerate(handles):
        x = left + 0.25 + i * 0.24
        box((0.09, 0.05, 0.26), (x, y, 1.9), paint(color, 0.7), 0.02)
        box((0.04, 0.03, 0.34 - 0.05 * (i % 2)), (x, y, 1.57 + 0.05 * (i % 2)), bright, 0.005)
    # Callipers, a square, rolls of tape on a bar.
    box((0.05, 0.03, 0.66), (left + 1.3, y, 1.45), bright, 0.005)
    for z in (1.98, 1.78):
        box((0.24, 0.03, 0.05), (left + 1.4, y, z), bright, 0.005)
    prism([(0, 0), (0.5, 0), (0, 0.5)], 0.03, (left + 1.72, y + 0.02, 1.72), paint("amber", 0.8), 0.005, (90, 0, 0))
    tube((left + 1.7, y - 0.08, 1.5), (right - 0.12, y - 0.08, 1.5), 0.02, bright)
    for i, color in enumerate(("coral", "white", "sky", "mint")):
        cylinder(0.12, 0.1, (left + 1.74 + i * 0.16, y - 0.08, 1.5), paint(color, 0.7, rough=0.35), 0.01, (0, 90, 0))


def screen(x=1.0, z=1.15):
    """The monitor on the back wall: the sign of approval, a graph."""
    y = BACK - 0.16
    box((1.7, 0.1, 1.1), (x, y, z), paint("night", 1.3, rough=0.4), 0.04)
    box((1.56, 0.02, 0.96), (x, y - 0.05, z + 0.07), glow("blue", 1.3, "sky", 0.12), 0)
    y -= 0.07
    cylinder(0.33, 0.01, (x - 0.3, y, z + 0.56), glow("mint", 1.3), 0, (90, 0, 0))
    approval(0.42, (x - 0.3, y - 0.012, z + 0.56), glow("white", 2.5), "-y")
    for i, share in enumerate((0.4, 0.3, 0.46, 0.22)):
        box((share, 0.012, 0.06), (x + 0.18 + share / 2, y, z + 0.76 - i * 0.14), glow(("sky", "mint", "sky", "amber")[i], 1.8), 0)


def notice(y, z):
    """A framed sign on the left wall: handle with care, this way up."""
    x = LEFT + 0.11
    box((0.05, 0.62, 0.8), (x, y, z), paint("line", 1.1), 0.02)
    box((0.02, 0.54, 0.72), (x + 0.025, y, z + 0.04), paint("white", 0.85), 0)
    ink = paint("blue", 1.2)
    box((0.02, 0.4, 0.05), (x + 0.035, y, z + 0.14), ink, 0)
    for side in (-0.11, 0.11):
        box((0.02, 0.06, 0.3), (x + 0.035, y + side, z + 0.22), ink, 0)
        prism([(-0.1, 0), (0.1, 0), (0, 0.13)], 0.02, (x + 0.025, y + side, z + 0.5), ink, 0, TURNS["+x"])


def clock(x, z):
    """A round clock on the back wall: at ten past ten, which a mirror leaves alone."""
    y = BACK - 0.11
    cylinder(0.24, 0.06, (x, y, z), paint("line", 1.2), 0.02, (90, 0, 0))
    cylinder(0.2, 0.012, (x, y - 0.06, z), paint("white", 0.95), 0, (90, 0, 0))
    beam((x, y - 0.08, z), (x - 0.09, y - 0.08, z + 0.06), 0.02, 0.01, paint("night"), 0)
    beam((x, y - 0.08, z), (x + 0.13, y - 0.08, z + 0.09), 0.015, 0.01, paint("night"), 0)


def extinguisher(x):
    """A fire extinguisher on the back wall."""
    y = BACK - 0.24
    cylinder(0.1, 0.44, (x, y, 0.55), paint("coral", 0.6, rough=0.35), 0.04)
    cylinder(0.04, 0.1, (x, y, 0.98), paint("night", 1.3), 0.01)
    cable([(x, y, 1.04), (x + 0.13, y - 0.04, 1.0), (x + 0.13, y - 0.05, 0.7)], 0.018, paint("night", 1.3))


def plant(at):
    """A pot with a plant for the dark corner."""
    x, y, z = at
    cylinder(0.2, 0.42, at, paint("white", 0.75, rough=0.6), 0.02, top=0.26)
    for i in range(9):
        angle = i * 2.4
        reach = 0.16 + 0.03 * i
        leaf = paint("mint", 0.3 + 0.05 * (i % 3), rough=0.7, toward="blue", share=0.3)
        tip = (x + reach * math.cos(angle), y + reach * math.sin(angle), z + 1.35 - 0.07 * i)
        tube((x, y, z + 0.35), tip, 0.014, leaf)
        ball(0.13, tip, leaf, 0.55, 2)


# ---------------------------------------------------------------- in front, and the way out


def accepted(at):
    """A pallet of sealed parcels on a pallet jack, and the worker who adds one."""
    x, y, z = at
    lift = 0.1
    with group("accepted", (x, y, z + lift)):
        pallet((0, 0, 0), 0, boxes=False)
        size = (0.62, 0.54, 0.5)
        for i, (px, py, level, color) in enumerate(
            ((-0.32, -0.28, 0, "honey"), (0.32, -0.28, 0, "amber"), (-0.32, 0.28, 0, "amber"), (0.32, 0.28, 0, "honey"), (-0.31, 0.27, 1, "white"), (-0.32, -0.28, 1, "honey"))
        ):
            parcel((px, py, 0.17 + level * size[2]), size, 0, color, "mint", label=level == 0 or color == "honey")
            if level or px > 0:
                seal(0.17, (px, py, 0.175 + (level + 1) * size[2]))
        seal(0.11, (0.63, -0.3, 0.5), "+x")
        seal(0.11, (0.63, 0.28, 0.5), "+x")
    coat, dark = paint("coral", 0.62, rough=0.4), paint("line", 0.6)
    for side in (-0.25, 0.25):
        box((0.16, 1.2, 0.06), (x + side, y - 0.1, z + lift - 0.04), coat, 0.02)
        cylinder(0.05, 0.12, (x + side - 0.06, y + 0.45, z + 0.05), dark, 0.01, (0, 90, 0), 16)
    box((0.72, 0.22, 0.34), (x, y - 0.78, z + 0.1), coat, 0.05)
    for side in (-0.12, 0.12):
        cylinder(0.1, 0.09, (x + side - 0.045, y - 0.85, z + 0.1), dark, 0.02, (0, 90, 0), 20)
    tube((x, y - 0.84, z + 0.4), (x, y - 1.22, z + 1.15), 0.035, dark)
    cable([(x - 0.18, y - 1.24, z + 1.3), (x - 0.16, y - 1.21, z + 1.16), (x + 0.16, y - 1.21, z + 1.16), (x + 0.18, y - 1.24, z + 1.3), (x - 0.18, y - 1.24, z + 1.3)], 0.03, coat)


def carrier(at, turn):
    """A worker with a sealed parcel in the arms."""
    with group("carrier", at, turn):
        person((0, 0, 0), 0, "amber", "blue", arms="forward")
        parcel((0.55, 0, 0.98), (0.5, 0.46, 0.4), 0, "honey", "mint", label=False)
        seal(0.13, (0.55, 0, 1.386))


def rejected(at):
    """One parcel that doesn't leave: dented, marked, in its hatched square beside a sign."""
    coral = paint("coral", 0.7, rough=0.7)
    with group("rejected", at):
        side = 1.55
        for i in (-1, 1):
            box((side, 0.09, 0.008), (0, i * side / 2, 0), coral, 0)
            box((0.09, side, 0.008), (i * side / 2, 0, 0), coral, 0)
        for i in range(-3, 4):
            length = (side - abs(i) * 0.4) * 1.3
            if length > 0.2:
                box((length, 0.05, 0.006), (i * 0.2, -i * 0.2, 0), paint("coral", 0.4), 0, (0, 0, 45))
        with group("parcel", (-0.02, 0.02, 0.008), 14):
            board = paint("honey", 0.5, rough=0.8, toward="white", share=0.22)
            w, d, h = 0.98, 0.84, 0.7
            foot = [(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0)]
            waist = [(px * 1.04, py * 1.05, h * 0.45) for px, py, _ in foot]
            lid = [(-w / 2, -d / 2, h), (w / 2 - 0.2, -d / 2 + 0.16, h - 0.24), (w / 2, d / 2, h), (-w / 2, d / 2, h)]
            loft([foot, waist, lid], board, smooth=False)
            seal(0.24, (-0.16, 0.1, h + 0.004), accepted=False)
            seal(0.17, (-0.14, -d / 2 - 0.02, h * 0.5), "-y", False)
    with group("sign", (at[0] - 1.05, at[1] + 0.1, at[2])):
        cylinder(0.17, 0.05, (0, 0, 0), paint("line", 0.8), 0.02)
        tube((0, 0, 0.03), (0, 0, 1.0), 0.03, paint("mist", 0.7))
        box((0.05, 0.46, 0.46), (0, 0, 0.95), paint("night", 1.3), 0.04)
        cross(0.4, (0.026, 0, 1.18), glow("coral", 3.5), "+x")


def cat(at, turn=0):
    """A ginger cat that sits and looks ahead (+x)."""
    with group("cat", at, turn):
        fur, pale = paint("amber", 0.6, rough=0.9), paint("white", 0.85, rough=0.9)
        loft([[(x + r * 0.9 * math.cos(a), r * math.sin(a), z) for a in [math.tau * i / 16 for i in range(16)]] for r, z, x in ((0.12, 0, -0.04), (0.19, 0.07, -0.04), (0.17, 0.2, -0.01), (0.11, 0.36, 0.04), (0.08, 0.42, 0.05))], fur)
        ball(0.09, (0.09, 0, 0.24), pale, 1.3)
        ball(0.13, (0.08, 0, 0.5), fur, 0.9)
        ball(0.05, (0.185, 0, 0.47), pale, 0.8)
        for y in (-1, 1):
            cylinder(0.055, 0.12, (0.07, y * 0.075, 0.58), fur, 0, sides=8, top=0.004)
            tube((0.12, y * 0.06, 0.02), (0.1, y * 0.06, 0.25), 0.04, pale)
            ball(0.018, (0.19, y * 0.05, 0.53), paint("night"))
        cable([(-0.16, 0, 0.05), (-0.26, 0.1, 0.04), (-0.24, 0.26, 0.05), (-0.12, 0.32, 0.07)], 0.04, fur)


def floor_scales(at, turn=0):
    """Platform scales with a dial, on which the cat has taken its place."""
    with group("scales", at, turn):
        iron, steel = paint("sky", 0.4, rough=0.45, toward="blue", share=0.35), paint("mist", 0.75, rough=0.35, metal=0.5)
        box((0.95, 0.85, 0.14), (0, 0, 0), iron, 0.04)
        box((0.85, 0.75, 0.03), (0, 0, 0.135), steel, 0.01)
        box((0.14, 0.22, 1.1), (-0.5, 0, 0), iron, 0.03)
        cylinder(0.31, 0.16, (-0.54, 0, 1.3), iron, 0.03, TURNS["+x"])
        cylinder(0.26, 0.012, (-0.38, 0, 1.3), glow("white", 0.9), 0, TURNS["+x"])
        for i in range(8):
            a = math.tau * i / 8
            ball(0.018, (-0.365, 0.2 * math.cos(a), 1.3 + 0.2 * math.sin(a)), paint("night"))
        beam((-0.36, 0, 1.3), (-0.36, 0.12, 1.42), 0.03, 0.012, paint("coral", 0.8), 0)
        cat((0.05, 0, 0.165), 0)


def build():
    haze.cache_clear()
    room()
    floor_marks()

    load = (0.95, 0.78, 0.66)
    conveyor(LEFT - 0.1, 2.75)
    scanner(load)
    parcels(load)

    bench()
    for x in (-2.45, -0.85, 0.75):
        pendant(x, 1.75, 2.12, 85)
    samples()
    bulb((LEFT + 1.15, 1.9, 2.3), 16, "amber", 0.25)
    tool_wall()
    screen()
    clock(-3.45, 2.05)
    notice(0.02, 1.3)
    plant((-3.6, 3.45, 0.03))
    extinguisher(4.62)

    accepted((4.0, -0.8, 0.03))
    carrier((3.0, 0.3, 0.03), -50)
    rejected((2.3, -3.2, 0.03))
    floor_scales((-1.75, -3.2, 0.03), -42)
    with group("weigher", (-3.05, -3.6, 0.03), 12):
        person((0, 0, 0), 0, "mint", "line", arms="forward")
        with group("tablet", (0.58, 0, 1.1), tilt=(0, -35)):
            box((0.3, 0.42, 0.03), (0, 0, 0), paint("night", 1.3), 0.01)
            box((0.25, 0.36, 0.008), (0, 0, 0.03), glow("sky", 1.6), 0)
    for x, y in ((3.15, -2.1), (4.85, -2.1)):
        cone((x, y, 0.03))

    spot((3.6, 0.6, 3.4), (3.8, -0.8, 0.4), 150, "amber", 70, radius=0.3)

    spot((3.17, BACK - 0.35, 2.4), (3.17, BACK - 0.9, 0), 40, "mint", 130, radius=0.15)

    camera((0.0, 0.0, 0.65), WIDTH)
