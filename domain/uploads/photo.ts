import { oneLine } from "#shared/typed-text.ts";

export type MediaOwner =
  | "review"
  | "account"
  | "ownership"
  | "logo"
  | "gallery"
  | "pair"
  | "advertisement";

export type Picture = {
  id: number;
  key: string;
  width: number;
  height: number;
  description: string;
  isModel?: boolean;
};

/** Processed and stored, but without an owner yet. */
export type NewPicture = Omit<Picture, "id"> & { drawnFrom?: string };

export const sizes = { large: 1600, medium: 800, small: 320 } as const;
export type Size = keyof typeof sizes;
export type Format = "avif" | "webp";

export const mostBytes = 10 * 1024 * 1024;
/** Types for the file picker. The actual check looks at the first bytes. */
export const takenTypes = "image/jpeg,image/png,image/webp,image/avif";

export const descriptionSchema = oneLine("").max(200, "Use at most 200 characters.");

const formats: Format[] = ["avif", "webp"];

export const filesOf = (key: string) =>
  Object.keys(sizes).flatMap((size) => formats.map((format) => `${key}-${size}.${format}`));

export const addressOf = ({ key }: Pick<Picture, "key">, size: Size, format: Format) =>
  `/media/${key}-${size}.${format}`;

/** Width of a version, never larger than the upload. */
export function widthOf({ width, height }: Pick<Picture, "width" | "height">, size: Size) {
  return Math.max(1, Math.round(width * Math.min(1, sizes[size] / Math.max(width, height))));
}

export type PictureFault =
  | "too-large"
  | "too-much"
  | "unknown-type"
  | "too-many-pixels"
  | "too-small"
  | "unreadable"
  | "busy";
export const faultSentences: Record<PictureFault, string> = {
  "too-large": "This photo is larger than 10 MB. Send a smaller one.",
  "unknown-type": "We cannot use this file. Send a JPEG, PNG, WebP or AVIF file.",
  "too-many-pixels": "This photo has more than 50 million pixels. Send a smaller one.",
  "too-small": "This photo is too small to show anything.",
  unreadable: "We cannot read this photo: the file is damaged, or is not a photo.",
  "too-much":
    "This photo takes too much work to process. Send a smaller one, or save it again as a JPEG.",
  busy: "Many photos are being uploaded right now. Please try again in a few seconds.",
};
