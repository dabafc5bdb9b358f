"""Renders one scene: blender -b -P art/render.py -- SCENE OUT WIDTH HEIGHT SAMPLES (see tools/art)."""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from world import props, stage  # noqa: E402

name, out, width, height, samples = sys.argv[sys.argv.index("--") + 1:]
scene = importlib.import_module(name)
stage.empty_stage()
props.forget()
scene.build()
stage.render(out, int(width), int(height), int(samples))
