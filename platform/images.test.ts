import sharp from "sharp";
import { expect, test } from "vitest";
import { createImages } from "./images.ts";

const sizes = { large: 1600, medium: 800, small: 320 };
const encode = async (bytes: Buffer) => {
  const encoded = await createImages().encode(bytes, sizes);
  return typeof encoded === "string"
    ? encoded
    : {
        ...encoded,
        files: encoded.files.map((file) => ({ ...file, bytes: Buffer.from(file.bytes) })),
      };
};
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a86" } });

test("encodes a photo upright in three sizes and two formats, without metadata", async () => {
  const taken = await plain(2000, 1000)
    .withExif({
      IFD0: { Copyright: "GPS-OF-GINA" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 40/1 0/1" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const encoded = await encode(taken);
  if (typeof encoded === "string") throw new Error(encoded);
  expect([encoded.width, encoded.height]).toEqual([800, 1600]);
  expect(encoded.files.map(({ size, format }) => `${size}.${format}`)).toEqual([
    "large.avif",
    "large.webp",
    "medium.avif",
    "medium.webp",
    "small.avif",
    "small.webp",
  ]);
  for (const { bytes, format } of encoded.files) {
    const decoded = await sharp(bytes).metadata();
    expect(decoded.format).toBe(format === "avif" ? "heif" : format);
    expect(bytes.includes("GPS-OF-GINA")).toBe(false);
    expect(bytes.includes("Exif")).toBe(false);
  }
});

test("keeps only the pixels of a polyglot file", async () => {
  const jpeg = await plain(64, 64).jpeg().toBuffer();
  const both = Buffer.concat([jpeg, Buffer.from("<script>alert(1)</script>PK\x03\x04")]);
  const encoded = await encode(both);
  if (typeof encoded === "string") throw new Error(encoded);
  expect(encoded.files.some(({ bytes }) => bytes.includes("<script>"))).toBe(false);
});

test("rejects an unknown format by its first bytes", async () => {
  const gif = Buffer.from("GIF89a/*\x01\x00\x01\x00*/=1;alert(1)", "latin1");
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  for (const bytes of [
    gif,
    svg,
    Buffer.from("%PDF-1.7"),
    Buffer.from("<!doctype html>"),
    Buffer.alloc(0),
  ])
    expect(await encode(bytes)).toBe("unknown-type");
});

test("reports a truncated photo or one with only a valid header as unreadable", async () => {
  const jpeg = await plain(600, 600).jpeg().toBuffer();
  expect(await encode(jpeg.subarray(0, 300))).toBe("unreadable");
  expect(await encode(Buffer.from("\xff\xd8\xff\xe0<script>alert(1)</script>", "latin1"))).toBe(
    "unreadable",
  );
});

test("rejects a photo with too few pixels", async () => {
  expect(await encode(await plain(4, 400).png().toBuffer())).toBe("too-small");
});
