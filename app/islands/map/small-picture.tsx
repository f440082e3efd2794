import { landShapes, regionBounds } from "./land.ts";
import { fitView, outlineOf } from "./map-picture.ts";
import { type MapPosition, viewOf } from "./map-view.ts";

type Point = MapPosition & { isPremium: boolean };

/** A small drawing of where listings are. Its frame needs the class `map-frame`. */
export function SmallMapPicture({ points }: { points: Point[] }) {
  const { placeOf } = fitView(viewOf(points) ?? regionBounds, { width: 336, height: 192 }, 0.01);
  const dots = (shown: Point[]) =>
    shown
      .map(placeOf)
      .map(({ x, y }) => `M${x} ${y}h0`)
      .join("");
  return (
    <svg
      viewBox="-192 -120 384 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 size-full"
    >
      <path d={outlineOf(landShapes.neighbors, placeOf)} fill="var(--near)" />
      <path d={outlineOf(landShapes.region, placeOf)} fill="var(--land)" stroke="var(--shore)" />
      <g strokeLinecap="round" strokeWidth="12">
        <path d={dots(points.filter(({ isPremium }) => !isPremium))} stroke="var(--lagoon)" />
        <path d={dots(points.filter(({ isPremium }) => isPremium))} stroke="var(--gold)" />
      </g>
    </svg>
  );
}
