import type { RequestSource } from "#domain/accounts/actor.ts";
import { rateLimited } from "#domain/problem.ts";
import type { ReviewPhotoChanges } from "#domain/reviews/change-review.server.ts";
import { maxReviewPhotos } from "#domain/reviews/review.ts";
import type { Services } from "#domain/services.ts";
import { acceptPhotos, type SubmittedPhoto } from "#domain/uploads/accept-photos.server.ts";
import { faultSentences, type NewPhoto, type StoredPhoto } from "#domain/uploads/photo.ts";
import { descriptionSchema } from "#domain/uploads/photo-description.ts";

type FieldErrors = Record<string, string[]>;

/** Stores the photos of a review, with their descriptions. */
export async function readPhotos(
  services: Services,
  userId: number | null,
  form: FormData,
  from: RequestSource,
  free = maxReviewPhotos,
): Promise<{ photos: NewPhoto[] } | { errors: FieldErrors }> {
  const sent = Array.from({ length: maxReviewPhotos }, (_, index) => `photo${index + 1}`)
    .flatMap((field) => photosIn(form, field))
    .map((photo) => ({ ...photo, description: descriptionOf(form, `${photo.field}-about`) }));
  if (sent.length > free)
    return {
      errors: { photo1: [`A review has room for ${maxReviewPhotos} photos. Remove one first.`] },
    };
  return takePhotos(services, userId, sent, from, "photo1");
}

/** Returns the files of a field. */
export const photosIn = (form: FormData, field: string) =>
  form
    .getAll(field)
    .flatMap((file) =>
      file instanceof Blob && file.size > 0 ? [{ field, file, description: "" }] : [],
    );

/** Re-encodes and stores photos, or returns an error for each. The rate limit's is at `limited`. */
export async function takePhotos(
  services: Services,
  userId: number | null,
  sent: SubmittedPhoto[],
  from: RequestSource,
  limited = sent[0]?.field ?? "",
): Promise<{ photos: NewPhoto[] } | { errors: FieldErrors }> {
  const accepted = await acceptPhotos(services, userId, sent, from);
  if (accepted.outcome === "taken") return { photos: accepted.pictures };
  if (accepted.outcome === "limited")
    return { errors: { [limited]: [rateLimited(accepted.retryAfter).message] } };
  return {
    errors: Object.fromEntries(
      Object.entries(accepted.faults).map(([field, fault]) => [field, [faultSentences[fault]]]),
    ),
  };
}

export function readPhotoChanges(
  form: FormData,
  photos: StoredPhoto[],
): Omit<ReviewPhotoChanges, "added"> {
  const removed = photos.filter(({ id }) => form.get(`remove-${id}`) === "yes").map(({ id }) => id);
  const described = new Map(
    photos
      .filter(({ id }) => form.has(`about-${id}`))
      .map(({ id }) => [id, descriptionOf(form, `about-${id}`)]),
  );
  return { removed, described };
}

function descriptionOf(form: FormData, name: string) {
  const read = descriptionSchema.safeParse(String(form.get(name) ?? "").slice(0, 400));
  return read.success ? read.data : String(form.get(name)).trim().slice(0, 200);
}

/** Browsers keep no files in a rejected form. */
export const photoReselectErrors = (form: FormData): FieldErrors =>
  [...form.values()].some((value) => value instanceof Blob && value.size > 0)
    ? {
        photo1: [
          "Please choose your photos again: the browser does not keep them when a form has errors.",
        ],
      }
    : {};
