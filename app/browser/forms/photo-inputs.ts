import { on } from "../navigation/on.ts";

const previewSide = 240;
const sentSide = 2400;
const lightEnough = 1_500_000;

/**
 * Previews a chosen photo right away. Large photos are resized here, which also removes their
 * metadata.
 */
export function startPhotoInputs() {
  on("change", "[data-picture] input[type=file]", (input) => {
    if (input instanceof HTMLInputElement) void show(input);
  });
}

async function show(input: HTMLInputElement) {
  const preview = input.closest("[data-picture]")?.querySelector("[data-preview]");
  preview?.replaceChildren();
  const [file] = input.files ?? [];
  const picture = file && (await createImageBitmap(file).catch(() => null));
  // The server validates what the browser cannot read.
  if (!file || !picture) return;
  const shown = new Image();
  shown.src = drawn(picture, previewSide).toDataURL("image/jpeg", 0.8);
  shown.alt = "";
  shown.className = "size-full object-cover";
  preview?.replaceChildren(shown);
  if (file.size > lightEnough) await lighten(input, file, picture);
  picture.close();
}

async function lighten(input: HTMLInputElement, file: File, picture: ImageBitmap) {
  const light = await smaller(file, picture);
  // The visitor may have chosen another file in the meantime.
  if (light === file || input.files?.[0] !== file) return;
  const files = new DataTransfer();
  files.items.add(light);
  input.files = files.files;
}

async function smaller(file: File, picture: ImageBitmap) {
  const canvas = drawn(picture, sentSide);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.9),
  );
  return blob && blob.size < file.size ? new File([blob], file.name, { type: blob.type }) : file;
}

/**
 * Resizes a file that is sent on its own. Files that the browser cannot read are sent unchanged.
 */
export async function shrinkPhoto(file: File) {
  const picture = file.size > lightEnough ? await createImageBitmap(file).catch(() => null) : null;
  if (!picture) return file;
  const light = await smaller(file, picture);
  picture.close();
  return light;
}

function drawn(picture: ImageBitmap, side: number) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}
