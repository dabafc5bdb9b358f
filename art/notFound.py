"""The page that is not found: a container put down at the wrong place. A sandbank in the night sea with a palm, the
container with its doors open and one parcel inside under a warm lamp, a signpost with blank arrows in all directions
and a gull on it. The courier in the rowing boat holds his map the wrong way round; the place he looks for, a buoy in
the shape of a map pin, is right behind him.
"""

import math
import random

import bmesh

from world.materials import glow, paint, water
from world.props import container, parcel
from world.shapes import add, ball, beam, box, cable, cylinder, group, loft, prism, tube
from world.stage import bulb, camera, spot

WIDTH = 20.1
SEA = 8.9

#: The sandbank: its middle, its half axes and how high it is.
MIDDLE, BANK, HIGH = (0.3, 0.9), (5.7, 4.9), 0.8


def disc(radius, height, top, material, edge=0.1):
    """A round plate whose top is at `top`."""
    return cylinder(radius, height, (0, 0, top - height), material, edge, sides=128)


def sea():
    """A round piece of the sea with its floor."""
    disc(SEA, 0.95, 0, water(), 0.12)
    disc(SEA + 0.1, 0.4, -0.9, paint("blue", 1.5, rough=0.6, toward="steel", share=0.15), 0.08)
    disc(SEA - 0.05, 0.32, -1.28, paint("slate", 1.2, rough=0.7), 0.08)
    disc(SEA - 0.3, 0.26, -1.58, paint("blue", 0.9, rough=0.7), 0.12)
    foam = paint("sky", 0.45, rough=0.5)
    for x, y, length, turn in ((-6.6, -2.6, 1.1, 20), (-3.4, -6.6, 1.4, -25), (6.7, 3.0, 1.0, 30), (5.6, -4.9, 0.8, -10), (1.2, 7.4, 1.2, 10), (-6.4, 3.2, 0.9, -20), (7.6, -1.2, 0.7, 15)):
        crest = [(length * (n / 12 - 0.5) * 1.3, 0.09 * math.sin(n * 0.52), 0.015) for n in range(13)]
        with group("crest", (x, y, 0), turn):
            cable(crest, 0.03, foam)


def shore(grow):
    """The outline of the sandbank, `grow` metres wider than its foot."""
    points = []
    for n in range(96):
        angle = math.tau * n / 96
        wave = 1 + 0.05 * math.cos(2 * angle + 0.6) + 0.035 * math.cos(3 * angle - 1) + 0.02 * math.cos(5 * angle + 2)
        points.append(((BANK[0] * wave + grow) * math.cos(angle), (BANK[1] * wave + grow) * math.sin(angle)))
    return points


def height_at(x, y):
    """How high the sand is."""
    x, y = x - MIDDLE[0], y - MIDDLE[1]
    angle = math.atan2(y / BANK[1], x / BANK[0])
    wave = 1 + 0.05 * math.cos(2 * angle + 0.6) + 0.035 * math.cos(3 * angle - 1) + 0.02 * math.cos(5 * angle + 2)
    t = math.hypot(x / BANK[0], y / BANK[1]) / wave
    if t >= 1:
        return 0
    ripple = 0.022 * math.sin(x * 4.2 + y * 2.6 + 1.5 * math.sin(y * 1.3)) * min(1, 4 * (1 - t))
    return 0.02 + HIGH * (0.5 + 0.5 * math.cos(math.pi * t**1.3)) + ripple


def island():
    """The sandbank: dry sand on wet sand, a rim of foam, shallow water around it."""
    for grow, top, material in (
        (1.15, 0.012, paint("sky", 0.2, rough=0.12, toward="blue", share=0.5)),
        (0.62, 0.022, paint("sky", 0.3, rough=0.15, toward="blue", share=0.3)),
        (0.3, 0.034, paint("white", 0.7, rough=0.6, toward="sky", share=0.3)),
        (0.2, 0.042, paint("honey", 0.28, rough=0.4, toward="steel", share=0.35)),
    ):
        prism(shore(grow), 0.1, (MIDDLE[0], MIDDLE[1], top - 0.1), material, 0)
    body = bmesh.new()
    rings = 40
    outline = shore(0)
    rows = []
    for ring in range(1, rings + 1):
        t = ring / rings
        places = [(MIDDLE[0] + x * t, MIDDLE[1] + y * t) for x, y in outline]
        rows.append([body.verts.new((x, y, height_at(x, y) if ring < rings else 0.0)) for x, y in places])
    body.faces.new(rows[0])
    for a, b in zip(rows, rows[1:]):
        for i in range(len(a)):
            j = (i + 1) % len(a)
            body.faces.new((a[i], b[i], b[j], a[j]))
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    add("sand", body, paint("honey", 0.44, rough=0.9, toward="white", share=0.22, wear=0.1), smooth=True)


def finds():
    """What one finds on a beach: stones, tufts, a starfish, a crab with a parcel of its own, a bottle with a letter."""
    luck = random.Random(3)
    for x, y, size in ((-4.2, 2.6, 0.4), (-4.6, 1.9, 0.24), (4.6, -0.9, 0.28), (4.95, -0.4, 0.18), (0.8, 4.9, 0.3)):
        ball(size, (x, y, height_at(x, y) + size * 0.2), paint("steel", 0.5, rough=0.8), 0.65, 2, 0.1, int(x * 10))
    for x, y in ((-3.4, -1.7), (3.4, 4.0), (-1.0, 5.0), (1.3, -2.6)):
        for n in range(9):
            angle, lean = luck.uniform(0, math.tau), luck.uniform(0.1, 0.3)
            z = height_at(x, y) - 0.03
            tall = luck.uniform(0.35, 0.6)
            cylinder(0.035, tall, (x + 0.1 * math.cos(angle), y + 0.1 * math.sin(angle), z), paint("mint", 0.32, rough=0.7, toward="blue", share=0.2), 0, (lean * 90 * math.cos(angle + 1.6), lean * 90 * math.sin(angle + 1.6), 0), 6, 0.004)
    x, y = 0.2, -2.9
    star = []
    for n in range(10):
        angle, reach = math.tau * n / 10 + 0.3, 0.36 if n % 2 == 0 else 0.14
        star.append((reach * math.cos(angle), reach * math.sin(angle)))
    prism(star, 0.09, (x, y, height_at(x, y)), paint("coral", 0.65, rough=0.7), 0.035)
    crab((3.7, -2.1, height_at(3.7, -2.1)), 20)
    with group("bottle", (-6.6, 1.5, 0.06), 30, tilt=(0, 68)):
        glass_green = paint("mint", 0.5, rough=0.12)
        cylinder(0.15, 0.5, (0, 0, -0.25), glass_green, 0.05)
        cylinder(0.13, 0.16, (0, 0, 0.25), glass_green, 0, top=0.055)
        cylinder(0.055, 0.16, (0, 0, 0.4), glass_green, 0.01)
        cylinder(0.05, 0.08, (0, 0, 0.55), paint("honey", 0.5), 0.01)
        cylinder(0.153, 0.26, (0, 0, -0.14), paint("white", 0.8), 0)


def crab(at, turn=0):
    """A crab that carries a very small parcel."""
    with group("crab", at, turn, 1.35):
        shell = paint("coral", 0.6, rough=0.45)
        ball(0.2, (0, 0, 0.17), shell, 0.55)
        for side in (-1, 1):
            for n in range(3):
                x = -0.12 + n * 0.1
                tube((x, side * 0.14, 0.16), (x * 1.4, side * 0.27, 0.19), 0.03, shell, 8)
                tube((x * 1.4, side * 0.27, 0.19), (x * 1.7, side * 0.33, 0), 0.025, shell, 8)
            tube((0.12, side * 0.14, 0.16), (0.27, side * 0.26, 0.22), 0.03, shell, 8)
            ball(0.08, (0.33, side * 0.24, 0.24), shell, 0.7, 2)
            tube((0.15, side * 0.06, 0.22), (0.2, side * 0.07, 0.34), 0.014, shell, 6)
            ball(0.035, (0.2, side * 0.07, 0.36), paint("night", 0.5, rough=0.2), 1, 2)
        parcel((-0.04, 0, 0.27), (0.26, 0.24, 0.2), 10, "honey", "mist", False)


def footprints():
    """The courier has been ashore: a walk once round the signpost, and back."""
    path = [(-0.2, -3.5), (0.9, -2.3), (2.0, -1.2), (3.1, 0.0), (3.9, 1.0), (4.5, 1.9), (4.4, 2.9), (3.7, 3.5), (2.9, 3.2), (2.8, 2.3), (3.5, 1.5)]
    damp = paint("honey", 0.24, rough=0.8, toward="steel", share=0.25)
    step = 0
    for (ax, ay), (bx, by) in zip(path, path[1:]):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / 0.42))
        turn = math.atan2(by - ay, bx - ax)
        for n in range(count):
            side = 0.13 if step % 2 else -0.13
            x = ax + (bx - ax) * n / count - side * math.sin(turn)
            y = ay + (by - ay) * n / count + side * math.cos(turn)
            ball(0.13, (x, y, height_at(x, y) + 0.005), damp, 0.14, 2).scale = (1.25, 0.75, 1)
            step += 1


def door(at, turn, color_paint, bright, outer=1):
    """A door leaf of a container; its hinge is at `at`, it reaches to +y before it is turned, and `outer` is the side of its bars."""
    with group("door", at, turn):
        box((0.07, 1.12, 2.22), (0, 0.58, 0.19), color_paint, 0.02)
        for y in (0.3, 0.8):
            tube((outer * 0.06, y, 0.2), (outer * 0.06, y, 2.42), 0.028, bright)
            box((0.05, 0.22, 0.05), (outer * 0.08, y + 0.08, 1.0), bright, 0.01)
        for z in (0.42, 1.3, 2.05):
            box((0.09, 0.9, 0.06), (0.0, 0.6, z), color_paint, 0.01)


def stranded():
    """The container, sunk a little into the sand, with a lamp and one parcel inside."""
    with group("stranded", (-0.7, 1.2, 0.36), -6, tilt=(2, -3.2)):
        container((0, 0, 0), "amber", open_doors=True)
        skin = paint("amber", 0.8, rough=0.5)
        bright = paint("mist", 0.8, rough=0.35, metal=0.6)
        door((3.02, -1.16, 0), 60 + 90, skin, bright)
        door((3.02, 1.16, 0), -58, skin, bright, -1)
        wood = paint("honey", 0.3, rough=0.8, toward="white", share=0.1)
        for i in range(8):
            box((5.6, 0.27, 0.03), (0, -1.02 + i * 0.29, 0.18), wood, 0.01)
        for y in (-1.09, 1.09):
            box((5.6, 0.03, 2.1), (0, y, 0.22), paint("honey", 0.55, rough=0.8, toward="white", share=0.2), 0)
        box((0.03, 2.1, 2.1), (-2.8, 0, 0.22), paint("honey", 0.55, rough=0.8, toward="white", share=0.2), 0)
        parcel((2.2, 0.3, 0.21), (0.95, 0.85, 0.72), 8, "white", "coral")
        # A lamp on a cable, as in a kitchen: somebody could live here.
        tube((2.2, 0.3, 1.95), (2.2, 0.3, 2.45), 0.02, paint("night"))
        cylinder(0.24, 0.17, (2.2, 0.3, 1.8), paint("coral", 0.6), 0.02, top=0.07)
        ball(0.11, (2.2, 0.3, 1.78), glow("amber", 10, "white", 0.35))
        bulb((2.2, 0.3, 1.6), 95, "amber", 0.12)
        spot((2.7, 0, 1.9), (6.4, -0.4, -0.5), 420, "amber", 95, radius=0.25)


def palm(at, turn=0):
    """A leaning palm with a few nuts."""
    luck = random.Random(5)
    with group("palm", at, turn):
        bark = paint("honey", 0.2, rough=0.9, toward="steel", share=0.2)
        dark = paint("honey", 0.13, rough=0.9, toward="steel", share=0.2)
        place = []
        for n in range(15):
            t = n / 14
            x, z = 1.5 * t**1.8, 5.0 * t
            place.append((x, 0, z))
        for n, (a, b) in enumerate(zip(place, place[1:])):
            lean = math.degrees(math.atan2(b[0] - a[0], b[2] - a[2]))
            radius = 0.25 - 0.009 * n
            cylinder(radius * 0.86, 0.42, a, bark if n % 2 else dark, 0.04, (0, lean, 0), top=radius, sides=16)
        top = place[-1]
        for i in range(3):
            ball(0.17, (top[0] + 0.2 * math.cos(i * 2.1), 0.2 * math.sin(i * 2.1), top[2] - 0.02), paint("honey", 0.15, rough=0.6), 1.1)
        for i in range(9):
            leaf(top, i * 40 + luck.uniform(-9, 9), luck.uniform(1.9, 2.4), luck.uniform(0.5, 1.1), 0.3 + 0.05 * (i % 3))


def leaf(at, turn, length, droop, depth):
    """A palm leaf that bends down; its edges are cut."""
    body = bmesh.new()
    steps, rows = 12, []
    for n in range(steps + 1):
        t = n / steps
        x = length * t * (1 - 0.12 * t)
        z = 0.75 * math.sin(t * 1.7) * length * 0.36 - droop * t**2.4 * 1.25
        half = 0.34 * math.sin(math.pi * min(1, 0.08 + 0.92 * t)) ** 0.7 * (1.0 if n % 2 else 0.72)
        rows.append([body.verts.new((x + 0.1, -half, z - half * 0.5)), body.verts.new((x, 0, z)), body.verts.new((x + 0.1, half, z - half * 0.5))])
    for a, b in zip(rows, rows[1:]):
        for i in (0, 1):
            body.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
    thing = add("leaf", body, paint("mint", depth, rough=0.6, toward="blue", share=0.2), at, (0, 0, turn))
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness = 0.035


def arrow(z, turn, color, length=1.5, tilt=0.0):
    """A blank board that points to +x before it is turned."""
    with group("arrow", (0, 0, z), turn, tilt=(0, tilt)):
        high = 0.2
        outline = [(-0.45, -high), (length - 0.32, -high), (length, 0), (length - 0.32, high), (-0.45, high), (-0.36, 0)]
        prism(outline, 0.08, (0, -0.1, 0), paint(color, 0.7, rough=0.6), 0.02, (90, 0, 0))
        for x in (-0.08, 0.08):
            ball(0.028, (x, -0.2, 0), paint("mist", 0.7, metal=0.5), 1, 2)


def signpost(at):
    """A crooked post with arrows to everywhere, one of which has slipped, and a gull on its top."""
    with group("signpost", at, 0, 1.15, tilt=(-3, 5)):
        cylinder(0.12, 4.1, (0, 0, -0.3), paint("white", 0.6, rough=0.7), 0.03, top=0.1)
        cylinder(0.16, 0.09, (0, 0, 3.8), paint("coral", 0.6), 0.02)
        arrow(3.35, 28, "white", 1.55)
        arrow(2.9, -122, "coral", 1.5, 3)
        arrow(2.45, 76, "mint", 1.45, -2)
        arrow(2.0, -165, "sky", 1.5)
        arrow(1.45, 40, "amber", 1.3, 34)
        # The lantern that the courier left here.
        with group("lantern", (0.1, -0.75, -0.02)):
            cylinder(0.13, 0.05, (0, 0, 0.02), paint("night", 1.5), 0.01, sides=16)
            cylinder(0.1, 0.2, (0, 0, 0.07), glow("amber", 8, "white", 0.3), 0.03, sides=16)
            cylinder(0.13, 0.06, (0, 0, 0.27), paint("night", 1.5), 0.02, sides=16, top=0.06)
            bulb((0.1, -0.25, 0.45), 90, "amber", 0.15)
        gull((0, 0, 3.89), -80, 1.7)


def gull(at, turn=0, size=1.0):
    """A gull that stands."""
    with group("gull", at, turn, size):
        white, grey, beak = paint("white", 0.9, rough=0.6), paint("steel", 0.8, rough=0.6), paint("amber", 0.9, rough=0.4)
        for y in (-0.06, 0.06):
            tube((0.0, y, 0), (0.0, y, 0.2), 0.014, beak, 6)
            box((0.11, 0.07, 0.015), (0.03, y, 0), beak, 0)
        def oval(x, wide, high, z):
            return [(x, wide * math.cos(a), z + high * math.sin(a)) for a in [math.tau * n / 20 for n in range(20)]]
        loft([oval(-0.42, 0.02, 0.015, 0.33), oval(-0.28, 0.09, 0.06, 0.33), oval(-0.05, 0.16, 0.14, 0.32), oval(0.12, 0.15, 0.15, 0.36), oval(0.22, 0.09, 0.11, 0.44), oval(0.27, 0.02, 0.03, 0.5)], white)
        ball(0.115, (0.2, 0, 0.56), white, 1.0)
        prism([(0, -0.028), (0.16, 0), (0, 0.028)], 0.035, (0.29, 0, 0.535), beak, 0.008)
        for y in (-1, 1):
            ball(0.02, (0.275, y * 0.075, 0.59), paint("night", 0.5, rough=0.2), 1, 2)
            wing = loft([oval(-0.5, 0.012, 0.02, 0.36), oval(-0.2, 0.03, 0.1, 0.37), oval(0.08, 0.03, 0.1, 0.39), oval(0.16, 0.012, 0.03, 0.4)], grey)
            wing.location = (0, y * 0.145, 0)


def boat(at, turn=0):
    """A rowing boat, 3.6 m long, with oars, a lantern and the courier, who has the map the wrong way round."""
    with group("boat", at, turn, 1.2, tilt=(3, -1)):
        hull, inner, wood = paint("coral", 0.7, rough=0.4), paint("white", 0.6, rough=0.6), paint("honey", 0.35, rough=0.7, toward="white", share=0.1)
        stations = [(-1.7, 0.5, -0.02), (-1.2, 0.66, -0.1), (-0.2, 0.78, -0.14), (0.8, 0.66, -0.12), (1.5, 0.34, -0.02), (1.85, 0.04, 0.1)]
        body = bmesh.new()

        def rib(x, half, low, inset=0.0):
            rise = 0.5 + 0.1 * (x / 1.8) ** 2 + (0.12 if x > 1.2 else 0)
            half = max(0.02, half - inset)
            low += inset
            return [(x, -half, rise), (x, -half * 0.86, low + 0.14), (x, -half * 0.45, low), (x, half * 0.45, low), (x, half * 0.86, low + 0.14), (x, half, rise)]

        outer = [[body.verts.new(p) for p in rib(*s)] for s in stations]
        for a, b in zip(outer, outer[1:]):
            for i in range(5):
                body.faces.new((a[i], a[i + 1], b[i + 1], b[i]))
        body.faces.new(outer[0])
        bmesh.ops.recalc_face_normals(body, faces=body.faces)
        shell = add("hull", body, hull, smooth=True)
        shell.data.use_auto_smooth = True
        solid = shell.modifiers.new("thick", "SOLIDIFY")
        solid.thickness = 0.06
        shell.data.materials.append(inner)
        for side in (0, 5):
            cable([rib(*s)[side] for s in stations], 0.055, inner)
        beam((-1.7, -0.5, 0.6), (-1.7, 0.5, 0.6), 0.1, 0.1, inner)
        for x, half in ((-0.95, 0.62), (0.35, 0.68)):
            box((0.32, half * 2, 0.06), (x, 0, 0.36), wood, 0.02)
        prism([(-1.6, -0.4), (-0.8, -0.55), (0.6, -0.55), (1.3, -0.25), (1.3, 0.25), (0.6, 0.55), (-0.8, 0.55), (-1.6, 0.4)], 0.03, (0, 0, 0.06), wood, 0)
        # One oar in its lock, the other drifts beside the boat.
        tube((-0.1, -0.2, 0.78), (-0.5, -1.75, 0.02), 0.035, wood)
        box((0.2, 0.5, 0.035), (-0.55, -1.95, 0.0), wood, 0.015, (-12, 0, -14))
        tube((-0.1, 0.2, 0.78), (0.3, 1.75, 0.12), 0.035, wood)
        box((0.2, 0.5, 0.035), (0.36, 1.95, 0.05), wood, 0.015, (12, 0, -14))
        # Freight, and a lantern at the bow.
        parcel((-1.25, 0.1, 0.1), (0.5, 0.45, 0.4), 12, "honey")
        parcel((-1.25, 0.06, 0.5), (0.34, 0.32, 0.26), -15, "amber", "coral", False)
        tube((1.55, 0, 0.55), (1.55, 0, 1.3), 0.03, wood)
        tube((1.55, 0, 1.28), (1.8, 0, 1.28), 0.02, wood)
        cylinder(0.09, 0.2, (1.78, 0, 0.98), glow("amber", 12, "white", 0.3), 0.03, sides=16)
        for z in (0.95, 1.18):
            cylinder(0.11, 0.04, (1.78, 0, z), paint("night", 1.5), 0.01, sides=16)
        bulb((1.95, 0, 1.05), 60, "amber", 0.12)
        courier((0.3, 0, 0.4))


def courier(at):
    """A courier who sits and holds a map: its print is on our side, and upside down."""
    with group("courier", at):
        coat, trousers = paint("mint", 0.6, rough=0.75), paint("line", 1.1, rough=0.8)
        face = paint("honey", 0.4, rough=0.6, toward="white", share=0.3)
        for y in (-0.13, 0.13):
            tube((0.0, y, 0.1), (0.42, y, 0.12), 0.11, trousers)
            tube((0.42, y, 0.12), (0.48, y, -0.26), 0.1, trousers)
            ball(0.11, (0.42, y, 0.12), trousers)
            box((0.26, 0.15, 0.11), (0.52, y, -0.31), paint("night", 1.2), 0.04)
        loft([[(r * 0.75 * math.cos(a), r * math.sin(a), z) for a in [math.tau * i / 16 for i in range(16)]] for r, z in ((0.25, 0.02), (0.29, 0.2), (0.3, 0.48), (0.26, 0.66), (0.12, 0.74))], coat)
        ball(0.2, (0.03, 0, 0.94), face, 1.1)
        ball(0.215, (0.0, 0, 1.0), paint("amber", 0.8, rough=0.5), 0.85)
        prism([(0, -0.16), (0.22, -0.13), (0.25, 0), (0.22, 0.13), (0, 0.16)], 0.035, (0.12, 0, 0.98), paint("amber", 0.7), 0.01)
        for y in (-1, 1):
            tube((0, y * 0.29, 0.58), (0.26, y * 0.43, 0.42), 0.08, coat)
            tube((0.26, y * 0.43, 0.42), (0.5, y * 0.44, 0.62), 0.075, coat)
            ball(0.09, (0, y * 0.29, 0.58), coat)
            ball(0.08, (0.26, y * 0.43, 0.42), coat)
            ball(0.08, (0.52, y * 0.44, 0.66), face)
            ball(0.022, (0.225, y * 0.07, 0.93), paint("night", 0.5), 1, 2)
        with group("map", (0.56, 0, 0.56), tilt=(0, 14)):
            for fold in range(4):
                y = -0.39 + fold * 0.26
                box((0.015, 0.26, 0.66), (0.015 * (fold % 2), y, -0.22), paint("white", 0.95 if fold % 2 else 0.8, rough=0.8), 0, (0, 0, 8 if fold % 2 else -8))
            coral, blue, green = paint("coral", 0.7), paint("sky", 0.55), paint("mint", 0.55)
            front = 0.045
            for y, z, w, h, ink in ((-0.34, 0.3, 0.22, 0.2, blue), (0.28, -0.15, 0.36, 0.16, green)):
                box((0.006, w, h), (front, y, z - 0.1 + 0.0), ink, 0)
            for n in range(6):
                box((0.008, 0.06, 0.035), (front, -0.22 + n * 0.075, -0.05 + 0.05 * n), coral, 0, (38 if n % 2 else 20, 0, 0))
            # The place on the map is a house, which stands on its head.
            with group("house", (front, 0.28, 0.36)):
                box((0.01, 0.17, 0.13), (0, 0, -0.06), coral, 0)
                prism([(-0.12, 0), (0, -0.12), (0.12, 0)], 0.01, (-0.005, 0, -0.06), coral, 0, (90, 0, 90))


def pin(at):
    """A buoy in the shape of a map pin, with a lamp in its eye."""
    with group("pin", at, 45, 1.35, tilt=(-4, -6)):
        red, white = paint("coral", 0.5, rough=0.35), paint("white", 0.85, rough=0.4)
        cylinder(0.62, 0.24, (0, 0, -0.06), white, 0.08)
        cylinder(0.64, 0.1, (0, 0, 0.02), red, 0.03)
        head, low = 1.75, 0.2
        outline = [(0, low)] + [(0.62 * math.cos(a), head + 0.62 * math.sin(a)) for a in [math.radians(-28 + 236 * n / 30) for n in range(31)]]
        with group("body"):
            prism(outline, 0.34, (0, 0.17, 0), red, 0.09, (90, 0, 0))
            cylinder(0.3, 0.1, (0, -0.12, head), white, 0.02, (90, 0, 0))
            cylinder(0.2, 0.05, (0, -0.2, head), glow("amber", 4, "white", 0.25), 0.01, (90, 0, 0))
        bulb((0, -0.7, 1.7), 70, "coral", 0.2)


def build():
    sea()
    island()
    finds()
    footprints()
    stranded()
    palm((-1.7, 4.3, 0.1), -150)
    signpost((3.7, 2.5, 0.45))
    boat((-1.5, -5.9, 0.06), -10)
    pin((-6.3, -2.6, 0))
    camera((0, 0, 1.15), WIDTH)
