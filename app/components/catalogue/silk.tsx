import { createSeededNumbers } from "#shared/seeded.ts";
import { motifOf } from "./motifs.ts";
import { paletteNames, paletteOf } from "./palettes.ts";

type Silk = {
  seed: string;
  category: string;
  monogram?: string;
  hasMotif?: boolean;
  motif?: string;
  /** Keeps the lines thin when the drawing fills much of the screen. */
  isLarge?: boolean;
};

/**
 * A fold of silk in the category's colors, generated from the slug. Placeholder for missing
 * photos.
 */
export function Silk({
  seed,
  category,
  monogram,
  hasMotif,
  motif = hasMotif ? category : undefined,
  isLarge,
}: Silk) {
  const [base] = paletteOf(category);
  const at = createSeededNumbers(seed);
  return (
    <svg
      viewBox="0 0 400 240"
      preserveAspectRatio="xMidYMid slice"
      className="block size-full"
      aria-hidden="true"
    >
      <rect width="400" height="240" fill={base} />
      <g transform={at(20) > 0.5 ? undefined : "matrix(-1 0 0 1 400 0)"}>
        {draperyOf(at).map(([fold, y], layer) => (
          <use
            key={y}
            href={`#fold-${fold}`}
            y={y}
            fill={`url(#${gradientId(category, layer % 2 === 0 ? "light" : "shade")})`}
          />
        ))}
      </g>
      <rect width="400" height="240" className="fill-veil" />
      {motif && (
        <path
          d={motifOf(motif)}
          transform="translate(140 60)"
          fill="none"
          stroke="#17282b"
          strokeWidth="1.7"
          vectorEffect={isLarge ? "non-scaling-stroke" : undefined}
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity=".62"
        />
      )}
      {monogram && (
        <text x="26" y="214" className="font-display" fontSize="50" fill="#17282b" opacity=".7">
          {monogram}
        </text>
      )}
    </svg>
  );
}

/**
 * Shared folds and colors, included once per page. Repeating them in every card would bloat the
 * page.
 */
export function SilkSheet() {
  return (
    <svg
      width="0"
      height="0"
      className="absolute"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, rendered once.
      dangerouslySetInnerHTML={{ __html: sheet }}
    />
  );
}

function gradientId(category: string, kind: "shade" | "light") {
  return kind + Math.max(0, paletteNames.indexOf(category));
}

function gradientsOf(name: string) {
  const [, fold, light] = paletteOf(name);
  const shade = `<stop stop-color="${fold}" stop-opacity=".72"/><stop offset=".55" stop-color="${fold}" stop-opacity=".08"/><stop offset="1" stop-color="${light}" stop-opacity=".5"/>`;
  const shine = `<stop stop-color="${light}"/><stop offset=".7" stop-color="${light}" stop-opacity="0"/>`;
  return `<linearGradient id="${gradientId(name, "shade")}" x2="0" y2="1">${shade}</linearGradient><linearGradient id="${gradientId(name, "light")}" x2="0" y2="1">${shine}</linearGradient>`;
}

export function monogramOf(name: string) {
  return name
    .split(/[\s&]+/)
    .filter((word) => /^[\p{L}\d]/u.test(word) && !/^(the|of|and|at)$/i.test(word))
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("");
}

/** Waves from the left edge to the right, closed far below. Only a few, to keep pages small. */
const folds = [
  [80, -52, 24, -28],
  [110, -74, 46, -14],
  [146, -46, 70, -52],
  [170, -88, 34, -36],
  [96, -100, 88, -62],
  [130, -60, 108, -20],
].map(
  ([x = 0, rise = 0, fall = 0, end = 0]) => `M0 0C${x} ${rise} ${x + 90} ${fall} 400 ${end}V260H0Z`,
);

/** A dozen ways to stack four folds, each also flipped. Repeated markup compresses well. */
const draperies = Array.from({ length: 12 }, (_, index) => {
  const at = createSeededNumbers(`drapery ${index}`);
  return [0, 1, 2, 3].map((layer): [fold: number, y: number] => [
    Math.floor(at(layer) * folds.length),
    layer * 60 + Math.floor(at(layer + 4) * 6) * 8 - 20,
  ]);
});

function draperyOf(at: (place: number) => number) {
  return draperies[Math.floor(at(0) * draperies.length)] ?? [];
}

const sheet = [
  ...paletteNames.map(gradientsOf),
  ...folds.map((fold, index) => `<path id="fold-${index}" d="${fold}"/>`),
].join("");
