import sharp from "sharp";
import { serveTasks } from "../worker/serve-tasks.ts";

sharp.concurrency(1);
sharp.cache(false);

/** `picture`: a photo behind the drawing, cropped to its right side. */
export type RasterTask = {
  svg: string;
  picture: { bytes: Uint8Array; left: number; width: number; height: number } | null;
};

serveTasks(async ({ svg, picture }: RasterTask) => {
  const drawing = sharp(Buffer.from(svg));
  if (!picture) return drawing.png().toBuffer();
  const { bytes, left, width, height } = picture;
  const photo = await sharp(bytes).resize({ width, height, fit: "cover" }).toBuffer();
  const drawn = await drawing.png().toBuffer();
  return sharp(drawn)
    .composite([{ input: photo, left, top: 0 }])
    .png({ quality: 90 })
    .toBuffer();
});
