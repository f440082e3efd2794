import sharp, { type Sharp } from "sharp";

/** Runs only in the image worker. Blocks all formats of libvips that we do not accept. */
sharp.concurrency(1);
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
});

const mostPixels = 50_000_000;
const leastSide = 16;
const decodingSeconds = 10;

/** Longest side of each copy in pixels, by name. The first is the largest. */
export type ImageSizes = Record<string, number>;
type ImageFormat = "avif" | "webp";
export type EncodedImage = {
  width: number;
  height: number;
  files: { size: string; format: ImageFormat; bytes: Uint8Array }[];
};
export type ImageDefect = "too-many-pixels" | "too-small" | "unreadable";
export const encodeImage = (
  bytes: Uint8Array,
  sizes: ImageSizes,
): Promise<EncodedImage | ImageDefect> => makeAnew(bytes, sizes).catch(() => "unreadable");

async function makeAnew(bytes: Uint8Array, sizes: ImageSizes): Promise<EncodedImage | ImageDefect> {
  // The header contains the size before any pixel is decoded.
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.width * head.height > mostPixels) return "too-many-pixels";
  if (Math.min(head.width, head.height) < leastSide) return "too-small";
  const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
    .timeout({ seconds: decodingSeconds })
    .rotate();
  const { data, info } = await within(picture, Math.max(...Object.values(sizes)))
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const files: EncodedImage["files"] = [];
  for (const [size, side] of Object.entries(sizes))
    for (const format of ["avif", "webp"] as const)
      files.push({
        size,
        format,
        bytes: await written(
          within(sharp(data, { raw: { width, height, channels } }), side),
          format,
        ),
      });
  return { width, height, files };
}

const written = (copy: Sharp, format: ImageFormat) =>
  (format === "avif"
    ? copy.avif({ quality: 58, effort: 2 })
    : copy.webp({ quality: 80 })
  ).toBuffer();

const within = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true });
