import { landShapes, regionBounds } from "./land.ts";
import { type MapPosition, viewOf } from "./map-view.ts";
import { projection } from "./static-map.tsx";

const tall = { width: 384, height: 760, margin: 30 };
const small = { width: 384, height: 240, margin: 24 };

type Point = MapPosition & { isPremium: boolean };

export function StaticResultsMap({
  points,
  isSmall = false,
}: {
  points: Point[];
  isSmall?: boolean;
}) {
  const size = isSmall ? small : tall;
  const placeOf = projection(viewOf(points) ?? regionBounds, size);
  const dots = (shown: Point[]) =>
    shown
      .map(placeOf)
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join("");
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full bg-sage"
    >
      <path d={outlineOf(landShapes.neighbors, placeOf)} fill="var(--surface)" />
      <path d={outlineOf(landShapes.region, placeOf)} fill="var(--paper)" stroke="var(--muted)" />
      <g strokeLinecap="round" strokeWidth="12">
        <path d={dots(points.filter(({ isPremium }) => !isPremium))} stroke="var(--lagoon)" />
        <path d={dots(points.filter(({ isPremium }) => isPremium))} stroke="var(--gold)" />
      </g>
    </svg>
  );
}

const [finest, farthest] = [15, 600];

/**
 * Simplified outline. Every search page includes it, so it skips points that are too close
 * together or far outside the frame.
 */
function outlineOf(rings: MapPosition[][], placeOf: ReturnType<typeof projection>) {
  const near = (at: number) => Math.max(-farthest, Math.min(farthest, at));
  return rings
    .map((ring) => {
      let [lastX, lastY] = [0, 0];
      const steps = ring.map(placeOf).flatMap(({ x, y }, index) => {
        const [right, down] = [near(x) - lastX, near(y) - lastY];
        if (index > 0 && Math.abs(right) + Math.abs(down) < finest) return [];
        [lastX, lastY] = [near(x), near(y)];
        return [`${index === 0 ? "M" : "l"}${right} ${down}`];
      });
      return `${steps.join("")}z`;
    })
    .filter((path) => path.includes("l"))
    .join("");
}
