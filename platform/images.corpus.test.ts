import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { atLevel } from "#tests/support/test-level.ts";
import { createImages } from "./images.ts";

/** Malicious uploads. The output of an accepted file contains only pixels. */

const images = createImages();
const encode = (bytes: Buffer) => images.encode(bytes, { small: 32 });
/** Set MUTANTS=10000 for the slow variant. */
const mutants = atLevel(400, 10_000);
const secret = "SECRET-OF-THE-FILE";
const script = `<script>alert("${secret}")</script>`;

const plain = (width = 48, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: "#a86" } });
const noisy = (width = 48, height = 48) =>
  sharp(
    Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 251)),
    { raw: { width, height, channels: 3 } },
  );

/** Expects a readable image of a known type, without any bytes of the original's metadata. */
async function expectMadeAnew(encoded: Awaited<ReturnType<typeof encode>>) {
  if (typeof encoded === "string") return encoded;
  for (const { bytes: made, format } of encoded.files) {
    const bytes = Buffer.from(made);
    expect(
      format === "webp" ? bytes.toString("latin1", 8, 12) : bytes.toString("latin1", 4, 12),
    ).toBe(format === "webp" ? "WEBP" : "ftypavif");
    for (const content of [
      secret,
      "script",
      "Exif",
      "GPS",
      "http://ns.adobe.com",
      "<?php",
      "PK\x03\x04",
    ])
      expect(bytes.includes(content)).toBe(false);
    const { exif, xmp, iptc, comments } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, comments]).toEqual([undefined, undefined, undefined, undefined]);
  }
  return "taken";
}

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
function crc32(bytes: Buffer) {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
const png = (width: number, height: number, ...chunks: Buffer[]) => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    ...chunks,
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
const segment = (jpeg: Buffer, marker: number, text: string) => {
  const data = Buffer.from(text, "latin1");
  const head = Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
};

describe("a photo with hidden content", () => {
  test.each<[string, () => Promise<Buffer>]>([
    [
      "a page behind a JPEG",
      async () => Buffer.concat([await plain().jpeg().toBuffer(), Buffer.from(script)]),
    ],
    [
      "an archive behind a PNG",
      async () =>
        Buffer.concat([
          await plain().png().toBuffer(),
          Buffer.from(`PK\x03\x04${secret}`, "latin1"),
        ]),
    ],
    [
      "a script in the comment of a JPEG",
      async () => segment(await plain().jpeg().toBuffer(), 0xfe, `<?php echo "${secret}"; ?>`),
    ],
    [
      "a script where a JPEG has its camera",
      async () => segment(await plain().jpeg().toBuffer(), 0xe1, `Exif\0\0${script}`),
    ],
    [
      "a page in the text of a PNG",
      async () => {
        const bytes = await plain().png().toBuffer();
        return Buffer.concat([
          bytes.subarray(0, 33),
          chunk("tEXt", Buffer.from(`Comment\0${script}`, "latin1")),
          bytes.subarray(33),
        ]);
      },
    ],
    [
      "a place and an owner",
      () =>
        plain()
          .withExif({
            IFD0: { Copyright: secret },
            IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 40/1 0/1" },
          })
          .jpeg()
          .toBuffer(),
    ],
    [
      "the same in a WebP",
      () =>
        plain()
          .withExif({ IFD0: { Copyright: secret } })
          .webp()
          .toBuffer(),
    ],
    [
      "the same in an AVIF",
      () =>
        plain()
          .withExif({ IFD0: { Copyright: secret } })
          .avif()
          .toBuffer(),
    ],
    [
      "notes of a program",
      () =>
        plain()
          .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>${secret}</a></x:xmpmeta>`)
          .jpeg()
          .toBuffer(),
    ],
  ])("keeps only its pixels: %s", async (_, make) => {
    const bytes = await make();
    expect(bytes.includes(secret) || bytes.includes("GPS")).toBe(true);
    expect(await expectMadeAnew(await encode(bytes))).toBe("taken");
  });
});

test("rejects anything but the four formats, whatever name and type claim", async () => {
  const others = [
    await plain().gif().toBuffer(),
    await plain().tiff().toBuffer(),
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    Buffer.from(
      `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>`,
    ),
    Buffer.from(`GIF89a/*\x01\x00*/=1;//${script}`, "latin1"),
    Buffer.from("BM\x36\0\0\0", "latin1"),
    Buffer.from("8BPS\0\x01", "latin1"),
    Buffer.from("%PDF-1.7\n"),
    Buffer.from("%!PS-Adobe-3.0 EPSF-3.0"),
    Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0mp42isom", "latin1"),
    Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1"),
    Buffer.from(
      "push graphic-context\nfill 'url(https://example.com/\"|ls \"-la)'\npop graphic-context",
    ),
    Buffer.from("#!/bin/sh\n"),
    Buffer.from("RIFF\0\0\0\0AVI ", "latin1"),
    Buffer.alloc(0),
    Buffer.alloc(10_000),
  ];
  for (const bytes of others) expect(await encode(bytes)).toBe("unknown-type");
});

test("rejects a file that would decompress beyond the limit, without decompressing it", async () => {
  const before = process.memoryUsage().rss;
  const rows = deflateSync(Buffer.alloc(60_000_000));
  const bombs = [
    png(12_000, 12_000, chunk("IDAT", rows)),
    png(100_000, 100_000, chunk("IDAT", rows)),
    png(2_147_483_647, 2_147_483_647, chunk("IDAT", rows)),
    png(48, 48, chunk("IDAT", rows)),
    png(
      48,
      48,
      chunk("iCCP", Buffer.concat([Buffer.from("x\0\0", "latin1"), rows])),
      chunk("IDAT", deflateSync(Buffer.alloc(48 * 145))),
    ),
    png(
      48,
      48,
      chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), rows])),
      chunk("IDAT", deflateSync(Buffer.alloc(48 * 145))),
    ),
  ];
  expect(bombs.every(({ length }) => length < 1_000_000)).toBe(true);
  const said = [];
  for (const bomb of bombs) said.push(await expectMadeAnew(await encode(bomb)));
  // The last three are small images; their oversized attachments are not unpacked.
  expect(said).toEqual([
    "too-many-pixels",
    "too-many-pixels",
    "unreadable",
    "taken",
    "taken",
    "taken",
  ]);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

test("keeps only the first frame of an animation", async () => {
  const frames = Array.from({ length: 60 }, (_, index) => ({
    create: { width: 40, height: 40, channels: 3 as const, background: { r: index, g: 0, b: 0 } },
  }));
  const film = await sharp(
    await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())),
    { join: { animated: true } },
  )
    .webp()
    .toBuffer();
  const encoded = await encode(film);
  expect(encoded).toMatchObject({ width: 32, height: 32 });
  expect(await expectMadeAnew(encoded)).toBe("taken");
});

test("rejects a truncated file, wherever it breaks off", async () => {
  for (const whole of [
    await noisy().jpeg().toBuffer(),
    await noisy().png().toBuffer(),
    await noisy().webp().toBuffer(),
    await noisy().avif().toBuffer(),
  ])
    for (let tenth = 1; tenth < 9; tenth++) {
      const outcome = await expectMadeAnew(
        await encode(whole.subarray(0, Math.floor((whole.length * tenth) / 10))),
      );
      expect(["unreadable", "unknown-type", "too-many-pixels"]).toContain(outcome);
    }
});

const kinds: Record<string, () => Promise<Buffer>> = {
  JPEG: async () => segment(await noisy(32, 32).jpeg().toBuffer(), 0xe1, `Exif\0\0${script}`),
  PNG: () => noisy(32, 32).png().toBuffer(),
  WebP: () => noisy(32, 32).webp().toBuffer(),
  AVIF: () => noisy(32, 32).avif({ effort: 0 }).toBuffer(),
};
type Random = (below: number) => number;
const scribble = (bytes: Buffer, random: Random) => {
  const scribbled = Buffer.from(bytes);
  for (let change = 0; change <= random(8); change++) scribbled[random(bytes.length)] = random(256);
  return scribbled;
};
/** Fixes chunk checksums, because decoders check them before anything else in a PNG. */
const summed = (bytes: Buffer) => {
  for (let at = 8; at + 12 <= bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) break;
    bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
  }
  return bytes;
};
const ways: ((bytes: Buffer, random: Random) => Buffer)[] = [
  scribble,
  (bytes, random) => scribble(bytes.subarray(0, random(bytes.length)), random),
  (bytes, random) => Buffer.concat([bytes, bytes.subarray(random(bytes.length))]),
  (bytes, random) =>
    Buffer.concat([bytes.subarray(0, random(bytes.length)), bytes.subarray(random(bytes.length))]),
];

test(
  "rejects or re-encodes many corrupted photos of all formats, and none blocks the next",
  async () => {
    const outcomes: Record<string, number> = {};
    let seed = 20_261_122;
    // Only the high bits of this generator have a long period.
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((seed / 2 ** 32) * below);
    };
    const work: { kind: string; bytes: Buffer }[] = [];
    for (const [kind, make] of Object.entries(kinds)) {
      const whole = await make();
      for (let count = 0; count < mutants / 4; count++) {
        const bytes = ways[count % ways.length]?.(whole, random) ?? whole;
        work.push({ kind, bytes: kind === "PNG" && count % 3 > 0 ? summed(bytes) : bytes });
      }
    }
    expect(new Set(work.map(({ bytes }) => bytes.toString("latin1"))).size).toBeGreaterThan(
      mutants * 0.9,
    );
    const judge = async () => {
      for (let mutant = work.pop(); mutant; mutant = work.pop()) {
        const outcome = `${mutant.kind} ${await expectMadeAnew(await encode(mutant.bytes))}`;
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    };
    await Promise.all([judge(), judge()]);
    expect(Object.values(outcomes).reduce((sum, count) => sum + count)).toBe(mutants);
    const common = Object.keys(kinds).flatMap((kind) => [`${kind} taken`, `${kind} unreadable`]);
    expect(common.filter((outcome) => (outcomes[outcome] ?? 0) < mutants / 40)).toEqual([]);
    expect(await expectMadeAnew(await encode(await plain().jpeg().toBuffer()))).toBe("taken");
  },
  60 * mutants,
);
