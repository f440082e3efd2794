import { useId } from "react";

type Palette = [base: string, fold: string, light: string];

/** One palette a category, from the brand's colours; what has none gets the first. */
const palettes: Record<string, Palette> = {
  "cosmetic-injectables-fillers": ["#e9d3c6", "#c98f7a", "#f8ece4"],
  "laser-light-therapies": ["#d3dfe0", "#7fa5a8", "#f2f6f4"],
  "body-contouring-fat-reduction": ["#e4d9c6", "#b59f78", "#f7f1e5"],
  "anti-aging-treatments": ["#ded6dc", "#a58fa0", "#f5f0f3"],
  "advanced-skin-care-treatments": ["#cfe0d8", "#79a596", "#eef5f0"],
  "acne-scar-treatments": ["#e7dcd0", "#bf9d84", "#f8f2ea"],
  "reconstructive-cosmetic-surgery": ["#d6dbdf", "#8797a1", "#f1f3f4"],
  "medical-grade-skin-care-products": ["#e8e0c9", "#b7a368", "#f8f4e6"],
  "therapeutic-massage-wellness": ["#d2dccb", "#869f78", "#f1f5ec"],
  "acupuncture-traditional-medicine": ["#dfcfc4", "#a67c67", "#f5ebe4"],
};
const fallback: Palette = ["#cfe0dd", "#6f9f9a", "#eef5f3"];

/** A still fold of silk in the colours of a category, drawn from the slug: the picture of whatever has no photograph. */
export function Silk({ seed, category, monogram, className = "" }: { seed: string; category: string; monogram?: string; className?: string }) {
  const [base, fold, light] = palettes[category] ?? fallback;
  const at = numbersFrom(seed);
  const id = useId();
  const isRising = at(20) > 0.5;
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" className={`silk block size-full ${className}`} aria-hidden="true">
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor={fold} stopOpacity=".72" />
        <stop offset=".55" stopColor={fold} stopOpacity=".08" />
        <stop offset="1" stopColor={light} stopOpacity=".5" />
      </linearGradient>
      <linearGradient id={`${id}l`} x2="0" y2="1">
        <stop stopColor={light} />
        <stop offset=".7" stopColor={light} stopOpacity="0" />
      </linearGradient>
      <rect width="400" height="240" fill={base} />
      <g transform={isRising ? undefined : "matrix(-1 0 0 1 400 0)"}>
        {[0, 1, 2, 3].map((layer) => (
          <path
            key={layer}
            d={wave(-18 + layer * 58 + at(layer) * 40, 40 + at(layer + 4) * 70, at(layer + 8), at(layer + 12))}
            fill={`url(#${id}${layer % 2 === 0 ? "l" : "s"})`}
          />
        ))}
      </g>
      {monogram && (
        <text x="26" y="214" className="font-display" fontSize="50" fill="#17282b" opacity=".7">
          {monogram}
        </text>
      )}
    </svg>
  );
}

/** The first letters of the first two words that count. */
export function monogramOf(name: string) {
  return name
    .split(/[\s&]+/)
    .filter((word) => /^[\p{L}\d]/u.test(word) && !/^(the|of|and|at)$/i.test(word))
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join("");
}

/** A fold from the left edge to the right, higher there, closed along the bottom. */
function wave(top: number, height: number, lean: number, lift: number) {
  const [y, h, x, end] = [top, height, 70 + lean * 120, top - 10 - lift * 70].map(Math.round) as [number, number, number, number];
  return `M0 ${y}C${x} ${y - h} ${x + 90} ${y + h} 400 ${end}V240H0Z`;
}

/** FNV-1a of the seed, then one number from 0 to 1 for each place. */
function numbersFrom(seed: string) {
  let hash = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) hash = Math.imul(hash ^ seed.charCodeAt(index), 0x01000193);
  return (place: number) => {
    const mixed = Math.imul(hash ^ (place * 0x9e3779b1), 0x85ebca6b);
    return ((mixed ^ (mixed >>> 13)) >>> 0) / 4_294_967_296;
  };
}
