import type { UploadDeps } from "./deps.ts";
import { type PhotoFormat, type PhotoSize, widthOf } from "./photo.ts";
import { drawMark, drawSilk } from "./silk.ts";

const running = new Map<string, Promise<void>>();

/**
 * Draws one file of a demo photo on first request, so that the first start does not wait for it.
 */
export async function drawFile(
  deps: Pick<UploadDeps, "images" | "storage">,
  name: string,
  asked: ResizeRequest,
) {
  const work = running.get(name) ?? draw(deps, name, asked).finally(() => running.delete(name));
  running.set(name, work);
  await work;
  return deps.storage.read(name);
}

type ResizeRequest = {
  drawnFrom: string;
  width: number;
  height: number;
  size: PhotoSize;
  format: PhotoFormat;
};

async function draw(
  { images, storage }: Pick<UploadDeps, "images" | "storage">,
  name: string,
  { drawnFrom, size, format, ...whole }: ResizeRequest,
) {
  const [kind, ...seed] = drawnFrom.split(" ");
  const pixels =
    kind === "mark" ? drawMark(seed.join(" ")) : drawSilk(seed.join(" "), kind === "creased");
  const bytes = await images.draw(pixels, widthOf(whole, size), format);
  if (bytes) await storage.put(name, bytes);
}
