"""A container port at night: a ship at the quay, a crane that unloads it, stacks, trucks, warm lamps."""

from world.materials import paint, water
from world.props import (
    bollard, buoy, cone, container, crane, dashes, forklift, island, lamp, launch, mast, pallet, person, pile, pine, ship, truck, windows,
)
from world.shapes import box, cable, cylinder, group, slab, tube
from world.stage import camera

WIDTH = 64


def build():
    # The quay, and the basin in front of it.
    island(46, 24, 3.4, at=(0, 10.5, 0), top="slate")
    slab(46, 15.5, 2.6, 1.6, (0, -9.5, -0.9), water(), 0.1)
    slab(46.2, 15.7, 0.8, 1.6, (0, -9.5, -2.6), paint("line", 1.2, toward="steel", share=0.1), 0.08)

    # Edge of the quay: fenders, bollards, a painted line, crane rails.
    box((44.5, 0.5, 0.28), (0, -1.15, 0), paint("steel", 0.55), 0.06)
    for i in range(12):
        box((0.7, 0.4, 1.7), (-20.5 + i * 3.7, -1.62, -1.75), paint("night", 1.2, rough=0.9), 0.12)
    for i in range(7):
        bollard((-20 + i * 6.6, -0.55, 0))
    for y in (1.2, 10.2):
        for offset in (-0.14, 0.14):
            box((44, 0.1, 0.06), (0, y + offset, 0), paint("steel", 0.7, metal=0.6, rough=0.35), 0.01)
        box((44, 0.9, 0.015), (0, y, 0), paint("line", 0.75), 0)
    dashes((-21.5, 3.6), (21.5, 3.6), color="amber")
    dashes((-21.5, 7.9), (21.5, 7.9), color="white", depth=0.5)
    dashes((-21.5, 12.2), (21.5, 12.2), gap=0, width=0.12, color="white", depth=0.4)

    ship((-1.5, -7.6, -0.9), 0, bays=[
        [["mint", "white"], ["sky", "coral"], ["amber"]],
        [["amber"], ["white"], ["sky", "mint"]],
        [["sky", "white"], ["mint", "coral"], ["amber", "sky", "white"]],
        [["coral", "amber", "sky"], ["blue", "white", "mint"], ["mint", "amber", "coral"]],
    ])
    for a, b in (((17, -5.9, 1.6), (19.8, -0.5, 0.5)), ((14.5, -4.6, 1.5), (13.1, -0.5, 0.5)), ((-19.8, -5.4, 1.3), (-20, -0.5, 0.5))):
        cable([a, b], 0.05, paint("white", 0.5), 0.35)

    launch((8.6, -14.6, -0.9), 12)
    buoy((19.6, -13.6, -0.9))
    buoy((-18.6, -15.0, -0.9), "mint")

    crane((2.2, 5.7, 0), 0, trolley=9.4, drop=7.4, load="amber")

    # The stacks behind the crane.
    pile((-17.5, 14.2, 0), [["mint", "white", "amber"], ["coral", "sky", "white", "mint"], ["amber", "blue", "coral"]], seed=3)
    pile((-10.6, 14.2, 0), [["sky", "amber"], ["white", "mint", "coral"], ["blue", "amber", "sky"]], seed=5)
    pile((10.8, 14.4, 0), [["white"], ["amber", "mint"], ["coral", "sky", "white"]], seed=8)
    pile((17.6, 14.4, 0), [["sky", "coral"], ["mint", "white", "amber"], ["amber", "steel"]], seed=9)

    # The office, with a light in most of its windows.
    with group("office", (0.2, 18.6, 0)):
        box((8.4, 4.6, 4.3), (0, 0, 0), paint("white", 0.6), 0.1)
        box((8.8, 5.0, 0.3), (0, 0, 4.3), paint("line", 1.0), 0.06)
        box((4.2, 3.4, 2.2), (-1.6, 0.2, 4.6), paint("white", 0.6), 0.1)
        box((4.5, 3.7, 0.22), (-1.6, 0.2, 6.8), paint("line", 1.0), 0.05)
        windows(5, 2, (0.9, 0.8), (1.55, 1.9), (0, -2.32, 0.9), seed=4)
        windows(2, 2, (0.9, 0.8), (1.9, 1.9), (4.22, 0, 0.9), "+x", seed=7)
        windows(3, 1, (0.9, 0.9), (1.3, 1), (-1.6, -1.52, 5.2), lit=1)
        tube((2.6, 0.8, 4.6), (2.6, 0.8, 8.4), 0.06, paint("mist", 0.7))
        cylinder(0.6, 0.5, (3.0, -1.2, 4.6), paint("steel", 0.6), 0.05)

    # Traffic and people.
    truck((10.5, 5.9, 0), 0, "white", "mint")
    truck((-13.5, 5.7, 0), 180, "amber", "white")
    truck((-6.5, 10.2, 0), 0, "coral", None)
    forklift((17.8, 10.4, 0), 200, raised=0.5)
    pallet((20.6, 8.9, 0), 20, seed=2)
    pallet((20.9, 10.8, 0), 80, seed=3)
    person((14.2, 9.9, 0), -150, "amber", hat="white")
    person((-3.6, 1.9, 0), -90, "coral", hat="amber", arms="up")
    person((-2.2, 2.6, 0), 200, "sky", hat="white")
    for x, y in ((8.2, 1.3), (9.6, 1.0), (-1.6, 0.9), (20.9, 2.0), (20.2, 1.2)):
        cone((x, y, 0))
    container((-19.6, 9.6, 0), "steel", 90)

    # Light.
    mast((-21.4, 20.6, 0), 12.5, 7000, (-12, 9, 0))
    mast((21.2, 20.8, 0), 12.5, 7000, (13, 9, 0))
    lamp((-9.5, 0.2, 0), 90, 6.5, 1300)
    lamp((15.6, 0.2, 0), 90, 6.5, 1300)
    lamp((-21.4, 3.2, 0), 0, 6.5, 1100)
    for x, y, size, seed in ((7.2, 20.6, 1.0, 1), (8.9, 21.2, 0.8, 2), (-5.6, 21.0, 1.1, 3), (-7.2, 20.3, 0.8, 1), (14, 21.4, 0.9, 2)):
        pine((x, y, 0), size, seed)

    camera((0.2, 3.0, 4.8), WIDTH)
