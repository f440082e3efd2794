// One mark per demo listing that has a logo, drawn from the idea of its name: node studio/logos.mjs
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const root = join(import.meta.dirname, "..");
const line = (width = 3) =>
  `fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

// Each is drawn on 96 x 96: background, ink, accent, shapes with {ink} and {accent}.
const marks = {
  "marisol-and-finch-aesthetic-medicine": [
    "#2c3f5a",
    "#f3e8d6",
    "#d9a24a",
    `<path fill="{ink}" d="M24 55c0-15 11-25 24-25 4 0 7 1 9 3l12 3-9 5c1 4 0 9-3 13-6 9-16 12-24 11l-15 9 4-12c1-2 2-4 2-7z"/>
    <path fill="{accent}" d="M33 57c4-9 13-13 23-12-3 9-12 15-23 12z"/><circle cx="55" cy="38" r="2" fill="{back}"/>
    <path stroke="{accent}" ${line()} d="M30 76h40M45 66l-2 10M52 63l1 13"/>`,
  ],
  "canvas-yard-aesthetics": [
    "#efe6d6",
    "#23404d",
    "#c8663f",
    `<path fill="{ink}" d="M47 16c3 18 3 34 0 50H22c13-12 21-28 25-50z"/><path fill="{accent}" d="M53 27c10 9 17 22 19 39H53c2-13 2-26 0-39z"/>
    <path stroke="{ink}" ${line()} d="M18 75h60" stroke-dasharray="1 7"/>`,
  ],
  "pierlight-med-spa": [
    "#f6efe2",
    "#1f5768",
    "#e8a13c",
    `<circle cx="48" cy="30" r="8" fill="{accent}"/><path stroke="{accent}" ${line()} d="M48 14v-3M59 19l2-2M37 19l-2-2M64 30h3M32 30h-3"/>
    <path stroke="{ink}" ${line(4)} d="M48 40v18M22 58h52M30 58v14M48 58v14M66 58v14"/>
    <path stroke="{ink}" ${line()} d="M18 80c5-5 10-5 15 0s10 5 15 0 10-5 15 0 10 5 15 0"/>`,
  ],
  "morrow-park-laser-and-skin": [
    "#e9c3b2",
    "#35573f",
    "#fbf3e6",
    `<path fill="{accent}" d="M16 62a32 32 0 0 1 64 0z"/><path fill="{ink}" d="M48 20c11 6 16 15 16 24 0 10-7 17-16 17s-16-7-16-17c0-9 5-18 16-24z"/>
    <path stroke="{accent}" ${line()} d="M48 58V36M48 48l7-7M48 53l-7-7"/><path stroke="{ink}" ${line(4)} d="M48 60v14M14 74h68"/>`,
  ],
  "calderbrook-aesthetic-physicians": [
    "#1f5a5c",
    "#f1e7d4",
    "#8fc4b8",
    `<path stroke="{ink}" ${line(5)} d="M70 30a28 28 0 1 0 0 36"/>
    <path stroke="{accent}" ${line(4)} d="M40 40c8-6 13 6 21 0s13 6 21 0M36 49c8-6 13 6 21 0s13 6 21 0M40 58c8-6 13 6 21 0s13 6 21 0"/>`,
  ],
  "canyon-lamp-wellness-and-aesthetics": [
    "#b9603f",
    "#f7e6cf",
    "#f5bd57",
    `<path fill="{ink}" d="M12 78V26c10 6 14 16 16 26 2 11 5 19 10 26zM84 78V26c-10 6-14 16-16 26-2 11-5 19-10 26z"/>
    <path stroke="{ink}" ${line()} d="M48 14v8M41 26h14"/><path fill="{accent}" d="M41 29h14l3 22a10 10 0 0 1-20 0z"/>
    <path stroke="{ink}" ${line()} d="M38 54h20M42 60h12"/>`,
  ],
  "lakehouse-dermatology-and-aesthetic-medicine": [
    "#cfe2dc",
    "#275264",
    "#e08b62",
    `<path fill="{ink}" d="M48 18 78 44h-7v14H25V44h-7z"/><path fill="{accent}" d="M43 58V46a5 5 0 0 1 10 0v12z"/>
    <path stroke="{ink}" ${line()} d="M20 66h56M27 73h42M35 80h26"/><path stroke="{accent}" ${line()} d="M43 66h10"/>`,
  ],
  "harrow-and-tide-aesthetics": [
    "#d67f63",
    "#fbf0e2",
    "#2e4f57",
    `<path stroke="{ink}" ${line(5)} d="M30 18v38M48 18v38M66 18v38M22 28h52"/>
    <path fill="{accent}" d="M12 62c8-8 16-8 24 0s16 8 24 0 16-8 24 0v22H12z"/>
    <path stroke="{ink}" ${line()} d="M18 74c7-6 13-6 20 0s13 6 20 0 13-6 20 0"/>`,
  ],
  "saltmarsh-dermatology-and-laser": [
    "#2a6a69",
    "#f0e6cf",
    "#e9b65b",
    `<circle cx="60" cy="34" r="14" fill="{accent}"/>
    <path stroke="{ink}" ${line()} d="M34 72c0-20-2-34-6-46M42 72c0-24 0-38 2-54M51 72c0-18 2-30 8-42M26 72c-1-10-4-18-9-24"/>
    <path fill="{ink}" d="M25 14c5 3 6 9 4 16-5-3-7-9-4-16zM45 8c4 4 4 10 0 16-4-5-4-11 0-16zM61 22c3 5 1 10-4 14-2-6 0-11 4-14z"/>
    <path stroke="{ink}" ${line()} d="M14 74h68M24 81h48"/>`,
  ],
  "copperline-plastic-surgery": [
    "#f4ece0",
    "#b4653f",
    "#3b4a4d",
    `<path stroke="{ink}" ${line(5)} d="M14 60c14 0 14-32 30-32 18 0 18 40 0 40-13 0-15-18-3-22 14-5 18 14 41 14"/><circle cx="82" cy="60" r="4" fill="{accent}"/>`,
  ],
  "pierhouse-aesthetic-medicine": [
    "#e9d7bd",
    "#34596b",
    "#c65f45",
    `<path fill="{accent}" d="M48 14 76 36H20z"/><path fill="{ink}" d="M26 38h44v16H26z"/><path fill="{back}" d="M32 43h7v7h-7zM44.500 43h7v11h-7zM57 43h7v7h-7z"/>
    <path stroke="{ink}" ${line(4)} d="M18 56h60M26 56l-3 16M42 56l-1 16M54 56l1 16M70 56l3 16"/>
    <path stroke="{ink}" ${line()} d="M14 80c6-5 11-5 17 0s11 5 17 0 11-5 17 0 11 5 17 0"/>`,
  ],
  "saddlehorn-aesthetic-and-laser-medicine": [
    "#d2a04c",
    "#3a2c22",
    "#f8ecd6",
    `<path stroke="{ink}" ${line(9)} d="M30 74c-12-14-12-40 2-51 9-7 23-7 32 0 14 11 14 37 2 51"/>
    <path fill="{accent}" d="M24 42h4v4h-4zM27 57h4v4h-4zM31 28h4v4h-4zM46 20h4v4h-4zM61 28h4v4h-4zM68 42h4v4h-4zM65 57h4v4h-4z"/>
    <circle cx="48" cy="50" r="9" fill="{accent}"/>`,
  ],
};

const listFile = join(root, "site/illustrations.json");
const illustrations = JSON.parse(readFileSync(listFile, "utf8"));

for (const [slug, [back, ink, accent, shapes]] of Object.entries(marks)) {
  const inner = shapes
    .replaceAll('stroke="{ink}"', `stroke="${ink}"`)
    .replaceAll("{ink}", ink)
    .replaceAll("{accent}", accent)
    .replaceAll("{back}", back);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="640" height="640"><rect width="96" height="96" fill="${back}"/>${inner}</svg>`;
  const folder = join(root, "public/illustrations/logo", slug);
  mkdirSync(folder, { recursive: true });
  for (const size of [128, 320])
    writeFileSync(
      join(folder, `1-${size}.webp`),
      await sharp(Buffer.from(svg)).resize(size, size).webp({ quality: 88 }).toBuffer(),
    );
  illustrations[`logo/${slug}`] = [{ alt: `Logo of ${title(slug)}`, w: 320, h: 320 }];
}

function title(slug) {
  for (const city of JSON.parse(readFileSync(join(root, "site/cities.json"), "utf8"))) {
    const file = join(root, `database/seed/providers/${city.slug}.json`);
    const listed = (() => {
      try {
        return JSON.parse(readFileSync(file, "utf8"));
      } catch {
        return [];
      }
    })();
    const found = listed.find((provider) => provider.slug === slug);
    if (found) return found.name;
  }
  return slug;
}

const lines = Object.keys(illustrations)
  .sort()
  .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(illustrations[name])}`);
writeFileSync(listFile, `{\n${lines.join(",\n")}\n}\n`);
