import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect } from "vitest";
import { type AccountSite, cookieOf, olivia, test } from "#tests/support/account-site.ts";
import { demoPassword } from "#tests/support/server.ts";

const script = "<script>alert('TOLD-BY-THE-FILE')</script>";
const plain = () => sharp({ create: { width: 64, height: 64, channels: 3, background: "#a86" } });
const noisy = sharp(
  Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * 7919) % 251)),
  { raw: { width: 64, height: 64, channels: 3 } },
);
const behind = async (picture: Promise<Buffer>, tail: string) =>
  Buffer.concat([await picture, Buffer.from(tail, "latin1")]);

/** A PNG with a declared size but no pixels. */
function pngOf(width: number, height: number) {
  const bytes = Buffer.from(
    "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0\0\0\0\0\x08\x02\0\0\0\0\0\0\0",
    "latin1",
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Buffer.concat([bytes, deflateSync(Buffer.alloc(100_000))]);
}

async function film(count: number) {
  const picture = await plain().png().toBuffer();
  return sharp(Array<Buffer>(count).fill(picture), { join: { animated: true } })
    .webp()
    .toBuffer();
}

const taken: [name: string, type: string, make: () => Promise<Buffer>][] = [
  [
    "a page behind a PNG, as a page",
    "text/html",
    () => behind(plain().png().toBuffer(), `<!doctype html>${script}`),
  ],
  [
    "an archive behind a JPEG, as an archive",
    "application/zip",
    () => behind(plain().jpeg().toBuffer(), `PK\x03\x04${script}`),
  ],
  [
    "a script behind a WebP, as a script",
    "text/javascript",
    () => behind(plain().webp().toBuffer(), `*/=1;${script}`),
  ],
  ["a film of 120 pictures", "image/webp", () => film(120)],
  [
    "a photo with the place it was taken at",
    "image/jpeg",
    () =>
      plain()
        .withExif({
          IFD0: { Copyright: script },
          IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 40/1 0/1" },
        })
        .jpeg()
        .toBuffer(),
  ],
];
const refused: [name: string, type: string, make: () => Promise<Buffer>][] = [
  [
    "a script that is a GIF, as a JPEG",
    "image/jpeg",
    async () => Buffer.from(`GIF89a/*\x01\0*/=1;//${script}`, "latin1"),
  ],
  ["a real GIF", "image/gif", () => plain().gif().toBuffer()],
  [
    "a drawing with a script, as a PNG",
    "image/png",
    async () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
  ],
  [
    "a page that begins like a JPEG",
    "image/jpeg",
    async () => Buffer.from(`\xff\xd8\xff\xe0${script}`, "latin1"),
  ],
  ["a picture of 40,000 by 40,000 in a few bytes", "image/png", async () => pngOf(40_000, 40_000)],
  [
    "a picture of two thousand million by as many",
    "image/png",
    async () => pngOf(2_147_483_647, 2_147_483_647),
  ],
  ["half a picture", "image/jpeg", async () => (await noisy.jpeg().toBuffer()).subarray(0, 1_500)],
];

const mediaIn = (html: string) =>
  [...html.matchAll(/\/media\/[0-9a-f]{32}-(?:large|medium|small)\.(?:webp|avif)/g)].map(
    ([address]) => address,
  );

describe("re-encoding of hostile photos into our own types, without other content", () => {
  for (const [name, type, make] of taken)
    test(name, async ({ site }) => {
      const { send, page } = await signedIn(site);
      const file = await make();
      expect(await send(file, type)).toBe(303);
      const addresses = mediaIn(await page());
      expect(addresses).not.toEqual([]);
      for (const address of addresses) {
        const answer = await site.call(address);
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect([answer.status, answer.headers.get("content-type")]).toEqual([
          200,
          `image/${address.split(".")[1]}`,
        ]);
        expect([
          answer.headers.get("x-content-type-options"),
          answer.headers.get("content-security-policy"),
        ]).toEqual(["nosniff", expect.stringContaining("default-src 'none'")]);
        for (const secret of ["TOLD-BY-THE-FILE", "<script", "PK\x03\x04", "Exif", "GPS"])
          expect(bytes.includes(secret)).toBe(false);
        const { pages = 1, exif, format } = await sharp(bytes).metadata();
        expect([pages, exif, format]).toEqual([
          1,
          undefined,
          address.endsWith("webp") ? "webp" : "heif",
        ]);
      }
    });
});

describe("rejection of invalid and oversized photos, keeping the previous one", () => {
  for (const [name, type, make] of refused)
    test(name, async ({ site }) => {
      const { send, page } = await signedIn(site);
      expect(await send(await plain().png().toBuffer(), "image/png")).toBe(303);
      const before = mediaIn(await page());
      expect(await send(await make(), type)).toBe(422);
      expect(mediaIn(await page())).toEqual(before);
    });
});

let session: Promise<string> | undefined;

async function signedIn(site: AccountSite) {
  session ??= site
    .send("/api/admin/authenticate", { email: olivia, password: demoPassword })
    .then(cookieOf);
  const headers = { cookie: await session };
  return {
    page: async () => (await site.call("/profile", { headers })).text(),
    async send(file: Buffer, type: string) {
      const body = new FormData();
      body.append("picture", new Blob([new Uint8Array(file)], { type }), 'a".html');
      return (await site.call("/profile/picture", { method: "POST", headers, body })).status;
    },
  };
}
