"""From our dock to your door: a hub at night between an apron with a freighter, a quay with a coaster and a road.

Left: the coaster, its crane and a roller bed along the quay. Behind: the freighter, its side door open to a loader and a
gallery into the hub. Middle: the hub with its saw-tooth roof, docks and control tower. Right: the road, a truck that
leaves, and two houses, at one of which a courier hands over a parcel. A glowing line on the ground joins hub and door.
"""

import math

import bmesh

from world.materials import glass, glow, ground, paint, water
from world.props import (
    bollard, bush, cone, container, dashes, forklift, lamp, pallet, parcel, person, pine, tree, truck, van, wheel, windows,
)
from world.shapes import add, ball, beam, box, cable, corrugated, cylinder, group, loft, prism, slab, tube
from world.stage import bulb, camera, spot

WIDTH = 53.6


def build():
    land()
    apron()
    freighter((-10.8, 6, 0), -90)
    loader((-7.1, 0.2, 0))
    gallery((-2.7, 0.2, 2.3))
    harbour()
    hub((0, -1.5, 0))
    yard()
    road()
    neighbourhood()
    route([(7.7, -2.6), (7.7, -11.9), (15.65, -11.9), (15.65, -11.0)], 0.03)
    route([(15.65, -10.7), (15.65, -5.9)], 0.15)
    disc((7.7, -2.6, 0.03))
    disc((15.65, -6.1, 0.15))
    camera((-0.2, 0, 1.0), WIDTH)


# ---------------------------------------------------------------- ground


def bent(points, radius, steps=6):
    """The outline of a polygon whose corners are rounded; a radius for all or one for each."""
    radii = radius if isinstance(radius, (list, tuple)) else [radius] * len(points)
    outline = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by), r = points[i - 1], points[(i + 1) % len(points)], radii[i]
        la, lb = math.dist((x, y), (ax, ay)), math.dist((x, y), (bx, by))
        a = (x + (ax - x) * r / la, y + (ay - y) * r / la)
        b = (x + (bx - x) * r / lb, y + (by - y) * r / lb)
        for step in range(steps + 1):
            t = step / steps
            outline.append(tuple((1 - t) ** 2 * p + 2 * t * (1 - t) * q + t * t * s for p, q, s in zip(a, (x, y), b)))
    return outline


def land():
    """An island that is a square without its left corner, where the harbour's water is."""
    def coast(inset):
        i = inset
        return bent([(-18 + i, -8.5 + i), (0.5 + i, -8.5 + i), (0.5 + i, -17 + i), (18 - i, -17 + i), (18 - i, 17 - i), (-18 + i, 17 - i)],
                    (0.5, 0.3, 0.8, 1.6, 1.6, 1.6))

    prism(coast(0), 0.5, (0, 0, -0.5), ground("slate", 1.15), 0.12)
    prism(coast(0.08), 1.3, (0, 0, -1.8), paint("blue", 0.9, rough=0.7), 0.06)
    prism(coast(0.08), 1.6, (0, 0, -3.4), paint("slate", 0.9, rough=0.7), 0.06)
    slab(20, 10, 1.7, 1.6, (-7.9, -11.9, -0.9), water(), 0.1)
    slab(20, 10, 0.8, 1.6, (-7.9, -11.9, -2.6), paint("blue", 0.8), 0.08)


def route(points, z, step=1.15):
    """The way from hub to door: glowing dashes through `points` at the height `z`."""
    for a, b in zip(points, points[1:]):
        length = math.dist(a, b)
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        count = max(1, round(length / step))
        for i in range(count):
            t = (i + 0.5) / count
            box((0.62, 0.26, 0.03), (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, z), glow("amber", 4.5, "white", 0.1), 0.01, (0, 0, turn))


def disc(at):
    """An end of the way."""
    cylinder(0.38, 0.03, at, glow("amber", 4.5, "white", 0.1), 0)


# ---------------------------------------------------------------- air


def apron():
    """Where the freighter stands: slabs with joints, a yellow line to its nose, lights along the edge."""
    joint = paint("night", 1.0, rough=0.9)
    box((16.6, 19.6, 0.03), (-9.3, 6.6, 0), ground("line", 0.8), 0)
    for i in range(5):
        box((0.05, 19.4, 0.036), (-16 + i * 3.2, 6.6, 0), joint, 0)
    for i in range(6):
        box((16.4, 0.05, 0.036), (-9.3, -1.2 + i * 3.2, 0), joint, 0)
    dashes((-10.8, -3), (-10.8, 15.6), gap=0, width=0.16, z=0.03, depth=0.8)
    dashes((-12, 0.9), (-9.6, 0.9), gap=0, width=0.16, z=0.03, depth=0.8)
    dashes((-17.4, -3), (-17.4, 16.1), width=0.14, z=0.03, color="white", depth=0.6)
    dashes((-17.4, -3), (-1.4, -3), width=0.14, z=0.03, color="white", depth=0.6)
    for i in range(7):
        edge_light((-17.7, -2.5 + i * 3.1, 0))
        if i:
            edge_light((-17.7 + i * 2.7, 16.7, 0))
    tug((-14.2, 13.6, 0), 200)
    person((-12.9, -2.6, 0), 60, "amber", hat="white", arms="up")
    for x, y in ((-17.3, 4.3), (-4.2, 4.3), (-10.8, -3.6)):
        cone((x, y, 0))


def edge_light(at):
    """A small blue lamp at the edge of the apron."""
    x, y, z = at
    cylinder(0.09, 0.16, at, paint("steel", 0.5), 0)
    ball(0.11, (x, y, z + 0.2), glow("sky", 7))


def ring(x, radius, middle=0.0, count=36, squash=1.0):
    """A section of the fuselage: a circle across x, its middle at the height `middle`, from its lowest point round."""
    return [
        (x, radius * math.sin(math.tau * i / count), middle - radius * squash * math.cos(math.tau * i / count))
        for i in range(count)
    ]


def freighter(at=(0, 0, 0), turn=0):
    """A cargo plane of 18 m, its nose at +x, with an open door on its left side."""
    with group("freighter", at, turn):
        with group("hull", (0, 0, 3.35)):
            hull()
            wings()
            tail()
        gear()


def hull():
    """The fuselage around the axis: white over a stripe over a dark belly, cockpit, cargo door."""
    white, stripe, belly = paint("white", 0.86, rough=0.3), paint("amber", 0.85, rough=0.35), paint("blue", 1.5, rough=0.35, toward="steel", share=0.2)
    pane, frame = glass(), paint("line", 0.8)
    stations = [(-9.0, 0.25, 1.35), (-8.0, 0.75, 0.95), (-6.5, 1.3, 0.55), (-4.8, 1.78, 0.2), (-3.0, 2.05, 0.02), (0, 2.1, 0), (5.4, 2.1, 0),
                (6.8, 2.02, -0.04), (7.7, 1.8, -0.14), (8.4, 1.4, -0.3), (8.8, 0.95, -0.42), (9.0, 0.4, -0.5)]
    body = loft([ring(*s) for s in stations], white, name="fuselage")
    body.data.auto_smooth_angle = math.radians(60)
    for coat in (stripe, belly):
        body.data.materials.append(coat)
    for number, face in enumerate(body.data.polygons):
        around = number % 36
        around = min(around, 35 - around)
        if number < 36 * (len(stations) - 1) and around < 9:
            face.material_index = 1 if around == 8 else 2
    # Cockpit: panes that follow the nose.
    for a, b in ((-66, -38), (-34, -4), (4, 34), (38, 66)):
        patch(stations, (7.72, 8.5), (a - 3, b + 3), 0.015, frame)
        patch(stations, (7.8, 8.4), (a, b), 0.04, glow("sky", 0.9, "white", 0.2))
    for x in (-4.3, -3.5):
        patch(stations, (x, x + 0.42), (-92, 92), 0.02, stripe)
    # The door: an opening full of light, its leaf lifted over it.
    box((3.0, 0.16, 2.2), (5.8, 2.0, -0.75), frame, 0.06)
    box((2.7, 0.16, 1.94), (5.8, 2.05, -0.62), glow("amber", 1.7), 0.04)
    for x in (5.0, 6.1):
        uld((x, 1.72, -0.6), 0.8)
    with group("leaf", (5.8, 1.62, 1.32), 0, tilt=(-40, 0)):
        box((2.9, 0.16, 2.0), (0, 0.0, 0.1), white, 0.06)
        box((2.6, 0.06, 1.7), (0, 0.09, 0.24), paint("mist", 0.6), 0.03)
    for x in (4.6, 7.0):
        tube((x, 2.0, 0.7), (x, 2.5, 2.3), 0.05, paint("mist", 0.6, metal=0.6))
    # Seams, a crew door, lamps.
    for x in (-2.6, 0.4, 3.4):
        loft([ring(x - 0.02, 2.108), ring(x + 0.02, 2.108)], paint("mist", 0.55))
    for x in (7.0, -2.0):
        patch(stations, (x - 0.42, x + 0.42), (-100, -62), 0.012, frame)
        patch(stations, (x - 0.36, x + 0.36), (-98, -64), 0.03, white)
        patch(stations, (x - 0.13, x + 0.13), (-76, -68), 0.04, pane)
    ball(0.16, (0.4, 0, 2.16), glow("coral", 14))
    box((0.5, 0.08, 0.5), (-0.6, 0, 2.05), paint("mist", 0.7), 0.03)
    ball(0.12, (-8.98, 0, 1.4), glow("white", 8))


def patch(stations, span, angles, lift, material):
    """A piece of skin `lift` over the fuselage: from x to x, between two angles (degrees from its top, left is negative)."""
    def point(x, angle):
        for (x1, r1, z1), (x2, r2, z2) in zip(stations, stations[1:]):
            if x1 <= x <= x2:
                t = (x - x1) / (x2 - x1)
                radius, middle = r1 + (r2 - r1) * t + lift, z1 + (z2 - z1) * t
                return x + lift * 0.5, -radius * math.sin(math.radians(angle)), middle + radius * math.cos(math.radians(angle))

    body = bmesh.new()
    rows = [[body.verts.new(point(span[0] + (span[1] - span[0]) * i / 6, angles[0] + (angles[1] - angles[0]) * j / 12)) for j in range(13)] for i in range(7)]
    for lower, upper in zip(rows, rows[1:]):
        for j in range(12):
            body.faces.new((lower[j], upper[j], upper[j + 1], lower[j + 1]))
    add("patch", body, material, smooth=True)


def wings():
    """Wings with flaps and engines; a coral lamp at the left tip, a mint one at the right."""
    skin, edge = paint("mist", 0.72, rough=0.35), paint("steel", 0.5, rough=0.4)
    for side in (-1, 1):
        root = [(2.3, 1.6, -1.2), (-1.7, 1.6, -1.2), (-1.7, 1.6, -0.8), (2.0, 1.6, -0.75)]
        tip = [(-1.55, 7.0, -0.55), (-2.9, 7.0, -0.55), (-2.9, 7.0, -0.43), (-1.65, 7.0, -0.4)]
        loft([[(x, y * side, z) for x, y, z in section] for section in (root, tip)], skin, smooth=False, name="wing")
        prism([(-1.55, 0), (-2.85, 0), (-3.2, 1.15), (-2.6, 1.15)], 0.12, (0, side * 7.0 + 0.06, -0.5), paint("amber", 0.85), 0.03, (90, 0, 0))
        for a, b in ((0.18, 0.5), (0.54, 0.92)):
            start = (-1.35 - 1.2 * a, side * (1.6 + 5.4 * a), -0.79 + 0.37 * a)
            end = (-1.35 - 1.2 * b, side * (1.6 + 5.4 * b), -0.79 + 0.37 * b)
            beam(start, end, 0.5, 0.03, edge, 0)
        ball(0.15, (-1.7, side * 7.05, -0.45), glow("coral" if side > 0 else "mint", 12))
        engine((2.0, side * 3.75, -1.75))


def engine(at):
    """A jet engine on its pylon: an intake with a fan and a spiral, a nozzle."""
    with group("engine", at):
        shell = paint("amber", 0.82, rough=0.3)
        loft([ring(px, r, count=28) for px, r in ((-1.7, 0.6), (-0.9, 0.84), (0.3, 0.95), (1.0, 0.92), (1.25, 0.82))], shell)
        lip = paint("mist", 0.85, rough=0.2, metal=0.8)
        loft([ring(px, r, count=28) for px, r in ((1.0, 0.935), (1.2, 0.9), (1.32, 0.8))], lip)
        loft([ring(px, r, count=28) for px, r in ((1.325, 0.72), (1.335, 0.72))], paint("night", 1.0))
        for i in range(12):
            angle = math.tau * i / 12
            tube((1.34, 0, 0), (1.34, math.cos(angle) * 0.66, math.sin(angle) * 0.66), 0.035, paint("steel", 0.6, metal=0.5))
        ball(0.2, (1.34, 0, 0), paint("white", 0.9))
        loft([ring(px, r, count=28) for px, r in ((-2.2, 0.32), (-1.65, 0.5))], paint("steel", 0.4, metal=0.6))
        beam((-0.6, 0, 0.7), (-1.2, 0, 1.15), 0.2, 1.6, paint("mist", 0.7), 0.04)


def tail():
    """The fin, in the house's colour with a peak on it, and the tailplane."""
    coat, white = paint("amber", 0.88, rough=0.35), paint("white", 0.9, rough=0.35)
    fin = [(-4.6, 1.5), (-8.9, 1.5), (-9.6, 5.2), (-7.9, 5.2)]
    prism(list(reversed(fin)), 0.34, (0, 0.17, 0), coat, 0.1, (90, 0, 0), name="fin")
    box((0.06, 0.37, 2.9), (-8.35, 0, 1.9), paint("honey", 0.6), 0, (0, -9, 0))
    for y in (-0.2, 0.22):
        prism([(-8.3, 2.6), (-6.2, 2.6), (-7.05, 3.75), (-7.35, 3.4), (-7.75, 3.95)], 0.03, (0, y, 0), white, 0, (90, 0, 0))
    for side in (-1, 1):
        root = [(-6.4, 0.5, 0.95), (-8.6, 0.4, 0.95), (-8.6, 0.4, 1.2), (-6.5, 0.5, 1.22)]
        tip = [(-8.2, 3.3, 1.3), (-9.3, 3.3, 1.3), (-9.3, 3.3, 1.4), (-8.25, 3.3, 1.42)]
        loft([[(x, y * side, z) for x, y, z in section] for section in (root, tip)], paint("mist", 0.72), smooth=False)
    ball(0.13, (-8.8, 0, 5.28), glow("coral", 10))


def gear():
    """Landing gear: twin wheels under nose and wings."""
    leg = paint("mist", 0.6, metal=0.5)
    for x, y, z in ((6.2, 0, 1.5), (-0.6, -1.5, 2.0), (-0.6, 1.5, 2.0)):
        tube((x, y, 0.45), (x, y, z), 0.13, leg)
        for dx in ((0,) if x > 0 else (-0.5, 0.5)):
            for dy in (-0.28, 0.28):
                wheel((x + dx, y + dy, 0.45), 0.45, 0.28)


def uld(at, size=1.0, color="white", turn=0):
    """An air-freight container with a slanted foot."""
    with group("uld", at, turn, size):
        shell = paint(color, 0.75, rough=0.35, metal=0.15)
        prism([(-0.75, 0), (0.55, 0), (0.85, 0.45), (0.85, 1.55), (-0.75, 1.55)], 1.4, (0, 0.7, 0.04), shell, 0.05, (90, 0, 0))
        edge = paint("steel", 0.5, metal=0.5)
        for y in (-0.71, 0.71):
            box((0.05, 0.03, 1.4), (0.05, y, 0.1), edge, 0)
            box((1.5, 0.03, 0.05), (0.05, y, 0.85), edge, 0)


def loader(at):
    """The high loader between plane and gallery: a platform on scissors with freight on it."""
    with group("loader", at):
        coat, dark, steel = paint("mint", 0.5, rough=0.4, toward="blue", share=0.12), paint("line", 0.6), paint("mist", 0.6, metal=0.5)
        box((2.9, 2.3, 0.4), (0, 0, 0.4), dark, 0.06)
        for x in (-1.0, 1.0):
            for y in (-0.95, 0.95):
                wheel((x, y, 0.36), 0.36, 0.3)
        for y in (-0.8, 0.8):
            for sign in (-1, 1):
                beam((-1.1 * sign, y, 0.85), (1.1 * sign, y, 2.2), 0.12, 0.16, steel, 0.02)
        box((3.1, 2.5, 0.28), (0, 0, 2.2), coat, 0.06)
        rollers(2.9, 2.0, (0, 0, 2.44))
        for y in (-1.2, 1.2):
            for z in (2.95, 3.4):
                tube((-0.6, y, z), (1.4, y, z), 0.035, paint("amber", 0.8))
            for x in (-0.6, 0.4, 1.4):
                tube((x, y, 2.4), (x, y, 3.4), 0.035, paint("amber", 0.8))
        uld((0.55, 0, 2.55), 0.95, "sky")
    spot((at[0] + 1.5, at[1] - 1.9, 6.2), (at[0] - 0.6, at[1], 2.0), 900, "amber", 110, radius=0.3)


def rollers(length, width, at, turn=0):
    """A bed of rollers without legs, its length along x."""
    with group("rollers", at, turn):
        count = max(2, round(length / 0.42))
        for i in range(count):
            x = -length / 2 + (i + 0.5) * length / count
            tube((x, -width / 2, 0.03), (x, width / 2, 0.03), 0.09, paint("mist", 0.6, rough=0.35, metal=0.6), 10)
        for y in (-1, 1):
            box((length, 0.1, 0.26), (0, y * (width / 2 + 0.04), -0.1), paint("amber", 0.8, rough=0.4), 0.02)


def gallery(at):
    """A bridge with lit windows, in which belts run from the loader into the hub; 5.6 m along x."""
    with group("gallery", at):
        wall, dark, warm = paint("white", 0.62, rough=0.5), paint("line", 0.9), glow("amber", 1.7)
        box((5.6, 2.3, 0.3), (0, 0, -0.1), dark, 0.05)
        box((4.6, 2.1, 2.0), (0.5, 0, 0.2), wall, 0.06)
        box((4.8, 2.4, 0.2), (0.5, 0, 2.2), dark, 0.05)
        box((4.7, 2.42, 0.07), (0.5, 0, 2.02), paint("amber", 0.85), 0)
        box((4.3, 0.06, 0.95), (0.5, -1.06, 0.75), warm, 0.01)
        for i in range(6):
            box((0.1, 0.09, 0.98), (-1.6 + i * 0.84, -1.07, 0.73), wall, 0.01)
        for i, size in enumerate((0.45, 0.6, 0.5)):
            box((size, 0.02, size), (-1.1 + i * 1.5, -1.1, 0.76), paint("honey", 0.25), 0.01)
        rollers(1.3, 1.6, (-2.4, 0, 0.3))
        for x in (-1.9, 0.4):
            for y in (-0.8, 0.8):
                beam((x, y, -2.3), (x, y, -0.1), 0.22, 0.22, dark, 0.02)
            beam((x, -0.8, -1.4), (x, 0.8, -0.5), 0.1, 0.1, dark, 0)


def tug(at, turn):
    """A baggage tug with a dolly behind it."""
    with group("tug", at, turn):
        coat, dark = paint("coral", 0.65, rough=0.4), paint("line", 0.5)
        box((2.2, 1.2, 0.55), (0, 0, 0.3), coat, 0.1)
        box((0.8, 1.1, 0.5), (0.6, 0, 0.8), coat, 0.1)
        box((0.4, 0.9, 0.5), (-0.5, 0, 0.8), dark, 0.08)
        for x in (-0.7, 0.7):
            for y in (-0.5, 0.5):
                wheel((x, y, 0.32), 0.32, 0.24)
        box((2.0, 1.6, 0.14), (-2.6, 0, 0.42), dark, 0.03)
        tube((-1.0, 0, 0.45), (-1.7, 0, 0.45), 0.05, dark)
        for x in (-3.2, -2.0):
            for y in (-0.6, 0.6):
                wheel((x, y, 0.24), 0.24, 0.2)
        uld((-2.65, 0, 0.55), 0.95, "white")
        ball(0.1, (-0.8, 0, 0.98), glow("amber", 8))


# ---------------------------------------------------------------- sea


def harbour():
    """The quay with its edge, the coaster, the crane and the roller bed into the hub."""
    box((18.2, 0.5, 0.26), (-8.8, -8.3, 0), paint("steel", 0.55), 0.06)
    for i in range(6):
        box((0.7, 0.35, 1.4), (-16.6 + i * 3.1, -8.6, -1.35), paint("night", 1.2, rough=0.9), 0.12)
    for x in (-17.2, -11.2, -5.2, -0.8):
        bollard((x, -7.75, 0))
    box((17.5, 0.12, 0.02), (-8.9, -7.1, 0), paint("amber", 0.75), 0)
    coaster((-8.9, -12.6, -0.9))
    for a, b in (((-0.9, -11.6, 1.6), (-0.8, -7.75, 0.6)), ((-16.9, -11, 1.3), (-17.2, -7.75, 0.6)), ((-4.6, -10.1, 1.3), (-5.2, -7.75, 0.6))):
        cable([a, b], 0.045, paint("white", 0.55), 0.25)
    harbour_crane((-11.7, -7.0, 0))
    bed(13.2, (-6.7, -4.8, 0))
    bed(1.8, (1.6, -2.3, 0), 90)
    box((3.2, 3.2, 0.5), (1.6, -4.8, 0), paint("line", 0.9), 0.06)
    cylinder(1.45, 0.16, (1.6, -4.8, 0.5), paint("steel", 0.5, metal=0.5), 0.03)
    for angle in range(0, 180, 45):
        dx, dy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        tube((1.6 - dx * 1.3, -4.8 - dy * 1.3, 0.66), (1.6 + dx * 1.3, -4.8 + dy * 1.3, 0.66), 0.05, paint("mist", 0.7))
    container((-4.2, -4.8, 0.68), "coral")
    pallet((-8.7, -4.8, 0.68), 0, seed=2)
    parcel((-10.6, -4.7, 0.68), (1.1, 0.9, 0.8), 8)
    parcel((1.6, -4.8, 0.72), (1.2, 1.0, 0.9), 30, "amber")
    person((-8.4, -7.6, 0), -140, "coral", hat="amber", arms="up")
    person((-16.9, -4.1, 0), -60, "sky", hat="white")


def bed(length, at, turn=0):
    """A roller bed on legs, 2.4 m wide, for containers and pallets."""
    with group("bed", at, turn):
        dark = paint("line", 0.9)
        box((length, 2.2, 0.16), (0, 0, 0.38), dark, 0.03)
        for i in range(max(2, round(length / 1.8))):
            x = -length / 2 + 0.5 + i * (length - 1) / max(1, round(length / 1.8) - 1)
            for y in (-0.9, 0.9):
                box((0.2, 0.2, 0.4), (x, y, 0), dark, 0.02)
        rollers(length, 2.3, (0, 0, 0.6))


def coaster(at, turn=0):
    """A small freight ship of 17 m, its bow at +x, its water line at `at`."""
    with group("coaster", at, turn):
        skin, red = paint("blue", 1.35, rough=0.4, toward="steel", share=0.16), paint("coral", 0.55, rough=0.5)
        white, deck, rail = paint("white", 0.82), paint("line", 0.9, rough=0.8), paint("mist", 0.75, metal=0.4)
        stations = [(-8.5, 2.1, 2.1), (-8.0, 2.45, 2.1), (-6, 2.6, 2.0), (3.2, 2.6, 2.0), (5.6, 2.15, 2.25), (7.4, 1.2, 2.65), (8.5, 0.2, 3.0)]
        loft([[(x, -h * 0.75, -1.2), (x, h * 0.75, -1.2), (x, h * 0.94, 0.2), (x, h, top), (x, -h, top), (x, -h * 0.94, 0.2)] for x, h, top in stations], skin)
        loft([[(x, -h * 0.945 - 0.03, 0.0), (x, h * 0.945 + 0.03, 0.0), (x, h * 0.96 + 0.03, 0.42), (x, -h * 0.96 - 0.03, 0.42)] for x, h, _ in stations], red)
        loft([[(x, -h - 0.03, top - 0.34), (x, h + 0.03, top - 0.34), (x, h + 0.03, top - 0.16), (x, -h - 0.03, top - 0.16)] for x, h, top in stations], white)
        for side in (-1, 1):
            for (x1, h1, t1), (x2, h2, t2) in zip(stations[3:], stations[4:]):
                beam((x1, side * h1, t1 + 0.2), (x2, side * h2, t2 + 0.2), 0.1, 0.5, skin, 0.02)
            tube((-8, side * 2.4, 2.65), (3.2, side * 2.5, 2.65), 0.03, rail)
            for i in range(10):
                tube((-8 + i * 1.24, side * 2.45, 2.0), (-8 + i * 1.24, side * 2.45, 2.65), 0.028, rail)
        # The hold: coaming, freight two wide; the gap is where the crane has just been.
        box((7.0, 4.9, 0.4), (-0.6, 0, 2.0), deck, 0.05)
        for y, colors in ((-1.25, ("mint",)), (1.25, ("white",))):
            for level, color in enumerate(colors):
                container((-0.7, y, 2.4 + level * 2.59), color)
        # Forecastle.
        prism([(3.6, -2.3), (5.6, -1.95), (7.3, -1.0), (8.1, -0.2), (8.1, 0.2), (7.3, 1.0), (5.6, 1.95), (3.6, 2.3)], 0.35, (0, 0, 2.05), deck, 0.04)
        tube((5.9, 0, 2.4), (5.9, 0, 5.2), 0.1, white)
        tube((5.9, -0.5, 4.4), (5.9, 0.5, 4.4), 0.05, white)
        ball(0.15, (5.9, 0, 5.3), glow("amber", 9))
        for y in (-0.5, 0.5):
            cylinder(0.28, 0.6, (4.8, y + 0.3, 2.7), paint("steel", 0.6), 0.04, (90, 0, 0))
        # The house at the stern: two floors, a bridge with glowing panes, a funnel.
        warm = glow("amber", 1.8)
        with group("house", (-6.3, 0, 2.0)):
            box((2.7, 4.4, 2.5), (0, 0, 0), white, 0.1)
            box((2.9, 5.3, 0.18), (0.1, 0, 2.5), white, 0.04)
            box((2.3, 4.0, 1.35), (0.15, 0, 2.68), white, 0.1)
            box((2.34, 3.8, 0.56), (0.2, 0, 3.12), warm, 0.02)
            box((1.9, 4.04, 0.5), (0.1, 0, 3.14), warm, 0.02)
            for y in (-1.5, -0.5, 0.5, 1.5):
                box((2.38, 0.12, 0.6), (0.2, y, 3.1), white, 0.02)
            for x in (-0.35, 0.55):
                box((0.12, 4.08, 0.6), (x, 0, 3.1), white, 0.02)
            box((2.6, 4.3, 0.15), (0.15, 0, 4.02), paint("coral", 0.62), 0.05)
            for floor in range(2):
                for i in range(2):
                    box((0.42, 0.06, 0.42), (-0.55 + i * 1.1, -2.2, 0.5 + floor * 1.1), warm if (i + floor) % 2 else glass(), 0.02)
                for i in range(3):
                    box((0.06, 0.42, 0.42), (1.35, -1.3 + i * 1.3, 0.5 + floor * 1.1), warm if (i + floor) % 3 else glass(), 0.02)
            tube((0.1, 0, 4.1), (0.1, 0, 6.2), 0.08, white)
            box((0.16, 1.3, 0.14), (0.3, 0, 5.0), white, 0.03)
            ball(0.13, (0.1, 0, 6.3), glow("coral", 9))
            cylinder(0.55, 2.0, (-1.0, 1.2, 3.4), paint("coral", 0.6), 0.05)
            cylinder(0.57, 0.35, (-1.0, 1.2, 4.6), white, 0.02)


def harbour_crane(at):
    """A crane on a portal whose jib points to -y and holds a container over the ship."""
    coat, deep, dark = paint("mint", 0.5, toward="blue", share=0.12), paint("mint", 0.4, toward="blue", share=0.2), paint("line", 0.6)
    rope = paint("mist", 0.6)
    with group("harbour crane", at):
        for x in (-1.4, 1.4):
            for y in (-0.8, 0.8):
                beam((x, y, 0.5), (x * 0.8, y * 0.9, 3.0), 0.36, 0.36, coat, 0.04)
                box((0.9, 0.5, 0.5), (x, y, 0), deep, 0.05)
            beam((x * 0.95, -0.8, 1.2), (x * 0.95, 0.8, 1.2), 0.2, 0.2, deep, 0.02)
        box((2.8, 2.0, 0.4), (0, 0, 2.9), coat, 0.06)
        cylinder(0.8, 0.7, (0, 0, 3.3), dark, 0.04)
        for i in range(8):
            box((0.5, 0.05, 0.05), (1.75, 0, 0.4 + i * 0.32), rope, 0)
    with group("upper", (at[0], at[1], at[2] + 4.0), -83):
        box((3.6, 2.2, 0.3), (-0.5, 0, 0), dark, 0.04)
        box((2.0, 2.0, 1.5), (-1.1, 0, 0.3), coat, 0.1)
        box((0.8, 2.1, 0.9), (-2.3, 0, 0.1), paint("amber", 0.8), 0.08)
        box((1.1, 0.95, 1.5), (0.75, 0.75, 0.2), paint("white", 0.8), 0.1)
        box((0.9, 0.06, 0.8), (0.8, 1.23, 0.7), glow("sky", 1.2, "white", 0.3), 0.02)
        box((0.06, 0.75, 0.9), (1.31, 0.75, 0.6), glow("sky", 1.2, "white", 0.3), 0.02)
        jib(coat, deep, rope)


def jib(coat, deep, rope):
    """Two pairs of chords with a lattice between them, a mast, stays, and the load on its hook."""
    tip, top, out, up = (6.9, 0, 7.2), (-0.7, -0.2, 5.8), 6.0, 6.5
    for y in (-0.35, 0.35):
        def chord(t, low):
            width = (y - 0.35) * (1 - t) + y * 0.4 * t
            return (0.9 + out * t, width, 0.5 + up * t) if low else (0.5 + (out + 0.4) * t, width, 1.2 + (up - 0.5) * t)

        for low in (True, False):
            beam(chord(0, low), chord(1, low), 0.17, 0.17, coat, 0.02)
        for i in range(9):
            tube(chord(i / 9, True), chord((i + 1) / 9, False), 0.05, deep)
    for y in (-0.6, 0.6):
        beam((-1.6, y, 1.8), top, 0.2, 0.2, coat, 0.02)
        beam((0.2, y, 0.3), top, 0.2, 0.2, coat, 0.02)
    tube(top, tip, 0.06, rope)
    tube(top, (-2.2, 0, 1.0), 0.06, rope)
    ball(0.15, (top[0], top[1], top[2] + 0.15), glow("coral", 6))
    ball(0.15, (tip[0], tip[1], tip[2] + 0.2), glow("coral", 6))
    box((0.5, 0.6, 0.4), tip[:2] + (tip[2] - 0.3,), coat, 0.04)
    hook = 4.6
    for y in (-0.12, 0.12):
        tube((6.9, y, 6.9), (6.9, y, hook + 0.6), 0.04, rope)
    box((0.5, 0.5, 0.6), (6.9, 0, hook + 0.4), paint("amber", 0.8), 0.06)
    with group("load", (6.9, 0, hook - 3.4), 76):
        for x in (-2.7, 2.7):
            for y in (-1.0, 1.0):
                tube((x, y, 2.6), (0, 0, 3.9), 0.04, rope)
        container((0, 0, 0), "amber")
    box((0.4, 0.4, 0.16), (4.6, 0, 4.2), glow("amber", 8, "white", 0.4), 0.03)
    spot((4.6, 0, 4.1), (7.4, -1.5, -4.5), 2400, "amber", 120, radius=0.3)


# ---------------------------------------------------------------- the hub


def hub(at):
    """The sorting hall, 9.5 by 12 m, its front left corner at `at`."""
    with group("hub", at):
        wall, trim, dark = paint("white", 0.6, rough=0.5, toward="steel", share=0.15), paint("amber", 0.85, rough=0.4), paint("line", 0.9)
        box((9.7, 12.2, 0.5), (4.75, 6, 0), dark, 0.06)
        box((9.4, 11.9, 5.4), (4.75, 6, 0.1), wall, 0.05)
        add("cladding", corrugated(9.5, 1.9, 0.06, 0.3), wall, (4.75, -0.02, 3.5))
        add("cladding", corrugated(12, 1.9, 0.06, 0.3), wall, (9.52, 6, 3.5), (0, 0, 90))
        for z, height, coat, out in ((3.3, 0.22, dark, 0.2), (5.35, 0.42, trim, 0.3), (5.77, 0.1, dark, 0.36)):
            box((9.5 + out, 12 + out, height), (4.75, 6, z), coat, 0.03)
        box((9.3, 11.8, 0.06), (4.75, 6, 5.85), paint("slate", 1.3, rough=0.8), 0)
        for y, length in ((0.5, 8.7), (3.2, 8.7), (5.9, 4.9), (8.6, 4.9)):
            saw_tooth(length, (0.4, y, 5.85))
        tower((7.3, 9.6, 0))
        roof_kit()
        for y in (6.6, 7.4):
            box((0.3, 0.6, 0.4), (0.1, y, 6.2), glow("amber", 5, "white", 0.5), 0.04)
            box((0.12, 0.12, 0.4), (0.2, y, 5.8), dark, 0)
        spot((-0.6, 7, 6.6), (-8.5, 5.0, 1.5), 4200, "amber", 105, radius=0.4)
        # Docks: the broad one takes the roller bed, the others trucks and vans.
        dock((1.6, 0, 0), 0, 2.9, 0.0, "mint")
        dock((4.6, 0, 0), 0, 2.6, 0.9, "coral")
        dock((7.7, 0, 0), 0, 2.4, 0.3, "mint")
        for y, light in ((2.2, "mint"), (5.4, "coral"), (8.6, "mint")):
            dock((9.5, y, 0), 90, 2.4, 0.6, light)
        spot((5.0, -1.2, 5.2), (5.0, -3.5, 0), 1500, "amber", 130, radius=0.5)
        spot((10.6, 5.4, 4.6), (11.4, 4.8, 0), 1100, "amber", 130, radius=0.5)


def saw_tooth(length, at):
    """One tooth of the roof: a slope, and panes that shine towards -y."""
    with group("tooth", at):
        prism([(0, 0), (2.4, 0), (2.4, 0.12), (0.12, 1.35), (0, 1.35)], length, (0, 0, 0), paint("blue", 1.5, rough=0.4, toward="steel", share=0.1), 0.04, (90, 0, 90))
        box((length - 0.3, 0.06, 0.98), (length / 2, -0.02, 0.2), glow("amber", 1.7), 0)
        white = paint("white", 0.8)
        for i in range(round(length / 0.8) + 1):
            box((0.08, 0.1, 1.05), (0.14 + i * (length - 0.28) / round(length / 0.8), -0.03, 0.16), white, 0.01)
        for height in (0.12, 1.18):
            box((length, 0.14, 0.1), (length / 2, -0.03, height), white, 0.02)


def dock(at, turn, width, sill, light):
    """A dock in a wall that faces -y before it is turned: an open door full of light, a canopy, bumpers, a signal."""
    with group("dock", at, turn):
        dark, bright = paint("night", 1.4), paint("white", 0.85)
        height = 3.0 - sill
        box((width + 0.5, 0.3, height + 0.25), (0, -0.1, sill), dark, 0.05)
        box((width, 0.1, height), (0, -0.24, sill + 0.02), glow("amber", 1.7), 0.02)
        # The rolling door, half up: two panels under the lintel.
        for i in range(2):
            box((width, 0.08, 0.3), (0, -0.28, sill + height - 0.32 - i * 0.34), bright, 0.02)
        # Shelves of parcels, as dark shapes in the light.
        for i, (w, h) in enumerate(((0.6, 0.7), (0.5, 1.1), (0.7, 0.5))):
            box((w, 0.03, h), (-width / 2 + 0.5 + i * (width - 1) / 2, -0.3, sill + 0.02), paint("honey", 0.35), 0.01)
        box((width + 0.9, 1.0, 0.14), (0, -0.5, 3.25), paint("mint", 0.5, toward="blue", share=0.12), 0.04)
        for x in (-1, 1):
            if sill:
                box((0.26, 0.3, 0.5), (x * (width / 2 + 0.1), -0.3, max(0, sill - 0.5)), dark, 0.04)
            box((0.12, 0.14, 2.2), (x * (width / 2 + 0.32), -0.2, 0.1), paint("amber", 0.85), 0.02)
        ball(0.13, (width / 2 + 0.34, -0.32, 2.75), glow(light, 10))


def tower(at):
    """The control room: a shaft, a ring of panes that lean outwards, aerials."""
    with group("tower", at):
        wall, dark = paint("white", 0.7), paint("line", 0.9)
        box((3.2, 3.2, 9.0), (0, 0, 0), wall, 0.08)
        box((0.5, 0.08, 7.6), (0, -1.6, 1.0), glow("amber", 1.6), 0.01)
        box((0.08, 0.5, 7.6), (1.6, 0, 1.0), glow("amber", 1.6), 0.01)
        box((4.4, 4.4, 0.3), (0, 0, 8.7), dark, 0.06)
        square = lambda half, z: [(half, -half, z), (half, half, z), (-half, half, z), (-half, -half, z)]
        loft([square(1.85, 9.0), square(2.2, 10.4)], glow("amber", 1.6, "white", 0.1), smooth=False)
        for t in (-1, -0.33, 0.33, 1):
            for a, b in (((t * 1.85, -1.86, 9.0), (t * 2.2, -2.21, 10.4)), ((1.86, t * 1.85, 9.0), (2.21, t * 2.2, 10.4))):
                beam(a, b, 0.13, 0.13, wall, 0.02)
        # Two people at their desks.
        for x, y in ((0.7, -2.05), (2.05, 0.6)):
            ball(0.2, (x, y, 9.75), dark)
            box((0.5, 0.5, 0.5), (x * 0.98, y * 0.98, 9.1), dark, 0.1)
        box((4.9, 4.9, 0.32), (0, 0, 10.4), paint("amber", 0.85), 0.08)
        box((4.5, 4.5, 0.14), (0, 0, 10.72), dark, 0.04)
        tube((-0.8, 0.8, 10.8), (-0.8, 0.8, 14.2), 0.07, paint("white", 0.8))
        for z, half in ((12.2, 0.5), (13.1, 0.35)):
            tube((-0.8 - half, 0.8, z), (-0.8 + half, 0.8, z), 0.04, paint("white", 0.8))
        ball(0.17, (-0.8, 0.8, 14.3), glow("coral", 14))
        cylinder(0.12, 0.7, (0.9, -0.6, 10.8), dark, 0.02)
        cylinder(0.2, 0.35, (0.9, -0.6, 11.45), paint("white", 0.85), 0, (-60, 0, 30), top=0.85)


def roof_kit():
    """Vents and cooling on the roof beside the tower."""
    steel, dark = paint("mist", 0.6, metal=0.4), paint("line", 0.8)
    for x, y in ((6.4, 6.6), (8.1, 6.6)):
        box((1.4, 1.3, 0.8), (x, y, 5.85), steel, 0.06)
        cylinder(0.5, 0.08, (x, y, 6.65), dark, 0.01)
        for i in range(4):
            box((1.1, 0.03, 0.06), (x, y - 0.66, 6.0 + i * 0.15), dark, 0)
    cylinder(0.22, 0.9, (5.8, 10.8, 5.85), steel, 0.02)


# ---------------------------------------------------------------- road and door


def yard():
    """In front of the docks: bays, a truck and a van that are loaded, goods on their way."""
    for x in (3.0, 6.2, 9.2):
        dashes((x, -2.2), (x, -8.2), gap=0, width=0.14, color="white", depth=0.6)
    van((4.6, -5.0, 0), -90, "sky", "white", lights=False)
    forklift((11.0, 7.6, 0), 200, raised=0.4)
    pallet((11.2, 3.6, 0), 90, seed=3)
    pallet((10.9, 2.0, 0), 80, seed=6)
    person((6.4, -4.4, 0), 150, "coral", hat="white")
    pallet((6.5, -3.0, 0), 10, seed=5)
    person((10.9, 5.4, 0), 180, "amber", hat="white", arms="forward")
    for x, y in ((3.0, -8.6), (9.3, -8.6)):
        cone((x, y, 0))


def road():
    """The road that leaves to the right."""
    box((17.2, 4.9, 0.03), (9.4, -13.2, 0), ground("line", 0.62), 0)
    dashes((1.2, -13.1), (17.8, -13.1), width=0.14, z=0.02, color="white", depth=0.7)
    for y in (-10.85, -15.55):
        dashes((1.2 if y < -12 else 10.4, y), (17.9, y), gap=0, width=0.12, z=0.02, color="white", depth=0.6)
    truck((6.1, -14.3, 0), 0, "coral", "mint")
    box((16.6, 1.0, 0.1), (9.4, -16.3, 0), grass(), 0.04)
    lamp((13.4, -16.3, 0), 90, 5.2, 800)
    for x, size, seed in ((3.0, 0.5, 1), (3.8, 0.36, 2), (10.8, 0.45, 3), (15.9, 0.5, 4), (16.8, 0.35, 2)):
        bush((x, -16.3, 0.05), size, seed)


def grass():
    """The lawn's colour."""
    return ground("mint", 0.085, scale=9.0)


def neighbourhood():
    """Two houses behind a pavement; at the first a courier hands a parcel over."""
    box((6.2, 26.4, 0.1), (14.8, 3.4, 0), grass(), 0.05)
    pave = ground("steel", 0.34)
    box((7.6, 1.1, 0.12), (14.1, -10.2, 0), pave, 0.04)
    box((0.9, 26.6, 0.12), (11.9, 3.4, 0), pave, 0.04)
    for i in range(6):
        box((1.25, 0.85, 0.06), (15.6, -9.1 + i * 1.0, 0.08), pave, 0.04)
    house((14.9, -0.9, 0.1), 5.0, 5.6, "white", "coral", open_door=True)
    house((14.9, 9.2, 0.1), 5.0, 5.4, "sky", "blue")
    for i in range(3):
        box((0.9, 0.85, 0.06), (15.6, 3.2 + i * 1.0, 0.08), pave, 0.04)
    # The last mile: the van in the drive, its back open, the courier and the neighbour at the door.
    box((2.5, 6.0, 0.05), (13.35, -7.4, 0.07), pave, 0.02)
    van((13.3, -7.9, 0.12), -90, "white", "amber")
    parcel((13.1, -4.6, 0.12), (0.6, 0.5, 0.45), 80)
    person((15.5, -5.45, 0.14), 78, "amber", arms="forward", hat="amber")
    parcel((15.6, -4.86, 1.2), (0.5, 0.46, 0.36), 12)
    person((15.68, -4.28, 0.24), -95, "mint", arms="forward")
    mailbox((16.6, -9.2, 0.1))
    fence((16.7, -9.5), (17.7, -9.5))
    fence((17.75, -9.4), (17.75, -1.6))
    tree((13.3, 3.6, 0.1), 0.9, 1)
    for x, y, size, seed in ((16.9, 4.4, 0.9, 1), (13.2, 14.4, 1.0, 2), (15.4, 15.4, 1.25, 3), (17.0, 14.2, 0.9, 1)):
        pine((x, y, 0.1), size, seed)
    for x, y, size, seed in ((17.1, -4.6, 0.45, 3), (17.3, 6.0, 0.4, 4), (13.2, 6.1, 0.4, 2)):
        bush((x, y, 0.1), size, seed)
    cat((16.75, -5.6, 0.1))


def house(at, width, depth, wall, roof, open_door=False):
    """A house with its gable and its door towards -y, the door right of the middle."""
    with group("house", at):
        coat, tiles, white = paint(wall, 0.55, rough=0.6), paint(roof, 0.6 if roof == "coral" else 1.6, rough=0.6), paint("white", 0.85)
        warm, tall, rise = glow("amber", 1.7), 2.8, 2.5
        box((width + 0.2, depth + 0.2, 0.25), (0, 0, 0), paint("line", 1.1), 0.04)
        half = width / 2
        prism([(-half, 0.2), (half, 0.2), (half, tall), (0, tall + rise), (-half, tall)], depth, (0, depth / 2, 0), coat, 0.04, (90, 0, 0))
        for side in (-1, 1):
            over = 0.35
            low = (side * (half + over), tall - over * rise / half + 0.1)
            slope = [low, (0, tall + rise + 0.1), (0, tall + rise + 0.36), (low[0] + side * 0.02, low[1] + 0.24)]
            prism(slope if side > 0 else slope[::-1], depth + 0.8, (0, depth / 2 + 0.4, 0), tiles, 0.04, (90, 0, 0), "roof")
            for i in range(1, 6):
                t = i / 6
                x, z = low[0] * (1 - t), low[1] * (1 - t) + (tall + rise + 0.1) * t + 0.24
                tube((x, -depth / 2 - 0.38, z), (x, depth / 2 + 0.38, z), 0.045, tiles, 8)
            beam((low[0], -depth / 2 - 0.42, low[1] + 0.1), (0, -depth / 2 - 0.42, tall + rise + 0.2), 0.1, 0.26, white, 0.02)
        # Chimney, gable window, windows.
        box((0.7, 0.7, 2.0), (1.1, depth / 4, tall + 0.9), paint("coral", 0.4), 0.04)
        box((0.85, 0.85, 0.16), (1.1, depth / 4, tall + 2.85), paint("line", 1.0), 0.03)
        face = -depth / 2
        window((0, face, tall + 0.55), 0.95, 1.0)
        window((-1.25, face, 1.15), 1.35, 1.15)
        for y in (-1.4, 1.1):
            with group("side", (half, y, 0), 90):
                window((0, 0, 1.15), 1.2, 1.1)
        # Door, steps, canopy, lantern.
        x = 0.75
        box((1.3, 0.12, 2.25), (x, face, 0.2), white, 0.03)
        if open_door:
            box((1.05, 0.1, 2.05), (x, face - 0.03, 0.22), glow("amber", 1.9, "white", 0.1), 0.02)
            with group("leaf", (x + 0.52, face - 0.05, 0.22), -68):
                box((0.98, 0.08, 2.0), (0.49, 0, 0), paint("mint", 0.5, toward="blue", share=0.12), 0.03)
                ball(0.06, (0.88, -0.07, 1.0), paint("amber", 0.9, metal=0.6))
            bulb((x, face - 1.0, 2.45), 70, "amber", 0.2)
        else:
            box((1.05, 0.1, 2.05), (x, face - 0.03, 0.22), paint("coral", 0.6), 0.03)
            box((0.5, 0.1, 0.4), (x, face - 0.06, 1.6), warm, 0.02)
        box((1.9, 1.2, 0.14), (x, face - 0.6, 0), paint("steel", 0.5), 0.03)
        box((2.0, 0.95, 0.12), (x, face - 0.5, 2.62), tiles, 0.04)
        for dx in (-0.9, 0.9):
            beam((x + dx, face - 0.85, 2.64), (x + dx, face, 2.2), 0.08, 0.08, white, 0.01)
        box((0.16, 0.16, 0.28), (x - 0.82, face - 0.1, 1.75), glow("amber", 12, "white", 0.4), 0.04)


def window(at, width, height):
    """A lit window with a cross, in a wall that faces -y; a sill under it."""
    x, y, z = at
    white = paint("white", 0.85)
    box((width + 0.22, 0.1, height + 0.22), (x, y, z - 0.11), white, 0.02)
    box((width, 0.12, height), (x, y - 0.01, z), glow("amber", 1.7), 0.01)
    box((0.07, 0.15, height), (x, y - 0.01, z), white, 0)
    box((width, 0.15, 0.07), (x, y - 0.01, z + height * 0.55), white, 0)
    box((width + 0.4, 0.28, 0.09), (x, y - 0.08, z - 0.2), white, 0.02)


def mailbox(at):
    """A letter box on a post, its flag up."""
    x, y, z = at
    box((0.1, 0.1, 1.0), at, paint("steel", 0.5), 0.01)
    box((0.3, 0.6, 0.36), (x, y, z + 1.0), paint("sky", 0.6), 0.12)
    box((0.04, 0.06, 0.34), (x + 0.17, y, z + 1.2), paint("coral", 0.75), 0.01)


def fence(a, b):
    """A white picket fence."""
    white = paint("white", 0.75)
    length = math.dist(a, b)
    count = max(2, round(length / 0.42))
    for i in range(count + 1):
        t = i / count
        box((0.14, 0.14, 0.72), (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, 0.1), white, 0.03)
    for z in (0.36, 0.66):
        beam((*a, z), (*b, z), 0.06, 0.08, white, 0.01)


def cat(at):
    """The cat that has waited for the box."""
    x, y, z = at
    fur = paint("white", 0.8, rough=0.9)
    ball(0.2, (x, y, z + 0.2), fur, 1.2)
    ball(0.14, (x - 0.08, y, z + 0.5), fur)
    for side in (-0.07, 0.07):
        cylinder(0.05, 0.13, (x - 0.08, y + side, z + 0.58), fur, 0, top=0.01, sides=8)
    cable([(x + 0.18, y, z + 0.1), (x + 0.42, y + 0.1, z + 0.16), (x + 0.46, y + 0.1, z + 0.42)], 0.04, fur)
