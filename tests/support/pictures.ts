import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import type { AccountTouches } from "#domain/accounts/deps.ts";
import { openDisk } from "#integrations/storage/disk.ts";
import { createImages } from "#platform/images.ts";

const images = createImages();

/** Adds real image processing and a temporary folder to the deps. */
export function withPictures<Touches extends AccountTouches>(touches: Touches) {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { ...touches, images, storage: openDisk(folder), folder };
}

/** A small photo in one color, as a browser uploads it. */
export async function photo({ width = 64, height = 48, colour = "#a86" } = {}) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}
