import type { RequestSource } from "#domain/accounts/actor.ts";
import { readPhotoDescription, wordsSchema } from "#domain/photos/photos-input.ts";
import { rateLimited } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { acceptPhotos } from "#domain/uploads/accept-photos.server.ts";
import { faultSentences, type NewPhoto } from "#domain/uploads/photo.ts";
import { readId } from "#shared/read-id.ts";

type AcceptedPhotos = { pictures: NewPhoto[]; faults: string[] };

/** Handles each file on its own: an error names its file and does not affect the others. */
export async function acceptPhotoFiles(
  services: Services,
  userId: number,
  files: File[],
  free: number,
  from: RequestSource,
): Promise<AcceptedPhotos> {
  const accepted: AcceptedPhotos = { pictures: [], faults: [] };
  for (const file of files) {
    const said = (sentence: string) => accepted.faults.push(`${nameOf(file)}: ${sentence}`);
    if (accepted.pictures.length >= free) {
      said("There is no room left. Remove a photo first.");
      continue;
    }
    const answer = await acceptPhotos(
      services,
      userId,
      [{ field: "photo", file, description: "" }],
      from,
    );
    if (answer.outcome === "taken") accepted.pictures.push(...answer.pictures);
    else
      said(
        answer.outcome === "limited"
          ? rateLimited(answer.retryAfter).message
          : faultSentences[answer.faults.photo ?? "unreadable"],
      );
  }
  return accepted;
}

/** Returns the sender's file name, limited to printable characters. */
const nameOf = ({ name }: File) =>
  name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, 60) || "A file";

export const filesIn = (form: FormData, field: string) =>
  form.getAll(field).filter((file): file is File => file instanceof File && file.size > 0);

/** Reads the captions: valid ones to save, and errors for the rest. */
export function readPhotoDescriptions(form: FormData) {
  const words = new Map<number, string>();
  const errors: Record<string, string[]> = {};
  for (const [name, value] of form) {
    const id = readId(/^words-(\d+)$/.exec(name)?.[1] ?? "");
    if (!id || typeof value !== "string") continue;
    const read = wordsSchema.safeParse(readPhotoDescription(value));
    if (read.success) words.set(id, read.data);
    else errors[name] = read.error.issues.map(({ message }) => message);
  }
  const models = new Set([...form.getAll("model")].flatMap((id) => readId(String(id)) || []));
  return { words, models, errors };
}
