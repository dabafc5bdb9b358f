"""Simple bodies with softened edges. Every maker returns the object; sizes and places are in metres."""

import math
import random

import bmesh
import bpy
from mathutils import Vector

_parent = None


class group:
    """`with group("crane", at=(0, 0, 0), turn=90, scale=1):` everything made inside moves together."""

    def __init__(self, name, at=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0.0, 0.0)):
        self.empty = bpy.data.objects.new(name, None)
        bpy.context.collection.objects.link(self.empty)
        self.empty.location = at
        self.empty.rotation_euler = (math.radians(tilt[0]), math.radians(tilt[1]), math.radians(turn))
        self.empty.scale = (scale, scale, scale)

    def __enter__(self):
        global _parent
        self.outer = _parent
        self.empty.parent = _parent
        _parent = self.empty
        return self.empty

    def __exit__(self, *_):
        global _parent
        _parent = self.outer


def add(name, mesh, material=None, at=(0, 0, 0), turn=(0, 0, 0), smooth=False):
    """Puts a mesh (or a bmesh) into the scene."""
    if isinstance(mesh, bmesh.types.BMesh):
        data = bpy.data.meshes.new(name)
        mesh.to_mesh(data)
        mesh.free()
    else:
        data = mesh
    if material:
        data.materials.clear()
        data.materials.append(material)
    if smooth:
        for face in data.polygons:
            face.use_smooth = True
    thing = bpy.data.objects.new(name, data)
    thing.location = at
    thing.rotation_euler = [math.radians(t) for t in turn]
    thing.parent = _parent
    bpy.context.collection.objects.link(thing)
    return thing


def soften(body, width, segments=2):
    """Bevels every sharp edge of a bmesh."""
    if width:
        edges = [e for e in body.edges if e.is_manifold and e.calc_face_angle(0) > 0.5]
        bmesh.ops.bevel(body, geom=edges, offset=width, segments=segments, affect="EDGES", profile=0.7, clamp_overlap=True)


def box(size, at=(0, 0, 0), material=None, edge=0.04, turn=(0, 0, 0), name="box"):
    """A block that stands on `at` (the middle of its foot)."""
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=1)
    bmesh.ops.scale(body, vec=size, verts=body.verts)
    bmesh.ops.translate(body, vec=(0, 0, size[2] / 2), verts=body.verts)
    soften(body, min(edge, min(size) * 0.45))
    return add(name, body, material, at, turn)


def cylinder(radius, height, at=(0, 0, 0), material=None, edge=0.03, turn=(0, 0, 0), sides=32, top=None, name="cylinder"):
    """A round body that stands on `at`; `top` is the upper radius where it differs."""
    body = bmesh.new()
    bmesh.ops.create_cone(body, cap_ends=True, segments=sides, radius1=radius, radius2=radius if top is None else top, depth=height)
    bmesh.ops.translate(body, vec=(0, 0, height / 2), verts=body.verts)
    if edge:
        rims = [e for e in body.edges if e.is_manifold and e.calc_face_angle(0) > 0.9]
        bmesh.ops.bevel(body, geom=rims, offset=min(edge, radius * 0.4, height * 0.4), segments=2, affect="EDGES", profile=0.7)
    thing = add(name, body, material, at, turn, smooth=True)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(40)
    return thing


def ball(radius, at=(0, 0, 0), material=None, squash=1.0, detail=3, rough=0.0, seed=0, name="ball"):
    """A sphere around `at`; `rough` (0 to 1) makes it irregular, as leaves are."""
    body = bmesh.new()
    bmesh.ops.create_icosphere(body, subdivisions=detail, radius=radius)
    if rough:
        luck = random.Random(seed)
        for vert in body.verts:
            vert.co *= 1 + luck.uniform(-rough, rough)
    bmesh.ops.scale(body, vec=(1, 1, squash), verts=body.verts)
    return add(name, body, material, at, smooth=not rough)


def tube(a, b, radius=0.05, material=None, sides=12, name="tube"):
    """A straight bar from one point to another."""
    a, b = Vector(a), Vector(b)
    body = bmesh.new()
    bmesh.ops.create_cone(body, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=(b - a).length)
    thing = add(name, body, material, smooth=True)
    thing.data.use_auto_smooth = True
    thing.location = (a + b) / 2
    thing.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    return thing


def beam(a, b, width=0.3, height=None, material=None, edge=0.03, name="beam"):
    """A straight girder with a rectangular section, upright."""
    a, b = Vector(a), Vector(b)
    length = (b - a).length
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=1)
    bmesh.ops.scale(body, vec=(width, height or width, length), verts=body.verts)
    soften(body, edge)
    thing = add(name, body, material)
    thing.location = (a + b) / 2
    thing.rotation_euler = (b - a).to_track_quat("Z", "Y").to_euler()
    return thing


def cable(points, radius=0.03, material=None, sag=0.0, name="cable"):
    """A rope through points; `sag` (m) lets the middle of each stretch hang."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    path = []
    for a, b in zip(points, points[1:]):
        a, b = Vector(a), Vector(b)
        steps = 12 if sag else 1
        for step in range(steps):
            t = step / steps
            path.append(a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t))))
    path.append(Vector(points[-1]))
    line = curve.splines.new("POLY")
    line.points.add(len(path) - 1)
    for point, place in zip(line.points, path):
        point.co = (*place, 1)
    if material:
        curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    thing.parent = _parent
    bpy.context.collection.objects.link(thing)
    return thing


def prism(outline, height, at=(0, 0, 0), material=None, edge=0.04, turn=(0, 0, 0), name="prism"):
    """A flat outline [(x, y), …] (anticlockwise) raised by `height`."""
    body = bmesh.new()
    foot = [body.verts.new((x, y, 0)) for x, y in outline]
    face = body.faces.new(foot)
    raised = bmesh.ops.extrude_face_region(body, geom=[face])
    bmesh.ops.translate(body, vec=(0, 0, height), verts=[v for v in raised["geom"] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    soften(body, edge)
    return add(name, body, material, at, turn)


def loft(sections, material=None, at=(0, 0, 0), turn=(0, 0, 0), smooth=True, name="loft"):
    """A skin over closed sections that all have as many points [(x, y, z), …], capped at both ends."""
    body = bmesh.new()
    rings = [[body.verts.new(p) for p in section] for section in sections]
    for lower, upper in zip(rings, rings[1:]):
        for i in range(len(lower)):
            j = (i + 1) % len(lower)
            body.faces.new((lower[i], lower[j], upper[j], upper[i]))
    body.faces.new(list(reversed(rings[0])))
    body.faces.new(rings[-1])
    bmesh.ops.recalc_face_normals(body, faces=body.faces)
    thing = add(name, body, material, at, turn, smooth=smooth)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(35)
    return thing


def rounded(width, depth, radius, steps=6):
    """Outline of a rectangle with round corners, around the origin."""
    points = []
    for cx, cy, start in ((1, -1, -90), (1, 1, 0), (-1, 1, 90), (-1, -1, 180)):
        for step in range(steps + 1):
            angle = math.radians(start + 90 * step / steps)
            points.append((cx * (width / 2 - radius) + radius * math.cos(angle), cy * (depth / 2 - radius) + radius * math.sin(angle)))
    return points


def slab(width, depth, height, radius=1.2, at=(0, 0, 0), material=None, edge=0.12, name="slab"):
    """A plate with round corners, its top at the height of `at`."""
    x, y, z = at
    return prism(rounded(width, depth, radius), height, (x, y, z - height), material, edge, name=name)


def corrugated(length, height, depth=0.06, pitch=0.28):
    """A wall of trapezoid ribs in the plane y = 0 that faces -y, from x = -length / 2, standing on z = 0."""
    body = bmesh.new()
    count = max(2, round(length / pitch))
    step = length / count
    xs = []
    for i in range(count):
        x = -length / 2 + i * step
        xs += [(x, 0), (x + step * 0.32, 0), (x + step * 0.5, depth), (x + step * 0.82, depth)]
    xs.append((length / 2, 0))
    lower = [body.verts.new((x, y, 0)) for x, y in xs]
    upper = [body.verts.new((x, y, height)) for x, y in xs]
    for i in range(len(xs) - 1):
        body.faces.new((lower[i], lower[i + 1], upper[i + 1], upper[i]))
    return body
