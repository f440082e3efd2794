import { onPageChange } from "../navigation/on.ts";

const photos = 'main img[src^="/media/"]';
const drawing = "http://www.w3.org/2000/svg";

/**
 * Shows a spinner until a photo has loaded. A photo that fails is replaced by the drawing for
 * listings without photos.
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
      else photo.style.background = "url(/spinner.svg) center / 2.5rem no-repeat";
    }
  });
}

function settle(photo: HTMLImageElement) {
  photo.style.background = "";
  // A lazy photo further down has no width either, but it is not `complete`.
  if (photo.complete && photo.naturalWidth === 0 && photo.currentSrc)
    (photo.closest("picture") ?? photo).replaceWith(silkFor(photo));
}

/** Uses the folds and colors that every page already defines. */
function silkFor({ alt, className, width, height }: HTMLImageElement) {
  const silk = made("svg", {
    viewBox: "0 0 400 240",
    preserveAspectRatio: "xMidYMid slice",
    class: className,
    width: `${width}`,
    height: `${height}`,
  });
  silk.style.background = "var(--sage)";
  if (alt) {
    silk.setAttribute("role", "img");
    silk.ariaLabel = alt;
  } else silk.ariaHidden = "true";
  for (const layer of [0, 1, 2, 3])
    silk.append(
      made("use", {
        href: `#fold-${layer + 1}`,
        y: `${layer * 60}`,
        fill: `url(#${layer % 2 === 0 ? "light" : "shade"}0)`,
      }),
    );
  return silk;
}

function made(name: string, attributes: Record<string, string>) {
  const element = document.createElementNS(drawing, name) as SVGElement;
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(attribute, value);
  return element;
}
