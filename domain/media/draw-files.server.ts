import type { MediaTouches } from "./touches.ts";
import { drawMark, drawSilk } from "./silk.ts";
import { sizes } from "./picture.ts";

/** How large drawn pictures say that they are. */
export const drawnSizes = { silk: { width: 1200, height: 800 }, mark: { width: 320, height: 320 } } as const;

const running = new Map<string, Promise<void>>();

/** The files of a demonstration's picture, "silk morrow-park 3": drawn when it is first looked at, so that a first start waits for none. */
export async function drawFiles(touches: Pick<MediaTouches, "images" | "storage">, key: string, seed: string) {
  const work = running.get(key) ?? draw(touches, key, seed).finally(() => running.delete(key));
  running.set(key, work);
  await work;
}

async function draw({ images, storage }: Pick<MediaTouches, "images" | "storage">, key: string, seed: string) {
  const isMark = seed.startsWith("mark ");
  const files = await images.draw(isMark ? drawMark(seed) : drawSilk(seed), drawnSizes[isMark ? "mark" : "silk"].width, sizes);
  for (const { size, format, bytes } of files) await storage.put(`${key}-${size}.${format}`, bytes);
}
