import { randomBytes } from "node:crypto";
import type { From } from "#domain/accounts/actor.ts";
import { countUse } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import type { MediaDeps } from "./deps.ts";
import { mostBytes, type NewPicture, type PictureFault, sizes } from "./photo.ts";

const day = 24 * 60;
const limits = { account: { most: 60, minutes: day }, source: { most: 120, minutes: day } };

export type SentPicture = { field: string; file: Blob; description: string };
type Taken =
  | { outcome: "taken"; pictures: NewPicture[] }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "faulty"; faults: Record<string, PictureFault> };

/**
 * Re-encodes and stores photos. They have no owner until a command keeps them; the sweep deletes
 * the rest.
 */
export async function takePictures(
  deps: MediaDeps,
  userId: number | null,
  sent: SentPicture[],
  from: From,
): Promise<Taken> {
  const pictures: NewPicture[] = [];
  const faults: Record<string, PictureFault> = {};
  for (const { field, file, description } of sent) {
    if (file.size > mostBytes) {
      faults[field] = "too-large";
      continue;
    }
    const retryAfter = await countUse(deps, { what: "picture", userId, from }, limits);
    if (retryAfter) return { outcome: "limited", retryAfter };
    const stored = await store(deps, Buffer.from(await file.arrayBuffer()));
    if (typeof stored === "string") faults[field] = stored;
    else pictures.push({ ...stored, description });
  }
  return Object.keys(faults).length > 0
    ? { outcome: "faulty", faults }
    : { outcome: "taken", pictures };
}

async function store({ images, storage }: MediaDeps, bytes: Buffer) {
  const encoded = await images.encode(bytes, sizes);
  if (typeof encoded === "string") return encoded;
  const key = randomBytes(16).toString("hex");
  for (const { size, format, bytes: copy } of encoded.files)
    await storage.put(`${key}-${size}.${format}`, copy);
  return { key, width: encoded.width, height: encoded.height };
}
