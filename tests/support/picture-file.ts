import sharp from "sharp";

/** A photo as a device stores it, larger than the site keeps. */
export async function pictureFile(name: string, color = "#a86", width = 2400, height = 1800) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}
