"""A street of small shops at night, each with its giant on the roof: a teapot, a book, a flower, a rocket, a desk lamp.
A short belt comes out of every door and feeds the one belt along the street, which fills up from slot to slot, passes
a gate that checks each parcel and climbs into an open container. Behind it: a truck, a crane, a small ship."""

import math
import random

from world.brand import mark
from world.materials import glow, ground, paint, water
from world.props import (
    bollard, bush, cone, container, dashes, island, lamp, parcel, pallet, person, tree, truck, windows,
)
from world.shapes import ball, beam, box, cable, cylinder, group, loft, prism, slab, tube
from world.stage import bulb, camera, panel, spot

WIDTH = 37.4

#: Middle line of the belt, its height, and the distance from one slot to the next.
BELT_Y, BELT_Z, SLOT = -3.4, 0.86, 1.3
#: Where the fronts of the shops stand, how deep the houses are, and the height of a ground floor.
FRONT, DEEP, GROUND = 1.4, 7.2, 3.4
#: How far a shop window goes in.
RECESS = 0.75
#: Where the belt turns towards the truck.
BEND_X, BEND = 9.0, 1.6

#: Shops from left to right: middle, width, side of the door (-1 is left), colour of the tape on its parcels.
KITCHEN = (-13.2, 4.2, -1, "coral")
BOOKS = (-9.2, 3.6, -1, "sky")
TOYS = (-5.1, 4.4, -1, "white")
GARDEN = (-0.6, 4.4, -1, "mint")
LAMPS = (3.7, 4.0, -1, "amber")
STREET = (KITCHEN, BOOKS, TOYS, GARDEN, LAMPS)


def shine(name, strength=0.17, **more):
    """Goods in a lit window: their own colour, a little luminous, because the lamp that lights them is not rendered."""
    return glow(name, strength, **more)


def ring(radius, x=0.0, z=0.0, y=0.0, start=0, end=360, steps=28):
    """Points of an arc that faces the street."""
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(x + radius * math.cos(a), y, z + radius * math.sin(a)) for a in angles]


# ---------------------------------------------------------------- houses


def front(width, height, side, wall, trim, door):
    """A house without its roof, with an open door and a window that goes in. Returns middle and width of the window."""
    box((width - 0.02, DEEP - RECESS, GROUND), (0, (DEEP + RECESS) / 2, 0), wall, 0.02)
    box((width - 0.02, DEEP, height - GROUND), (0, DEEP / 2, GROUND), wall, 0.05)
    box((width - 0.02, RECESS, GROUND - 2.6), (0, RECESS / 2, 2.6), wall, 0.02)
    for x in (-1, 1):
        box((0.26, RECESS + 0.1, 2.6), (x * (width / 2 - 0.14), RECESS / 2 - 0.05, 0), trim, 0.03)
        box((0.36, RECESS + 0.2, 0.24), (x * (width / 2 - 0.18), RECESS / 2 - 0.1, 0), trim, 0.03)
    doorway = 1.2
    middle = side * (width / 2 - 0.27 - doorway / 2)
    pier = side * (width / 2 - 0.27 - doorway - 0.1)
    box((0.2, RECESS + 0.06, 2.6), (pier, RECESS / 2 - 0.03, 0), trim, 0.03)
    box((doorway, 0.04, 2.6), (middle, RECESS - 0.05, 0), glow("amber", 1.0, "white", 0.08), 0)
    box((0.07, 0.95, 2.25), (middle + side * doorway * 0.5, -0.42, 0.05), door, 0.02)
    box((0.08, 0.55, 0.9), (middle + side * doorway * 0.5, -0.42, 1.15), glow("amber", 0.4), 0.02)
    box((doorway + 0.1, 0.7, 0.08), (middle, -0.25, 0), paint("mist", 0.5), 0.02)
    inner = width - 0.54 - doorway - 0.2
    at = -side * (width / 2 - 0.27 - inner / 2)
    box((inner, RECESS, 0.6), (at, RECESS / 2, 0), trim, 0.02)
    box((inner, 0.04, 0.3), (at, -0.015, 0.15), wall, 0.02)
    box((inner, RECESS - 0.06, 0.02), (at, RECESS / 2, 0.6), glow("amber", 0.45, "white", 0.1), 0)
    box((inner, 0.04, 2.0), (at, RECESS - 0.04, 0.6), glow("amber", 0.95, "white", 0.08), 0)
    box((0.03, RECESS - 0.06, 2.0), (at - inner / 2 + 0.015, RECESS / 2, 0.6), glow("amber", 0.6, "white", 0.1), 0)
    box((inner + 0.1, 0.14, 0.1), (at, -0.04, 0.58), paint("white", 0.6), 0.02)
    box((width - 0.06, 0.14, 0.5), (0, -0.06, 2.66), trim, 0.03)
    box((width + 0.06, 0.3, 0.14), (0, -0.1, GROUND - 0.02), paint("white", 0.55), 0.03)
    return at, inner


def sashes(columns, rows, size, pitch, at, seed=1):
    """Glazing bars, curtains, and what stands on the sill, over the windows() of a front with the same numbers."""
    luck = random.Random(seed)
    bar, cloth = paint("white", 0.55), paint("honey", 0.3, rough=0.9)
    for row in range(rows):
        for column in range(columns):
            x, z = at[0] + (column - (columns - 1) / 2) * pitch[0], at[2] + row * pitch[1]
            y = at[1] - 0.045
            box((0.05, 0.03, size[1]), (x, y, z), bar, 0)
            box((size[0], 0.03, 0.05), (x, y, z + size[1] * 0.62), bar, 0)
            box((size[0] + 0.24, 0.16, 0.08), (x, y - 0.03, z - 0.12), bar, 0.02)
            kind = luck.choice(("curtains", "blind", "plant", "plain"))
            if kind == "curtains":
                for s in (-1, 1):
                    box((size[0] * 0.22, 0.015, size[1]), (x + s * size[0] * 0.39, y + 0.005, z), cloth, 0)
            elif kind == "blind":
                box((size[0], 0.015, size[1] * 0.36), (x, y + 0.005, z + size[1] * 0.64), cloth, 0)
            elif kind == "plant":
                box((0.18, 0.02, 0.16), (x - size[0] * 0.2, y - 0.01, z), paint("coral", 0.3), 0)
                ball(0.15, (x - size[0] * 0.2, y, z + 0.28), paint("mint", 0.12), 1.1, 2, 0.12, column).scale = (1, 0.15, 1)


def parapet(width, height, color="mist"):
    """A flat roof with a rim round it."""
    rim = paint(color, 0.5)
    box((width - 0.3, DEEP - 0.3, 0.06), (0, DEEP / 2, height), ground("blue", 0.8), 0)
    for x in (-1, 1):
        box((0.2, DEEP, 0.42), (x * (width / 2 - 0.1), DEEP / 2, height), rim, 0.03)
    box((width, 0.2, 0.42), (0, DEEP - 0.1, height), rim, 0.03)
    box((width + 0.12, 0.3, 0.5), (0, 0.05, height - 0.06), rim, 0.04)
    for i in range(int(width / 0.45)):
        box((0.16, 0.16, 0.18), (-width / 2 + 0.3 + i * 0.45, -0.1, height - 0.26), rim, 0.02)


def awning(at, width, colors, out=0.62, z=3.02, drop=0.4):
    """A striped awning with a scalloped edge."""
    count = max(5, round(width / 0.34) | 1)
    step = width / count
    for i in range(count):
        cloth = paint(colors[i % 2], 0.72, rough=0.7)
        x = at - width / 2 + (i + 0.5) * step
        beam((x, -0.06, z), (x, -out, z - drop), step, 0.04, cloth, 0)
        cylinder(step / 2, 0.035, (x, -out, z - drop - 0.02), cloth, 0, (90, 0, 0), 16)
    tube((at - width / 2, -out, z - drop - 0.02), (at + width / 2, -out, z - drop - 0.02), 0.03, paint("white", 0.7))


def planter(at, width, blossom, seed=1):
    """A window box in bloom."""
    luck = random.Random(seed)
    x, y, z = at
    box((width, 0.3, 0.24), (x, y - 0.15, z), paint("honey", 0.2), 0.03)
    for i in range(int(width / 0.17)):
        place = (x - width / 2 + 0.1 + i * 0.17, y - 0.15 + luck.uniform(-0.07, 0.07), z + 0.27 + luck.uniform(0, 0.08))
        ball(0.13, place, paint("mint", 0.28, rough=0.9), 0.9, 1, 0.1, i)
        if i % 2 == seed % 2:
            ball(0.075, (place[0], place[1] - 0.06, place[2] + 0.1), paint(blossom, 0.9), 1, 1)


def chimney(at, height=1.4):
    """A chimney with two pots."""
    x, y, z = at
    box((0.9, 0.6, height), at, paint("coral", 0.26, wear=0.2), 0.03)
    box((1.05, 0.75, 0.14), (x, y, z + height - 0.1), paint("mist", 0.45), 0.03)
    for dx in (-0.22, 0.22):
        cylinder(0.13, 0.36, (x + dx, y, z + height + 0.02), paint("coral", 0.4), 0.02, top=0.1)


def skylight(at, size):
    """A lit window in a flat roof."""
    x, y, z = at
    box((size, size * 0.8, 0.24), at, paint("mist", 0.5), 0.03)
    for s in (-1, 1):
        box((size * 0.42, size * 0.66, 0.02), (x + s * size * 0.235, y, z + 0.235), glow("amber", 0.9, "white", 0.1), 0)


def feeder(at, width=0.82):
    """The short belt from a door to the street's belt; `at` is the x of the door."""
    conveyor((at, FRONT + 0.55, BELT_Z + 0.22), (at, BELT_Y + 0.62, BELT_Z + 0.05), width, "mist", 0.55, 1.6, False)


def door_of(shop):
    """The x of a shop's door."""
    middle, width, side, _ = shop
    return middle + side * (width / 2 - 0.87)


# ---------------------------------------------------------------- the five shops


def kitchen():
    """Kitchen ware: coral house, teapot on the roof."""
    x, width, side, _ = KITCHEN
    height = 6.1
    with group("kitchen", (x, FRONT, 0)):
        at, inner = front(width, height, side, paint("coral", 0.36, wear=0.08), paint("white", 0.62), paint("coral", 0.5))
        parapet(width, height)
        awning(at, inner + 0.2, ("coral", "white"))
        windows(3, 1, (0.75, 1.25), (1.25, 1), (0, -0.03, 4.15), lit=0.7, seed=2)
        sashes(3, 1, (0.75, 1.25), (1.25, 1), (0, -0.03, 4.15), 1)
        for i in (-1, 1):
            planter((i * 1.25, -0.05, 3.86), 0.95, "white", 2 + i)
        # Pots and a tower of bowls in the window, pans over them.
        for i, (color, radius, tall) in enumerate((("sky", 0.26, 0.34), ("coral", 0.3, 0.26), ("mint", 0.22, 0.4))):
            px = at - inner * 0.3 + i * inner * 0.3
            cylinder(radius, tall, (px, 0.32, 0.62), shine(color), 0.03, sides=20)
            cylinder(radius * 0.95, 0.06, (px, 0.32, 0.62 + tall), shine("white"), 0.02, sides=20, top=0.1)
            ball(0.05, (px, 0.32, 0.72 + tall), shine("amber", 0.3), detail=2)
        for i in range(4):
            cylinder(0.13, 0.06, (at - 0.85 + i * 0.55, 0.5, 1.42), paint("night", 1), 0.01, (90, 0, 0), 20, top=0.2)
            tube((at - 0.85 + i * 0.55, 0.48, 1.55), (at - 0.85 + i * 0.55, 0.48, 1.9), 0.03, paint("night", 1))
        chimney((-1.3, 6.0, height))
        with group("teapot", (-0.35, 1.4, height + 0.06), 218, 1.15):
            teapot()
        # A ladder hatch and a vent behind it.
        box((0.9, 0.9, 0.35), (1.2, 4.2, height), paint("steel", 0.5), 0.05)


def teapot():
    """A giant teapot that steams: spout at +x."""
    china, band = paint("white", 0.85, rough=0.25), paint("sky", 0.5, rough=0.3, toward="blue", share=0.2)
    cylinder(1.0, 0.22, (0, 0, 0), paint("honey", 0.25), 0.05, top=0.9)
    cylinder(0.55, 0.18, (0, 0, 0.2), china, 0.04)
    ball(0.98, (0, 0, 1.1), china, 0.82, 4)
    cylinder(0.995, 0.22, (0, 0, 1.0), band, 0.02, sides=48)
    cylinder(0.56, 0.1, (0, 0, 1.82), paint("amber", 0.8, rough=0.3), 0.03)
    ball(0.5, (0, 0, 1.88), china, 0.4)
    ball(0.15, (0, 0, 2.16), paint("amber", 0.85, rough=0.3))
    bends = ((0.7, 0.8, 0.3), (1.12, 1.05, 0.23), (1.34, 1.45, 0.17), (1.62, 1.78, 0.13))
    sections = []
    for px, pz, radius in bends:
        around = [math.tau * i / 16 for i in range(16)]
        sections.append([(px + radius * 0.75 * math.cos(a), radius * math.sin(a), pz - radius * 0.65 * math.cos(a)) for a in around])
    loft(sections, china)
    cable(ring(0.56, -0.92, 1.15, 0, 75, 285), 0.1, china)
    steam = glow("mist", 0.4)
    for px, long, thick in ((1.7, 1.15, 0.065), (2.0, 0.75, 0.045)):
        cable([(px + 0.09 * math.sin(i * 0.7), 0, 2.0 + long * i / 14) for i in range(15)], thick, steam)


def books():
    """Books: a tall narrow house whose roof is a book, put down open."""
    x, width, side, _ = BOOKS
    height, rise = 7.5, 1.9
    with group("books", (x, FRONT + 0.15, 0)):
        wall = paint("sky", 0.2, toward="blue", share=0.3, wear=0.08)
        at, inner = front(width, height, side, wall, paint("honey", 0.26), paint("sky", 0.4))
        windows(2, 2, (0.8, 1.2), (1.5, 2.0), (0, -0.03, 4.0), lit=0.75, seed=5)
        sashes(2, 2, (0.8, 1.2), (1.5, 2.0), (0, -0.03, 4.0), 4)
        for row in range(2):
            box((width + 0.04, 0.12, 0.1), (0, -0.03, 3.72 + row * 2.0), paint("white", 0.5), 0.02)
        awning(at, inner + 0.2, ("sky", "sky"), 0.5)
        luck = random.Random(7)
        colors = ("coral", "sky", "mint", "white", "blue")
        # A shelf of books, a pile and one that stands open.
        for row in range(2):
            px = at - inner / 2 + 0.12
            while px < at + inner / 2 - 0.1:
                thick = luck.uniform(0.07, 0.13)
                box((thick, 0.22, luck.uniform(0.3, 0.42)), (px + thick / 2, 0.56, 0.64 + row * 0.5), shine(luck.choice(colors)), 0.01)
                px += thick + 0.01
            box((inner, 0.26, 0.05), (at, 0.56, 1.1 + row * 0.5), paint("honey", 0.3), 0)
        for i in range(4):
            box((0.5, 0.34, 0.09), (at + 0.25, 0.2, 0.62 + i * 0.09), shine(colors[i]), 0.01, (0, 0, luck.uniform(-14, 14)))
        # The book: pages between two covers.
        half = width / 2 + 0.32
        slope = rise / half

        def leaf(inset, thick, color, long, depth):
            x0, top = half - inset * 0.1, height + rise - inset
            vee = [(-x0, top - x0 * slope), (0, top), (x0, top - x0 * slope), (x0, top - x0 * slope - thick), (0, top - thick), (-x0, top - x0 * slope - thick)]
            prism(vee[::-1], long, (0, depth, 0), color, 0.02, (90, 0, 0))

        for i in range(5):
            leaf(0.2 + i * 0.13, 0.135, paint("white" if i % 2 == 0 else "mist", 0.85), DEEP + 0.3 - i * 0.03, DEEP + 0.1)
        leaf(0.0, 0.22, paint("mint", 0.34, rough=0.5, toward="blue", share=0.25), DEEP + 0.5, DEEP + 0.2)
        inside = half - 0.5
        prism([(-inside, height - 0.1), (inside, height - 0.1), (0, height + inside * slope)], DEEP - 0.2, (0, DEEP - 0.02, 0), wall, 0, (90, 0, 0))
        for s in (-1, 1):
            beam((s * half * 0.62, -0.32, height + rise * 0.38 + 0.03), (s * half * 0.62, DEEP + 0.21, height + rise * 0.38 + 0.03), 0.12, 0.05, paint("amber", 0.8), 0)
        cylinder(0.34, 0.08, (0, 0.02, height + 0.2), paint("white", 0.6), 0.02, (90, 0, 0))
        cylinder(0.26, 0.1, (0, 0.01, height + 0.2), glow("amber", 2.2, "white", 0.2), 0, (90, 0, 0))
        # Its ribbon hangs down over the front.
        cable([(0, -0.35, height + rise - 0.05), (0.1, -0.42, height + rise - 0.6), (0.02, -0.38, height + rise - 1.1)], 0.05, paint("amber", 0.9))


def garden():
    """Garden: a low house with a greenhouse and a potted sunflower on top."""
    x, width, side, _ = GARDEN
    height = 4.1
    with group("garden", (x, FRONT - 0.1, 0)):
        wall = paint("mint", 0.2, toward="blue", share=0.2, wear=0.1)
        at, inner = front(width, height, side, wall, paint("white", 0.5), paint("mint", 0.4))
        parapet(width, height)
        awning(at, inner + 0.2, ("mint", "white"))
        # Plants in the window.
        for i, color in enumerate(("coral", "white", "honey", "coral")):
            px = at - inner * 0.36 + i * inner * 0.24
            cylinder(0.12, 0.24, (px, 0.3, 0.62), shine(color), 0.02, top=0.17, sides=16)
            ball(0.22 + 0.04 * (i % 2), (px, 0.3, 1.02), shine("mint", 0.1), 1.2, 2, 0.18, i)
        # Pots before the shop.
        for i, (dx, dy, size) in enumerate(((-0.5, -0.5, 0.3), (0.75, -0.42, 0.36), (1.5, -0.55, 0.32))):
            cylinder(0.17, 0.34, (dx, dy, 0), paint("coral", 0.4), 0.02, top=0.24, sides=20)
            bush((dx, dy, 0.32), size, i + 3)
            ball(0.07, (dx + 0.1, dy - 0.22, 0.62), paint("amber" if i % 2 else "coral", 0.9), 1, 1)
        # Greenhouse: a white frame, plants and a warm light in it.
        y0, y1, w, eave, ridge = 1.9, 6.6, 1.75, height + 1.35, height + 2.6
        bar = paint("white", 0.8)
        box((w * 2 + 0.2, y1 - y0 + 0.2, 0.4), (0, (y0 + y1) / 2, height), paint("mist", 0.5), 0.04)
        box((w * 2 - 0.2, y1 - y0 - 0.2, 0.02), (0, (y0 + y1) / 2, height + 0.4), glow("mint", 0.3), 0)
        for i in range(6):
            y = y0 + (y1 - y0) * i / 5
            for s in (-1, 1):
                tube((s * w, y, height + 0.3), (s * w, y, eave), 0.05, bar)
                tube((s * w, y, eave), (0, y, ridge), 0.05, bar)
        for px, z in ((-w, eave), (w, eave), (0, ridge), (w / 2, (eave + ridge) / 2), (-w / 2, (eave + ridge) / 2)):
            tube((px, y0, z), (px, y1, z), 0.045, bar)
        for px in (-0.6, 0.6):
            tube((px, y0, height + 0.3), (px, y0, eave + 0.82), 0.04, bar)
        tube((-w, y0, eave), (w, y0, eave), 0.045, bar)
        luck = random.Random(3)
        for i in range(15):
            place = (luck.uniform(-1.3, 1.3), luck.uniform(y0 + 0.4, y1 - 0.5), height + 0.6)
            ball(luck.uniform(0.3, 0.5), place, paint("mint", luck.uniform(0.3, 0.55), rough=0.8), 1.1, 2, 0.15, i)
            if i % 3 == 0:
                ball(0.14, (place[0], place[1] - 0.3, place[2] + 0.42), paint("coral" if i % 2 else "amber", 0.9), 1, 2)
        bulb((0, y0 + 1.3, height + 1.9), 130, "amber", 0.25)
        ball(0.14, (0, y0 + 1.3, height + 1.95), glow("amber", 9, "white", 0.4))
        with group("sunflower", (-0.75, 0.85, height + 0.06), 42, 1.05):
            sunflower()


def sunflower():
    """A giant flower in a clay pot that looks along -y."""
    clay = paint("coral", 0.5, rough=0.7)
    cylinder(0.5, 0.8, (0, 0, 0), clay, 0.04, top=0.72)
    cylinder(0.8, 0.22, (0, 0, 0.76), clay, 0.04)
    cylinder(0.68, 0.05, (0, 0, 0.96), paint("honey", 0.12), 0)
    stem = paint("mint", 0.42, rough=0.7)
    cable([(0, 0, 0.9), (0.06, 0, 1.5), (0.02, -0.05, 2.1), (0, -0.12, 2.5)], 0.09, stem)
    for s, z in ((1, 1.25), (-1, 1.5)):
        with group("leaf", (0, 0, z), 0 if s > 0 else 180, tilt=(0, -28)):
            ball(0.45, (0.5, 0, 0), stem, 0.2, 3).scale = (1.1, 0.55, 1)
    with group("head", (0, -0.16, 2.5), tilt=(-12, 0)):
        for i in range(14):
            angle = math.tau * i / 14
            petal = ball(0.3, (0.62 * math.cos(angle), -0.02 * (i % 2), 0.62 * math.sin(angle)), paint("amber", 0.95, rough=0.6), 1, 2)
            petal.scale = (1.15, 0.25, 0.52)
            petal.rotation_euler = (0, -angle, 0)
        ball(0.42, (0, -0.06, 0), paint("honey", 0.14, rough=0.9), 1, 3).scale = (1, 0.42, 1)


def toys():
    """Toys: the highest house, white with coloured windows, a rocket on the roof."""
    x, width, side, _ = TOYS
    height = 8.0
    with group("toys", (x, FRONT + 0.1, 0)):
        at, inner = front(width, height, side, paint("white", 0.42, wear=0.06), paint("sky", 0.42, toward="blue", share=0.2), paint("coral", 0.5))
        parapet(width, height, "sky")
        awning(at, inner + 0.2, ("amber", "coral"))
        windows(3, 2, (0.75, 1.05), (1.3, 2.15), (0, -0.03, 4.15), lit=0.65, seed=11)
        sashes(3, 2, (0.75, 1.05), (1.3, 2.15), (0, -0.03, 4.15), 2)
        windows(3, 2, (0.75, 1.0), (1.7, 2.15), (width / 2 + 0.01, 3.2, 4.6), "+x", lit=0.4, seed=3)
        for i in (-1, 0, 1):
            planter((i * 1.3, -0.05, 3.86), 0.9, "coral" if i else "amber", i + 5)
        for i, color in enumerate(("coral", "amber", "mint", "sky", "coral", "amber", "mint")):
            px = -1.8 + i * 0.6
            prism([(px - 0.22, 0), (px, -0.42), (px + 0.22, 0)], 0.03, (0, -0.24, 3.3 + 2.55), paint(color, 0.75), 0, (90, 0, 0))
        tube((-2.1, -0.25, 5.86), (2.1, -0.25, 5.86), 0.02, paint("white", 0.7))
        # A train of blocks, a ball, a tower, a bear.
        for i, color in enumerate(("coral", "mint", "sky")):
            px = at - inner * 0.36 + i * 0.36
            box((0.3, 0.26, 0.24), (px, 0.2, 0.68), shine(color), 0.03)
            for dx in (-0.08, 0.08):
                cylinder(0.06, 0.03, (px + dx, 0.06, 0.69), paint("night", 1), 0, (90, 0, 0), 14)
        cylinder(0.05, 0.2, (at - inner * 0.36 - 0.08, 0.2, 0.9), shine("amber", 0.3), 0)
        for i, color in enumerate(("sky", "coral", "mint", "white")):
            box((0.26, 0.26, 0.25), (at + 0.05, 0.5, 0.62 + i * 0.25), shine(color), 0.02, (0, 0, i * 11))
        bear = shine("honey", 0.1)
        for radius, px, z in ((0.24, 0, 0.84), (0.17, 0, 1.17), (0.07, -0.13, 1.31), (0.07, 0.13, 1.31), (0.09, -0.2, 0.95), (0.09, 0.2, 0.95), (0.1, -0.14, 0.68), (0.1, 0.14, 0.68)):
            ball(radius, (at + inner * 0.33 + px, 0.3, z), bear, 1, 2)
        with group("rocket", (0.1, 1.5, height + 0.06), 30, 1.05):
            rocket()
        chimney((1.3, 5.8, height), 1.2)
        skylight((0.6, 4.0, height), 1.5)
        for px, tall in ((-1.2, 0.7), (-0.8, 0.5)):
            tube((px, 5.9, height), (px, 5.9, height + tall), 0.09, paint("mist", 0.6))


def rocket():
    """A giant toy rocket on a round stand."""
    white, red = paint("white", 0.85, rough=0.3), paint("coral", 0.62, rough=0.35)
    cylinder(0.95, 0.2, (0, 0, 0), paint("line", 1.1), 0.05)
    cylinder(0.8, 0.06, (0, 0, 0.2), glow("amber", 3, "white", 0.1), 0)
    cylinder(0.3, 0.4, (0, 0, 0.35), paint("steel", 0.5, metal=0.5), 0.03, top=0.42)
    around = [math.tau * i / 24 for i in range(24)]

    def skin(profile, material):
        loft([[(r * math.cos(a), r * math.sin(a), z) for a in around] for r, z in profile], material)

    skin(((0.45, 0.7), (0.62, 1.2), (0.68, 1.7), (0.64, 2.3)), white)
    skin(((0.645, 2.3), (0.52, 2.8), (0.33, 3.25), (0.06, 3.65)), red)
    cylinder(0.69, 0.12, (0, 0, 1.3), paint("amber", 0.85, rough=0.3), 0.02)
    tube((0, 0, 3.6), (0, 0, 4.0), 0.03, white)
    ball(0.1, (0, 0, 4.02), glow("coral", 5))
    for turn in (25, 115, 205, 295):
        with group("fin", (0, 0, 0), turn):
            prism([(0.4, 0.75), (1.1, 0.2), (1.1, 0.75), (0.6, 1.6)], 0.12, (0, 0.06, 0), red, 0.03, (90, 0, 0))
    with group("porthole", (0, 0, 1.92), 15):
        cylinder(0.3, 0.1, (0, -0.58, 0), paint("amber", 0.8), 0.03, (90, 0, 0))
        cylinder(0.22, 0.12, (0, -0.59, 0), glow("sky", 2, "white", 0.3), 0, (90, 0, 0))


def lamps():
    """Lamps: a dark house, and a desk lamp as tall as a storey that bends over the street."""
    x, width, side, _ = LAMPS
    height = 6.0
    with group("lamps", (x, FRONT, 0)):
        wall = paint("blue", 1.9, toward="steel", share=0.2, wear=0.08)
        at, inner = front(width, height, side, wall, paint("amber", 0.5), paint("amber", 0.7))
        parapet(width, height)
        windows(2, 1, (1.0, 1.25), (1.9, 1), (0, -0.03, 4.1), lit=1, seed=2)
        sashes(2, 1, (1.0, 1.25), (1.9, 1), (0, -0.03, 4.1), 5)
        windows(3, 1, (0.8, 1.1), (1.9, 1), (width / 2 + 0.01, 3.4, 4.2), "+x", lit=0.7, seed=5)
        # The side towards the port has a window to the street as well.
        windows(2, 1, (1.3, 1.3), (2.6, 1), (width / 2 + 0.01, 3.0, 1.0), "+x", lit=1, seed=5)
        awning(at, inner + 0.2, ("amber", "white"))
        for i, (color, tall) in enumerate((("coral", 0.55), ("mint", 0.85), ("sky", 0.45))):
            px = at - inner * 0.3 + i * inner * 0.3
            cylinder(0.12, 0.04, (px, 0.3, 0.62), paint("night", 1), 0.01)
            tube((px, 0.3, 0.62), (px, 0.3, 0.62 + tall), 0.025, paint("night", 1))
            cylinder(0.23, 0.26, (px, 0.3, 0.56 + tall), glow(color, 1.1), 0, top=0.11, sides=20)
        with group("desk lamp", (-0.25, 2.5, height + 0.06), 0, 1.35):
            desk_lamp()
        # Bulbs along the edge of the roof, a skylight, a vent.
        for i in range(9):
            ball(0.085, (-width / 2 + 0.25 + i * 0.44, -0.16, height - 0.42), glow(("amber", "white")[i % 2], 6), 1, 2)
        skylight((0.6, 5.0, height), 1.3)
        box((0.6, 0.6, 0.5), (-1.1, 5.6, height), paint("steel", 0.55), 0.05)


def desk_lamp():
    """A giant desk lamp with two arms; its head lights the belt."""
    coat, steel = paint("amber", 0.85, rough=0.3), paint("coral", 0.62, rough=0.35)
    cylinder(0.66, 0.2, (0, 0, 0), coat, 0.07)
    cylinder(0.2, 0.3, (0, 0, 0.2), coat, 0.04)
    elbow, neck = (0.35, 0.8, 1.55), (0.3, -1.9, 2.0)
    for dx in (-0.13, 0.13):
        tube((dx, 0, 0.4), (elbow[0] + dx, elbow[1], elbow[2]), 0.085, steel)
        tube((elbow[0] + dx, elbow[1], elbow[2]), (neck[0] + dx, neck[1], neck[2]), 0.085, steel)
    for place in ((0, 0, 0.45), elbow, neck):
        ball(0.2, place, coat)
    cable([(0, 0.2, 0.2), (0.2, 0.5, 0.9), (elbow[0], elbow[1] + 0.2, elbow[2])], 0.03, paint("night", 1))
    with group("head", neck, tilt=(-22, 0)):
        cylinder(0.28, 0.3, (0, 0, -0.25), coat, 0.04)
        cylinder(0.82, 0.75, (0, 0, -0.95), coat, 0.03, top=0.3, sides=40)
        cylinder(0.76, 0.03, (0, 0, -0.97), glow("amber", 6, "white", 0.4), 0)
        ball(0.3, (0, 0, -0.98), glow("amber", 14, "white", 0.6))
    spot((neck[0], neck[1] - 0.55, neck[2] - 1.05), (0.7, BELT_Y - FRONT - 1.5, -6), 2600, "amber", 62, radius=0.4)


# ---------------------------------------------------------------- the belt


def conveyor(a, b, width, rail="amber", depth=0.8, legs=2.2, shine_line=True):
    """A belt from one point to another, on legs; points are on its surface."""
    ax, ay, az = a
    bx, by, bz = b
    length = math.dist(a, b)
    nx, ny = -(by - ay) / math.hypot(bx - ax, by - ay), (bx - ax) / math.hypot(bx - ax, by - ay)
    coat, steel = paint(rail, depth, rough=0.4), paint("steel", 0.5, rough=0.4, metal=0.4)
    beam((ax, ay, az - 0.05), (bx, by, bz - 0.05), width - 0.1, 0.1, paint("line", 0.75, rough=0.7), 0)
    for s in (-1, 1):
        dx, dy = nx * s * width / 2, ny * s * width / 2
        beam((ax + dx, ay + dy, az - 0.09), (bx + dx, by + dy, bz - 0.09), 0.1, 0.3, coat, 0.025)
        if shine_line:
            ox, oy = dx * 1.085, dy * 1.085
            beam((ax + ox, ay + oy, az - 0.1), (bx + ox, by + oy, bz - 0.1), 0.02, 0.07, glow("amber", 4, "white", 0.15), 0)
    for i in range(max(2, round(length / legs) + 1)):
        t = (i + 0.25) / (max(2, round(length / legs) + 1) - 0.5)
        x, y, z = ax + (bx - ax) * t, ay + (by - ay) * t, az + (bz - az) * t
        for s in (-1, 1):
            px, py = x + nx * s * (width / 2 - 0.06), y + ny * s * (width / 2 - 0.06)
            box((0.1, 0.1, z - 0.2), (px, py, 0), steel, 0.01)
            box((0.26, 0.2, 0.05), (px, py, 0), steel, 0.01)
        tube((x + nx * width / 2, y + ny * width / 2, 0.3), (x - nx * width / 2, y - ny * width / 2, 0.3), 0.035, steel)


def main_belt():
    """The belt along the street, its turn, and the slope into the container."""
    width, start = 1.15, -14.9
    conveyor((start, BELT_Y, BELT_Z), (BEND_X - BEND, BELT_Y, BELT_Z), width)
    cylinder(0.16, width - 0.12, (start - 0.02, BELT_Y + width / 2 - 0.06, BELT_Z - 0.14), paint("line", 0.75), 0.02, (90, 0, 0))
    # Arrows between the slots.
    line = paint("steel", 0.75)
    x = start + 0.6
    while x < BEND_X - BEND:
        for s in (-1, 1):
            box((0.3, 0.07, 0.012), (x, BELT_Y + s * 0.09, BELT_Z), line, 0, (0, 0, -s * 42))
        x += SLOT
    # The turn: an arc around (BEND_X - BEND, BELT_Y + BEND).
    cx, cy = BEND_X - BEND, BELT_Y + BEND

    def arc(inner, outer, z, tall, material):
        steps = 16
        angles = [math.radians(-90 + 90 * i / steps) for i in range(steps + 1)]
        outline = [(cx + outer * math.cos(a), cy + outer * math.sin(a)) for a in angles]
        outline += [(cx + inner * math.cos(a), cy + inner * math.sin(a)) for a in reversed(angles)]
        prism(outline, tall, (0, 0, z), material, 0)

    coat = paint("amber", 0.8, rough=0.4)
    half = width / 2
    arc(BEND - half + 0.05, BEND + half - 0.05, BELT_Z - 0.1, 0.1, paint("line", 0.75, rough=0.7))
    arc(BEND + half - 0.05, BEND + half + 0.05, BELT_Z - 0.24, 0.3, coat)
    arc(BEND - half - 0.05, BEND - half + 0.05, BELT_Z - 0.24, 0.3, coat)
    arc(BEND + half + 0.04, BEND + half + 0.06, BELT_Z - 0.135, 0.07, glow("amber", 4, "white", 0.15))
    for angle in (-60, -25):
        a = math.radians(angle)
        for radius in (BEND - half + 0.06, BEND + half - 0.06):
            box((0.1, 0.1, BELT_Z - 0.2), (cx + radius * math.cos(a), cy + radius * math.sin(a), 0), paint("steel", 0.5, metal=0.4), 0.01)
    conveyor((BEND_X, cy, BELT_Z), (BEND_X, cy + 1.9, 1.5), width, legs=1.4)


def load_belt():
    """Parcels in the slots: after each shop more of them are taken, and before the gate all of them are."""
    tapes = [shop[3] for shop in STREET]
    doors = [door_of(shop) for shop in STREET]
    luck = random.Random(12)
    x, slot = -14.3, 0
    while x < BEND_X - BEND:
        open_shops = sum(1 for door in doors if door <= x + 0.2)
        slot += 1
        x += SLOT
        if not open_shops or (open_shops < 3 and slot % 3 == 2):
            continue
        parcel((x - SLOT, BELT_Y, BELT_Z), (0.78, 0.62, 0.54), luck.choice((-2, 0, 2)), "honey", tapes[slot * 2 % open_shops])
    for angle in (-78, -26):
        a = math.radians(angle)
        place = (BEND_X - BEND + BEND * math.cos(a), BELT_Y + BEND + BEND * math.sin(a), BELT_Z)
        parcel(place, (0.78, 0.62, 0.54), angle + 90, "honey", tapes[angle % 5])
    with group("climbing", (BEND_X, BELT_Y + BEND + 0.75, BELT_Z + 0.25), 90, tilt=(17, 0)):
        parcel((0, 0, 0), (0.78, 0.62, 0.54), 0, "honey", "mint")
    for shop in STREET:
        door = door_of(shop)
        for y, turn in ((FRONT + 0.1, 90), (BELT_Y + 1.7, 90)):
            slope = 0.17 * (y - BELT_Y - 0.62) / (FRONT - BELT_Y - 0.07)
            parcel((door, y, BELT_Z + 0.055 + slope), (0.78, 0.62, 0.54), turn, "honey", shop[3])


def gate(x):
    """The gate that every parcel passes: an arch with a curtain of light and a sign with the company's mark."""
    frame = paint("white", 0.75, rough=0.35)
    for s in (-1, 1):
        box((0.7, 0.26, 2.25), (x, BELT_Y + s * 0.86, 0), frame, 0.06)
        box((0.12, 0.05, 1.2), (x, BELT_Y + s * 0.715, 0.9), glow("mint", 5), 0.01)
        box((0.06, 0.27, 1.2), (x + 0.34, BELT_Y + s * 0.86, 0.95), glow("mint", 2.4), 0.01)
    box((0.7, 2.0, 0.34), (x, BELT_Y, 2.2), frame, 0.08)
    box((0.12, 1.4, 0.04), (x, BELT_Y, 2.18), glow("mint", 5), 0)
    with group("sign", (x, BELT_Y - 0.2, 2.54), 45):
        tube((0, 0, 0), (0, 0, 0.3), 0.06, frame)
        cylinder(0.52, 0.12, (0, 0.06, 0.72), paint("mint", 0.35, rough=0.4), 0.03, (90, 0, 0))
        cable(ring(0.5, 0, 0.72, -0.06), 0.035, glow("mint", 3))
        mark(0.46, (0, -0.02, 0.72), glow("mint", 5, "white", 0.4), depth=0.04)
    bulb((x + 0.1, BELT_Y, 1.95), 55, "mint", 0.2)


# ---------------------------------------------------------------- the port


def loading():
    """A truck that stands with its back to the belt, its container open."""
    back = BELT_Y + BEND + 1.0
    with group("loading", (BEND_X, back + 5.23, 0)):
        truck((0, 0, 0), 90, "white", None, lights=False)
        container((0, -2.2, 1.18), "amber", -90, open_doors=True)
    skin = paint("amber", 0.66, rough=0.5)
    for s, turn in ((-1, -38), (1, 64)):
        with group("door", (BEND_X + s * 1.2, back, 1.3), turn):
            box((0.07, 1.08, 2.3), (0, -0.54, 0), skin, 0.02)
            for y in (-0.3, -0.8):
                tube((s * 0.05, y, 0.05), (s * 0.05, y, 2.25), 0.028, paint("mist", 0.8, metal=0.6, rough=0.35))
                box((0.05, 0.24, 0.06), (s * 0.07, y, 0.8), paint("mist", 0.8, metal=0.6, rough=0.35), 0.01)
    for row in range(3):
        for x in (-0.72, 0, 0.72):
            for level in range(3):
                if level < 3 - row or (row, x, level) == (1, 0, 2):
                    parcel((BEND_X + x, back + 3.6 - row * 0.85, 1.32 + level * 0.58), (0.7, 0.62, 0.56), 0, "honey", ("mint", "sky", "coral", "amber")[(row + level * 2 + int(x > 0)) % 4])
    box((0.1, 4.5, 0.05), (BEND_X, back + 2.6, 3.55), glow("amber", 5, "white", 0.4), 0)
    bulb((BEND_X, back + 1.3, 3.1), 150, "amber", 0.2)


def gantry():
    """A small crane over the truck and the ship, with a container in its ropes."""
    coat, coat2 = paint("mint", 0.5, rough=0.4, toward="blue", share=0.12), paint("mint", 0.38, rough=0.45, toward="blue", share=0.2)
    dark, rope = paint("line", 0.6), paint("mist", 0.6)
    y, top, x0, x1 = 3.6, 8.0, 6.6, 12.1
    for x in (x0, x1):
        for s in (-1, 1):
            beam((x, y + s * 1.7, 0.4), (x, y + s * 0.6, top), 0.42, 0.42, coat, 0.04)
            box((0.5, 1.0, 0.42), (x, y + s * 1.72, 0.12), coat2, 0.05)
            box((0.5, 0.5, 0.2), (x, y + s * 1.6, 0.62), paint("amber", 0.85), 0.02)
            for dy in (-0.28, 0.28):
                cylinder(0.17, 0.2, (x - 0.1, y + s * 1.72 + dy, 0.17), dark, 0.02, (0, 90, 0), 18)
        beam((x, y - 1.3, 3.0), (x, y + 1.3, 3.0), 0.28, 0.28, coat2, 0.03)
        box((0.14, 7.0, 0.05), (x, y, 0), paint("steel", 0.7, metal=0.6), 0.01)
    for s in (-1, 1):
        beam((x0 - 0.45, y + s * 0.62, top + 0.25), (17.6, y + s * 0.62, top + 0.25), 0.28, 0.5, coat, 0.04)
        tube((x0 - 0.45, y + s * 0.72, top + 1.05), (17.6, y + s * 0.72, top + 1.05), 0.025, rope)
        for i in range(12):
            x = x0 - 0.4 + i
            tube((x, y + s * 0.72, top + 0.45), (x, y + s * 0.72, top + 1.05), 0.02, rope)
    for x in (x0 - 0.35, 9.4, 17.5):
        box((0.22, 1.3, 0.3), (x, y, top + 0.1), coat2, 0.03)
    apex = (x1, y, top + 2.9)
    for s in (-1, 1):
        beam((x1, y + s * 0.6, top + 0.4), apex, 0.24, 0.24, coat, 0.03)
    tube(apex, (17.2, y, top + 0.5), 0.06, coat2)
    tube(apex, (x0, y, top + 0.5), 0.06, coat2)
    ball(0.15, (apex[0], apex[1], apex[2] + 0.15), glow("coral", 8))
    # Trolley with its cabin, ropes and load.
    x, low = 15.3, 4.55
    box((1.3, 1.7, 0.35), (x, y, top + 0.45), paint("amber", 0.85), 0.05)
    box((0.9, 0.9, 1.0), (x - 4.6, y - 1.2, top - 0.95), paint("white", 0.8), 0.06)
    box((0.7, 0.05, 0.5), (x - 4.6, y - 1.65, top - 0.6), glow("sky", 1.6, "white", 0.4), 0.02)
    box((0.05, 0.7, 0.5), (x - 4.14, y - 1.2, top - 0.6), glow("sky", 1.6, "white", 0.4), 0.02)
    for sx in (-0.5, 0.5):
        for sy in (-0.6, 0.6):
            tube((x + sx, y + sy, top + 0.5), (x + sx, y + sy * 2.2, low + 0.1), 0.03, rope)
    box((0.5, 5.6, 0.2), (x, y, low), paint("amber", 0.85), 0.04)
    container((x, y, low - 2.6), "coral", 90)
    box((0.5, 0.5, 0.1), (14.0, y, top - 0.05), glow("amber", 8, "white", 0.5), 0.02)
    spot((13.6, y - 0.3, top - 0.2), (13.4, y - 2, 0), 1500, "amber", 100, radius=0.4)
    return x


def small_ship(x):
    """A coaster at the quay with its bow at -y: two bays of containers and a little bridge."""
    with group("coaster", (x, 3.2, -0.9), -90):
        skin, red = paint("blue", 1.2, rough=0.4, toward="steel", share=0.1), paint("coral", 0.5, rough=0.5)
        white = paint("white", 0.8, rough=0.45)

        def hull(low, high, material, shrink=1.0):
            stations = ((-6.6, 1.35, 0.9), (-5.6, 1.6, 1), (3.2, 1.6, 1), (5.0, 1.25, 1.0), (6.2, 0.65, 1.1), (6.9, 0.06, 1.18))
            loft([[(px, -half * shrink, low), (px, half * shrink, low), (px, half * shrink, high * rise), (px, -half * shrink, high * rise)] for px, half, rise in stations], material)

        hull(-0.4, 0.28, red, 1.015)
        hull(0.2, 1.7, skin)
        hull(1.3, 1.42, white, 1.02)
        box((8.4, 2.6, 0.12), (-0.6, 0, 1.68), paint("line", 1.0), 0.02)
        box((1.9, 2.7, 1.6), (-5.2, 0, 1.7), white, 0.08)
        box((1.5, 2.4, 1.2), (-5.3, 0, 3.3), white, 0.08)
        box((1.8, 2.9, 0.14), (-5.2, 0, 4.5), paint("line", 1.2), 0.04)
        for py in (-0.8, 0, 0.8):
            box((0.05, 0.6, 0.55), (-4.54, py, 3.7), glow("amber", 2.4, "white", 0.3), 0.02)
            box((0.05, 0.4, 0.4), (-4.24, py, 2.4), glow("amber", 2.0, "white", 0.3), 0.02)
        for px in (-5.7, -5.0):
            box((0.5, 0.05, 0.5), (px, 1.21, 3.7), glow("amber", 2.4, "white", 0.3), 0.02)
        cylinder(0.35, 1.1, (-5.9, 0.6, 4.6), red, 0.04)
        tube((-5.0, -0.5, 4.6), (-5.0, -0.5, 6.4), 0.05, white)
        ball(0.1, (-5.0, -0.5, 6.45), glow("mint", 6))
        tube((6.1, 0, 1.8), (6.1, 0, 3.1), 0.05, white)
        ball(0.1, (6.1, 0, 3.15), glow("amber", 8, "white", 0.4))
        for s in (-1, 1):
            cable([(6.7, s * 0.15, 2.5), (5.9, s * 0.72, 2.4), (5.0, s * 1.2, 2.2)], 0.03, paint("mist", 0.7))


# ---------------------------------------------------------------- people and small things


def cat(at, turn=0, color="honey", depth=0.4):
    """A cat that sits and looks along +x."""
    fur = paint(color, depth, rough=0.9)
    with group("cat", at, turn):
        ball(0.19, (-0.06, 0, 0.2), fur, 1.15)
        ball(0.13, (0.06, 0, 0.32), fur, 1.1)
        ball(0.125, (0.12, 0, 0.5), fur, 0.92)
        for y in (-0.07, 0.07):
            cylinder(0.05, 0.1, (0.11, y, 0.57), fur, 0, top=0.005, sides=8)
            cylinder(0.035, 0.24, (0.14, y, 0), fur, 0.01)
            ball(0.02, (0.235, y * 0.7, 0.52), glow("mint", 3), detail=1)
        cable([(-0.2, 0, 0.08), (-0.38, 0.06, 0.06), (-0.45, 0.16, 0.16), (-0.4, 0.2, 0.34)], 0.035, fur)


def bicycle(at, turn=0, color="coral"):
    """A bicycle on its stand, 1.7 m long."""
    with group("bicycle", at, turn):
        frame, tyre = paint(color, 0.7, rough=0.35), paint("night", 1.2)
        for x in (-0.52, 0.52):
            cable(ring(0.32, x, 0.34), 0.028, tyre)
            for i in range(4):
                a = math.radians(i * 45)
                tube((x - 0.3 * math.cos(a), 0, 0.34 - 0.3 * math.sin(a)), (x + 0.3 * math.cos(a), 0, 0.34 + 0.3 * math.sin(a)), 0.008, paint("mist", 0.7))
        for a, b in (((-0.52, 0, 0.34), (-0.05, 0, 0.34)), ((-0.05, 0, 0.34), (-0.18, 0, 0.86)), ((-0.05, 0, 0.34), (0.36, 0, 0.8)), ((-0.16, 0, 0.76), (0.36, 0, 0.8)), ((0.52, 0, 0.34), (0.34, 0, 0.98)), ((-0.52, 0, 0.34), (-0.16, 0, 0.76))):
            tube(a, b, 0.03, frame)
        tube((0.3, -0.24, 1.0), (0.3, 0.24, 1.0), 0.025, tyre)
        box((0.26, 0.14, 0.06), (-0.2, 0, 0.86), tyre, 0.02)
        box((0.3, 0.36, 0.24), (0.62, 0, 0.76), paint("honey", 0.3), 0.03)
        tube((-0.1, 0, 0.34), (-0.15, 0.2, 0), 0.015, tyre)


def bench(at, turn=0):
    """A bench of slats; one sits looking along -y."""
    with group("bench", at, turn):
        for y in (-0.16, 0, 0.16):
            box((1.7, 0.13, 0.05), (0, y, 0.44), paint("honey", 0.35), 0.01)
        for z in (0.62, 0.8):
            box((1.7, 0.05, 0.13), (0, 0.26, z), paint("honey", 0.35), 0.01)
        for x in (-0.7, 0.7):
            box((0.08, 0.5, 0.44), (x, 0.02, 0), paint("steel", 0.4), 0.01)
            box((0.08, 0.06, 0.9), (x, 0.29, 0), paint("steel", 0.4), 0.01)


def pavement():
    """The ground: a paved street, a kerb, the yard and the quay's edge, with water beside it."""
    middle, deep = 2.1, 15.8
    island(28.4, deep, 2.9, 1.0, at=(-1.3, middle, 0), top="slate")
    slab(4.8, deep, 1.9, 1.0, (15.3, middle, -0.9), water(), 0.1)
    slab(4.9, deep + 0.1, 0.6, 1.0, (15.3, middle, -2.3), paint("blue", 0.8), 0.08)
    # Paving stones before the shops.
    seam = paint("line", 0.55)
    box((21.6, 3.9, 0.05), (-4.2, -0.55, 0), ground("blue", 1.1, 0.1), 0.02)
    for i in range(18):
        box((0.03, 3.9, 0.006), (-14.4 + i * 1.2, -0.55, 0.05), seam, 0)
    for y in (0.1, -1.1):
        box((21.6, 0.03, 0.006), (-4.2, y, 0.05), seam, 0)
    box((21.8, 0.2, 0.12), (-4.1, -2.55, 0), paint("mist", 0.42), 0.03)
    dashes((-15, BELT_Y - 0.95), (8, BELT_Y - 0.95), gap=0, width=0.12, color="amber", depth=0.6)
    # The yard's markings: a bay for the truck.
    for x in (BEND_X - 1.75, BEND_X + 1.75):
        dashes((x, -0.6), (x, 9.4), gap=0, width=0.12, color="white", depth=0.5)
    for i in range(6):
        box((0.5, 0.16, 0.012), (11.2, -4.6 + i * 0.5, 0.01), paint("amber", 0.6), 0, (0, 0, 40))
    box((0.4, deep - 1.2, 0.24), (12.65, middle, 0), paint("steel", 0.5), 0.05)
    for y in (-4.4, -1.2, 2.2, 8.6):
        bollard((12.2, y, 0))
    cable([(12.2, -4.4, 0.65), (15.15, -3.0, 1.0)], 0.045, paint("white", 0.5), 0.35)
    cable([(12.2, 8.6, 0.65), (13.9, 9.2, 0.8)], 0.045, paint("white", 0.5), 0.25)
    for i in range(6):
        box((0.35, 0.6, 1.1), (13.0, -4.4 + i * 2.6, -1.2), paint("night", 1.2, rough=0.9), 0.1)


def people():
    """Who works, watches and helps."""
    # A shopkeeper puts a parcel into a slot that is free; another scans at the gate.
    person((-9.1, BELT_Y + 1.15, 0.05), -90, "coral", arms="forward")
    parcel((-9.1, BELT_Y + 0.36, BELT_Z + 0.2), (0.7, 0.56, 0.48), 4, "honey", "sky")
    person((6.9, BELT_Y - 1.1, 0), 100, "mint", hat="amber", arms="forward")
    box((0.12, 0.2, 0.14), (6.82, BELT_Y - 0.52, 1.12), paint("night", 1), 0.02)
    box((0.04, 0.04, 0.04), (6.8, BELT_Y - 0.4, 1.2), glow("coral", 8), 0)
    # A child on the other side points at the rocket, with a parent.
    with group("child", (-3.3, BELT_Y - 1.45, 0), 95, 0.64):
        person((0, 0, 0), 0, "amber", arms="up")
    person((-4.0, BELT_Y - 1.5, 0), 70, "sky")
    # Before the windows.
    person((-12.5, 0.1, 0.05), 80, "white")
    person((0.75, 0.0, 0.05), 100, "coral", arms="forward")
    person((11.3, -2.2, 0), 160, "coral", hat="white", arms="up")


def street():
    """Lamps, trees and what stands about."""
    for x in (-11.1, -2.9):
        lamp((x, -0.7, 0.05), -90, 4.3, 1000, 1.3)
    for x, size, seed in ((-7.4, 0.62, 2), (1.6, 0.66, 4)):
        box((1.0, 1.0, 0.14), (x, -1.2, 0.03), paint("mist", 0.35), 0.03)
        tree((x, -1.2, 0.1), size, seed)
    bicycle((-4.0, 0.6, 0.05), 8, "mint")
    bench((-11.6, BELT_Y - 1.55, 0), 180)
    for x, seed in ((-13.6, 2), (-9.2, 5), (2.5, 3)):
        box((1.5, 0.6, 0.36), (x, BELT_Y - 1.75, 0), paint("steel", 0.4), 0.05)
        for i in range(4):
            bush((x - 0.5 + i * 0.33, BELT_Y - 1.75, 0.3), 0.26, seed + i)
    # A post box, and a tower of parcels that is still to be sent.
    cylinder(0.24, 1.05, (6.2, -1.3, 0.05), paint("coral", 0.6, rough=0.35), 0.05)
    ball(0.25, (6.2, -1.3, 1.08), paint("coral", 0.6, rough=0.35), 0.5)
    box((0.26, 0.04, 0.05), (6.2, -1.55, 0.85), paint("night", 1), 0)
    pallet((7.2, 1.2, 0), 84, seed=3)
    pallet((11.2, -0.4, 0), 10, seed=2)
    for x, y in ((10.9, -3.5), (10.4, -4.3), (11.4, 1.4)):
        cone((x, y, 0))


def build():
    pavement()
    kitchen()
    books()
    garden()
    toys()
    lamps()
    main_belt()
    for shop in STREET:
        feeder(door_of(shop))
    load_belt()
    gate(4.9)
    loading()
    small_ship(gantry())
    people()
    street()
    # A cat takes a ride, another one looks on from the edge of a roof.
    with group("rider", (-3.9, BELT_Y, BELT_Z + 0.54), -30, 1.5):
        cat((0, 0, 0), 0, "white", 0.8)
    with group("watcher", (TOYS[0] + 2.1, FRONT + 1.9, 8.42), -35, 1.5):
        cat((0, 0, 0), 0, "amber", 0.6)
    # What the shop windows throw on the pavement, as one long light.
    panel((-4.6, FRONT - 0.25, 2.3), (-4.6, FRONT - 3.2, 0), 760, "amber", (20, 0.5))
    camera((1.6, 1.6, 2.2), WIDTH)
