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
  const waves = [0, 1, 2].map((layer) => wave(40 + layer * 62 + at(layer) * 46, 34 + at(layer + 3) * 46, at(layer + 6)));
  return (
    <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" className={`silk block size-full ${className}`} aria-hidden="true">
      <rect width="400" height="240" fill={base} />
      <path d={waves[0]} fill={light} opacity=".75" />
      <path d={waves[1]} fill={fold} opacity=".34" />
      <path d={waves[2]} fill={fold} opacity=".5" />
      <path d={wave(176 + at(9) * 40, 30 + at(10) * 30, at(11))} fill={light} opacity=".38" />
      {monogram && (
        <text x="28" y="212" className="font-display" fontSize="54" fill="#17282b" opacity=".72">
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

function wave(top: number, height: number, lean: number) {
  const y = Math.round(top);
  const h = Math.round(height);
  const x = Math.round(90 + lean * 90);
  return `M0 ${y}C${x} ${y - h} ${x + 60} ${y + h} 400 ${y - Math.round(h / 3)}V240H0Z`;
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
