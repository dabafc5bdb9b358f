"""The things of this world. Each stands on `at` and looks along +x before it is turned (degrees, anticlockwise)."""

import math
import random

import bmesh
import bpy

from . import shapes
from .brand import mark as brand
from .materials import glass, glow, ground, paint
from .shapes import add, ball, beam, box, cable, corrugated, cylinder, group, loft, prism, slab, tube
from .stage import spot

_stamps = {}


def forget():
    """Empties the cache of things that are made once and placed often."""
    _stamps.clear()


def stamp(key, make, at=(0, 0, 0), turn=0.0, scale=1.0):
    """Places a thing that `make()` builds the first time; later ones share its mesh."""
    if key not in _stamps:
        outer, shapes._parent = shapes._parent, None
        before = set(bpy.data.objects)
        make()
        bpy.context.view_layer.update()
        parts = [o for o in bpy.data.objects if o not in before]
        _stamps[key] = fuse(str(key), parts)
        shapes._parent = outer
    thing = add(str(key), _stamps[key], at=at, turn=(0, 0, turn))
    thing.scale = (scale, scale, scale)
    return thing


def fuse(name, parts):
    """One mesh of many objects, which are removed."""
    view = bpy.context.evaluated_depsgraph_get()
    body, slots = bmesh.new(), []
    for part in parts:
        if part.type not in {"MESH", "CURVE", "FONT"}:
            continue
        mesh = part.evaluated_get(view).to_mesh()
        mesh.transform(part.matrix_world)
        start = len(body.faces)
        body.from_mesh(mesh)
        body.faces.ensure_lookup_table()
        numbers = []
        for material in part.data.materials or [None]:
            if material not in slots:
                slots.append(material)
            numbers.append(slots.index(material))
        for face in body.faces[start:]:
            face.material_index = numbers[min(face.material_index, len(numbers) - 1)]
    data = bpy.data.meshes.new(name)
    body.to_mesh(data)
    body.free()
    for material in slots:
        data.materials.append(material)
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(38)
    for part in parts:
        bpy.data.objects.remove(part, do_unlink=True)
    return data


# ---------------------------------------------------------------- freight

#: The colours of containers and how dark each is painted.
LIVERY = {
    "amber": dict(depth=0.8),
    "honey": dict(depth=0.75),
    "coral": dict(depth=0.62),
    "mint": dict(depth=0.46, toward="sky", share=0.22),
    "sky": dict(depth=0.45, toward="blue", share=0.25),
    "white": dict(depth=0.78),
    "steel": dict(depth=0.75),
    "blue": dict(depth=1.7, toward="steel", share=0.25),
}

CONTAINER = (6.06, 2.44, 2.59)
LONG = (12.19, 2.44, 2.59)


def container(at=(0, 0, 0), color="amber", turn=0, long=False, open_doors=False):
    """A shipping container, 20 or 40 ft; its doors are at the +x end."""
    length, width, height = LONG if long else CONTAINER

    def make():
        skin = paint(color, rough=0.5, wear=0.1, **LIVERY[color])
        frame = paint(color, rough=0.5, **{**LIVERY[color], "depth": LIVERY[color]["depth"] * 0.82})
        dark = paint("line", 0.7, rough=0.5)
        bright = paint("mist", 0.8, rough=0.35, metal=0.6)
        ink = paint("night" if color in ("white", "amber", "honey", "steel") else "white", 0.85)
        post = 0.16
        for side, turned in ((-1, 0), (1, 180)):
            wall = corrugated(length - 2 * post, height - 0.3, 0.075)
            add("wall", wall, skin, (0, side * (width / 2 - 0.03), 0.17), (0, 0, turned))
        end = corrugated(width - 2 * post, height - 0.3, 0.075)
        add("wall", end, skin, (-length / 2 + 0.03, 0, 0.17), (0, 0, -90))
        roof = corrugated(length - 2 * post, width - 0.2, 0.035, 0.5)
        add("roof", roof, skin, (0, -width / 2 + 0.1, height - 0.04), (-90, 0, 0))
        box((length - 0.1, width - 0.1, 0.1), (0, 0, 0.08), dark, 0)
        box((length - 0.3, width - 0.2, 0.05), (0, 0, height - 0.16), skin, 0)
        for x in (-1, 1):
            for y in (-1, 1):
                box((post, post, height), (x * (length - post) / 2, y * (width - post) / 2, 0), frame, 0.03)
                for z in (0, height - 0.14):
                    box((post + 0.05, post + 0.05, 0.14), (x * (length - post) / 2, y * (width - post) / 2, z), dark, 0.02)
            for z in (0.05, height - 0.17):
                box((post, width - post, 0.14), (x * (length - post) / 2, 0, z), frame, 0.03)
        for y in (-1, 1):
            for z in (0.05, height - 0.16):
                box((length - post, 0.12, 0.14), (0, y * (width - 0.13) / 2, z), frame, 0.03)
        if not open_doors:
            for y in (-1, 1):
                box((0.06, width / 2 - 0.18, height - 0.36), (length / 2 - 0.06, y * (width / 4 - 0.07), 0.19), skin, 0.02)
                for bar in (0.27, 0.75):
                    tube((length / 2, y * bar, 0.2), (length / 2, y * bar, height - 0.2), 0.028, bright)
                    box((0.05, 0.26, 0.05), (length / 2 + 0.02, y * (bar + 0.08), 0.95), bright, 0.01)
                    for z in (0.3, 1.2, height - 0.42):
                        box((0.06, 0.1, 0.08), (length / 2, y * bar, z), frame, 0.01)
                for z in (0.45, 1.0, 1.6, 2.15):
                    box((0.05, 0.16, 0.07), (length / 2 - 0.01, y * (width / 2 - 0.2), z), frame, 0.01)
            box((0.02, 0.3, 0.22), (length / 2 - 0.02, 0.52, 1.75), ink, 0)
        for line, share in ((0.42, 1.3), (0.62, 0.9)):
            box((share, 0.02, 0.11), (length / 2 - 0.35 - share / 2, -width / 2 - 0.012, height - line - 0.11), ink, 0)
        # On both long sides at the end that reading comes from.
        for side, facing in ((-1, "-y"), (1, "+y")):
            brand(1.5 if long else 1.05, (side * (length / 2 - (2.6 if long else 1.35)), side * (width / 2 + 0.005), height / 2 + 0.12), ink, facing=facing)

    return stamp(("container", color, long, open_doors), make, at, turn)


def pile(at, rows, turn=0, gap=0.3, long=False, seed=1):
    """A stack: `rows` is a list of columns along y, each a list of colours from the ground up. None leaves a gap."""
    luck = random.Random(seed)
    length, width, height = LONG if long else CONTAINER
    with group("pile", at, turn):
        for row, column in enumerate(rows):
            for level, color in enumerate(column):
                if color:
                    container(
                        (luck.uniform(-0.09, 0.09), row * (width + gap) + luck.uniform(-0.04, 0.04), level * height),
                        color,
                        180 if luck.random() < 0.2 else 0,
                        long,
                    )


def parcel(at=(0, 0, 0), size=(0.9, 0.7, 0.6), turn=0, color="honey", tape="mist", label=True):
    """A cardboard box with tape and an address label."""
    x, y, z = size

    def make():
        board = paint(color, 0.5, rough=0.8, toward="white", share=0.22)
        strip = paint(tape, 0.8, rough=0.4)
        box(size, (0, 0, 0), board, min(size) * 0.05)
        box((x + 0.012, y * 0.16, 0.012), (0, 0, z - 0.006), strip, 0)
        for side in (-1, 1):
            box((0.012, y * 0.16, z * 0.34), (side * x / 2, 0, z * 0.66), strip, 0)
        if label:
            box((x * 0.36, 0.012, z * 0.4), (x * 0.16, -y / 2, z * 0.3), paint("white", 0.9, rough=0.6), 0)
            ink = paint("navy", rough=0.6)
            for line, width in enumerate((0.26, 0.2, 0.28)):
                box((x * width, 0.014, z * 0.035), (x * 0.15, -y / 2 - 0.002, z * (0.6 - line * 0.1)), ink, 0)
            box((0.014, y * 0.12, z * 0.16), (x / 2, y * 0.3, z * 0.2), paint("coral", 0.7), 0)

    return stamp(("parcel", size, color, tape, label), make, at, turn)


def pallet(at=(0, 0, 0), turn=0, boxes=True, seed=1):
    """A wooden pallet, with a wrapped pile of parcels on it."""

    def make():
        wood = paint("honey", 0.3, rough=0.9, toward="white", share=0.15)
        for y in (-0.5, 0, 0.5):
            box((1.3, 0.12, 0.12), (0, y, 0), wood, 0.02)
        for i in range(6):
            box((0.17, 1.15, 0.05), (-0.56 + i * 0.225, 0, 0.12), wood, 0.015)
        if boxes:
            luck = random.Random(seed)
            for level in range(2):
                for ix in (-1, 1):
                    for iy in (-1, 1):
                        if level == 1 and (ix, iy) == (1, -1) and seed % 2:
                            continue
                        tint = luck.choice(("honey", "amber", "honey", "white"))
                        parcel((ix * 0.31, iy * 0.28, 0.17 + level * 0.5), (0.58, 0.52, 0.48), luck.choice((0, 180)), tint)

    return stamp(("pallet", boxes, seed), make, at, turn)


# ---------------------------------------------------------------- vehicles


def wheel(at, radius=0.5, width=0.35):
    """A wheel whose axle lies along y."""
    x, y, z = at
    cylinder(radius, width, (x, y + width / 2, z), paint("night", 1.1, rough=0.8), 0.06, (90, 0, 0), name="tyre")
    cylinder(radius * 0.55, width + 0.03, (x, y + width / 2 + 0.015, z), paint("mist", 0.7, rough=0.35, metal=0.5), 0.03, (90, 0, 0), sides=20)


def truck(at=(0, 0, 0), turn=0, cab="white", load="mint", lights=True):
    """A tractor with a trailer that carries a 20 ft container (or none). It is 10 m long, the cab at +x."""
    with group("truck", at, turn):
        coat = paint(cab, 0.85, rough=0.35)
        dark = paint("line", 0.6, rough=0.6)
        pane = glass()
        box((10.2, 0.9, 0.22), (-0.4, 0, 0.75), dark, 0.04)
        box((6.6, 2.3, 0.2), (-2.2, 0, 0.98), dark, 0.04)
        for x in (-4.5, -3.4, 1.35, 4.0):
            for y in (-1.0, 1.0):
                wheel((x, y, 0.5))
        for y in (-1.05, 1.05):
            box((2.4, 0.3, 0.5), (-0.8, y, 0.35), dark, 0.06)
            box((1.5, 0.32, 0.1), (4.0, y, 1.03), dark, 0.05)
        # The cab: a body, a slanted windscreen, a deflector on the roof.
        profile = [(2.35, 0.7), (4.95, 0.7), (5.0, 1.55), (4.75, 2.75), (4.5, 3.0), (2.35, 3.0)]
        side = [(x, z) for x, z in profile]
        cabin = prism(side, 2.3, (0, 1.15, 0), coat, 0.12, (90, 0, 0))
        cabin.name = "cabin"
        prism([(2.45, 3.0), (4.2, 3.0), (2.6, 3.65), (2.45, 3.65)], 2.0, (0, 1.0, 0), coat, 0.1, (90, 0, 0))
        beam((4.945, 0, 1.72), (4.775, 0, 2.62), 1.98, 0.06, pane, 0.02)
        for y in (-1, 1):
            prism([(3.3, 1.75), (4.62, 1.75), (4.45, 2.6), (3.3, 2.6)], 0.04, (0, y * 1.155 + 0.02, 0), pane, 0.01, (90, 0, 0))
            box((0.16, 0.1, 0.5), (4.85, y * 1.32, 1.9), dark, 0.04)
            tube((4.7, y * 1.15, 2.4), (4.85, y * 1.32, 2.3), 0.025, dark)
            tube((2.2, y * 0.85, 0.9), (2.2, y * 0.85, 3.4), 0.09, paint("mist", 0.7, rough=0.25, metal=0.8))
            box((0.5, 0.04, 0.06), (3.0, y * 1.16, 1.5), dark, 0.01)
            if lights:
                box((0.08, 0.42, 0.2), (5.0, y * 0.78, 0.95), glow("amber", 5, "white", 0.6), 0.03)
                box((0.06, 0.3, 0.14), (-5.52, y * 0.9, 0.85), glow("coral", 3), 0.02)
        box((0.12, 2.3, 0.4), (4.98, 0, 0.5), dark, 0.05)
        for z in (1.05, 1.22, 1.39):
            box((0.05, 1.3, 0.07), (5.0, 0, z), dark, 0.02)
        for y in (-0.7, 0, 0.7):
            box((0.14, 0.2, 0.07), (4.5, y, 3.0), glow("amber", 3), 0.02)
        if lights:
            for y in (-0.78, 0.78):
                spot((5.15, y, 1.05), (11, y * 1.3, 0), 420, "amber", 70, radius=0.15)
        if load:
            container((-2.2, 0, 1.18), load)


def van(at=(0, 0, 0), turn=0, color="white", band="amber", lights=True):
    """A delivery van, 5.6 m long, its nose at +x."""
    with group("van", at, turn):
        coat = paint(color, 0.85, rough=0.35)
        stripe = paint(band, 0.85, rough=0.4)
        dark = paint("line", 0.6, rough=0.6)
        pane = glass()
        profile = [(-2.8, 0.45), (2.75, 0.45), (2.8, 1.1), (2.45, 1.35), (1.6, 2.25), (1.2, 2.5), (-2.7, 2.5), (-2.8, 2.3)]
        prism(profile, 2.05, (0, 1.025, 0), coat, 0.12, (90, 0, 0), "body")
        box((5.4, 2.08, 0.22), (-0.05, 0, 1.02), stripe, 0.03)
        beam((2.4, 0, 1.45), (1.72, 0, 2.2), 1.75, 0.08, pane, 0.02)
        for y in (-1, 1):
            prism([(0.75, 1.4), (2.12, 1.4), (1.5, 2.18), (0.75, 2.18)], 0.04, (0, y * 1.03 + 0.02, 0), pane, 0.01, (90, 0, 0))
            box((0.03, 0.03, 1.7), (0.55, y * 1.03, 0.6), dark, 0)
            box((0.26, 0.05, 0.06), (0.3, y * 1.045, 1.35), dark, 0.01)
            box((0.14, 0.14, 0.3), (1.75, y * 1.15, 1.4), dark, 0.04)
            for x in (-1.75, 1.75):
                wheel((x, y * 0.85, 0.42), 0.42, 0.32)
                cylinder(0.56, 0.05, (x, y * 0.99 + 0.025, 0.45), dark, 0, (90, 0, 0), sides=28)
            if lights:
                box((0.1, 0.34, 0.18), (2.74, y * 0.74, 0.9), glow("amber", 5, "white", 0.6), 0.04)
                box((0.06, 0.16, 0.4), (-2.8, y * 0.9, 1.1), glow("coral", 3), 0.02)
        box((0.1, 2.0, 0.24), (2.78, 0, 0.42), dark, 0.05)
        box((0.1, 2.0, 0.2), (-2.78, 0, 0.42), dark, 0.05)
        box((0.03, 0.03, 1.8), (-2.81, 0, 0.6), dark, 0)
        if lights:
            for y in (-0.74, 0.74):
                spot((2.9, y, 0.95), (8, y * 1.3, 0), 260, "amber", 70, radius=0.12)


def forklift(at=(0, 0, 0), turn=0, color="amber", raised=0.5, load=True):
    """A forklift, 2.4 m long, its forks at +x and `raised` metres up."""
    with group("forklift", at, turn):
        coat = paint(color, 0.8, rough=0.4)
        dark = paint("line", 0.5, rough=0.6)
        box((1.9, 1.1, 0.7), (-0.3, 0, 0.35), coat, 0.1)
        box((0.7, 1.1, 0.45), (-0.9, 0, 1.05), coat, 0.12)
        box((0.5, 0.6, 0.5), (-0.25, 0, 1.05), dark, 0.08)
        for x in (-0.85, 0.4):
            for y in (-0.42, 0.42):
                tube((x, y, 1.0), (x * 0.85, y, 2.15), 0.035, dark)
        box((1.3, 1.0, 0.06), (-0.2, 0, 2.12), dark, 0.03)
        for x in (-0.85, 0.35):
            for y in (-0.5, 0.5):
                wheel((x, y, 0.3), 0.3, 0.24)
        for y in (-0.32, 0.32):
            box((0.12, 0.1, 2.7), (0.8, y, 0.12), dark, 0.02)
            box((1.15, 0.13, 0.06), (1.4, y, raised), paint("mist", 0.6, rough=0.4, metal=0.5), 0.02)
        box((0.1, 0.9, 0.4), (0.9, 0, raised + 0.05), dark, 0.02)
        ball(0.07, (-0.6, 0.3, 2.24), glow("amber", 6))
        if load:
            pallet((1.5, 0, raised + 0.06), 90, seed=4)


def ship(at=(0, 0, 0), turn=0, bays=None, hull="blue", stripe="coral"):
    """A feeder ship of 38 m, its bow at +x, its keel 2 m under `at`. `bays` is a list of piles from the bow to the house:
    each a list of columns of colours; each column a list from the deck up."""
    with group("ship", at, turn):
        skin = paint(hull, 1.5, rough=0.35, toward="steel", share=0.25)
        red = paint(stripe, 0.5, rough=0.5)
        white = paint("white", 0.8, rough=0.45)
        deck = paint("line", 0.9, rough=0.8)
        rail = paint("mist", 0.75, rough=0.4, metal=0.4)

        def section(x, half, bottom, top, flare):
            return [(x, -half * flare, bottom), (x, half * flare, bottom), (x, half, bottom + 1.3), (x, half, top), (x, -half, top), (x, -half, bottom + 1.3)]

        stations = [(-19, 3.3, -0.9, 2.4, 0.75), (-18.2, 3.9, -1.6, 2.4, 0.8), (-14, 4.1, -2, 2.4, 0.9), (8, 4.1, -2, 2.4, 0.9), (12.5, 3.7, -2, 2.5, 0.75), (16, 2.4, -2, 3.0, 0.5), (18.4, 1.0, -2, 3.6, 0.3), (19.4, 0.12, -1.9, 4.0, 0.3)]
        loft([section(*s) for s in stations], skin)
        # Boot topping just over the water, then the white line.
        loft([[(x, -h - 0.03, -0.2), (x, h + 0.03, -0.2), (x, h + 0.03, 0.55), (x, -h - 0.03, 0.55)] for x, h, *_ in stations[1:]], red)
        loft([[(x, -h - 0.03, 1.75), (x, h + 0.03, 1.75), (x, h + 0.03, 1.93), (x, -h - 0.03, 1.93)] for x, h, *_ in stations[:5]], white)
        prism([(x, -h + 0.16) for x, h, *_ in stations[1:]] + [(x, h - 0.16) for x, h, *_ in reversed(stations[1:])], 0.1, (0, 0, 2.36), deck, 0)
        # Bulwark at the bow.
        for side in (-1, 1):
            for (x1, h1, _, t1, _), (x2, h2, _, t2, _) in zip(stations[4:], stations[5:]):
                beam((x1, side * h1, t1 + 0.35), (x2, side * h2, t2 + 0.35), 0.1, 0.8, skin, 0.02)
            # Rails along the hold.
            for z in (2.75, 3.1):
                tube((-13.4, side * 3.95, z), (12, side * 3.75, z), 0.03, rail)
            for i in range(18):
                x = -13.4 + i * 1.49
                tube((x, side * 3.93, 2.4), (x, side * 3.93, 3.1), 0.025, rail)
        # Forecastle: mast, windlass, hatch.
        prism([(12.6, -3.2), (15.9, -2.1), (18.3, -0.8), (18.3, 0.8), (15.9, 2.1), (12.6, 3.2)], 0.6, (0, 0, 2.45), deck, 0.05)
        tube((15.6, 0, 3), (15.6, 0, 6.6), 0.12, white)
        tube((15.6, -0.7, 5.6), (15.6, 0.7, 5.6), 0.06, white)
        ball(0.14, (15.6, 0, 6.7), glow("amber", 8))
        for y in (-0.8, 0.8):
            cylinder(0.35, 0.9, (14.2, y + 0.45, 3.3), paint("steel", 0.6), 0.05, (90, 0, 0))
        # The house: five floors, bridge wings, windows that glow.
        warm = glow("amber", 2.6, "white", 0.25)
        with group("house", (-15.9, 0, 2.4)):
            box((3.6, 6.8, 5.6), (0, 0, 0), white, 0.12)
            box((3.9, 8.3, 0.25), (0.1, 0, 5.6), white, 0.05)
            box((3.2, 6.2, 1.5), (0.1, 0, 5.85), white, 0.12)
            box((3.24, 5.9, 0.62), (0.16, 0, 6.35), warm, 0.02)
            for y in (-2.4, -1.2, 0, 1.2, 2.4):
                box((3.3, 0.14, 0.66), (0.16, y, 6.33), white, 0.02)
            box((3.5, 6.5, 0.18), (0.1, 0, 7.35), white, 0.05)
            for floor in range(4):
                for i in range(5):
                    lit = (floor * 5 + i * 3) % 7 not in (0, 3)
                    box((0.06, 0.62, 0.5), (1.8, -2.4 + i * 1.2, 0.75 + floor * 1.25), warm if lit else glass(), 0.02)
                for i in range(3):
                    lit = (floor + i) % 3 != 0
                    box((0.6, 0.06, 0.5), (-1.1 + i * 1.1, -3.4, 0.75 + floor * 1.25), warm if lit else glass(), 0.02)
            for y in (-3.6, 3.6):
                tube((1.9, y * 1.13, 5.85), (-1.7, y * 1.13, 5.85), 0.03, rail)
                tube((1.9, y * 1.13, 6.5), (-1.7, y * 1.13, 6.5), 0.03, rail)
                for x in (1.9, 0.7, -0.5, -1.7):
                    tube((x, y * 1.13, 5.8), (x, y * 1.13, 6.5), 0.025, rail)
            tube((0.2, 0, 7.5), (0.2, 0, 10), 0.1, white)
            for z, half in ((8.3, 1.0), (9.1, 0.7)):
                tube((0.2, -half, z), (0.2, half, z), 0.05, white)
            box((0.2, 1.6, 0.16), (0.5, 0, 8.65), white, 0.03)
            ball(0.5, (-0.4, 2.2, 7.9), white)
            ball(0.13, (0.2, 0, 10.1), glow("coral", 8))
        cylinder(1.05, 3.4, (-18.0, 0, 2.4), paint(stripe, 0.55, rough=0.5), 0.08)
        cylinder(1.07, 0.5, (-18.0, 0, 4.6), white, 0.02)
        cylinder(0.8, 0.3, (-18.0, 0, 5.7), paint("night", 1.2), 0.05)
        # Lifeboat.
        for side in (-1, 1):
            with group("boat", (-13.3, side * 3.6, 4.6)):
                loft([[(x, -h, 0.2), (x, h, 0.2), (x, h * 1.1, 0.7), (x, h * 0.5, 1.1), (x, -h * 0.5, 1.1), (x, -h * 1.1, 0.7)] for x, h in ((-1.3, 0.15), (-0.9, 0.5), (0.9, 0.5), (1.3, 0.15))], paint("amber", 0.75))
                for x in (-0.8, 0.8):
                    beam((x, -side * 0.2, -2.1), (x, side * 0.2, 1.4), 0.12, 0.12, white)
        # Freight.
        x = 8.6
        for bay in bays or []:
            box((6.4, 7.9, 0.35), (x, 0, 2.4), paint("line", 1.1, rough=0.7), 0.06)
            width = len(bay) * (CONTAINER[1] + 0.12)
            pile((x, -width / 2 + CONTAINER[1] / 2, 2.76), bay, gap=0.12, seed=int(x * 7) + 40)
            x -= 6.75


def launch(at=(0, 0, 0), turn=0, coat="amber"):
    """A pilot launch of 7 m, its bow at +x, its waterline at `at`."""
    with group("launch", at, turn):
        skin = paint("white", 0.8, rough=0.35)
        band = paint(coat, 0.8, rough=0.4)
        dark = paint("line", 0.6)

        def ring(x, half, low, high):
            return [(x, -half * 0.6, low), (x, half * 0.6, low), (x, half, high), (x, -half, high)]

        stations = [(-3.4, 1.0, -0.4, 0.75), (-1.5, 1.25, -0.5, 0.75), (1.2, 1.2, -0.5, 0.85), (2.7, 0.7, -0.4, 1.05), (3.5, 0.08, -0.2, 1.2)]
        loft([ring(*s) for s in stations], skin)
        loft([[(x, -h - 0.03, top - 0.22), (x, h + 0.03, top - 0.22), (x, h + 0.03, top), (x, -h - 0.03, top)] for x, h, _, top in stations], band)
        prism([(-3.2, -0.85), (1.2, -1.05), (2.6, -0.6), (3.2, 0), (2.6, 0.6), (1.2, 1.05), (-3.2, 0.85)], 0.06, (0, 0, 0.76), dark, 0)
        box((2.3, 1.7, 1.05), (-0.2, 0, 0.8), skin, 0.1)
        box((1.5, 1.5, 0.8), (-0.3, 0, 1.85), skin, 0.1)
        box((1.54, 1.3, 0.4), (-0.28, 0, 2.05), glow("amber", 2.4, "white", 0.2), 0.02)
        box((1.3, 1.54, 0.4), (-0.3, 0, 2.05), glow("amber", 2.4, "white", 0.2), 0.02)
        box((1.8, 1.75, 0.1), (-0.3, 0, 2.65), band, 0.03)
        tube((-0.6, 0, 2.7), (-0.6, 0, 4.0), 0.04, dark)
        ball(0.1, (-0.6, 0, 4.05), glow("mint", 8))
        for side in (-1, 1):
            for x in (-2.2, -0.6, 1.0):
                cylinder(0.22, 0.16, (x, side * 1.24 + 0.08, 0.35), paint("night", 1.2, rough=0.9), 0.05, (90, 0, 0), sides=20)


def buoy(at=(0, 0, 0), color="coral"):
    """A light buoy."""
    x, y, z = at
    cylinder(0.7, 0.5, (x, y, z - 0.2), paint(color, 0.6), 0.1)
    cylinder(0.45, 1.4, (x, y, z + 0.3), paint(color, 0.6), 0.05, top=0.16)
    ball(0.14, (x, y, z + 1.85), glow(color, 10))


def crane(at=(0, 0, 0), turn=0, color="mint", reach=19.0, back=9.0, height=17.0, trolley=10.0, drop=7.0, load="amber"):
    """A quay crane: its boom points to -y, `reach` metres over the water. `trolley` is how far out the load hangs, `drop` how far down."""
    with group("crane", at, turn):
        coat = paint(color, 0.55, rough=0.4, toward="sky", share=0.2)
        coat2 = paint(color, 0.42, rough=0.45, toward="sky", share=0.2)
        dark = paint("line", 0.6, rough=0.6)
        rope = paint("mist", 0.6, rough=0.4)
        w, d = 9.0, 9.0
        legs = [(x * w / 2, y * d / 2) for x in (-1, 1) for y in (-1, 1)]
        for x, y in legs:
            beam((x, y, 1.4), (x, y, height), 0.95, 0.95, coat, 0.07)
            box((2.6, 1.3, 0.7), (x, y, 0.75), coat2, 0.08)
            for dx in (-0.85, -0.28, 0.28, 0.85):
                wheel((x + dx, y - 0.05, 0.42), 0.28, 0.3)
            # Warning stripes at the foot.
            for i in range(3):
                box((1.0, 1.0, 0.22), (x, y, 1.55 + i * 0.55), paint("amber" if i % 2 == 0 else "night", 0.9), 0.03)
        for y in (-d / 2, d / 2):
            beam((-w / 2, y, 1.2), (w / 2, y, 1.2), 0.7, 0.8, coat, 0.06)
            beam((-w / 2, y, height), (w / 2, y, height), 0.8, 1.0, coat, 0.06)
        beam((-w / 2, d / 2, 8.2), (w / 2, d / 2, 8.2), 0.5, 0.6, coat2, 0.05)
        for x in (-w / 2, w / 2):
            beam((x, -d / 2, 8.2), (x, d / 2, 8.2), 0.6, 0.7, coat, 0.06)
            beam((x, -d / 2, height), (x, d / 2, height), 0.8, 1.0, coat, 0.06)
            beam((x, -d / 2, 8.4), (x, d / 2, height - 0.4), 0.36, 0.36, coat2, 0.04)
        # Stair tower with landings on the rear leg.
        for level in range(5):
            z = 2.4 + level * 2.9
            box((1.4, 1.2, 0.08), (w / 2 + 1.0, d / 2 - (0.6 if level % 2 else -1.2), z), coat2, 0.01)
            if level < 4:
                ya, yb = (d / 2 + 1.2, d / 2 - 0.6) if level % 2 == 0 else (d / 2 - 0.6, d / 2 + 1.2)
                beam((w / 2 + 1.0, ya, z), (w / 2 + 1.0, yb, z + 2.9), 0.6, 0.06, coat2, 0)
                tube((w / 2 + 1.4, ya, z + 0.9), (w / 2 + 1.4, yb, z + 3.8), 0.025, rope)
        # Boom: two girders with ties, over the water and back over the land.
        top = height + 0.9
        girder = 1.7
        for x in (-girder, girder):
            beam((x, -d / 2 - reach, top), (x, d / 2 + back, top), 0.55, 0.9, coat, 0.06)
            tube((x + 0.45, -d / 2 - reach, top + 1.2), (x + 0.45, d / 2 + back, top + 1.2), 0.03, rope)
            for i in range(15):
                y = -d / 2 - reach + i * (reach + back + d) / 14
                tube((x + 0.45, y, top + 0.3), (x + 0.45, y, top + 1.2), 0.025, rope)
        for i in range(9):
            y = -d / 2 - reach + 0.4 + i * (reach + d + back - 0.8) / 8
            beam((-girder, y, top), (girder, y, top), 0.3, 0.4, coat2, 0.03)
        # Apex and stays.
        apex = height + 9
        for x in (-w / 2 + 1.2, w / 2 - 1.2):
            beam((x, -d / 2, height), (x * 0.45, -d / 2 + 0.6, apex), 0.6, 0.6, coat, 0.05)
            beam((x, d / 2, height), (x * 0.45, -d / 2 + 0.8, apex - 0.4), 0.32, 0.32, coat2, 0.04)
        beam((-w / 4, -d / 2 + 0.6, apex), (w / 4, -d / 2 + 0.6, apex), 0.5, 0.5, coat, 0.05)
        for x in (-girder, girder):
            for y in (-d / 2 - reach * 0.55, -d / 2 - reach * 0.95):
                tube((x * 0.8, -d / 2 + 0.5, apex), (x, y, top + 0.5), 0.1, coat2)
            tube((x * 0.8, -d / 2 + 0.5, apex), (x, d / 2 + back * 0.8, top + 0.5), 0.1, coat2)
        ball(0.22, (0, -d / 2 + 0.6, apex + 0.45), glow("coral", 8))
        ball(0.16, (0, -d / 2 - reach, top + 0.7), glow("coral", 8))
        # Machinery house.
        box((3.2, 4.2, 2.3), (0, d / 2 + back * 0.45, top + 0.5), paint("white", 0.75), 0.1)
        box((3.4, 4.4, 0.15), (0, d / 2 + back * 0.45, top + 2.8), dark, 0.04)
        for i in (-1, 0, 1):
            box((0.05, 0.7, 0.5), (1.61, d / 2 + back * 0.45 + i * 1.2, top + 1.5), glow("amber", 2.2, "white", 0.2), 0.02)
        # Trolley, cabin, ropes, spreader, load.
        y = -d / 2 - trolley
        box((4.2, 2.2, 0.5), (0, y, top - 0.75), paint("amber", 0.8), 0.06)
        box((1.5, 1.6, 1.7), (1.4, y + 2.0, top - 2.5), paint("white", 0.8), 0.1)
        box((1.3, 0.1, 0.9), (1.4, y + 1.19, top - 2.2), glow("sky", 1.6, "white", 0.4), 0.03)
        box((0.1, 1.2, 0.9), (2.16, y + 2.0, top - 2.1), glow("sky", 1.6, "white", 0.4), 0.03)
        z = top - drop
        for rx in (-1.6, 1.6):
            for ry in (-0.7, 0.7):
                tube((rx, y + ry, top - 0.6), (rx * 1.25, y + ry, z), 0.045, rope)
        box((5.9, 0.5, 0.35), (0, y, z - 0.05), paint("amber", 0.85), 0.05)
        for rx in (-2.8, 2.8):
            box((0.35, 2.3, 0.3), (rx, y, z - 0.15), paint("amber", 0.85), 0.05)
        box((1.9, 1.4, 0.5), (0, y, z), dark, 0.06)
        if load:
            container((0, y, z - 0.2 - CONTAINER[2]), load)
        # Work lights under the boom.
        for ly in (-d / 2 - 4, -d / 2 - 12, 0):
            box((0.5, 0.5, 0.14), (girder, ly, top - 0.6), glow("amber", 9, "white", 0.5), 0.03)
            spot((girder * 0.4, ly, top - 0.8), (0, ly - 1, 0), 5200, "amber", 95, radius=0.5)


# ---------------------------------------------------------------- street and yard


def lamp(at=(0, 0, 0), turn=0, height=6.0, power=900, arm=1.4, color="amber"):
    """A street lamp whose arm points to +x. It lights the ground."""
    with group("lamp", at, turn):
        pole = paint("steel", 0.45, rough=0.4, metal=0.4)
        cylinder(0.28, 0.3, (0, 0, 0), pole, 0.04)
        cylinder(0.1, height, (0, 0, 0.2), pole, 0, top=0.07)
        cable([(0, 0, height + 0.15), (arm * 0.35, 0, height + 0.42), (arm, 0, height + 0.45)], 0.06, pole)
        box((0.9, 0.36, 0.12), (arm, 0, height + 0.38), pole, 0.05)
        box((0.76, 0.28, 0.05), (arm, 0, height + 0.34), glow(color, 14, "white", 0.35), 0.02)
        spot((arm, 0, height + 0.25), (arm, 0, 0), power, color, 120, radius=0.35)


def mast(at=(0, 0, 0), height=15.0, power=6500, to=(0, 0, 0)):
    """A floodlight mast of a yard that shines on `to`."""
    with group("mast", at):
        pole = paint("steel", 0.5, rough=0.4, metal=0.4)
        cylinder(0.5, 0.5, (0, 0, 0), paint("line", 1.2), 0.05)
        cylinder(0.2, height, (0, 0, 0.3), pole, 0, top=0.12)
        cylinder(1.1, 0.12, (0, 0, height + 0.2), pole, 0.03)
        for i in range(8):
            angle = math.tau * i / 8
            x, y = math.cos(angle), math.sin(angle)
            box((0.5, 0.5, 0.24), (x * 1.05, y * 1.05, height + 0.02), glow("amber", 12, "white", 0.55), 0.05, (0, 0, math.degrees(angle)))
    spot((at[0], at[1], at[2] + height - 0.2), to, power, "amber", 110, radius=0.9)


def pine(at=(0, 0, 0), size=1.0, seed=1):
    """A Rocky Mountain pine, about 4 m at size 1."""

    def make():
        luck = random.Random(seed)
        cylinder(0.16, 0.9, (0, 0, 0), paint("honey", 0.12), 0)
        for level in range(4):
            radius = 1.15 - level * 0.26
            body = bmesh.new()
            bmesh.ops.create_cone(body, cap_ends=True, segments=14, radius1=radius, radius2=0.06, depth=1.5)
            for vert in body.verts:
                if vert.co.z < 0:
                    vert.co.x *= luck.uniform(0.86, 1.1)
                    vert.co.y *= luck.uniform(0.86, 1.1)
                    vert.co.z += luck.uniform(-0.1, 0.14)
            leaf = paint("mint", 0.2 + 0.03 * level, rough=0.8, toward="blue", share=0.4)
            add("needles", body, leaf, (0, 0, 1.2 + level * 0.78), (0, 0, luck.uniform(0, 360)))

    return stamp(("pine", seed), make, at, seed * 47, size)


def tree(at=(0, 0, 0), size=1.0, seed=1):
    """A round street tree, about 3.5 m at size 1."""

    def make():
        luck = random.Random(seed)
        cylinder(0.14, 1.8, (0, 0, 0), paint("honey", 0.14), 0, top=0.09)
        for i in range(5):
            angle = i * 2.4 + luck.random()
            reach = 0.55 if i else 0
            leaf = paint("mint", 0.22 + 0.05 * (i % 3), rough=0.8, toward="blue", share=0.35)
            ball(luck.uniform(0.7, 0.95), (math.cos(angle) * reach, math.sin(angle) * reach, 2.2 + luck.uniform(0, 0.7)), leaf, 0.9, 2, 0.07, seed + i)

    return stamp(("tree", seed), make, at, seed * 31, size)


def bush(at=(0, 0, 0), size=0.5, seed=1):
    """A low bush."""
    leaf = paint("mint", 0.2 + 0.04 * (seed % 3), rough=0.85, toward="blue", share=0.35)
    ball(size, (at[0], at[1], at[2] + size * 0.5), leaf, 0.8, 2, 0.08, seed)


def person(at=(0, 0, 0), turn=0, coat="amber", legs="line", hat=None, arms="down", skin=0.35):
    """A small figure of 1.75 m that faces +x. `arms` are down, forward or up; `hat` is the colour of a helmet."""
    with group("person", at, turn):
        cloth, trousers = paint(coat, 0.7, rough=0.75), paint(legs, 0.9, rough=0.8)
        face = paint("honey", skin, rough=0.6, toward="white", share=0.3)
        for y in (-0.12, 0.12):
            cylinder(0.11, 0.8, (0, y, 0.04), trousers, 0.04, top=0.12)
            box((0.3, 0.17, 0.12), (0.05, y, 0), paint("night", 1.0), 0.05)
        loft([[(r * 0.75 * math.cos(a), r * math.sin(a), z) for a in [math.tau * i / 16 for i in range(16)]] for r, z in ((0.26, 0.78), (0.3, 0.95), (0.31, 1.25), (0.27, 1.42), (0.12, 1.5))], cloth)
        ball(0.19, (0.02, 0, 1.68), face, 1.1)
        if hat:
            ball(0.205, (0.01, 0, 1.74), paint(hat, 0.85, rough=0.35), 0.9)
            cylinder(0.25, 0.03, (0.05, 0, 1.76), paint(hat, 0.85, rough=0.35), 0.01)
        else:
            ball(0.2, (-0.03, 0, 1.74), paint("night", 1.4, rough=0.7), 0.95)
        for y in (-1, 1):
            shoulder = (0, y * 0.3, 1.36)
            hand = {"down": (0.08, y * 0.38, 0.82), "forward": (0.52, y * 0.2, 1.12), "up": (0.3, y * 0.34, 1.62)}[arms]
            tube(shoulder, hand, 0.085, cloth)
            ball(0.09, shoulder, cloth)
            ball(0.09, hand, face)


def cone(at=(0, 0, 0)):
    """A traffic cone."""

    def make():
        box((0.5, 0.5, 0.06), (0, 0, 0), paint("coral", 0.55), 0.02)
        cylinder(0.19, 0.62, (0, 0, 0.06), paint("coral", 0.6), 0, top=0.05, sides=20)
        cylinder(0.145, 0.14, (0, 0, 0.28), paint("white", 0.9), 0, top=0.12, sides=20)

    return stamp("cone", make, at)


def bollard(at=(0, 0, 0)):
    """What a ship is tied to."""

    def make():
        iron = paint("amber", 0.6, rough=0.5)
        cylinder(0.34, 0.12, (0, 0, 0), iron, 0.03)
        cylinder(0.2, 0.55, (0, 0, 0.1), iron, 0.03, top=0.18)
        cylinder(0.3, 0.18, (0, 0, 0.62), iron, 0.06)

    return stamp("bollard", make, at)


def dashes(a, b, width=0.16, dash=1.4, gap=1.2, z=0.012, color="amber", depth=0.75):
    """A broken line on the ground from (x, y) to (x, y)."""
    length = math.dist(a, b)
    if not gap:
        dash = length
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    at = dash / 2
    while at <= length:
        t = at / length
        box((dash, width, 0.012), (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z), paint(color, depth, rough=0.7), 0, (0, 0, turn))
        at += dash + gap


def island(width, depth, height=2.2, radius=1.6, at=(0, 0, 0), top="slate", strata=("line", "blue"), name="island"):
    """The ground that a scene stands on: a thick plate of layers, its top at `at`."""
    x, y, z = at
    slab(width, depth, 0.5, radius, at, ground(top, 1.15), 0.12)
    level = z - 0.5
    for layer, share in zip(strata, (0.45, 0.55)):
        thick = (height - 0.5) * share
        slab(width - 0.16, depth - 0.16, thick, radius, (x, y, level), paint(layer, 0.8, rough=0.6, toward="steel", share=0.12), 0.06)
        level -= thick


def windows(columns, rows, size=(0.7, 0.9), pitch=(1.3, 1.6), at=(0, 0, 0), facing="-y", lit=0.7, seed=1, frame=True):
    """Rows of windows on a wall that faces -y or +x; some are lit. `at` is the middle of the lowest row."""
    luck = random.Random(seed)
    warm, cold = glow("amber", 2.4, "white", 0.25), glass()
    border = paint("white", 0.6)
    for row in range(rows):
        for column in range(columns):
            along = (column - (columns - 1) / 2) * pitch[0]
            x, y, z = at
            place = (x + along, y, z + row * pitch[1]) if facing == "-y" else (x, y + along, z + row * pitch[1])
            flat = (size[0], 0.06, size[1]) if facing == "-y" else (0.06, size[0], size[1])
            rim = (size[0] + 0.14, 0.05, size[1] + 0.14) if facing == "-y" else (0.05, size[0] + 0.14, size[1] + 0.14)
            if frame:
                box(rim, (place[0], place[1], place[2] - 0.07), border, 0.02)
            box(flat, place, warm if luck.random() < lit else cold, 0.01)
