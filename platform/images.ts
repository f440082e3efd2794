import { join } from "node:path";
import { createGate } from "./gate.ts";
import type { EncodedImage, ImageDefect, ImageSizes } from "./images/make.ts";
import type { ImageTask, ImageTaskResult } from "./images/worker.ts";
import { projectRoot } from "./project-root.ts";
import { WorkerProcess } from "./worker/worker-process.ts";

type ImageFault = "unknown-type" | "too-much" | "busy" | ImageDefect;
export type Images = {
  encode(bytes: Buffer, sizes: ImageSizes): Promise<EncodedImage | ImageFault>;
};

/** Pixels do not count: they live outside the heap. */
const mostHeapMb = 64;
export const imagesWorker = join(projectRoot, "platform/images/worker.ts");

const usual = { task: 20_000, idle: 30_000 };

/**
 * Re-encodes every image from its pixels, which drops location, time and hidden data.
 * Processes one upload at a time; under load, callers have to retry later.
 */
export function createImages(limits = usual): Images {
  const gate = createGate({ running: 1, waiting: 24 });
  const workshop = new WorkerProcess<ImageTask, ImageTaskResult>(imagesWorker, {
    ...limits,
    heapMb: mostHeapMb,
  });
  return {
    async encode(bytes, sizes) {
      if (!isKnown(bytes)) return "unknown-type";
      const encoded = await gate(() => workshop.ask({ encode: bytes, sizes }));
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
