"""The owner of a homeware shop in Porto, head and shoulders: round glasses, a loose bun with a little grey, a linen
apron over a coral jumper. Behind her, out of focus: azulejos, a shelf with enamel mugs and folded linen.

The unit here is the decimetre, and the picture is square and full. She faces +x before the whole room is turned to the
camera, so her left hand is at +y, which is on the right of the picture.
"""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from world.materials import glow, linear, paint, tone
from world.props import stamp
from world.shapes import add, ball, box, cylinder, group
from world.stage import spot

#: The moon and the city of the stage shine for a camera in this direction.
TURN = -45


# ---------------------------------------------------------------- clay: soft bodies that melt into each other


def egg(at, radii):
    """An ellipsoid, as a distance to its skin."""
    at, radii = np.array(at), np.array(radii)

    def distance(p):
        near = np.linalg.norm((p - at) / radii, axis=1)
        return near * (near - 1) / np.maximum(np.linalg.norm((p - at) / radii**2, axis=1), 1e-6)

    return distance


def bone(a, b, thick, thin=None):
    """A straight piece with round ends, `thick` at `a` and `thin` at `b`."""
    a, b = np.array(a, float), np.array(b, float)
    thin = thick if thin is None else thin

    def distance(p):
        along = np.clip((p - a) @ (b - a) / np.dot(b - a, b - a), 0, 1)
        return np.linalg.norm(p - a - along[:, None] * (b - a), axis=1) - (thick + (thin - thick) * along)

    return distance


def both(shape):
    """A shape and its reflection on the other side of the body."""
    return lambda p: np.minimum(shape(p), shape(p * (1, -1, 1)))


def melt(soft, *shapes):
    """Shapes that flow into each other over the distance `soft`."""

    def distance(p):
        result = shapes[0](p)
        for shape in shapes[1:]:
            other = shape(p)
            share = np.clip(0.5 + 0.5 * (other - result) / soft, 0, 1)
            result = other * (1 - share) + result * share - soft * share * (1 - share)
        return result

    return distance


def carve(soft, shape, *cuts):
    """A shape without the cuts, with soft rims."""
    melted = melt(soft, lambda p: -shape(p), *cuts)
    return lambda p: -melted(p)


def skin_of(shape, start, ways, reach=4.0):
    """Where rays from `start` (inside) leave the shape."""
    start, ways = np.array(start, float), np.array(ways, float)
    ways = ways / np.linalg.norm(ways, axis=1)[:, None]
    inside, outside = np.zeros(len(ways)), np.full(len(ways), reach)
    for _ in range(22):
        middle = (inside + outside) / 2
        within = shape(start + ways * middle[:, None]) < 0
        inside, outside = np.where(within, middle, inside), np.where(within, outside, middle)
    return start + ways * inside[:, None]


def clay(shape, start, material, detail=6, tint=None, reach=4.0):
    """A body with the skin of the shape; `tint` (points to shares) is what a material may colour it by."""
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=detail, radius=1)
    points = skin_of(shape, start, [v.co[:] for v in body.verts], reach)
    for vert, point in zip(body.verts, points):
        vert.co = point
    thing = add("clay", body, material, smooth=True)
    if tint:
        layer = thing.data.attributes.new("tint", "FLOAT", "POINT")
        layer.data.foreach_set("value", tint(points).astype(np.float32))
    return thing


def strand(points, radii, material, flat=1.0):
    """A lock of hair, a brow, a lip: a smooth line that swells and thins."""
    curve = bpy.data.curves.new("strand", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = 1
    curve.bevel_resolution = 5
    curve.use_fill_caps = True
    line = curve.splines.new("NURBS")
    line.points.add(len(points) - 1)
    for knot, place, radius in zip(line.points, points, radii):
        knot.co = (*place, 1)
        knot.radius = radius
    line.order_u = 4
    line.use_endpoint_u = True
    line.resolution_u = 10
    thing = add("strand", curve, None)
    curve.materials.append(material)
    return thing


# ---------------------------------------------------------------- materials


def skin():
    """Warm olive skin with a little blush where the body is tinted."""
    material = paint("coral", 0.751, rough=0.5).copy()
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    mixed = [0.26 * c + 0.5 * h + 0.24 * w for c, h, w in zip(linear("coral"), linear("honey"), linear("white"))]
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = (*[c * 0.72 for c in mixed], 1)
    mix.inputs["Color2"].default_value = tone("coral", 0.72, "honey", 0.12)
    tint = tree.nodes.new("ShaderNodeAttribute")
    tint.attribute_name = "tint"
    tree.links.new(tint.outputs["Fac"], mix.inputs["Fac"])
    tree.links.new(mix.outputs["Color"], shader.inputs["Base Color"])
    shader.inputs["Specular"].default_value = 0.35
    return material


def hair(shade=0):
    """Dark brown in three shades; 3 is grey."""
    if shade == 3:
        return paint("white", 0.36, rough=0.45, toward="honey", share=0.2)
    return paint("honey", (0.075, 0.1, 0.13)[shade], rough=0.38, toward="coral", share=0.3)


# ---------------------------------------------------------------- the head

SKULL = egg((-0.06, 0, 0.32), (1.05, 0.94, 0.98))
FACE = carve(
    0.22,
    melt(
        0.3,
        SKULL,
        egg((0.24, 0, -0.34), (0.76, 0.76, 0.9)),
        both(egg((0.56, 0.4, -0.36), (0.38, 0.36, 0.32))),
        egg((0.72, 0, -0.98), (0.24, 0.26, 0.2)),
    ),
    both(egg((1.22, 0.4, 0.08), (0.26, 0.3, 0.2))),
)
FOLDS = carve(0.07, FACE, both(bone((1.1, 0.22, -0.34), (1.02, 0.42, -0.62), 0.03, 0.015)))
NOSE = melt(0.07, bone((0.96, 0, 0.16), (1.19, 0, -0.21), 0.075, 0.14), both(egg((1.06, 0.115, -0.28), (0.11, 0.085, 0.08))))
HEAD = melt(0.14, FOLDS, NOSE)


def on_face(y, z, lift=0.0):
    """The point of the face at (y, z), seen from the front."""
    x = skin_of(FACE, (0, y, z), [(1, 0, 0)])[0][0]
    return (x + lift, y, z)


def blush(points):
    """Where blood shows: cheeks, tip of the nose, chin."""

    def spot_at(at, radius):
        return np.exp(-((np.linalg.norm(points - np.array(at), axis=1) / radius) ** 2))

    return np.clip(0.6 * spot_at((0.86, 0.5, -0.3), 0.3) + 0.6 * spot_at((0.86, -0.5, -0.3), 0.3) + 0.45 * spot_at((1.32, 0, -0.26), 0.2), 0, 1)


def features():
    """Eyes, brows, mouth."""
    dark = paint("honey", 0.035, rough=0.2, toward="blue", share=0.3)
    brow = hair(0)
    lip = paint("coral", 0.5, rough=0.35, toward="honey", share=0.1)
    for side in (-1, 1):
        x, y, z = on_face(side * 0.39, 0.07)
        eye = ball(0.122, (x - 0.035, y, z), dark, 1.22, 4)
        eye.rotation_euler = (0, 0, side * 0.2)
        ball(0.034, (x + 0.09, y - 0.045, z + 0.06), glow("white", 2.2), 1, 3)
        ball(0.016, (x + 0.095, y + 0.045, z - 0.05), glow("sky", 0.9), 1, 2)
        # The upper lid with its lashes, and a smile under the eye.
        lid = [on_face(side * (0.39 + dy), 0.07 + dz, 0.05) for dy, dz in ((-0.18, 0.04), (-0.1, 0.13), (0, 0.16), (0.1, 0.135), (0.19, 0.05), (0.235, 0.045))]
        strand(lid, (0.01, 0.026, 0.034, 0.034, 0.026, 0.006), dark)
        fold = [on_face(side * (0.39 + dy), 0.07 + dz, 0.012) for dy, dz in ((-0.17, 0.13), (-0.08, 0.21), (0.02, 0.235), (0.13, 0.2), (0.22, 0.11))]
        strand(fold, (0.004, 0.014, 0.018, 0.016, 0.004), paint("coral", 0.3, rough=0.6, toward="honey", share=0.4))
        arch = [on_face(side * y, z, 0.03) for y, z in ((0.17, 0.41), (0.28, 0.475), (0.43, 0.5), (0.57, 0.45), (0.67, 0.36))]
        strand(arch, (0.04, 0.055, 0.052, 0.04, 0.012), brow)
    smile = [(-0.42, -0.5), (-0.36, -0.58), (-0.2, -0.66), (0, -0.69), (0.2, -0.66), (0.36, -0.58), (0.42, -0.5)]
    strand([on_face(y, z, 0.012) for y, z in smile], (0.008, 0.026, 0.026, 0.024, 0.026, 0.026, 0.008), paint("coral", 0.16, rough=0.5))
    lower = [(-0.27, -0.655), (-0.15, -0.715), (0, -0.735), (0.15, -0.715), (0.27, -0.655)]
    strand([on_face(y, z, -0.012) for y, z in lower], (0.012, 0.05, 0.066, 0.05, 0.012), lip)
    upper = [(-0.32, -0.585), (-0.17, -0.63), (-0.06, -0.635), (0, -0.645), (0.06, -0.635), (0.17, -0.63), (0.32, -0.585)]
    strand([on_face(y, z, -0.012) for y, z in upper], (0.008, 0.036, 0.05, 0.044, 0.05, 0.036, 0.008), lip)


def ring(radius, thick, at, material, turn=(0, 0, 0), steps=64):
    """A thin ring that faces +x."""
    curve = bpy.data.curves.new("ring", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = thick
    curve.bevel_resolution = 4
    line = curve.splines.new("POLY")
    line.points.add(steps - 1)
    for i, knot in enumerate(line.points):
        angle = math.tau * i / steps
        knot.co = (0, radius * math.cos(angle), radius * math.sin(angle), 1)
    line.use_cyclic_u = True
    thing = add("ring", curve, None, at, turn)
    curve.materials.append(material)
    return thing


def glasses():
    """Round glasses of thin golden wire."""
    gold = paint("amber", 0.72, rough=0.28, metal=0.75)
    for side in (-1, 1):
        ring(0.345, 0.03, (1.17, side * 0.42, 0.03), gold, (0, 4, side * 11))
        strand([(1.12, side * 0.76, 0.1), (0.9, side * 0.93, 0.12), (0.4, side * 1.0, 0.1), (-0.1, side * 0.98, 0.06)], (0.026,) * 4, gold)
    strand([(1.23, -0.09, 0.1), (1.29, -0.05, 0.15), (1.31, 0, 0.165), (1.29, 0.05, 0.15), (1.23, 0.09, 0.1)], (0.026,) * 5, gold)


def ears(flesh):
    """Ears with a glazed bead on a hoop."""
    gold = paint("amber", 0.8, rough=0.25, metal=0.7)
    for side in (-1, 1):
        lobe = carve(0.08, melt(0.1, egg((0, 0, 0.02), (0.1, 0.2, 0.27)), egg((0.03, -side * 0.02, -0.24), (0.09, 0.11, 0.11))), egg((0.12, side * 0.03, 0.04), (0.08, 0.1, 0.16)))
        with group("ear", (0.0, side * 0.96, -0.18), side * 32):
            clay(lobe, (0, 0, -0.08), flesh, 5)
        ring(0.09, 0.018, (0.07, side * 0.99, -0.58), gold, (0, 0, side * 25))
        ball(0.085, (0.08, side * 0.99, -0.74), paint("mint", 0.6, rough=0.2), 1.1, 4)


CROWN_MIDDLE = (-0.08, 0, 0.34)
CROWN = egg(CROWN_MIDDLE, (1.09, 1.0, 1.08))


def mane():
    """Dark waves, parted a little off the middle and swept back into a loose bun."""
    cut = carve(0.12, CROWN, egg((1.5, 0, -0.16), (1.05, 1.0, 1.26)), egg((0.9, 0, -1.1), (1.2, 2, 0.8)))
    clay(cut, (-0.5, 0, 0.4), hair(0), 6)

    front = [(0.71, 0.04, 0.9), (0.77, 0.34, 0.78), (0.6, 0.76, 0.54), (0.34, 1.0, 0.16), (0.0, 1.04, -0.2), (-0.5, 0.85, -0.15), (-0.8, 0.4, 0.4)]
    back = [(-0.1, 0.02, 1.0), (-0.12, 0.35, 0.95), (-0.2, 0.6, 0.75), (-0.35, 0.7, 0.55), (-0.5, 0.62, 0.5), (-0.7, 0.45, 0.5), (-0.85, 0.15, 0.6)]
    part = -0.2
    count = 10
    for side in (-1, 1):
        for i in range(count):
            t = i / (count - 1)
            ways = [np.array(f) * (1 - t) + np.array(k) * t for f, k in zip(front, back)]
            # Twice as many knots, so that the lock can wave.
            ways = [w for a, b in zip(ways, ways[1:]) for w in (a, (a + b) / 2)] + [ways[-1]]
            ways = [(x, side * y + part * max(0, 1 - n / 5), z) for n, (x, y, z) in enumerate(ways)]
            path = skin_of(CROWN, CROWN_MIDDLE, ways)
            out = (path - CROWN_MIDDLE) / np.linalg.norm(path - CROWN_MIDDLE, axis=1)[:, None]
            wave = np.array([math.sin(n * 1.55 + i * 0.9 + side) for n in range(len(path))])[:, None]
            lift = np.array([math.sin(math.pi * min(1, n / 8)) for n in range(len(path))])[:, None]
            path = path + out * (0.05 * lift + 0.035 * wave) + np.array((0.05, 0, 0.06)) * wave * lift
            radii = [0.06 + 0.13 * math.sin(math.pi * min(1, (n + 1) / 9)) ** 0.6 for n in range(len(path))]
            strand([tuple(p) for p in path], radii, hair((i * 2 + (side > 0)) % 3))
            if (side, i) in ((-1, 0), (-1, 2), (1, 1)):
                thin = [0.34 * radius for radius in radii]
                strand([tuple(p) for p in path + out * np.array(radii)[:, None] * 0.82], thin, hair(3))
        # Loose waves before the ear.
        for n, (x, y, low, shade, thick) in enumerate(((0.56, 0.8, -1.0, 1, 0.062), (0.44, 0.9, -0.72, 2, 0.07), (0.62, 0.72, -0.25, 0, 0.045))):
            wisp = []
            for k in range(14):
                t = k / 13
                swell = 0.2 * math.sin(math.pi * min(1, t * 1.25)) ** 0.8
                wisp.append((x - 0.06 * t + 0.04 * math.cos(t * 12), side * (y + swell + 0.075 * t**0.5 * math.sin(t * 13 + n * 2 + side)), 0.7 + (low - 0.7) * t))
            strand(wisp, [0.008 + thick * math.sin(math.pi * (0.06 + 0.9 * t / 13)) ** 0.6 for t in range(14)], hair(shade))
    with group("bun", (-0.5, 0.2, 1.5), 0, 1.14, tilt=(8, -18)):
        ball(0.5, (0, 0, 0), hair(0), 0.85, 4)
        for i in range(7):
            start = i * math.tau / 7
            path = []
            for n in range(6):
                angle, high = start + n * 0.42, math.radians(-38 + n * 22)
                path.append((0.5 * math.cos(high) * math.cos(angle), 0.5 * math.cos(high) * math.sin(angle), 0.44 * math.sin(high)))
            strand(path, (0.08, 0.15, 0.16, 0.15, 0.12, 0.04), hair(i % 3))


# ---------------------------------------------------------------- shoulders

TORSO = melt(
    0.5,
    egg((-0.15, 0, -3.5), (1.0, 1.5, 1.7)),
    both(bone((-0.25, 0.5, -2.12), (-0.2, 1.45, -2.5), 0.42, 0.5)),
    both(bone((-0.2, 1.55, -2.6), (-0.05, 1.95, -4.6), 0.5, 0.46)),
)


def on_chest(y, z, lift=0.0):
    """The point of the chest at (y, z), seen from the front."""
    x = skin_of(TORSO, (-0.2, y, z), [(1, 0, 0)])[0][0]
    return (x + lift, y, z)


def cloth(rows, materials, thick=0.05):
    """A piece of cloth through rows of points; the columns take the materials in turn."""
    body = bmesh.new()
    lines = [[body.verts.new(p) for p in row] for row in rows]
    for one, two in zip(lines, lines[1:]):
        for i in range(len(one) - 1):
            body.faces.new((one[i], one[i + 1], two[i + 1], two[i])).material_index = i % len(materials)
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    thing = add("cloth", body, None, smooth=True)
    for material in materials:
        thing.data.materials.append(material)
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = thick
    solid.offset = 1
    round_off = thing.modifiers.new("soft", "SUBSURF")
    round_off.levels = round_off.render_levels = 2
    return thing


def jumper():
    """A coral jumper with a ribbed roll collar."""
    wool = paint("coral", 0.42, rough=0.9, toward="honey", share=0.08)
    clay(TORSO, (-0.15, 0, -3.2), wool, 6)
    for level, (radius, z) in enumerate(((0.72, -1.78), (0.69, -1.64), (0.66, -1.5))):
        with group("collar", (-0.14, 0, z), tilt=(0, 8)):
            ring(radius, 0.13, (0, 0, 0), wool, (0, 90, 0))


def apron():
    """A linen apron with fine stripes: a bib with a hem, and two straps."""
    linen, stripe = paint("white", 0.74, rough=0.9), paint("sky", 0.5, rough=0.9)
    pattern = (linen, linen, stripe, linen)
    columns = 33
    rows = []
    for r in range(12):
        z = -2.52 - r * 0.15
        half = 0.86 + 0.03 * r + 0.012 * r * r
        rows.append([on_chest(half * (2 * c / (columns - 1) - 1), z, 0.03) for c in range(columns)])
    cloth(rows, pattern)
    hem = [[on_chest(0.89 * (2 * c / 20 - 1), z, 0.08) for c in range(21)] for z in (-2.46, -2.56, -2.66)]
    cloth(hem, (stripe,), 0.05)
    for side in (-1, 1):
        lines = []
        for t in range(9):
            share = t / 8
            middle = np.array((0.62 - 1.0 * share, side * (0.76 + 0.03 * share), -2.55 + 0.75 * share))
            ways = [middle + (0, side * w, 0) - np.array((-0.25, 0, -3.1)) for w in (-0.13, -0.05, 0.05, 0.13)]
            points = skin_of(TORSO, (-0.25, 0, -3.1), ways)
            out = (points - (-0.25, 0, -3.1)) / np.linalg.norm(points - (-0.25, 0, -3.1), axis=1)[:, None]
            lines.append([tuple(p) for p in points + out * 0.03])
        cloth(lines, (linen, stripe, linen), 0.05)
        x, y, z = on_chest(side * 0.74, -2.57, 0.15)
        with group("button", (x, y, z), tilt=(0, 78)):
            cylinder(0.085, 0.05, (0, 0, 0), paint("amber", 0.6, rough=0.35), 0.02)


# ---------------------------------------------------------------- the shop behind her


def azulejo(at):
    """One blue-white tile of 1.2 dm on a wall that faces +x: a flower, and a quarter of a ring in each corner."""

    def make():
        box((0.1, 1.16, 1.16), (0, 0, -0.58), paint("mist", 0.36, rough=0.3), 0.03)
        ink, pale = paint("sky", 0.16, rough=0.3, toward="blue", share=0.6), paint("sky", 0.3, rough=0.3, toward="blue", share=0.3)
        for i in range(4):
            turn = math.radians(i * 90)
            arc = [math.radians(90 * n / 10) for n in range(11)]
            corner = [(0.57 - 0.42 * math.cos(a), 0.57 - 0.42 * math.sin(a)) for a in arc] + [(0.57 - 0.3 * math.cos(a), 0.57 - 0.3 * math.sin(a)) for a in reversed(arc)]
            pearl = [(0.57, 0.57)] + [(0.57 - 0.15 * math.cos(a), 0.57 - 0.15 * math.sin(a)) for a in arc]
            petal = [(0.17 - 0.15 * math.cos(a), 0.085 * math.sin(a)) for a in [math.tau * n / 16 for n in range(16)]]
            for outline, material, lift in ((corner, ink, 0.05), (pearl, pale, 0.05), (petal, ink, 0.05)):
                turned = [(u * math.cos(turn) - v * math.sin(turn), u * math.sin(turn) + v * math.cos(turn)) for u, v in outline]
                face = bmesh.new()
                face.faces.new([face.verts.new((lift + 0.004, u, v)) for u, v in turned])
                add("motif", face, material)

    return stamp("azulejo", make, at)


def mug(at, color, turn=0):
    """An enamel mug with a dark rim."""
    with group("mug", at, turn):
        coat = paint(color, 0.55, rough=0.25)
        cylinder(0.36, 0.72, (0, 0, 0), coat, 0.05)
        with group("rim", (0, 0, 0.72)):
            ring(0.35, 0.03, (0, 0, 0), paint("navy", 1, rough=0.3), (0, 90, 0))
        cylinder(0.32, 0.02, (0, 0, 0.715), paint("navy", 1), 0)
        with group("handle", (0, 0.42, 0.38), 90):
            ring(0.2, 0.045, (0, 0, 0), coat, (0, 0, 0))


def shop():
    """The wall, the shelf and what is on it."""
    wall = -4.2
    box((0.2, 18, 14), (wall - 0.2, 0, -8), paint("blue", 1.0, rough=0.8), 0)
    for row in range(5):
        for column in range(-5, 5):
            azulejo((wall, column * 1.2 + 0.6, -0.35 - row * 1.2))
    box((0.16, 14, 0.16), (wall, 0, 0.27), paint("sky", 0.2, rough=0.4, toward="blue", share=0.5), 0.04)
    wood = paint("honey", 0.3, rough=0.6, toward="coral", share=0.2)
    box((1.3, 14, 0.16), (wall + 0.65, 0, 0.95), wood, 0.04)
    for y in (-3.3, 3.3):
        box((1.0, 0.14, 0.5), (wall + 0.5, y, 0.46), wood, 0.04)
    shelf = 1.11
    for y, color, turn in ((-3.3, "mint", -200), (-2.42, "coral", 160), (-1.62, "white", 175)):
        mug((wall + 0.7, y, shelf), color, turn)
    for level, color in enumerate(("sky", "white", "honey", "mint")):
        box((0.9, 1.5 - 0.04 * level, 0.24), (wall + 0.65, 2.3 + 0.03 * (level % 2), shelf + 0.25 * level), paint(color, 0.5, rough=0.9), 0.11)
    mug((wall + 0.7, 3.75, shelf), "amber", 40)


def light():
    """A soft lamp at the left, a warm one behind her at the right, and a little for the wall."""
    key = spot((7.2, -8.6, 5.6), (0, 0, -0.5), 5200, "white", 40, radius=2.3)
    key.data.color = tone("white", 1, "amber", 0.42)[:3]
    rim = spot((-2.6, 5.2, 2.6), (0, 0.2, -0.6), 4600, "amber", 80, radius=0.7)
    rim.data.color = tone("amber", 1, "coral", 0.15)[:3]
    spot((9, 6, -1.5), (0, 0, -0.8), 260, "coral", 40, radius=2)
    spot((-2.4, -3.2, 4.6), (-4.2, -2.2, 0), 420, "amber", 110, radius=0.6)


def portrait_camera(target, width, elevation=6, lens=85):
    """A portrait lens on the stage's side of the room; `width` fits into the picture, what is behind goes soft."""
    view = bpy.data.cameras.new("camera")
    view.lens = lens
    distance = width * lens / view.sensor_width
    view.dof.use_dof = True
    view.dof.focus_distance = distance - 1.0
    view.dof.aperture_fstop = 0.45
    thing = bpy.data.objects.new("camera", view)
    tilt, turn = math.radians(elevation), math.radians(TURN)
    away = Vector((math.cos(tilt) * math.cos(turn), math.cos(tilt) * math.sin(turn), math.sin(tilt)))
    thing.location = Vector(target) + away * distance
    thing.rotation_euler = away.to_track_quat("Z", "Y").to_euler()
    bpy.context.collection.objects.link(thing)
    bpy.context.scene.camera = thing


def build():
    with group("room", turn=TURN):
        shop()
        light()
        with group("body", turn=-16):
            jumper()
            apron()
            clay(bone((-0.1, 0, -0.7), (-0.2, 0, -2.0), 0.5, 0.56), (-0.15, 0, -1.4), skin(), 5)
        with group("head", (0, 0, 0), -7, tilt=(-3, 0)):
            flesh = skin()
            clay(HEAD, (0, 0, 0), flesh, 7, blush)
            features()
            ears(flesh)
            mane()
            glasses()
    portrait_camera((0, 0, -0.4), 5.2)
