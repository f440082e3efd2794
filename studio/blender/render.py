"""Renders a list of shots in one process.

blender -b --factory-startup --python studio/blender/render.py -- shots.json outdir [--png]
"""

import importlib
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import kit  # noqa: E402


def render(shot, folder, preview):
    path = os.path.join(folder, shot["id"] + (".png" if preview else ""))
    if os.path.exists(path if preview else f"{path}.exr"):
        return "kept"
    os.makedirs(os.path.dirname(path), exist_ok=True)
    started, used = time.time(), time.process_time()
    rng = kit.begin(shot["seed"], shot.get("width", 1200), shot.get("height", 800), shot.get("samples", 40))
    family = importlib.import_module(f"families.{shot['family']}")
    family.build(kit, {"light": "", "camera": "", "palette": "", "props": [], "city": "", "setting": "", **shot})
    built = time.time()
    kit.finish(path)
    cpu = time.process_time() - used
    return f"{time.time() - started:.1f} s ({cpu:.1f} of CPU, built in {built - started:.1f})"


def main(arguments):
    preview = "--png" in arguments
    shots_file, folder = [a for a in arguments if not a.startswith("--")]
    with open(shots_file, encoding="utf8") as file:
        shots = json.load(file)
    failed = []
    for shot in shots:
        try:
            result = render(shot, folder, preview)
        except Exception:
            traceback.print_exc()
            failed.append(shot["id"])
            result = "FAILED"
        print(f"SHOT {shot['id']} {shot['family']}: {result}", flush=True)
    if failed:
        print(f"FAILED {len(failed)}: {' '.join(failed)}", flush=True)
    os._exit(1 if failed else 0)


main(sys.argv[sys.argv.index("--") + 1 :])
