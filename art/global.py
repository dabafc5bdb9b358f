"""The earth as a monument: continents of small hexagonal pegs, and trade arcs that fan out from a beacon in Wyoming.

The globe floats in a round basin under a brass meridian. Parcels and planes ride on the arcs; at its foot freight goes
from the containers (left) over a belt and through the customs gate to the plane (right), past the paper that a border
is mostly made of. The outlines in world/land.json are Natural Earth's 1:110m land (public domain), simplified; the
ridges, the Great Lakes and the list of cities below are drawn by hand. The globe leans on purpose and may not be
mirrored.
"""

import itertools
import json
import math
import random
from pathlib import Path

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from world.materials import glass, glow, paint, tone
from world.props import bush, cone, container, dashes, forklift, island, lamp, pallet, parcel, person, pine, stamp
from world.shapes import add, ball, beam, box, cable, cylinder, group, loft, prism, tube
from world.stage import bulb, camera, spot

WIDTH = 35
RADIUS = 7.5
#: Height of the globe's middle over the ground; the rest of it stands in the basin.
LIFT = 5.0
#: The longitude that faces the camera, and how far the axis leans to the right of the picture.
FACING = -74
LEAN = 15

CHEYENNE = (41.1, -104.8)
#: Where the arcs end: latitude, longitude and what rides on the way (thing, how far along).
ROUTES = [
    (33.7, -118.2, []),
    (29.7, -95.3, []),
    (40.6, -74.0, [("parcel", 0.56)]),
    (51.9, 4.4, [("plane", 0.42), ("parcel", 0.74)]),
    (35.8, -5.5, [("parcel", 0.4), ("plane", 0.68)]),
    (14.7, -17.4, [("plane", 0.45), ("parcel", 0.8)]),
    (-23.9, -46.3, [("parcel", 0.36), ("plane", 0.62)]),
    (-12.0, -77.1, [("parcel", 0.6)]),
    (14.6, 120.9, [("plane", 0.28)]),
    (-33.9, 151.2, [("plane", 0.26)]),
]
#: Cities that are lit at night: latitude, longitude, size.
CITIES = [
    (34.1, -118.2, 3), (37.8, -122.4, 2), (47.6, -122.3, 2), (33.4, -112.1, 2), (39.7, -105.0, 2), (32.8, -96.8, 2),
    (29.8, -95.4, 3), (41.9, -87.7, 3), (44.9, -93.2, 2), (38.6, -90.2, 1), (33.7, -84.4, 2), (25.8, -80.2, 2),
    (40.7, -74.0, 3), (42.4, -71.1, 2), (38.9, -77.0, 2), (42.3, -83.0, 2), (43.7, -79.4, 2), (45.5, -73.6, 2),
    (49.3, -123.1, 1), (51.0, -114.1, 1), (49.9, -97.1, 1), (29.9, -90.1, 1), (35.1, -90.0, 1), (39.1, -94.6, 1),
    (36.2, -115.1, 1), (40.8, -111.9, 1), (28.5, -81.4, 1), (39.9, -82.9, 1), (35.2, -80.8, 1), (35.5, -97.5, 1),
    (19.4, -99.1, 3), (25.7, -100.3, 2), (20.7, -103.3, 2), (14.6, -90.5, 1), (9.0, -79.5, 1), (23.1, -82.4, 1),
    (18.5, -69.9, 1), (10.5, -66.9, 2), (4.7, -74.1, 2), (6.2, -75.6, 1), (-0.2, -78.5, 1), (-12.0, -77.0, 2),
    (-33.4, -70.7, 2), (-34.6, -58.4, 3), (-31.4, -64.2, 1), (-23.5, -46.6, 3), (-22.9, -43.2, 2), (-19.9, -43.9, 1),
    (-15.8, -47.9, 1), (-13.0, -38.5, 1), (-8.0, -34.9, 1), (-3.7, -38.5, 1), (-1.5, -48.5, 1), (-3.1, -60.0, 1),
    (51.5, -0.1, 3), (48.9, 2.4, 3), (40.4, -3.7, 2), (38.7, -9.1, 1), (53.3, -6.3, 1), (52.4, 4.9, 2), (52.5, 13.4, 2),
    (45.5, 9.2, 2), (41.9, 12.5, 2), (59.3, 18.1, 1), (55.7, 12.6, 1), (64.1, -21.9, 1), (53.5, -2.2, 2), (41.4, 2.2, 1),
    (33.6, -7.6, 2), (36.8, 3.1, 1), (14.7, -17.4, 1), (6.5, 3.4, 3), (5.6, -0.2, 1), (5.3, -4.0, 1), (12.6, -8.0, 1),
    (55.8, 37.6, 3), (41.0, 29.0, 2), (30.0, 31.2, 2),
]
#: Mountains: a line of (latitude, longitude), how high and how broad (degrees).
RIDGES = [
    ([(63, -150), (60, -138), (54, -126), (49, -121), (41, -121), (36, -118.5)], 0.2, 2.2),
    ([(58, -126), (51, -116), (46, -113), (43, -109.6), (39, -106.3), (33, -106)], 0.3, 3.0),
    ([(30, -108), (24, -104.5), (19, -99), (15, -91)], 0.22, 2.2),
    ([(46, -70), (41, -77), (35, -83)], 0.12, 1.8),
    ([(9, -73), (2, -77), (-8, -78), (-16, -70), (-24, -67), (-34, -70), (-48, -73)], 0.36, 2.4),
    ([(4, -62), (2, -56)], 0.1, 3.0),
    ([(-15, -43), (-22, -46), (-27, -50)], 0.12, 3.0),
    ([(80, -40), (72, -40), (64, -46)], 0.3, 5.0),
    ([(31, -8), (35, 0), (36, 8)], 0.16, 2.0),
    ([(43, -5), (42.6, 1), (45.5, 7), (47, 13)], 0.2, 1.8),
    ([(69, 20), (61, 8)], 0.16, 2.2),
    ([(28, 85), (35, 75), (42, 80)], 0.4, 5.0),
]
#: The Great Lakes, roughly: rings of (longitude, latitude).
LAKES = [
    [(-92.1, 46.7), (-88.5, 48.6), (-84.7, 47.9), (-84.6, 46.4), (-88.2, 46.6)],
    [(-87.8, 41.7), (-86.4, 41.8), (-85.0, 45.8), (-87.2, 45.8), (-87.9, 43.5)],
    [(-84.2, 45.9), (-82.4, 43.1), (-81.6, 43.3), (-80.2, 44.6), (-81.0, 46.0)],
    [(-83.3, 41.6), (-81.3, 41.5), (-78.9, 42.7), (-79.3, 43.0), (-82.0, 42.4)],
    [(-79.6, 43.2), (-76.4, 43.5), (-76.3, 44.2), (-79.3, 43.8)],
]
WYOMING = (41.0, 45.0, -111.05, -104.05)


# ---------------------------------------------------------------- places on the globe


def spot_of(lat, lon, up=0.0):
    """A place in the globe's own frame (its axis is z), `up` metres over the sea."""
    lat, lon = math.radians(lat), math.radians(lon)
    return Vector((math.cos(lat) * math.cos(lon), math.cos(lat) * math.sin(lon), math.sin(lat))) * (RADIUS + up)


def seat(at, up, ahead, scale=1.0):
    """A group whose z axis is `up` and whose x axis is as near to `ahead` as it can be."""
    up = up.normalized()
    x = (ahead - up * ahead.dot(up)).normalized()
    place = group("seat", at, scale=scale)
    place.empty.rotation_euler = Matrix((x, up.cross(x), up)).transposed().to_euler()
    return place


def attitude():
    """How the globe is turned: FACING to the camera, the axis leaning to the right of the picture."""
    lean = Matrix.Rotation(math.radians(LEAN), 3, Vector((-1, 1, 0)))
    return (lean @ Matrix.Rotation(math.radians(-45 - FACING), 3, "Z")).to_euler()


def inside(rings, lons, lats):
    """Which of the points lie in the rings (even-odd)."""
    hit = np.zeros(len(lons), bool)
    for ring in rings:
        ring = np.array(ring, float)
        for shift in (0, 360, -360):
            xs = lons + shift
            near = np.nonzero((xs >= ring[:, 0].min()) & (xs <= ring[:, 0].max()))[0]
            if not len(near):
                continue
            x, y = xs[near], lats[near]
            odd = np.zeros(len(near), bool)
            for (ax, ay), (bx, by) in zip(ring, np.roll(ring, -1, 0)):
                if ay != by:
                    odd ^= ((ay > y) != (by > y)) & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
            hit[near] ^= odd
    return hit


def cells(frequency):
    """The hexagons (and twelve pentagons) of a geodesic sphere: middles, and the corners of each in order."""
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=1, radius=1)
    coarse = [[v.co.copy() for v in face.verts] for face in body.faces]
    body.free()
    numbers, points, around = {}, [], []

    def number(p):
        p = p.normalized()
        key = tuple(round(c * 1e4) for c in p)
        if key not in numbers:
            numbers[key] = len(points)
            points.append(p)
            around.append([])
        return numbers[key]

    for a, b, c in coarse:
        grid = {}
        for i in range(frequency + 1):
            for j in range(frequency + 1 - i):
                grid[i, j] = number(a + (b - a) * (i / frequency) + (c - a) * (j / frequency))
        for i in range(frequency):
            for j in range(frequency - i):
                small = [(grid[i, j], grid[i + 1, j], grid[i, j + 1])]
                if i + j < frequency - 1:
                    small.append((grid[i + 1, j], grid[i + 1, j + 1], grid[i, j + 1]))
                for corners in small:
                    middle = sum((points[n] for n in corners), Vector()).normalized()
                    for n in corners:
                        around[n].append(middle)
    for point, ring in zip(points, around):
        x = point.orthogonal().normalized()
        y = point.cross(x)
        ring.sort(key=lambda p: math.atan2(p.dot(y), p.dot(x)))
    return points, around


# ---------------------------------------------------------------- the globe


def sea():
    """Dark, glossy sea whose limb shines a little, as an atmosphere does."""
    material = paint("navy", 0.9, rough=0.3, toward="blue", share=0.3)
    tree = material.node_tree
    shader = tree.nodes["Principled BSDF"]
    rim = tree.nodes.new("ShaderNodeLayerWeight")
    rim.inputs["Blend"].default_value = 0.18
    shader.inputs["Specular"].default_value = 0.12
    shader.inputs["Emission"].default_value = tone("sky")
    strength = tree.nodes.new("ShaderNodeMath")
    strength.operation = "MULTIPLY"
    strength.inputs[1].default_value = 0.4
    tree.links.new(rim.outputs["Facing"], strength.inputs[0])
    tree.links.new(strength.outputs[0], shader.inputs["Emission Strength"])
    return material


def height_of(lat, lon):
    """Height of the land from the hand-drawn ridges, in metres of the model."""
    rise = 0.0
    for line, high, broad in RIDGES:
        nearest = 99.0
        for (alat, alon), (blat, blon) in zip(line, line[1:]):
            squeeze = math.cos(math.radians(lat))
            dx, dy = (blon - alon) * squeeze, blat - alat
            px, py = (lon - alon) * squeeze, lat - alat
            t = max(0, min(1, (px * dx + py * dy) / (dx * dx + dy * dy)))
            nearest = min(nearest, math.hypot(px - dx * t, py - dy * t))
        rise = max(rise, high * math.exp(-((nearest / broad) ** 2)))
    return rise


def land():
    """The continents: one peg for every cell whose middle is on land."""
    rings = json.loads((Path(__file__).parent / "world" / "land.json").read_text())["rings"]
    points, around = cells(46)
    lats = np.array([math.degrees(math.asin(max(-1, min(1, p.z)))) for p in points])
    lons = np.array([math.degrees(math.atan2(p.y, p.x)) for p in points])
    dry = inside(rings, lons, lats) & ~inside(LAKES, lons, lats)
    skins = [
        paint("mint", 0.46, rough=0.55, toward="blue", share=0.22),
        paint("mint", 0.6, rough=0.5, toward="blue", share=0.12),
        paint("mint", 0.75, rough=0.5, toward="steel", share=0.12),
        paint("mint", 0.8, rough=0.5, toward="white", share=0.35),
        paint("white", 0.85, rough=0.5, toward="sky", share=0.12),
        paint("honey", 0.6, rough=0.6, toward="mint", share=0.35),
        glow("amber", 2.2),
    ]
    luck = random.Random(7)
    body = bmesh.new()
    for at in np.nonzero(dry)[0]:
        lat, lon = lats[at], lons[at]
        rise = height_of(lat, lon)
        high = 0.13 + rise * luck.uniform(0.8, 1.15) + luck.uniform(0, 0.035)
        home = WYOMING[0] <= lat <= WYOMING[1] and WYOMING[2] <= lon <= WYOMING[3]
        icy = lat < -62 or lat > 75 or (lat > 59.5 and -56 < lon < -20)
        sandy = (17 < lat < 31 and -16 < lon < 60) or (27 < lat < 37 and -116 < lon < -104) or (-29 < lat < -20 and 120 < lon < 140)
        shade = rise + luck.uniform(-0.04, 0.04)
        skin = 6 if home else 4 if icy else 5 if sandy and luck.random() < 0.75 else next(i for i, top in enumerate((0.02, 0.1, 0.2, 0.32, 9)) if shade < top)
        if home:
            high = 0.6
        peg(body, points[at], around[at], high, skin)
    body.normal_update()
    thing = add("land", body)
    for skin in skins:
        thing.data.materials.append(skin)


def peg(body, middle, corners, high, skin):
    """One hexagon with a chamfered top, from just under the sea up to `high`."""
    rings = []
    for size, up in ((0.9, -0.05), (0.9, high - 0.025), (0.76, high)):
        rings.append([body.verts.new((middle + (c - middle) * size).normalized() * (RADIUS + up)) for c in corners])
    for lower, upper in zip(rings, rings[1:]):
        for i in range(len(corners)):
            j = (i + 1) % len(corners)
            body.faces.new((lower[i], lower[j], upper[j], upper[i])).material_index = skin
    body.faces.new(rings[-1]).material_index = skin


def graticule():
    """Thin lines of latitude and longitude on the sea."""
    thin, strong = paint("steel", 0.5, rough=0.5), paint("honey", 0.7, rough=0.4)
    for lat in range(-60, 90, 15):
        line = [spot_of(lat, lon, 0.004) for lon in range(0, 364, 4)]
        cable(line, 0.032 if lat == 0 else 0.02, strong if lat == 0 else thin)
    for lon in range(0, 360, 15):
        cable([spot_of(lat, lon, 0.004) for lat in range(-75, 79, 4)], 0.02, thin)


def lights():
    """The lit cities, in one mesh."""
    luck = random.Random(3)
    body = bmesh.new()
    for lat, lon, size in CITIES:
        for i in range(size * 2 - 1):
            spread = 0.0 if i == 0 else 0.9
            a, b = lat + luck.uniform(-spread, spread), lon + luck.uniform(-spread, spread)
            place = spot_of(a, b, 0.17 + height_of(a, b))
            bmesh.ops.create_icosphere(body, subdivisions=1, radius=0.035 + 0.01 * size if i == 0 else 0.03, matrix=Matrix.Translation(place))
    add("cities", body, glow("amber", 3))


def hoop(inner, outer, thick, material, at=(0, 0, 0), edge=0.04, steps=128, name="hoop"):
    """A flat ring that lies on `at`."""
    body = bmesh.new()
    edge = min(edge, thick * 0.4, (outer - inner) * 0.4)
    section = [
        (inner, edge), (inner + edge, 0), (outer - edge, 0), (outer, edge),
        (outer, thick - edge), (outer - edge, thick), (inner + edge, thick), (inner, thick - edge),
    ]
    rings = []
    for step in range(steps):
        x, y = math.cos(math.tau * step / steps), math.sin(math.tau * step / steps)
        rings.append([body.verts.new((r * x, r * y, z)) for r, z in section])
    for a, b in zip(rings, rings[1:] + rings[:1]):
        for i in range(len(section)):
            j = (i + 1) % len(section)
            body.faces.new((a[i], b[i], b[j], a[j]))
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    thing = add(name, body, material, at, smooth=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(30)
    return thing


def meridian():
    """The brass ring that carries the axis, with a scale cut into it."""
    brass = paint("amber", 0.85, rough=0.3, metal=0.35)
    dark = paint("honey", 0.25, rough=0.5, metal=0.4)
    ring = group("meridian")
    # Upright, through both poles, a little turned so that it clears the Arctic.
    ring.empty.rotation_euler = Matrix((spot_of(0, FACING + 104).normalized(), Vector((0, 0, 1)), spot_of(0, FACING + 14).normalized())).transposed().to_euler()
    with ring:
        hoop(RADIUS + 0.42, RADIUS + 0.92, 0.34, brass, (0, 0, -0.17), 0.05, 180)
        for step in range(72):
            angle = math.tau * step / 72
            long = 0.34 if step % 3 == 0 else 0.18
            r = RADIUS + 0.9 - long / 2
            box((long, 0.05, 0.02), (r * math.cos(angle), r * math.sin(angle), 0.165), dark, 0, (0, 0, math.degrees(angle)))
    for pole in (1, -1):
        with seat(spot_of(90 * pole, 0), Vector((0, 0, pole)), Vector((1, 0, 0))):
            cylinder(0.34, 0.2, (0, 0, 0), brass, 0.05)
            cylinder(0.13, 1.1, (0, 0, 0), brass, 0.02)
            cylinder(0.3, 0.16, (0, 0, 0.92), brass, 0.05)
            ball(0.22, (0, 0, 1.22), brass)


def route(lat, lon, start=1.1, end=0.5):
    """Points of an arc from the beacon to a port: a great circle that rises with its length."""
    a, b = spot_of(*CHEYENNE).normalized(), spot_of(lat, lon).normalized()
    angle = a.angle(b)
    # Those that end on the far side stay low, so that they slip over the horizon.
    far = angle > 1.75
    rise, end = (0.25, 0.1) if far else (0.1 + 0.95 * angle, end)
    points = []
    for step in range(65):
        t = step / 64
        way = (a * math.sin((1 - t) * angle) + b * math.sin(t * angle)) / math.sin(angle)
        points.append(way * (RADIUS + start + (end - start) * (1 - (1 - t) ** (5 if far else 1)) + rise * math.sin(math.pi * t)))
    return points


def arcs():
    """The trade routes, what rides on them, and the pins where they end."""
    beam_of_light = glow("amber", 1.7)
    coats = itertools.cycle(("honey", "white", "amber"))
    for lat, lon, riders in ROUTES:
        points = route(lat, lon)
        cable(points, 0.05, beam_of_light)
        pin(lat, lon)
        for kind, share in riders:
            at = int(share * 64)
            up, ahead = points[at], points[at + 1] - points[at - 1]
            if kind == "plane":
                with seat(points[at] + up.normalized() * 0.02, up - ahead * (up.dot(ahead) / ahead.dot(ahead)), ahead, 0.34):
                    plane((0, 0, -0.62), wheels=False)
            else:
                with seat(points[at] + up.normalized() * 0.04, up, ahead):
                    parcel((0, 0, -0.02), (0.62, 0.5, 0.46), 0, next(coats))


def pin(lat, lon):
    """A port: a stem with a shining head and a ring at its foot."""
    with seat(spot_of(lat, lon, 0.1), spot_of(lat, lon), Vector((0, 0, 1))):
        cylinder(0.03, 0.4, (0, 0, 0), paint("white", 0.8, rough=0.3), 0, sides=10)
        ball(0.13, (0, 0, 0.4), glow("coral", 3.2, "amber", 0.25), detail=2)
        hoop(0.2, 0.26, 0.03, glow("coral", 2.2, "amber", 0.25), (0, 0, 0.1), 0, 32)


def freighter(lat, lon, heading, load, scale=1.0):
    """A toy ship on the globe's sea, with its wake; `heading` in degrees from the north, clockwise."""
    up = spot_of(lat, lon)
    north = Vector((0, 0, 1)) - up * (up.z / up.dot(up))
    turn = Matrix.Rotation(-math.radians(heading), 3, up.normalized())
    with seat(spot_of(lat, lon, -0.02), up, turn @ north, scale):
        outline = [(-0.7, -0.2), (0.45, -0.2), (0.8, 0), (0.45, 0.2), (-0.7, 0.2)]
        prism(outline, 0.1, (0, 0, 0), paint("coral", 0.55, rough=0.5), 0)
        prism(outline, 0.16, (0, 0, 0.1), paint("steel", 0.5, rough=0.5), 0.02)
        box((0.2, 0.34, 0.36), (-0.55, 0, 0.26), paint("white", 0.85, rough=0.4), 0.03)
        box((0.03, 0.28, 0.08), (-0.445, 0, 0.48), glow("amber", 3, "white", 0.2), 0)
        for i, color in enumerate(load):
            box((0.24, 0.34, 0.17 + 0.08 * (i % 2)), (-0.28 + i * 0.27, 0, 0.26), paint(color, 0.75, rough=0.5), 0.02)
        for side in (-1, 1):
            beam((-0.65, side * 0.16, 0.025), (-2.0, side * 0.42, -0.14), 0.045, 0.02, paint("sky", 0.7, rough=0.6), 0)


def beacon():
    """Wyoming: a small lantern on a brass pin, rings that spread from it, and the light it throws on the land around."""
    brass = paint("amber", 0.8, rough=0.25, metal=0.7)
    with seat(spot_of(*CHEYENNE, 0.45), spot_of(*CHEYENNE), Vector((0, 0, 1))):
        cylinder(0.2, 0.12, (0, 0, 0), brass, 0.03)
        cylinder(0.07, 0.5, (0, 0, 0), brass, 0, top=0.04)
        cylinder(0.05, 0.1, (0, 0, 0.44), brass, 0.02, top=0.15)
        # Small enough to leave the state itself in sight, which shines behind it.
        ball(0.17, (0, 0, 0.65), glow("amber", 4, "white", 0.3))
        for radius, bright in ((0.8, 1.8), (1.2, 1.2)):
            hoop(radius, radius + 0.05, 0.03, glow("amber", bright), (0, 0, 0.12), 0, 64)
        bulb((0, 0, 1.0), 55, radius=0.35)


def globe():
    """The earth in its ring, with everything that rides on it."""
    earth = group("globe", (0, 0, LIFT))
    earth.empty.rotation_euler = attitude()
    with earth:
        ball(RADIUS, (0, 0, 0), sea(), detail=7)
        graticule()
        land()
        lights()
        meridian()
        beacon()
        arcs()
        freighter(24, -132, 60, ("mint", "amber", "white"), 1.1)
        freighter(2, -98, 150, ("amber", "coral", "sky"), 1.1)
        freighter(27, -54, 80, ("white", "amber", "mint"), 1.1)
        freighter(5, -33, 20, ("sky", "amber", "coral"), 1.0)
        freighter(46, -40, 75, ("amber", "white", "coral"), 0.9)


# ---------------------------------------------------------------- things at its foot


def plane(at=(0, 0, 0), turn=0, wheels=True):
    """A small cargo plane, 5.2 m long, its nose at +x."""

    def make():
        white, trim, dark = paint("white", 0.88, rough=0.3), paint("amber", 0.85, rough=0.35), paint("line", 0.6, rough=0.5)
        stations = [(-2.6, 0.1, 1.2), (-1.9, 0.28, 1.1), (-1.0, 0.46, 1.0), (0, 0.5, 0.97), (1.4, 0.5, 0.97), (2.0, 0.42, 0.95), (2.4, 0.26, 0.9), (2.6, 0.08, 0.86)]
        loft([[(x, r * math.cos(math.tau * i / 24), z + r * math.sin(math.tau * i / 24)) for i in range(24)] for x, r, z in stations], white)
        for side in (-1, 1):
            prism([(0.75, side * 0.3), (-0.55, side * 0.3), (-0.75, side * 2.35), (-0.3, side * 2.35)][::side], 0.1, (0.2, 0, 0.82), white, 0.04)
            prism([(-0.62, side * 1.95), (-0.75, side * 2.37), (-0.28, side * 2.37), (-0.12, side * 1.95)][::side], 0.12, (0.2, 0, 0.81), trim, 0.03)
            prism([(-1.75, side * 0.15), (-2.35, side * 0.15), (-2.5, side * 0.95), (-2.2, side * 0.95)][::side], 0.07, (0, 0, 1.14), trim, 0.03)
            cylinder(0.2, 0.75, (0.1, side * 1.05, 0.66), trim, 0.06, (0, 90, 0), sides=20)
            cylinder(0.15, 0.04, (0.84, side * 1.05, 0.66), dark, 0, (0, 90, 0), sides=20)
            for i in range(5):
                box((0.16, 0.03, 0.14), (-0.5 + i * 0.36, side * 0.49, 1.06), glow("amber", 2.2, "white", 0.3), 0)
        fin = [(-1.6, 1.3), (-2.35, 1.3), (-2.65, 2.25), (-2.3, 2.25)]
        prism(fin, 0.1, (0, 0.05, 0), trim, 0.03, (90, 0, 0))
        box((0.3, 0.6, 0.16), (2.02, 0, 1.12), glass(), 0.05)
        if wheels:
            for x, y in ((1.7, 0), (-0.2, -0.45), (-0.2, 0.45)):
                tube((x, y, 0.2), (x, y, 0.7), 0.05, dark)
                cylinder(0.2, 0.14, (x, y + 0.07, 0.2), paint("night", 1.1, rough=0.8), 0.03, (90, 0, 0), sides=18)

    return stamp(("plane", wheels), make, at, turn)


def pool():
    """Clear water with lamps under it."""
    material = paint("sky", 0.2, rough=0.12, toward="mint", share=0.3)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Emission"].default_value = tone("sky", 1, "mint", 0.3)
    shader.inputs["Emission Strength"].default_value = 0.16
    return material


def basin():
    """The round pool that the globe stands in: a rim, water, a collar with cradle arms."""
    stone, brass = paint("line", 1.05, rough=0.6), paint("amber", 0.85, rough=0.3, metal=0.35)
    hoop(8.35, 9.15, 0.55, stone, (0, 0, 0), 0.08)
    hoop(8.3, 9.2, 0.1, paint("mist", 0.55, rough=0.5), (0, 0, 0.5), 0.03)
    hoop(8.26, 8.34, 0.06, glow("sky", 2.2), (0, 0, 0.4), 0)
    cylinder(8.36, 0.34, (0, 0, 0), pool(), 0, sides=96)
    hoop(5.9, 6.75, 0.62, stone, (0, 0, 0.05), 0.06)
    hoop(6.35, 6.55, 0.08, glow("amber", 2.6), (0, 0, 0.65), 0)
    for step in range(12):
        with group("arm", (0, 0, 0), step * 30 + 15):
            beam((6.95, 0, 0.2), (7.1, 0, 1.7), 0.3, 0.5, brass, 0.05)
            beam((7.25, 0, 1.75), (6.75, 0, 1.95), 0.5, 0.3, brass, 0.05)
            ball(0.1, (7.14, 0, 1.95), glow("amber", 5), detail=2)


def paper_boat(at, turn=0, scale=1.0):
    """A folded form that carries a parcel."""
    body = bmesh.new()
    bow, stern, left, right = (1.1, 0, 0.55), (-1.1, 0, 0.55), (0, 0.42, 0.32), (0, -0.42, 0.32)
    peak, a, b = (0, 0, 1.05), (0.62, 0, 0.2), (-0.62, 0, 0.2)
    for face in ((bow, left, a), (stern, b, left), (bow, a, right), (stern, right, b), (a, peak, left), (b, left, peak), (a, right, peak), (b, peak, right)):
        body.faces.new([body.verts.new(p) for p in face])
    with group("boat", at, turn, scale):
        add("paper", body, paint("white", 0.95, rough=0.7))


def form(at, turn=0):
    """An oversized customs form: rows of boxes to fill in, and the mark of the stamp."""
    sheet, ink, pale = paint("white", 0.92, rough=0.8), paint("line", 1.4, rough=0.8), paint("mist", 0.75, rough=0.8)
    coral = paint("coral", 0.7, rough=0.7)
    with group("form", at, turn):
        for level, (slant, shade) in enumerate(((-7, 0.6), (4, 0.75))):
            box((5.4, 3.5, 0.07), (0.1 * level, -0.1, 0.01 + level * 0.075), paint("white", shade, rough=0.8), 0.02, (0, 0, slant))
        box((5.4, 3.5, 0.07), (0, 0, 0.16), sheet, 0.02)
        z = 0.232
        box((1.9, 0.3, 0.012), (-1.45, 1.35, z), ink, 0)
        for row in range(5):
            for start, width in ((-2.4, 1.1 + 0.25 * (row % 2)), (-0.85, 0.8)):
                box((width, 0.12, 0.012), (start + width / 2, 0.85 - row * 0.42, z), pale if row % 2 else ink, 0)
        box((2.0, 0.05, 0.012), (-1.4, -1.4, z), ink, 0)
        cable([(-2.2, -1.32, z), (-1.95, -1.05, z), (-1.8, -1.35, z), (-1.5, -1.1, z), (-1.35, -1.34, z), (-0.8, -1.2, z)], 0.035, paint("focus", 0.5))
        with group("mark", (1.4, 0.15, z), -12, 1.12):
            hoop(0.86, 1.0, 0.014, coral, edge=0, steps=48)
            hoop(0.68, 0.73, 0.014, coral, edge=0, steps=48)
            beam((-0.38, 0.0, 0.01), (-0.08, -0.32, 0.01), 0.17, 0.014, coral, 0)
            beam((-0.1, -0.32, 0.01), (0.42, 0.32, 0.01), 0.17, 0.014, coral, 0)


def stamper(at, turn=0):
    """A rubber stamp as tall as a shed."""
    with group("stamp", at, turn):
        box((2.9, 2.9, 0.16), (0, 0, 0), paint("line", 1.0, rough=0.5), 0.06)
        box((2.6, 2.6, 0.06), (0, 0, 0.14), paint("coral", 0.4, rough=0.9), 0.03)
    with group("stamp", (at[0], at[1], at[2] + 0.2), turn, 1.2):
        cylinder(0.98, 0.16, (0, 0, 0), paint("coral", 0.55, rough=0.8), 0.03)
        cylinder(1.05, 0.34, (0, 0, 0.16), paint("amber", 0.75, rough=0.3, metal=0.7), 0.06)
        cylinder(0.9, 0.3, (0, 0, 0.5), paint("mint", 0.4, rough=0.3, toward="blue", share=0.15), 0.08, top=0.4)
        cylinder(0.3, 1.3, (0, 0, 0.75), paint("mint", 0.4, rough=0.3, toward="blue", share=0.15), 0, top=0.36)
        cylinder(0.42, 0.14, (0, 0, 1.9), paint("amber", 0.8, rough=0.3, metal=0.4), 0.04)
        ball(0.62, (0, 0, 2.5), paint("mint", 0.45, rough=0.25, toward="blue", share=0.1), 0.95, 4)


def belt(start, end, y, z=0.75):
    """A conveyor along x."""
    steel, dark = paint("steel", 0.6, rough=0.4, metal=0.4), paint("night", 1.3, rough=0.7)
    box((end - start, 0.9, 0.1), ((start + end) / 2, y, z - 0.1), dark, 0.03)
    for side in (-0.52, 0.52):
        box((end - start, 0.08, 0.2), ((start + end) / 2, y + side, z - 0.14), steel, 0.02)
    x = start + 0.4
    while x < end:
        for side in (-0.45, 0.45):
            tube((x, y + side, 0), (x, y + side, z - 0.1), 0.05, steel)
        x += 1.5
    for i in range(int((end - start) / 0.4)):
        tube((start + 0.2 + i * 0.4, y - 0.45, z), (start + 0.2 + i * 0.4, y + 0.45, z), 0.05, steel, 8)


def customs(x, y):
    """The gate over the belt: what goes in plain comes out stamped. Beside it, the officer's window."""
    wall, roof = paint("white", 0.7, rough=0.5), paint("mint", 0.42, rough=0.4, toward="blue", share=0.15)
    with group("customs", (x, y, 0)):
        for side in (-1, 1):
            box((1.8, 0.25, 2.3), (0, side * 0.85, 0), wall, 0.05)
        box((1.8, 1.95, 0.75), (0, 0, 1.75), wall, 0.05)
        box((2.3, 2.5, 0.22), (0, 0, 2.5), roof, 0.06)
        for side in (-1, 1):
            for i in range(5):
                box((0.03, 0.24, 0.42), (side * 0.9, -0.56 + i * 0.28, 1.32), paint("line", 0.8, rough=0.8), 0.01)
        box((1.1, 0.06, 0.62), (0, -0.99, 1.2), glow("amber", 2.4, "white", 0.25), 0.02)
        box((1.4, 0.4, 0.08), (0, -1.12, 1.08), roof, 0.02)
        box((0.06, 0.9, 0.3), (0.92, 0, 1.95), glow("mint", 2.6), 0.02)
        cylinder(0.12, 0.2, (0.6, -0.6, 2.72), glow("amber", 6), 0.04, sides=16)
        tube((-0.7, 0.7, 2.7), (-0.7, 0.7, 4.2), 0.05, paint("mist", 0.7))
        box((0.9, 0.03, 0.55), (-0.25, 0.7, 3.6), paint("coral", 0.65, rough=0.7), 0.01)


def tower(at):
    """A small control tower."""
    wall, trim = paint("white", 0.68, rough=0.5), paint("line", 1.0, rough=0.5)
    with group("tower", at):
        cylinder(0.95, 4.6, (0, 0, 0), wall, 0.06, top=0.75)
        for z in (1.2, 2.4, 3.6):
            box((0.3, 0.3, 0.45), (0.62, -0.55, z), glow("amber", 2.4, "white", 0.25), 0.02, (0, 0, -45))
        cylinder(1.0, 0.3, (0, 0, 4.5), trim, 0.05, top=1.35)
        cylinder(1.2, 1.0, (0, 0, 4.8), glow("sky", 1.3, "white", 0.4), 0, top=1.4, sides=12)
        for i in range(12):
            angle = math.tau * i / 12
            beam((1.2 * math.cos(angle), 1.2 * math.sin(angle), 4.8), (1.4 * math.cos(angle), 1.4 * math.sin(angle), 5.8), 0.08, 0.08, wall, 0)
        cylinder(1.55, 0.22, (0, 0, 5.8), trim, 0.05)
        tube((0, 0, 6), (0, 0, 7.2), 0.05, paint("mist", 0.7))
        ball(0.12, (0, 0, 7.2), glow("coral", 7), detail=2)


def build():
    island(25, 25, 2.3, 3.4, top="slate")
    basin()
    globe()
    paper_boat((6.6, -3.9, 0.33), 60, 0.95)
    paper_boat((1.6, -7.55, 0.33), 8, 0.8)
    paper_boat((-6.9, -3.2, 0.33), -65, 0.85)

    hoop(9.55, 9.67, 0.012, paint("amber", 0.6, rough=0.7), (0, 0, 0.004), 0)
    hoop(9.8, 9.84, 0.012, paint("white", 0.4, rough=0.7), (0, 0, 0.004), 0)
    dashes((-8.8, -12.15), (8.8, -12.15), width=0.1, dash=0.5, gap=0.5, color="amber")
    dashes((12.2, -8.8), (12.2, 8.8), width=0.1, dash=0.5, gap=0.5, color="amber")

    # Left: the freight as it comes.
    container((-10.7, -5.2, 0), "mint", 90)
    container((-10.75, -5.3, 2.59), "amber", 90)
    container((-7.7, -10.4, 0), "coral", 0)
    container((-10.3, 2.2, 0), "sky", 90)
    forklift((-2.3, -9.95, 0), 0, raised=0.5)

    # Front: the belt, the gate, the paper.
    belt(-3.9, 5.2, -11.3)
    for x, size, color in ((-3.1, (0.9, 0.7, 0.6), "honey"), (-1.6, (0.7, 0.6, 0.5), "white"), (-0.2, (0.95, 0.7, 0.7), "honey")):
        parcel((x, -11.3, 0.8), size, 0, color, label=False)
    for x, size, color in ((3.5, (0.9, 0.7, 0.6), "honey"), (4.6, (0.7, 0.6, 0.5), "amber")):
        parcel((x, -11.3, 0.8), size, 0, color, tape="coral")
    customs(1.6, -11.3)
    person((-2.5, -12.15, 0), 80, "amber", hat="white", arms="forward")
    form((8.1, -9.5, 0), 45)
    stamper((11.0, -5.9, 0), 20)
    person((5.2, -9.6, 0), -20, "mint", arms="forward")
    person((12.0, -8.3, 0), 160, "sky", hat="white", arms="up")

    # Right: the plane that takes it on.
    dashes((10.4, -2.6), (10.4, 11), color="white", depth=0.5)
    for y in range(-2, 12, 2):
        for x in (8.9, 11.95):
            if math.hypot(x, y) > 10.2 and math.hypot(x - 9.1, max(0, y - 9.1)) < 3.3:
                ball(0.09, (x, y, 0.06), glow("amber", 6), detail=2)
    plane((10.4, 3.4, 0), 90)
    pallet((11.5, -0.1, 0), 15, seed=4)
    person((10.3, -0.6, 0), 60, "amber", hat="white", arms="forward")
    person((11.3, 7.9, 0), -110, "coral", arms="up")
    tower((6.4, 10.4, 0))
    for x, y in ((12.0, -3.2), (9.2, -3.4)):
        cone((x, y, 0))

    for x, y, size, seed in ((-10.9, 9.3, 1.0, 1), (-9.6, 10.9, 0.8, 2), (-11.2, 7.4, 0.7, 3), (8.9, 11.2, 0.75, 2), (-1.9, 11.2, 0.9, 1), (-11.3, -1.0, 0.6, 3)):
        pine((x, y, 0), size, seed)
    container((2.2, 11.0, 0), "coral", 0)
    bush((4.9, 11.6, 0), 0.5, 2)
    bush((-11.4, 5.6, 0), 0.5, 1)

    lamp((-6.2, -8.2, 0), -50, 4.4, 420, 0.9)
    lamp((4.4, -9.5, 0), -45, 4.4, 480, 0.9)
    lamp((12.1, -1.6, 0), 180, 4.4, 480, 0.9)
    lamp((-11.9, -0.6, 0), 0, 4.4, 350, 0.9)
    # The basin lights the globe from below.
    spot((3.2, -8.2, 0.5), (1.5, -4, 5), 420, "sky", 110, radius=0.5)
    spot((8.2, 1.5, 0.5), (4, 1, 5), 420, "amber", 110, radius=0.5)

    camera((0, 0, 0.7), WIDTH)
