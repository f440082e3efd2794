import type { UploadDeps } from "./deps.ts";
import { isIllustration } from "./illustrations.ts";
import { filesOf } from "./photo.ts";

/**
 * Deletes files. Call after the transaction that dropped the photos. Files that cannot be deleted
 * now are left to the sweep; they are never served in the meantime.
 */
export async function eraseFiles({ storage }: Pick<UploadDeps, "storage">, keys: string[]) {
  const uploaded = keys.filter((key) => !isIllustration({ key }));
  await Promise.allSettled(uploaded.flatMap(filesOf).map((name) => storage.remove(name)));
}
