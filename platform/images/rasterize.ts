import { createIsolate } from "../worker/isolate.ts";
import type { drawImage } from "./draw.ts";

/** A process apart from the one that opens uploads: that one refuses to read SVG. */
const isolate = createIsolate({ task: 20_000, idle: 30_000, heapMb: 64, waiting: 1_000 });

/** Converts SVG that the site itself drew, with a photo on it, to a PNG. */
export async function rasterize(...args: Parameters<typeof drawImage>) {
  const png = await isolate<typeof drawImage>("platform/images/draw.ts", "drawImage", ...args);
  if (typeof png === "string")
    throw new Error("The rasterizer exited before it finished the image");
  return png;
}
