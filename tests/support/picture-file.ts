import sharp from "sharp";

/** A picture as somebody's device holds it, larger than what a page keeps. */
export async function pictureFile(name: string, colour = "#a86", width = 2400, height = 1800) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
