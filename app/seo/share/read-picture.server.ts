import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Services } from "#domain/services.ts";
import { isIllustration } from "#domain/uploads/illustrations.ts";
import { findIllustration } from "#domain/uploads/list-illustrations.ts";
import { projectRoot } from "#platform/project-root.ts";

/** `key`: of a photo. `illustrations`: names; the first that exists is used. */
export type SharePicture = { key?: string | undefined; illustrations: string[] };

/** Bytes of the picture of a share image; null if there is none. */
export async function readSharePicture(
  { storage }: Pick<Services, "storage">,
  { key, illustrations }: SharePicture,
): Promise<Uint8Array | null> {
  const found = key ?? illustrations.map(findIllustration).find((each) => each !== null)?.key;
  if (!found) return null;
  if (!isIllustration({ key: found })) return storage.read(`${found}-large.webp`);
  return readFile(join(projectRoot, "build/client", `${found}-960.avif`)).catch(() => null);
}
