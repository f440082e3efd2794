import type { EncodedImage, encodeImage, ImageDefect, ImageSizes } from "./images/make.ts";
import { createIsolate } from "./worker/isolate.ts";

type ImageFault = "unknown-type" | "too-much" | "busy" | ImageDefect;
export type Images = {
  encode(bytes: Buffer, sizes: ImageSizes): Promise<EncodedImage | ImageFault>;
};

/** Pixels do not count toward the heap: they live outside it. */
const usual = { task: 20_000, idle: 30_000, heapMb: 64, waiting: 24 };

/**
 * Re-encodes every image from its pixels, which drops location, time and hidden data.
 * Processes one upload at a time; under load, callers have to retry later.
 */
export function createImages(limits = usual): Images {
  const isolate = createIsolate(limits);
  return {
    async encode(bytes, sizes) {
      if (!isKnown(bytes)) return "unknown-type";
      const encoded = await isolate<typeof encodeImage>(
        "platform/images/make.ts",
        "encodeImage",
        bytes,
        sizes,
      );
      if (encoded === "full") return "busy";
      if (encoded === "ended") return "too-much";
      return encoded;
    },
  };
}

/** Checks magic bytes, not the file name: JPEG, PNG, WebP, AVIF. */
function isKnown(bytes: Buffer) {
  const text = (from: number, to: number) => bytes.toString("latin1", from, to);
  return (
    text(0, 3) === "\xff\xd8\xff" ||
    text(0, 8) === "\x89PNG\r\n\x1a\n" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") ||
    (text(4, 8) === "ftyp" &&
      ["avif", "mif1"].includes(text(8, 12)) &&
      text(8, 64).includes("avif"))
  );
}
