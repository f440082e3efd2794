import type { Sharp } from "sharp";
import { createGate } from "./gate.ts";

const mostPixels = 50_000_000;
const leastSide = 16;
const decodingSeconds = 10;

/** The longest side of each copy in pixels, by its name. The first is the largest. */
type Sizes = Record<string, number>;
type Format = "avif" | "webp";
type Encoded = { width: number; height: number; files: { size: string; format: Format; bytes: Buffer }[] };
type ImageFault = "unknown-type" | "too-many-pixels" | "too-small" | "unreadable" | "busy";
/** Red, green, blue and, with four channels, opacity, a byte each. */
export type Pixels = { data: Uint8Array; width: number; height: number; channels: 3 | 4 };
export type Images = {
  encode(bytes: Buffer, sizes: Sizes): Promise<Encoded | ImageFault>;
  /** A picture of our own, softly enlarged or made smaller to this width. Null in a flood. */
  draw(pixels: Pixels, width: number, format: Format): Promise<Buffer | null>;
};

/**
 * Makes every picture anew from its pixels: nothing else of the file is left, neither place nor time nor what was hidden in it.
 * The work runs in threads of its own, two pictures at a time; a flood is told to come later.
 */
export function createImages(): Images {
  const gate = createGate({ running: 2, waiting: 24 });
  const drawing = createGate({ running: 1, waiting: 500 });
  let loading: ReturnType<typeof loadSharp> | undefined;
  return {
    async draw({ data, width, height, channels }, wanted, format) {
      loading ??= loadSharp();
      const sharp = await loading;
      const drawn = await drawing(() => written(sharp(data, { raw: { width, height, channels } }).resize({ width: wanted, kernel: "cubic" }), format, 0));
      return drawn === "full" ? null : drawn;
    },
    async encode(bytes, sizes) {
      if (!isKnown(bytes)) return "unknown-type";
      loading ??= loadSharp();
      const sharp = await loading;
      const encoded = await gate(() => encode(sharp, bytes, sizes).catch(() => "unreadable" as const));
      return encoded === "full" ? "busy" : encoded;
    },
  };
}

/** Loaded with the first picture. It knows far more kinds of file than are let in: all others are closed to it. */
async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer", "VipsForeignLoadHeifBuffer"] });
  return sharp;
}

async function encode(sharp: Awaited<ReturnType<typeof loadSharp>>, bytes: Buffer, sizes: Sizes): Promise<Encoded | ImageFault> {
  // The head of a file says how large it is before a pixel is unpacked.
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.width * head.height > mostPixels) return "too-many-pixels";
  if (Math.min(head.width, head.height) < leastSide) return "too-small";
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 }).timeout({ seconds: decodingSeconds }).rotate();
  const { data, info } = await within(picture, Math.max(...Object.values(sizes)))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: Encoded["files"] = [];
  for (const [size, side] of Object.entries(sizes))
    for (const format of ["avif", "webp"] as const)
      files.push({ size, format, bytes: await written(within(sharp(data, { raw: { width, height, channels } }), side), format, 2) });
  return { width, height, files };
}

const written = (copy: Sharp, format: Format, effort: number) =>
  (format === "avif" ? copy.avif({ quality: 58, effort }) : copy.webp({ quality: 80 })).toBuffer();

function within(picture: Sharp, side: number) {
  return picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
}

/** By their first bytes, whatever the name says: JPEG, PNG, WebP, AVIF. */
function isKnown(bytes: Buffer) {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  return (
    text(0, 3) === "\xff\xd8\xff" ||
    text(0, 8) === "\x89PNG\r\n\x1a\n" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") ||
    (text(4, 8) === "ftyp" && ["avif", "mif1"].includes(text(8, 12)) && text(8, 64).includes("avif"))
  );
}
