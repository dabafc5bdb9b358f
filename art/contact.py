"""The office at night, cut open: someone with a headset at a generous desk, who waves hello in the light of a warm lamp.

Letters slide down a chute from a slot in the left wall into the tray; four lanterns hang there, one for each language.
Behind: notes with pictograms, binders, a wide window on a port under the Rocky Mountains, a door with parcels beside it.
In front: a chair with somebody's jacket, a mail bag. The cat sleeps in the tray for outgoing mail.
"""

import math

from world.materials import glow, paint
from world.props import parcel
from world.shapes import ball, beam, box, cable, cylinder, group, loft, prism, slab, tube
from world.stage import bulb, camera, spot

#: Metres in the picture's width: close, because there is one person in it.
WIDTH = 7.95
#: Half of the floor along x and y, and the height of the walls.
X, Y, WALL = 2.5, 2.25, 1.96
DESK = 0.76
#: How round the corner is that points to the camera.
FRONT = 1.1


def wood(depth=0.3):
    """Furniture."""
    return paint("honey", depth, rough=0.55, toward="coral", share=0.22)


def brass():
    """Fittings."""
    return paint("amber", 0.75, rough=0.3, metal=0.5)


def arc(radius, start, end, at=(0, 0, 0), plane="xz", steps=20, squash=1.0):
    """Points of an arc (degrees) around `at`."""
    points = []
    for step in range(steps + 1):
        angle = math.radians(start + (end - start) * step / steps)
        a, b = radius * math.cos(angle), radius * squash * math.sin(angle)
        x, y, z = at
        points.append({"xz": (x + a, y, z + b), "yz": (x, y + a, z + b), "xy": (x + a, y + b, z)}[plane])
    return points


# ---------------------------------------------------------------- the room


def plan(grow):
    """Outline of the island, `grow` metres larger than the floor: its nearest corner is round."""
    x, y, radius = X + grow, Y + grow, FRONT + grow
    near = arc(radius, -90, 0, (x - radius, radius - y, 0), "xy")
    small = arc(0.2, 0, 90, (x - 0.2, y - 0.2, 0), "xy", 5) + [(-x, y, 0)] + arc(0.2, 180, 270, (0.2 - x, 0.2 - y, 0), "xy", 5)
    return [(px, py) for px, py, _ in near + small]


def end_of(y):
    """Where the boards end, which follow the round corner."""
    over = FRONT - Y - y
    return X - FRONT + math.sqrt(max(0, FRONT**2 - over**2)) if over > 0 else X


def floor():
    """A plate of layers with boards on it and a rug."""
    for grow, top, thick, shade in ((0.14, -0.03, 0.15, "surface"), (0.1, -0.18, 0.13, "line"), (0.1, -0.31, 0.16, "blue")):
        layer = paint(shade, 1.1 if shade == "surface" else 0.75, rough=0.6, toward="steel", share=0.12)
        prism(plan(grow), thick, (0, 0, top - thick), layer, 0.035)
    rows = 18
    pitch = 2 * Y / rows
    for row in range(rows):
        joint = -X + 0.9 + (row * 1.37) % 2.6
        low, high = -Y + row * pitch + 0.006, -Y + (row + 1) * pitch - 0.006
        for piece, outline in enumerate((
            [(-X, low), (joint - 0.006, low), (joint - 0.006, high), (-X, high)],
            [(joint + 0.006, low), (end_of(low), low), (end_of(high), high), (joint + 0.006, high)],
        )):
            shade = (0.1, 0.115, 0.13)[(row * 2 + piece) % 3]
            prism(outline, 0.04, (0, 0, -0.04), paint("honey", shade, rough=0.5, toward="steel", share=0.35), 0.006)
    slab(3.6, 2.6, 0.03, 0.35, (0.0, -0.1, 0.02), paint("sky", 0.22, rough=0.95, toward="blue", share=0.3), 0.012)
    slab(3.36, 2.36, 0.034, 0.28, (0.0, -0.1, 0.026), paint("white", 0.4, rough=0.95, toward="sky", share=0.3), 0.01)
    slab(3.26, 2.26, 0.036, 0.24, (0.0, -0.1, 0.03), paint("blue", 1.1, rough=0.95, toward="sky", share=0.1), 0.01)


def walls():
    """The left wall, and the back wall around its window."""
    plaster = paint("blue", 1.25, rough=0.8, toward="steel", share=0.34)
    wainscot = paint("blue", 0.95, rough=0.6, toward="sky", share=0.06)
    cap = paint("mist", 0.55, rough=0.5)
    west, north = -X - 0.02, Y + 0.02
    box((0.14, 2 * Y + 0.18, WALL), (west, 0, 0), plaster, 0.01)
    for x0, x1, z0, z1 in ((-X, -1.12, 0, WALL), (1.12, X, 0, WALL), (-1.12, 1.12, 0, 0.72), (-1.12, 1.12, 1.74, WALL)):
        box((x1 - x0, 0.14, z1 - z0), ((x0 + x1) / 2, north, z0), plaster, 0)
    box((0.2, 2 * Y + 0.04, 0.06), (west, -0.1, WALL), cap, 0.02)
    box((2 * X + 0.26, 0.2, 0.06), (-0.01, north, WALL), cap, 0.02)
    box((0.05, 2 * Y, 0.6), (west + 0.07, 0, 0), wainscot, 0.01)
    box((3.9, 0.05, 0.6), (-X + 1.95, north - 0.07, 0), wainscot, 0.01)
    for i in range(12):
        box((0.06, 0.02, 0.46), (west + 0.075, -Y + 0.2 + i * 0.385, 0.1), plaster, 0)
    for i in range(8):
        box((0.02, 0.06, 0.46), (-X + 0.2 + i * 0.47, north - 0.075, 0.1), plaster, 0)
    box((0.09, 2 * Y, 0.05), (west + 0.08, 0, 0.6), cap, 0.015)
    box((3.8, 0.09, 0.05), (-X + 1.9, north - 0.08, 0.6), cap, 0.015)


def view():
    """What the window shows: snowy mountains, and a port crane with its lamps on."""
    with group("view", (0, Y + 0.1, 0.72)):
        box((2.3, 0.03, 1.06), (0, 0.02, -0.02), glow("blue", 0.75), 0)
        for outline, shade in (
            ([(-1.12, 0.2), (1.12, 0.2), (1.12, 0.52), (0.86, 0.68), (0.6, 0.5), (0.28, 0.82), (-0.05, 0.5), (-0.36, 0.72), (-0.62, 0.56), (-0.86, 0.8), (-1.12, 0.6)], 0.95),
            ([(-1.12, 0.18), (1.12, 0.18), (1.12, 0.36), (0.7, 0.44), (0.3, 0.34), (-0.2, 0.47), (-0.7, 0.35), (-1.12, 0.45)], 0.55),
        ):
            prism(outline, 0.012, (0, 0.005 if shade > 0.9 else -0.01, 0), glow("line", shade, "steel", 0.15), 0, (90, 0, 0))
        for x, z, w in ((0.28, 0.82, 0.12), (-0.86, 0.8, 0.11), (-0.36, 0.72, 0.09), (0.86, 0.68, 0.08)):
            snow = [(x - w, z - w * 1.05), (x - w * 0.35, z - w * 0.75), (x, z - w * 1.1), (x + w * 0.4, z - w * 0.7), (x + w, z - w), (x, z)]
            prism(snow, 0.012, (0, -0.002, 0), glow("mist", 0.75), 0, (90, 0, 0))
        cylinder(0.06, 0.01, (0.54, 0.0, 0.75), glow("white", 1.6, "amber", 0.2), 0, (90, 0, 0))
        for x, z in ((-0.6, 0.84), (-0.15, 0.84), (0.03, 0.74), (0.42, 0.88), (0.7, 0.82), (0.98, 0.8)):
            ball(0.011, (x, 0, z), glow("white", 2.5), detail=1)
        box((2.24, 0.012, 0.2), (0, -0.02, 0), glow("sky", 0.1, "blue", 0.5), 0)
        steel = glow("mint", 0.5)
        for x in (-0.62, -0.36):
            beam((x, -0.03, 0.14), (x, -0.03, 0.6), 0.035, 0.01, steel, 0)
        beam((-1.0, -0.03, 0.56), (-0.1, -0.03, 0.56), 0.035, 0.01, steel, 0)
        beam((-0.62, -0.03, 0.36), (-0.36, -0.03, 0.36), 0.025, 0.01, steel, 0)
        for a, b in (((-0.5, 0.8), (-0.12, 0.57)), ((-0.5, 0.8), (-0.95, 0.57)), ((-0.5, 0.8), (-0.62, 0.56)), ((-0.5, 0.8), (-0.36, 0.56))):
            tube((a[0], -0.03, a[1]), (b[0], -0.03, b[1]), 0.009, steel)
        tube((-0.2, -0.03, 0.56), (-0.2, -0.03, 0.4), 0.006, steel)
        box((0.17, 0.02, 0.075), (-0.2, -0.03, 0.325), glow("coral", 1.1), 0)
        for i, color in enumerate(("amber", "mint", "sky", "coral", "amber", "white")):
            box((0.15, 0.012, 0.065), (-0.02 + (i % 3) * 0.165, -0.03, 0.15 + (i // 3) * 0.072), glow(color, 0.5), 0)
        for x, z in ((-0.5, 0.82), (-0.98, 0.54), (-0.1, 0.6), (-0.49, 0.53), (0.62, 0.3), (0.8, 0.26), (0.98, 0.3)):
            ball(0.017, (x, -0.035, z), glow("amber", 7), detail=1)
        for x in (-0.62, -0.36, -0.1, 0.14, 0.62, 0.8, 0.98):
            for row, width in enumerate((0.09, 0.06, 0.035)):
                box((width, 0.006, 0.011), (x + (row % 2) * 0.02, -0.032, 0.11 - row * 0.04), glow("amber", 1.4), 0)


def window():
    """Frame, bars and sill around the view."""
    frame = paint("white", 0.7, rough=0.45)
    y = Y - 0.06
    for z in (0.7, 1.7):
        box((2.36, 0.16, 0.07), (0, y + 0.05, z), frame, 0.015)
    for x in (-1.13, 1.13):
        box((0.08, 0.16, 1.06), (x, y + 0.05, 0.71), frame, 0.015)
    box((0.035, 0.05, 1.0), (0.37, y + 0.09, 0.74), frame, 0.008)
    box((2.5, 0.26, 0.045), (0, y - 0.02, 0.68), frame, 0.015)
    for x, color in ((-0.82, "coral"), (-0.6, "mint")):
        cylinder(0.065, 0.1, (x, y - 0.05, 0.725), paint(color, 0.5), 0.01, top=0.08)
        for i in range(5):
            angle = i * 1.26
            ball(0.045, (x + 0.04 * math.cos(angle), y - 0.05 + 0.04 * math.sin(angle), 0.86 + 0.015 * (i % 2)), paint("mint", 0.32), 1.3, 2)


def door():
    """A door with a round window and a lamp over it, on the back wall."""
    with group("door", (1.92, Y - 0.06, 0)):
        frame = paint("white", 0.7, rough=0.45)
        box((0.94, 0.08, 1.86), (0, 0.0, 0), frame, 0.02)
        box((0.78, 0.08, 1.77), (0, -0.03, 0), paint("mint", 0.34, rough=0.45, toward="sky", share=0.2), 0.015)
        for z, height in ((0.12, 0.42), (0.62, 0.36)):
            box((0.54, 0.03, height), (0, -0.065, z), paint("mint", 0.27, rough=0.45, toward="sky", share=0.2), 0.012)
        cylinder(0.2, 0.03, (0, -0.06, 1.36), brass(), 0.01, (90, 0, 0))
        cylinder(0.165, 0.035, (0, -0.065, 1.36), glow("sky", 0.35, "blue", 0.3), 0, (90, 0, 0))
        box((0.03, 0.09, 0.03), (-0.31, -0.09, 0.9), brass(), 0.008)
        box((0.13, 0.03, 0.03), (-0.27, -0.13, 0.9), brass(), 0.01)
        box((0.9, 0.5, 0.025), (0, -0.36, 0), paint("coral", 0.34, rough=0.95, toward="blue", share=0.3), 0.01)
        tube((-0.54, 0.0, 1.52), (-0.54, -0.09, 1.52), 0.02, brass())
        cylinder(0.035, 0.1, (-0.54, -0.09, 1.46), brass(), 0.01, top=0.06)
        ball(0.065, (-0.54, -0.09, 1.59), glow("amber", 3.5, "white", 0.2))


# ---------------------------------------------------------------- the left wall


def envelope(at, turn=0, tilt=(0, 0), seal="coral", size=0.27):
    """A letter that lies on `at`, its flap up."""
    with group("letter", at, turn, size / 0.27, tilt):
        box((0.27, 0.19, 0.014), (0, 0, 0), paint("white", 0.9, rough=0.7), 0.004)
        fold = paint("mist", 0.5, rough=0.7)
        for y in (-1, 1):
            beam((0, 0.0, 0.0155), (0.13, y * 0.09, 0.0155), 0.007, 0.004, fold, 0)
        cylinder(0.026, 0.008, (-0.005, 0, 0.013), paint(seal, 0.75), 0, sides=16)


def chute():
    """Letters come through a slot in the wall and slide down to the desk."""
    y, top, foot = -0.42, (-X + 0.06, 1.22), (-1.5, 0.93)
    box((0.05, 0.5, 0.26), (-X + 0.07, y, 1.14), brass(), 0.02)
    box((0.02, 0.38, 0.17), (-X + 0.1, y, 1.19), glow("amber", 1.6), 0)
    box((0.17, 0.42, 0.025), (-X + 0.16, y, 1.375), brass(), 0.008, (0, 28, 0))
    length = math.dist(top, foot)
    fall = math.degrees(math.atan2(top[1] - foot[1], foot[0] - top[0]))
    with group("slide", ((top[0] + foot[0]) / 2, y, (top[1] + foot[1]) / 2), tilt=(0, fall)):
        box((length, 0.36, 0.03), (0, 0, 0), paint("mist", 0.6, rough=0.3, metal=0.4), 0.008)
        for side in (-1, 1):
            box((length, 0.035, 0.11), (0, side * 0.19, -0.01), paint("amber", 0.8, rough=0.4), 0.012)
        envelope((-0.33, 0.02, 0.032), 4, seal="sky")
        envelope((0.0, -0.03, 0.032), -7, seal="coral")
        envelope((0.33, 0.03, 0.032), 10, seal="mint")
    for side in (-1, 1):
        tube((-1.95, y + side * 0.17, 0), (-1.95, y + side * 0.17, 1.03), 0.022, paint("steel", 0.6, metal=0.4))


def lanterns():
    """Four lanterns on a cord, one for each language of the site."""
    x, high = -X + 0.2, WALL + 0.01
    ends = [-Y + 0.1, Y - 0.1]
    for y in ends:
        tube((-X, y, high), (x, y, high), 0.018, brass())
    hooks = [(x, y, high - 0.05 * math.cos(y / Y * math.pi / 2)) for y in (ends[0], -1.28, -0.46, 0.36, 1.18, ends[1])]
    hooks[0], hooks[-1] = (x, ends[0], high), (x, ends[1], high)
    cable(hooks, 0.009, paint("mist", 0.6), 0.02)
    for hook, color in zip(hooks[1:-1], ("amber", "mint", "sky", "coral")):
        _, y, z = hook
        tube((x, y, z), (x, y, z - 0.09), 0.006, paint("mist", 0.6))
        dark = paint("line", 0.6)
        middle = z - 0.23
        ball(0.15, (x, y, middle), glow(color, 1.0), 0.9)
        for level in (-0.065, 0, 0.065):
            cable(arc(math.sqrt(1 - (level / 0.135) ** 2) * 0.152, 0, 360, (x, y, middle + level), "xy", 28), 0.004, paint(color, 0.6))
        for level in (0.118, -0.15):
            cylinder(0.055, 0.033, (x, y, middle + level), dark, 0.008)
        tube((x, y, middle - 0.15), (x, y, middle - 0.2), 0.01, paint(color, 0.7))
        bulb((x + 0.2, y, middle), 2.0, color, 0.12)


def note(x, z, color, draw, turn=0):
    """A pinned paper with a pictogram that `draw` makes around the origin, on a wall that faces -y."""
    with group("note", (x, -0.035, z), tilt=(0, turn)):
        box((0.25, 0.006, 0.29), (0, 0, -0.145), paint(color, 0.8, rough=0.8, toward="white", share=0.35), 0.002)
        ball(0.018, (0, -0.012, 0.115), paint("coral", 0.8, rough=0.3), detail=2)
        with group("sign", (0, -0.008, -0.02)):
            draw(paint("navy", 1.0, rough=0.8))


def sign_parcel(ink):
    """A parcel."""
    cable([(-0.07, 0, -0.06), (0.07, 0, -0.06), (0.07, 0, 0.06), (-0.07, 0, 0.06), (-0.07, 0, -0.06)], 0.009, ink)
    cable([(0, 0, 0.06), (0, 0, 0.0)], 0.009, ink)


def sign_globe(ink):
    """A globe."""
    cable(arc(0.075, 0, 360), 0.009, ink)
    cable([(x * 0.45, y, z) for x, y, z in arc(0.075, 0, 360)], 0.007, ink)
    cable([(-0.075, 0, 0), (0.075, 0, 0)], 0.007, ink)


def sign_ship(ink):
    """A ship."""
    prism([(-0.06, -0.06), (0.055, -0.06), (0.085, 0), (-0.085, 0)], 0.006, (0, 0, 0), ink, 0, (90, 0, 0))
    box((0.05, 0.006, 0.045), (-0.035, 0, 0.005), ink, 0)
    box((0.05, 0.006, 0.03), (0.03, 0, 0.005), ink, 0)


def sign_heart(ink):
    """A heart: thanks from a customer."""
    red = paint("coral", 0.6, rough=0.8)
    prism([(0, -0.07), (0.07, 0.01), (0.06, 0.055), (0.03, 0.06), (0, 0.03), (-0.03, 0.06), (-0.06, 0.055), (-0.07, 0.01)], 0.006, (0, 0, 0), red, 0, (90, 0, 0))


def sign_pin(ink):
    """A place on a map."""
    pin = paint("mint", 0.35)
    prism([(0, -0.085), (0.058, 0.015), (-0.058, 0.015)], 0.006, (0, 0, 0), pin, 0, (90, 0, 0))
    cylinder(0.06, 0.006, (0, 0, 0.03), pin, 0, (90, 0, 0))
    cylinder(0.024, 0.009, (0, 0, 0.03), paint("white", 0.9), 0, (90, 0, 0))


def sign_talk(ink):
    """A speech bubble with three dots."""
    prism([(-0.03, -0.075), (0.0, -0.04), (0.08, -0.04), (0.08, 0.06), (-0.08, 0.06), (-0.08, -0.04), (-0.04, -0.04)], 0.006, (0, 0, 0), ink, 0, (90, 0, 0))
    for x in (-0.04, 0, 0.04):
        ball(0.011, (x, -0.008, 0.01), paint("white", 0.9), detail=1)


def board():
    """Notes with pictograms on cork, on the left wall."""
    with group("board", (-X + 0.06, 0.92, 0.66), 90):
        box((1.42, 0.04, 0.76), (0, 0, 0), wood(0.24), 0.012)
        box((1.34, 0.045, 0.68), (0, -0.004, 0.04), paint("honey", 0.34, rough=0.95, toward="white", share=0.08), 0)
        signs = (
            (-0.5, 0.55, "white", sign_talk, 3), (-0.17, 0.53, "amber", sign_parcel, -4),
            (0.17, 0.55, "sky", sign_globe, 2), (0.5, 0.53, "white", sign_ship, -3),
            (-0.48, 0.21, "mint", sign_ship, -3), (-0.15, 0.2, "white", sign_pin, 5),
            (0.19, 0.21, "coral", sign_parcel, -2), (0.5, 0.2, "white", sign_heart, 6),
        )
        for x, z, color, draw, turn in signs:
            note(x, z, color, draw, turn)


def clock():
    """A wall clock with marks instead of digits."""
    with group("clock", (-X + 0.06, -1.78, 1.3), 90):
        cylinder(0.27, 0.06, (0, 0, 0), paint("amber", 0.7, rough=0.4), 0.02, (90, 0, 0))
        cylinder(0.235, 0.07, (0, 0, 0), paint("white", 0.85, rough=0.6), 0.005, (90, 0, 0))
        ink = paint("navy", 1.0)
        for hour in range(12):
            angle = math.radians(hour * 30)
            inner = 0.165 if hour % 3 == 0 else 0.19
            tube((inner * math.sin(angle), -0.072, inner * math.cos(angle)), (0.215 * math.sin(angle), -0.072, 0.215 * math.cos(angle)), 0.009, ink, 6)
        tube((0, -0.078, 0), (-0.06, -0.078, 0.1), 0.014, ink, 8)
        tube((0, -0.082, 0), (0.12, -0.082, 0.12), 0.01, ink, 8)
        ball(0.022, (0, -0.08, 0), paint("coral", 0.7), detail=2)


def shelf():
    """Binders, a small globe and a box, in the corner."""
    with group("shelf", (-1.8, Y - 0.24, 0)):
        oak = wood(0.24)
        width, height = 1.12, 1.36
        for x in (-1, 1):
            box((0.05, 0.36, height), (x * (width / 2), 0, 0), oak, 0.01)
        box((width, 0.03, height), (0, 0.165, 0), wood(0.14), 0)
        for z in (0.06, 0.5, 0.94, height - 0.02):
            box((width + (0.06 if z > 1 else 0), 0.37, 0.045), (0, 0, z), oak, 0.01)
        colors = ("amber", "amber", "coral", "mint", "sky", "sky", "white", "coral", "mint", "white")
        for level, z in enumerate((0.105, 0.545, 0.985)):
            x = -width / 2 + 0.08
            for i in range(9):
                color = colors[(i + level * 4) % len(colors)]
                if (level, i) in ((0, 5), (1, 7), (2, 4)):
                    x += 0.11
                    continue
                tall = 0.31 + 0.02 * ((i * 7 + level) % 3)
                box((0.095, 0.27, tall), (x, -0.02, z), paint(color, 0.5, rough=0.6), 0.012)
                box((0.05, 0.012, 0.09), (x, -0.152, z + 0.17), paint("white", 0.8), 0)
                cylinder(0.016, 0.012, (x, -0.15, z + 0.07), paint("night", 1.0), 0, (90, 0, 0), sides=12)
                x += 0.118
        cylinder(0.09, 0.03, (-0.32, 0, height + 0.02), brass(), 0.01)
        tube((-0.32, 0, height + 0.04), (-0.32, 0, height + 0.1), 0.015, brass())
        ball(0.16, (-0.32, 0, height + 0.26), paint("sky", 0.5, rough=0.4, toward="blue", share=0.2))
        for angle, z, size in ((-2.2, 0.06, 0.075), (-1.2, -0.03, 0.085), (-0.4, 0.05, 0.06), (-2.9, -0.05, 0.06)):
            ball(size, (-0.32 + 0.115 * math.cos(angle), 0.115 * math.sin(angle), height + 0.26 + z), paint("mint", 0.5, rough=0.5), 0.8, 2)
        cable(arc(0.185, -80, 95, (-0.32, 0, height + 0.26)), 0.012, brass())
        parcel((0.28, 0.0, height + 0.025), (0.36, 0.27, 0.22), 6)


# ---------------------------------------------------------------- the desk


def desk():
    """A wide desk whose front shows a big envelope."""
    with group("desk", (-0.1, -0.42, 0)):
        oak = wood(0.42)
        box((2.86, 0.96, 0.07), (0, 0, DESK - 0.07), oak, 0.025)
        for x, width in ((-1.25, 0.14), (1.1, 0.42)):
            box((width, 0.8, DESK - 0.09), (x, 0, 0.02), wood(0.3), 0.02)
        box((2.5, 0.05, DESK - 0.12), (-0.02, -0.385, 0.05), wood(0.3), 0.01)
        for x in (-0.98, 0.62):
            box((0.02, 0.055, DESK - 0.16), (x, -0.388, 0.07), wood(0.2), 0)
        for z in (0.1, 0.31, 0.52):
            box((0.015, 0.66, 0.18), (1.312, 0, z), wood(0.36), 0.006)
            tube((1.34, -0.09, z + 0.11), (1.34, 0.09, z + 0.11), 0.014, brass())
        line = glow("amber", 1.4)
        w, low, high, y = 0.34, 0.17, 0.59, -0.42
        cable([(x - 0.32, y, z) for x, z in ((-w, low), (w, low), (w, high), (-w, high), (-w, low))], 0.018, line)
        cable([(x - 0.32, y, z) for x, z in ((-w, high), (0, (low + high) / 2 - 0.02), (w, high))], 0.018, line)


def tray(at, turn=0, color="amber", size=(0.5, 0.4)):
    """An open tray for letters."""
    with group("tray", at, turn):
        coat = paint(color, 0.6, rough=0.4)
        w, d = size
        box((w, d, 0.02), (0, 0, 0), coat, 0.005)
        for side in (-1, 1):
            box((w, 0.022, 0.1), (0, side * d / 2, 0), coat, 0.008)
            box((0.022, d, 0.1 if side > 0 else 0.07), (side * w / 2, 0, 0), coat, 0.008)


def monitor(at, turn):
    """A screen with a conversation on it, which shows to +x."""
    with group("monitor", at, turn):
        dark = paint("white", 0.55, rough=0.4)
        cylinder(0.14, 0.02, (-0.05, 0, 0), dark, 0.006)
        box((0.04, 0.07, 0.3), (-0.06, 0, 0.01), dark, 0.01)
        box((0.045, 0.78, 0.49), (0, 0, 0.14), dark, 0.02)
        box((0.012, 0.72, 0.43), (0.02, 0, 0.17), glow("sky", 0.4, "blue", 0.45), 0)
        for y, z, width, color in ((-0.12, 0.48, 0.36, "white"), (0.14, 0.38, 0.34, "amber"), (-0.08, 0.28, 0.44, "white"), (0.18, 0.2, 0.26, "amber")):
            box((0.014, width, 0.065), (0.025, y, z), glow(color, 1.15), 0)
        spot((0.06, 0, 0.36), (0.8, 0.0, 0.42), 9, "sky", 110, radius=0.2)


def desk_lamp(at, to):
    """The warm lamp: a foot at `at` and a shade over `to` (x, y)."""
    x, y, z = at
    metal = paint("amber", 0.72, rough=0.35)
    cylinder(0.13, 0.035, at, metal, 0.012)
    elbow = (x + 0.08, y + 0.08, z + 0.36)
    head = (to[0], to[1], z + 0.56)
    for a, b in (((x, y, z + 0.03), elbow), (elbow, head)):
        tube(a, b, 0.02, metal)
        ball(0.035, b, brass())
    cylinder(0.2, 0.19, (head[0], head[1], head[2] - 0.17), metal, 0.006, top=0.075)
    cylinder(0.18, 0.012, (head[0], head[1], head[2] - 0.178), glow("amber", 9, "white", 0.4), 0)
    spot((head[0], head[1], head[2] - 0.2), (head[0] - 0.08, head[1] + 0.04, 0), 85, "amber", 155, radius=0.12)


def mug(at):
    """Something hot."""
    x, y, z = at
    coat = paint("mint", 0.6, rough=0.35)
    cylinder(0.065, 0.14, at, coat, 0.012)
    cylinder(0.054, 0.004, (x, y, z + 0.138), paint("honey", 0.1), 0)
    cable(arc(0.045, -90, 90, (x + 0.06, y, z + 0.07)), 0.014, coat)
    for i, (dx, lean, height) in enumerate(((-0.03, 0.016, 0.2), (0.03, 0.016, 0.27))):
        points = [(x + dx + lean * math.sin(t / 10 * math.tau * 0.9 + i), y + 0.01 * i, z + 0.17 + height * t / 10) for t in range(11)]
        cable(points, 0.006, glow("white", 0.5))


def keyboard(at, turn):
    """Keys and a mouse."""
    with group("keyboard", at, turn):
        box((0.17, 0.46, 0.025), (0, 0, 0), paint("white", 0.75), 0.008)
        for row in range(4):
            for key in range(9):
                box((0.028, 0.038, 0.012), (-0.055 + row * 0.037, -0.18 + key * 0.045, 0.025), paint("steel", 0.5), 0.004)


def telephone(at, turn):
    """A desk telephone with its handset on."""
    with group("telephone", at, turn):
        coat = paint("coral", 0.55, rough=0.35)
        prism([(-0.12, 0), (0.12, 0), (0.12, 0.04), (-0.1, 0.1), (-0.12, 0.1)], 0.26, (0, 0.13, 0), coat, 0.015, (90, 0, 0))
        cable([(-0.07, -0.13, 0.15), (-0.07, -0.06, 0.165), (-0.07, 0.06, 0.165), (-0.07, 0.13, 0.15)], 0.022, coat)
        for y in (-0.12, 0.12):
            ball(0.045, (-0.07, y, 0.125), coat, 0.8, 2)
        for row in range(3):
            for column in range(3):
                box((0.03, 0.035, 0.02), (0.0 + row * 0.04, -0.05 + column * 0.05, 0.065 - row * 0.013), paint("white", 0.8), 0.005)


def cat(at, turn=0):
    """A white cat with ginger patches, curled up and asleep, its face to the front."""
    with group("cat", at, turn):
        fur, patch, ink = paint("white", 0.72, rough=0.9), paint("honey", 0.5, rough=0.9), paint("night", 1.0)
        ball(0.2, (0.02, 0.03, 0.11), fur, 0.68)
        ball(0.15, (0.1, 0.08, 0.135), patch, 0.74)
        ball(0.1, (-0.1, 0.09, 0.15), fur, 0.8)
        x, y, z = (-0.1, -0.13, 0.17)
        ball(0.115, (x, y, z), fur, 0.86)
        for side, color in ((-1, fur), (1, patch)):
            cylinder(0.048, 0.1, (x + side * 0.068, y + 0.02, z + 0.06), color, 0, (0, side * 14, 0), sides=12, top=0.004)
            cable([(x + side * 0.05 + d, y - 0.112 + abs(d) * 0.4, z + 0.012 - 0.02 * (1 - (d / 0.028) ** 2)) for d in (-0.028, -0.014, 0, 0.014, 0.028)], 0.007, ink)
        ball(0.016, (x, y - 0.118, z - 0.018), paint("coral", 0.7), 0.8, 2)
        cable(arc(0.235, -60, 75, (0.01, 0.02, 0.06), "xy", 16), 0.036, patch)
        cable(arc(0.235, -100, -60, (0.01, 0.02, 0.06), "xy", 8), 0.036, fur)
        ball(0.036, (0.01 + 0.235 * math.cos(math.radians(-100)), 0.02 + 0.235 * math.sin(math.radians(-100)), 0.06), fur, detail=2)
        ball(0.045, (-0.02, -0.2, 0.06), fur, 0.8, 2)


# ---------------------------------------------------------------- people's things


def ring(rx, ry, z, x=0.0):
    """A closed oval for `loft`."""
    return [(x + rx * math.cos(math.tau * i / 20), ry * math.sin(math.tau * i / 20), z) for i in range(20)]


def limb(points, radius, material):
    """A bent arm or leg."""
    for a, b in zip(points, points[1:]):
        tube(a, b, radius, material, 16)
    for point in points:
        ball(radius, point, material)


def office_chair():
    """A swivel chair that looks along +x, around the origin."""
    cloth, metal = paint("blue", 2.2, rough=0.8, toward="sky", share=0.25), paint("steel", 0.5, rough=0.4, metal=0.5)
    for i in range(5):
        angle = math.tau * i / 5
        x, y = 0.3 * math.cos(angle), 0.3 * math.sin(angle)
        beam((0, 0, 0.11), (x, y, 0.09), 0.05, 0.04, metal, 0.01)
        ball(0.045, (x, y, 0.045), paint("night", 1.2), detail=2)
    tube((0, 0, 0.1), (0, 0, 0.4), 0.035, metal)
    box((0.52, 0.54, 0.1), (0.02, 0, 0.39), cloth, 0.045)
    tube((-0.26, 0, 0.42), (-0.3, 0, 0.7), 0.03, metal)
    box((0.1, 0.52, 0.56), (-0.29, 0, 0.58), cloth, 0.05)


def clerk(at, turn, look=0):
    """The one who answers: seated, the right hand on the keys, the left hand up, the head turned by `look` (degrees)."""
    skin = paint("honey", 0.8, rough=0.6, toward="coral", share=0.42)
    knit, trousers = paint("coral", 0.62, rough=0.85), paint("line", 1.3, rough=0.8)
    hair = paint("honey", 0.085, rough=0.5, toward="coral", share=0.35)
    with group("clerk", at, turn, 1.14):
        office_chair()
        for y in (-0.12, 0.12):
            limb([(-0.02, y, 0.52), (0.4, y * 1.15, 0.49), (0.38, y * 1.2, 0.12)], 0.085, trousers)
            box((0.27, 0.13, 0.1), (0.43, y * 1.2, 0.02), paint("white", 0.7), 0.04)
        loft([ring(0.17, 0.21, 0.47, -0.02), ring(0.185, 0.225, 0.58), ring(0.175, 0.23, 0.78), ring(0.165, 0.255, 0.93), ring(0.13, 0.215, 1.02), ring(0.085, 0.1, 1.07)], knit)
        cylinder(0.09, 0.07, (0.01, 0, 1.04), paint("white", 0.8, rough=0.8), 0.02)
        limb([(0.0, -0.235, 0.94), (0.14, -0.31, 0.74), (0.42, -0.16, 0.725)], 0.07, knit)
        ball(0.072, (0.5, -0.13, 0.71), skin, 0.72)
        limb([(0.0, 0.235, 0.94), (0.02, 0.5, 0.84), (0.06, 0.62, 1.12)], 0.072, knit)
        with group("hand", (0.07, 0.64, 1.23), 20, 1.2, (-16, 0)):
            ball(0.07, (0, 0, 0), skin, 1.05)
            for i, y in enumerate((-0.048, -0.016, 0.016, 0.048)):
                tube((0, y * 0.8, 0.03), (0.015, y * 1.35, 0.125 - 0.012 * abs(i - 1.4)), 0.0175, skin)
                ball(0.0175, (0.015, y * 1.35, 0.125 - 0.012 * abs(i - 1.4)), skin, detail=2)
            tube((0, -0.04, 0), (0.03, -0.1, 0.055), 0.018, skin)
            ball(0.018, (0.03, -0.1, 0.055), skin, detail=2)
        with group("head", (0.02, 0, 1.34), look, 1.2, (0, -11)):
            head(skin, hair)


def head(skin, hair):
    """A friendly face with a headset, around the origin; it looks along +x."""
    dark, white = paint("night", 0.8, rough=0.3), paint("white", 0.85, rough=0.35)
    cylinder(0.065, 0.14, (-0.01, 0, -0.28), skin, 0.01)
    ball(0.215, (0, 0, 0), skin, 1.04, 4)
    ball(0.226, (-0.045, 0, 0.04), hair, 1.03, 4)
    for y in (-1, 1):
        ball(0.135, (0.055, y * 0.075, 0.165), hair, 0.5)
        limb([(-0.03, y * 0.195, 0.03), (-0.05, y * 0.2, -0.14)], 0.055, hair)
    ball(0.105, (-0.14, 0, 0.245), hair)
    cylinder(0.065, 0.03, (-0.115, 0, 0.185), paint("mint", 0.7), 0.01)
    for y in (-1, 1):
        eye = (0.196, y * 0.08, 0.012)
        ball(0.03, eye, dark, 1.25)
        ball(0.007, (0.224, y * 0.08 + 0.009, 0.026), glow("white", 1.2), detail=1)
        cable([(0.199, y * 0.05, 0.082), (0.196, y * 0.085, 0.09), (0.178, y * 0.122, 0.072)], 0.0085, hair)
        ball(0.038, (0.166, y * 0.122, -0.05), paint("coral", 0.85, rough=0.7), 0.7, 2)
    ball(0.026, (0.214, 0, -0.03), skin, 0.9)
    smile = []
    for step in range(-5, 6):
        y, z = step * 0.0155, -0.115 + 0.045 * (step / 5) ** 2
        smile.append((math.sqrt(0.216**2 - y**2 - z**2) + 0.002, y, z))
    cable(smile, 0.0125, paint("coral", 0.16, rough=0.5))
    cable([(x + 0.004, y, z + 0.012) for x, y, z in smile[3:8]], 0.009, white)
    # The headset: a band, two cushions, a boom.
    cable(arc(0.248, 8, 172, (-0.02, 0, 0.0), "yz", 24, 1.08), 0.02, white)
    for side in (-1, 1):
        cylinder(0.078, 0.06, (-0.02, side * 0.215 + 0.03, 0.0), paint("amber", 0.85, rough=0.4), 0.018, (90, 0, 0))
        cylinder(0.055, 0.05, (-0.02, side * 0.245 + 0.025, 0.0), white, 0.012, (90, 0, 0))
    boom = [(-0.02, 0.255, -0.03), (0.06, 0.25, -0.11), (0.16, 0.19, -0.145), (0.235, 0.1, -0.14)]
    cable(boom, 0.012, white)
    ball(0.03, boom[-1], paint("amber", 0.85), 0.9, 2)


def visitor_chair(at, turn):
    """A wooden chair with somebody's jacket over its back."""
    with group("chair", at, turn):
        oak = wood(0.4)
        for x in (-0.2, 0.2):
            for y in (-0.19, 0.19):
                tube((x * 1.1, y * 1.1, 0), (x, y, 0.44), 0.026, oak)
        box((0.48, 0.48, 0.05), (0, 0, 0.42), oak, 0.02)
        box((0.42, 0.42, 0.05), (0.01, 0, 0.465), paint("amber", 0.6, rough=0.9), 0.022)
        for y in (-0.19, 0.19):
            tube((-0.2, y, 0.44), (-0.27, y, 0.98), 0.026, oak)
        beam((-0.27, -0.2, 0.95), (-0.27, 0.2, 0.95), 0.05, 0.1, oak, 0.015)
        coat = paint("mint", 0.42, rough=0.9, toward="sky", share=0.15)
        shade = paint("mint", 0.3, rough=0.9, toward="sky", share=0.15)
        with group("jacket", (-0.25, 0, 0), tilt=(0, -6)):
            loft([ring(0.085, 0.3, 0.34, 0.0), ring(0.075, 0.28, 0.6), ring(0.085, 0.275, 0.9), ring(0.075, 0.24, 1.02), ring(0.05, 0.12, 1.06)], coat)
            tube((-0.02, -0.13, 1.05), (-0.02, 0.13, 1.05), 0.035, shade)
            for side in (-1, 1):
                limb([(0, side * 0.25, 0.96), (0.01, side * 0.32, 0.72), (0.0, side * 0.3, 0.5)], 0.062, coat)
                cylinder(0.066, 0.04, (0.0, side * 0.3, 0.46), shade, 0.01)
            box((0.012, 0.5, 0.045), (-0.084, 0, 0.62), shade, 0)


def mail_bag(at, turn=0):
    """A full sack of letters, open at the top."""
    with group("bag", at, turn):
        canvas = paint("white", 0.5, rough=0.95, toward="honey", share=0.3)

        def fold(r, z, dx=0.0, dy=0.0):
            """A section with creases."""
            points = []
            for i in range(40):
                angle = math.tau * i / 40
                reach = r * (1 + 0.035 * math.sin(5 * angle + 4 * z) + 0.02 * math.sin(9 * angle))
                points.append((dx + reach * math.cos(angle), dy + reach * math.sin(angle), z))
            return points

        loft([fold(0.27, 0), fold(0.36, 0.05), fold(0.4, 0.17, 0.02), fold(0.36, 0.32, 0.02), fold(0.26, 0.44), fold(0.2, 0.5), fold(0.24, 0.56), fold(0.29, 0.62), fold(0.25, 0.6), fold(0.17, 0.52)], canvas)
        cable(arc(0.212, 0, 360, (0, 0, 0.5), "xy", 30), 0.024, paint("amber", 0.75, rough=0.8))
        for end in (-0.07, 0.04):
            cable([(0.15, -0.16, 0.5), (0.17 + end, -0.24, 0.44), (0.2 + end, -0.27, 0.32)], 0.018, paint("amber", 0.75, rough=0.8))
        for x, y, tilt, spin, seal in ((0.0, 0.1, (78, 6), 38, "mint"), (-0.15, -0.05, (70, -26), 30, "coral"), (0.1, 0.06, (68, 24), 44, "amber")):
            envelope((x, y, 0.67 if seal == "mint" else 0.61), spin, tilt, seal, 0.32)


def plant(at, size=1.0):
    """A tall plant with broad leaves."""
    with group("plant", at, 0, size):
        cylinder(0.2, 0.36, (0, 0, 0), paint("coral", 0.42, rough=0.7), 0.02, top=0.26)
        cylinder(0.235, 0.01, (0, 0, 0.352), paint("honey", 0.08, rough=1), 0)
        for i in range(11):
            angle = i * 137.5
            high = 0.62 + 0.085 * (i % 6) + 0.03 * i
            reach = 0.34 - 0.012 * i
            x, y = reach * math.cos(math.radians(angle)), reach * math.sin(math.radians(angle))
            leaf = paint("mint", (0.2, 0.26, 0.33)[i % 3], rough=0.6, toward="blue", share=0.2)
            cable([(x * 0.1, y * 0.1, 0.34), (x * 0.45, y * 0.45, high * 0.75), (x, y, high)], 0.011, paint("mint", 0.18))
            with group("leaf", (x, y, high), angle):
                outline = [(-0.06, 0), (0.02, -0.1), (0.14, -0.12), (0.27, -0.06), (0.36, 0), (0.27, 0.06), (0.14, 0.12), (0.02, 0.1)]
                prism(outline, 0.012, (0, 0, 0), leaf, 0.004, (0, -28 + (i % 4) * 14, 0))


def basket(at):
    """Waste paper."""
    x, y, z = at
    cylinder(0.14, 0.3, at, paint("steel", 0.5, rough=0.5, metal=0.3), 0.01, top=0.18)
    cylinder(0.16, 0.01, (x, y, z + 0.295), paint("night", 1.0), 0)
    for dx, dy, dz in ((0.03, 0.02, 0.32), (-0.06, -0.04, 0.31), (0.3, -0.12, 0.055)):
        ball(0.06, (x + dx, y + dy, z + dz), paint("white", 0.75, rough=0.9), 0.9, 2, 0.14, 3)


def build():
    floor()
    walls()
    view()
    window()
    door()

    chute()
    lanterns()
    board()
    clock()
    shelf()

    desk()
    clerk((-0.05, 0.47, 0.03), -98, 33)
    monitor((-0.84, -0.36, DESK), 12)
    keyboard((-0.14, -0.15, DESK), -98)
    tray((-1.26, -0.42, DESK), 0, "amber", (0.48, 0.42))
    for i, (turn, seal) in enumerate(((4, "sky"), (-8, "amber"), (6, "coral"), (14, "mint"))):
        envelope((-1.26, -0.42, DESK + 0.022 + i * 0.016), turn, seal=seal)
    envelope((0.02, -0.5, DESK + 0.001), 24, seal="coral")
    mug((0.34, -0.2, DESK))
    telephone((-0.3, -0.62, DESK), -70)
    desk_lamp((1.2, -0.06, DESK), (0.9, -0.3))
    tray((0.86, -0.64, DESK), 0, "sky", (0.6, 0.42))
    cat((0.86, -0.64, DESK + 0.03), 30)

    visitor_chair((1.08, -1.42, 0.03), 98)
    mail_bag((-1.62, -1.42, 0), 10)
    envelope((-1.0, -1.72, 0.001), 40, seal="amber")
    plant((-2.12, -1.85, 0), 0.72)
    basket((1.62, -0.2, 0))
    parcel((2.1, 0.95, 0), (0.56, 0.5, 0.42), 4)
    parcel((2.12, 0.97, 0.42), (0.42, 0.36, 0.28), -12, "amber", "coral")
    parcel((2.1, 0.27, 0), (0.46, 0.42, 0.34), 16, "honey", "mint")
    parcel((1.12, 1.9, 0), (0.44, 0.38, 0.5), -6, "honey")

    bulb((1.3, Y - 0.4, 1.55), 9, "amber", 0.15)
    # The lamp's light that the desk throws back on the face.
    bulb((0.42, -0.4, 1.15), 15, "amber", 0.25)
    camera((0, 0, 0.92), WIDTH)
