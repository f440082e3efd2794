import { motifOf } from "#app/components/catalogue/motifs.ts";
import { paletteOf } from "#app/components/catalogue/palettes.ts";
import { createSeededNumbers } from "#shared/seeded.ts";

const [left, right, bottom] = [742, 1200, 630];
const folds = 6;

/**
 * Silk along the right edge in a category's colors with its mark; the seed shapes the folds. SVG
 * without text.
 */
export function drawFolds(seed: string, category: string) {
  const [base, fold, light] = paletteOf(category);
  const at = createSeededNumbers(seed);
  const edges = Array.from({ length: folds + 1 }, (_, index) =>
    hang(left + (index * (right - left)) / folds, index, at),
  );
  const strips = edges
    .slice(0, -1)
    .map(
      (edge, index) =>
        `<path d="${edge}L${right} ${bottom}V0Z" fill="url(#${index % 2 === 0 ? "shade" : "shine"})" opacity="${(0.55 + at(index + 30) * 0.4).toFixed(2)}"/>`,
    );
  return `<defs>
<linearGradient id="shade"><stop stop-color="${fold}" stop-opacity=".85"/><stop offset=".22" stop-color="${fold}" stop-opacity=".3"/><stop offset=".6" stop-color="${base}" stop-opacity="0"/></linearGradient>
<linearGradient id="shine"><stop stop-color="${light}"/><stop offset=".3" stop-color="${light}" stop-opacity=".35"/><stop offset=".75" stop-color="${light}" stop-opacity="0"/></linearGradient>
<linearGradient id="fall" x2="0" y2="1"><stop stop-color="${light}" stop-opacity=".35"/><stop offset=".5" stop-color="${base}" stop-opacity="0"/><stop offset="1" stop-color="${fold}" stop-opacity=".35"/></linearGradient>
<clipPath id="cloth"><path d="${edges[0]}L${right} ${bottom}V0Z"/></clipPath>
</defs><g clip-path="url(#cloth)"><rect x="${left - 80}" width="${right - left + 80}" height="${bottom}" fill="${base}"/>${strips.join("")}<rect x="${left - 80}" width="${right - left + 80}" height="${bottom}" fill="url(#fall)"/></g>${markOf(category)}`;
}

function markOf(category: string) {
  const path = motifOf(category);
  const look =
    'fill="none" stroke="#17282b" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" opacity=".6"';
  return path ? `<path d="${path}" transform="translate(872 204) scale(1.85)" ${look}/>` : "";
}

/** Edge of a fold from top to bottom. Edges further right sway more. */
function hang(x: number, index: number, at: (place: number) => number) {
  const sway = (place: number, most: number) =>
    Math.round(x + (at(index * 4 + place) - 0.5) * most);
  return `M${sway(0, 50)} 0C${sway(1, 140)} 210 ${sway(2, 170)} 420 ${sway(3, 110)} ${bottom}`;
}
