import { limitedText } from "#app/http/redirect.server.ts";
import type { From } from "#domain/accounts/actor.ts";
import { readWords, wordsSchema } from "#domain/photos/photos.ts";
import type { Services } from "#domain/services.ts";
import { takePictures } from "#domain/uploads/accept-photos.server.ts";
import { faultSentences, type NewPicture } from "#domain/uploads/photo.ts";
import { readId } from "#shared/read-id.ts";

type Taken = { pictures: NewPicture[]; faults: string[] };

/** Handles each file on its own: an error names its file and does not affect the others. */
export async function takeFiles(
  services: Services,
  userId: number,
  files: File[],
  free: number,
  from: From,
): Promise<Taken> {
  const taken: Taken = { pictures: [], faults: [] };
  for (const file of files) {
    const said = (sentence: string) => taken.faults.push(`${nameOf(file)}: ${sentence}`);
    if (taken.pictures.length >= free) {
      said("There is no room left. Remove a photo first.");
      continue;
    }
    const answer = await takePictures(
      services,
      userId,
      [{ field: "photo", file, description: "" }],
      from,
    );
    if (answer.outcome === "taken") taken.pictures.push(...answer.pictures);
    else
      said(
        answer.outcome === "limited"
          ? limitedText(answer.retryAfter)
          : faultSentences[answer.faults.photo ?? "unreadable"],
      );
  }
  return taken;
}

/** Sender's file name, limited to printable characters. */
const nameOf = ({ name }: File) =>
  name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, 60) || "A file";

export const filesIn = (form: FormData, field: string) =>
  form.getAll(field).filter((file): file is File => file instanceof File && file.size > 0);

/** Reads the captions: valid ones to save, and errors for the rest. */
export function readOwnWords(form: FormData) {
  const words = new Map<number, string>();
  const errors: Record<string, string[]> = {};
  for (const [name, value] of form) {
    const id = readId(/^words-(\d+)$/.exec(name)?.[1] ?? "");
    if (!id || typeof value !== "string") continue;
    const read = wordsSchema.safeParse(readWords(value));
    if (read.success) words.set(id, read.data);
    else errors[name] = read.error.issues.map(({ message }) => message);
  }
  const models = new Set([...form.getAll("model")].flatMap((id) => readId(String(id)) || []));
  return { words, models, errors };
}
