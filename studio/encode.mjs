// Masters to the files of the site: node studio/encode.mjs [--out DIR] [--only TEXT,TEXT] [--again]
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { listShots } from "./list-shots.mjs";

const root = join(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: {
    out: { type: "string", default: join(root, ".cache/studio") },
    only: { type: "string", default: "" },
    again: { type: "boolean", default: false },
  },
});
sharp.concurrency(1);

// Bytes to aim at and bytes never to pass.
const sizes = [
  { width: 480, height: 320, format: "avif", aim: 7500, most: 12_000 },
  { width: 960, height: 640, format: "avif", aim: 17_000, most: 25_000 },
  { width: 1440, height: 960, format: "avif", aim: 36_000, most: 90_000, onlyLarge: true },
  { width: 640, height: 427, format: "webp", aim: 15_000, most: 25_000 },
];
const large = /^(home|city|category)\/|^listing\/.*\/1$/;
const lowest = { avif: 40, webp: 56 };

async function encode(image, { format, aim, most }) {
  let quality = format === "avif" ? 52 : 76;
  for (;;) {
    const bytes = await image.clone()[format]({ quality, effort: 2 }).toBuffer();
    if (bytes.length <= aim || (quality <= lowest[format] && bytes.length <= most)) return bytes;
    if (quality < 10) throw new Error(`${bytes.length} bytes at quality ${quality}`);
    quality -= Math.max(2, Math.min(24, Math.round(20 * Math.log(bytes.length / aim))));
  }
}

const listFile = join(root, "site/illustrations.json");
const illustrations = JSON.parse(readFileSync(listFile, "utf8"));

for (const { id, alt } of listShots()) {
  const master = join(options.out, `${id}.png`);
  if (!existsSync(master) || !options.only.split(",").some((text) => id.includes(text))) continue;
  const files = sizes
    .filter(({ onlyLarge }) => !onlyLarge || large.test(id))
    .map((size) => ({
      ...size,
      file: join(root, "public/illustrations", `${id}-${size.width}.${size.format}`),
    }));
  const fresh = ({ file }) => existsSync(file) && statSync(file).mtimeMs > statSync(master).mtimeMs;
  const name = id.slice(0, id.lastIndexOf("/"));
  const index = Number(id.slice(name.length + 1)) - 1;
  illustrations[name] ??= [];
  illustrations[name][index] = {
    alt,
    w: large.test(id) ? 1440 : 960,
    h: large.test(id) ? 960 : 640,
  };
  if (!options.again && files.every(fresh)) continue;
  mkdirSync(dirname(files[0].file), { recursive: true });
  for (const size of files) {
    const image = sharp(master).resize(size.width, size.height, { kernel: "lanczos3" });
    const aim = large.test(id) ? size.aim : size.aim * 0.85;
    writeFileSync(size.file, await encode(image, { ...size, aim }));
  }
  console.log(id, files.map(({ file }) => statSync(file).size).join(" "));
}

// A gallery has no gaps: what comes after a missing picture waits.
for (const [name, pictures] of Object.entries(illustrations)) {
  const gap = Array.from(pictures).findIndex((picture) => !picture);
  if (gap >= 0) illustrations[name] = pictures.slice(0, gap);
  if (!illustrations[name].length) delete illustrations[name];
}
const lines = Object.keys(illustrations)
  .sort()
  .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(illustrations[name])}`);
writeFileSync(listFile, `{\n${lines.join(",\n")}\n}\n`);
