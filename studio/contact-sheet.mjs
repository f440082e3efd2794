// Small pictures with their ids, to judge many at once: node studio/contact-sheet.mjs sheet.png [--width 240] [--columns 4] [--bare] master.png ...
import { basename, dirname } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", default: "240" },
    columns: { type: "string", default: "4" },
    bare: { type: "boolean", default: false },
  },
});
const [sheet, ...files] = positionals;
const [width, columns] = [Number(values.width), Number(values.columns)];
const height = Math.round((width * 2) / 3);

async function small(file) {
  const picture = sharp(file).resize(width, height);
  if (values.bare) return picture.png().toBuffer();
  const label = `${basename(dirname(file))} ${basename(file, ".png")}`;
  const text = Buffer.from(
    `<svg width="${width}" height="15"><rect width="${label.length * 6.4 + 6}" height="15" fill="#000a"/><text x="3" y="11" font-family="sans-serif" font-size="11" fill="#fff">${label}</text></svg>`,
  );
  return picture
    .composite([{ input: text, left: 0, top: height - 15 }])
    .png()
    .toBuffer();
}

const tiles = await Promise.all(files.map(small));
await sharp({
  create: {
    width: columns * (width + 6),
    height: Math.ceil(files.length / columns) * (height + 6),
    channels: 3,
    background: "#fff",
  },
})
  .composite(
    tiles.map((input, index) => ({
      input,
      left: (index % columns) * (width + 6),
      top: Math.floor(index / columns) * (height + 6),
    })),
  )
  .png()
  .toFile(sheet);
