import { limitedText } from "#app/http/redirect.server.ts";
import type { From } from "#domain/accounts/actor.ts";
import type { PhotoChanges } from "#domain/reviews/change-review.server.ts";
import { mostPhotos } from "#domain/reviews/review.ts";
import type { Services } from "#domain/services.ts";
import { takePictures } from "#domain/uploads/accept-photos.server.ts";
import {
  descriptionSchema,
  faultSentences,
  type NewPicture,
  type Picture,
} from "#domain/uploads/photo.ts";

type Errors = Record<string, string[]>;

/** Re-encodes and stores the uploaded photos, or returns an error for each. */
export async function readPhotos(
  services: Services,
  userId: number | null,
  form: FormData,
  from: From,
  free = mostPhotos,
): Promise<{ photos: NewPicture[] } | { errors: Errors }> {
  const sent = Array.from({ length: mostPhotos }, (_, index) => `photo${index + 1}`).flatMap(
    (field) => {
      const file = form.get(field);
      return file instanceof Blob && file.size > 0
        ? [{ field, file, description: descriptionOf(form, `${field}-about`) }]
        : [];
    },
  );
  if (sent.length > free)
    return {
      errors: { photo1: [`A review has room for ${mostPhotos} photos. Remove one first.`] },
    };
  const taken = await takePictures(services, userId, sent, from);
  if (taken.outcome === "taken") return { photos: taken.pictures };
  if (taken.outcome === "limited") return { errors: { photo1: [limitedText(taken.retryAfter)] } };
  return {
    errors: Object.fromEntries(
      Object.entries(taken.faults).map(([field, fault]) => [field, [faultSentences[fault]]]),
    ),
  };
}

export function readPhotoChanges(form: FormData, photos: Picture[]): Omit<PhotoChanges, "added"> {
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
export const chooseAgain = (form: FormData): Errors =>
  [...form.values()].some((value) => value instanceof Blob && value.size > 0)
    ? {
        photo1: [
          "Please choose your photos again: the browser does not keep them when a form has errors.",
        ],
      }
    : {};
