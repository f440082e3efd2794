import sharp from "sharp";

sharp.concurrency(1);
sharp.cache(false);

/** A photo behind a drawing, cropped to its right side. */
type Picture = { bytes: Uint8Array; left: number; width: number; height: number };

export async function drawImage(svg: string, picture: Picture | null): Promise<Uint8Array> {
  const drawing = sharp(Buffer.from(svg));
  if (!picture) return drawing.png().toBuffer();
  const { bytes, left, width, height } = picture;
  const photo = await sharp(bytes).resize({ width, height, fit: "cover" }).toBuffer();
  const drawn = await drawing.png().toBuffer();
  return sharp(drawn)
    .composite([{ input: photo, left, top: 0 }])
    .png({ quality: 90 })
    .toBuffer();
}
