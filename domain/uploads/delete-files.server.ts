import type { MediaTouches } from "./deps.ts";
import { filesOf } from "./photo.ts";

/** After a transaction that dropped pictures. What cannot be erased at this moment goes with the sweep; nobody is given it meanwhile. */
export async function eraseFiles({ storage }: Pick<MediaTouches, "storage">, keys: string[]) {
  await Promise.allSettled(keys.flatMap(filesOf).map((name) => storage.remove(name)));
}
