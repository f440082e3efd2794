import { onPageChange } from "../navigation/on.ts";
import spinner from "./spinner.svg?inline";

const photos = 'main img:is([src^="/media/"], [src^="/illustrations/"])';

/**
 * Shows a spinner until a photo has loaded. A photo that fails leaves a quiet blank.
 */
export function startPhotoPlaceholders() {
  for (const kind of ["load", "error"])
    document.addEventListener(
      kind,
      ({ target }) =>
        target instanceof HTMLImageElement && target.matches(photos) && settle(target),
      { capture: true },
    );
  onPageChange(() => {
    for (const photo of document.querySelectorAll<HTMLImageElement>(photos)) {
      if (photo.complete) settle(photo);
      else photo.style.background = `url("${spinner}") center / 2.5rem no-repeat`;
    }
  });
}

function settle(photo: HTMLImageElement) {
  photo.style.background = "";
  // A lazy photo further down has no width either, but it is not `complete`.
  if (photo.complete && photo.naturalWidth === 0 && photo.currentSrc)
    (photo.closest("picture") ?? photo).replaceWith(blankFor(photo));
}

/** Keeps the space, and the alt text for screen readers. */
function blankFor({ alt, className, width, height }: HTMLImageElement) {
  const blank = document.createElement("span");
  blank.className = `block bg-sage ${className}`;
  blank.style.aspectRatio = `${width} / ${height}`;
  if (alt) {
    blank.role = "img";
    blank.ariaLabel = alt;
  }
  return blank;
}
