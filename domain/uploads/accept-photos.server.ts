import { randomBytes } from "node:crypto";
import type { RequestSource } from "#domain/accounts/actor.ts";
import { limitAction } from "#domain/accounts/rate-limit/rate-limit.server.ts";
import type { UploadDeps } from "./deps.ts";
import { maxPhotoBytes, type NewPhoto, photoSizes, type UploadFault } from "./photo.ts";

const day = 24 * 60;
const limits = { account: { most: 60, minutes: day }, source: { most: 120, minutes: day } };

export type SubmittedPhoto = { field: string; file: Blob; description: string };
type AcceptPhotosResult =
  | { outcome: "taken"; pictures: NewPhoto[] }
  | { outcome: "limited"; retryAfter: number }
  | { outcome: "faulty"; faults: Record<string, UploadFault> };

/**
 * Re-encodes and stores photos. They have no owner until a command keeps them; the sweep deletes
 * the rest.
 */
export async function acceptPhotos(
  deps: UploadDeps,
  userId: number | null,
  sent: SubmittedPhoto[],
  from: RequestSource,
): Promise<AcceptPhotosResult> {
  const pictures: NewPhoto[] = [];
  const faults: Record<string, UploadFault> = {};
  for (const { field, file, description } of sent) {
    if (file.size > maxPhotoBytes) {
      faults[field] = "too-large";
      continue;
    }
    const retryAfter = await limitAction(deps, { what: "picture", userId, from }, limits);
    if (retryAfter) return { outcome: "limited", retryAfter };
    const stored = await store(deps, Buffer.from(await file.arrayBuffer()));
    if (typeof stored === "string") faults[field] = stored;
    else pictures.push({ ...stored, description });
  }
  return Object.keys(faults).length > 0
    ? { outcome: "faulty", faults }
    : { outcome: "taken", pictures };
}

async function store({ images, storage }: UploadDeps, bytes: Buffer) {
  const encoded = await images.encode(bytes, photoSizes);
  if (typeof encoded === "string") return encoded;
  const key = randomBytes(16).toString("hex");
  for (const { size, format, bytes: copy } of encoded.files)
    await storage.put(`${key}-${size}.${format}`, copy);
  return { key, width: encoded.width, height: encoded.height };
}
