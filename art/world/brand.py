"""The company's mark as a body, from the same outline as the logo (src/content/brand/mark.ts). It is symmetrical, so a mirrored picture keeps it."""

import json
import os
import re

import bmesh

from .shapes import add

MARK = json.loads(os.environ["ART_MARK"])


def outline(path):
    """Corners of an SVG path made of straight lines."""
    x = y = 0.0
    corners = []
    for command, numbers in re.findall(r"([MLHVlhvz])([^MLHVlhvz]*)", path):
        values = [float(n) for n in re.findall(r"-?[\d.]+", numbers)]
        while values:
            if command in "ML":
                x, y, values = values[0], values[1], values[2:]
            elif command == "l":
                x, y, values = x + values[0], y + values[1], values[2:]
            elif command in "Hh":
                x, values = values[0] + (x if command == "h" else 0), values[1:]
            else:
                y, values = values[0] + (y if command == "v" else 0), values[1:]
            corners.append((x, y))
    return corners


def mark(height, at, material, cargo=None, facing="-y", depth=0.012):
    """The mark on a wall that faces -y, +y or +x, or lying on the ground (+z). `at` is its middle; `cargo` is another material for the container."""
    turn = {"-y": (90, 0, 0), "+y": (90, 0, 180), "+x": (90, 0, 90), "+z": (0, 0, 0)}[facing]
    scale = height / MARK["height"]
    for part, tint in (("port", material), ("cargo", cargo or material)):
        body = bmesh.new()
        corners = [((x - MARK["width"] / 2) * scale, (MARK["height"] / 2 - y) * scale, 0) for x, y in outline(MARK[part])]
        face = body.faces.new([body.verts.new(c) for c in corners])
        face.normal_update()
        raised = bmesh.ops.extrude_face_region(body, geom=[face])
        bmesh.ops.translate(body, vec=(0, 0, depth), verts=[v for v in raised["geom"] if isinstance(v, bmesh.types.BMVert)])
        bmesh.ops.recalc_face_normals(body, faces=body.faces)
        add("mark", body, tint, at, turn)
