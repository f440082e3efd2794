import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import type { AccountDeps } from "#domain/accounts/deps.ts";
import { openDisk } from "#integrations/storage/disk.ts";
import { createImages } from "#platform/images.ts";

const images = createImages();

/** Adds real image processing and a temporary folder to the deps. */
export function withPictures<Deps extends AccountDeps>(deps: Deps) {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { ...deps, images, storage: openDisk(folder), folder };
}

/** A small photo in one color, as a browser uploads it. */
export async function photo({ width = 64, height = 48, color = "#a86" } = {}) {
  const bytes = await sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: "image/jpeg" });
}
