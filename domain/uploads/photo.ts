import { mediaPath } from "#shared/paths.ts";
import { illustrationFile, illustrationVersions, isIllustration } from "./illustrations.ts";

export type PhotoOwnerKind =
  | "review"
  | "account"
  | "listing claim"
  | "logo"
  | "gallery"
  | "pair"
  | "ad";

export type StoredPhoto = {
  id: number;
  key: string;
  width: number;
  height: number;
  description: string;
  isModel?: boolean;
};

/** Processed and stored, but without an owner yet. */
export type NewPhoto = Omit<StoredPhoto, "id">;

export const photoSizes = { large: 1600, medium: 800, small: 320 } as const;
export type PhotoSize = keyof typeof photoSizes;
export type PhotoFormat = "avif" | "webp";

export const maxPhotoBytes = 10 * 1024 * 1024;
/** Types for the file picker. The actual check looks at the first bytes. */
export const acceptedPhotoTypes = "image/jpeg,image/png,image/webp,image/avif";

const formats: PhotoFormat[] = ["avif", "webp"];

export const filesOf = (key: string) =>
  Object.keys(photoSizes).flatMap((size) => formats.map((format) => `${key}-${size}.${format}`));

/** Lists the sizes of a photo in one format, smallest first. */
export function photoVersions(
  photo: Pick<StoredPhoto, "key" | "width" | "height">,
  format: PhotoFormat,
): { width: number; url: string }[] {
  if (isIllustration(photo)) return illustrationVersions(photo, format);
  return (["small", "medium", "large"] as const).map((size) => ({
    width: widthOf(photo, size),
    url: mediaPath(`${photo.key}-${size}.${format}`),
  }));
}

/** Returns the version for clients that take one file, such as feeds and API clients. */
export const photoUrl = (photo: Pick<StoredPhoto, "key">, size: PhotoSize, format: PhotoFormat) =>
  isIllustration(photo) ? illustrationFile(photo) : mediaPath(`${photo.key}-${size}.${format}`);

/** Returns the width of a version, never larger than the upload. */
const widthOf = ({ width, height }: Pick<StoredPhoto, "width" | "height">, size: PhotoSize) =>
  Math.max(1, Math.round(width * Math.min(1, photoSizes[size] / Math.max(width, height))));

export type UploadFault =
  | "too-large"
  | "too-much"
  | "unknown-type"
  | "too-many-pixels"
  | "too-small"
  | "unreadable"
  | "busy";
export const faultSentences: Record<UploadFault, string> = {
  "too-large": "This photo is larger than 10 MB. Send a smaller one.",
  "unknown-type": "We cannot use this file. Send a JPEG, PNG, WebP or AVIF file.",
  "too-many-pixels": "This photo has more than 50 million pixels. Send a smaller one.",
  "too-small": "This photo is too small to show anything.",
  unreadable: "We cannot read this photo: the file is damaged, or is not a photo.",
  "too-much":
    "This photo takes too much work to process. Send a smaller one, or save it again as a JPEG.",
  busy: "Many photos are being uploaded right now. Please try again in a few seconds.",
};
