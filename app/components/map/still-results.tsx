import type { MapPoint } from "#domain/catalogue/med-spa.ts";
import { land, regionBounds } from "./land.ts";
import { viewOf } from "./map-view.ts";
import { pathOf, projection } from "./still-map.tsx";

const size = { width: 384, height: 760, margin: 30 };
const look = {
  sea: "light-dark(#d6e6e4, #0b2327)",
  near: "light-dark(#f1efe8, #131d1f)",
  nearShore: "light-dark(#d5dcd4, #25383a)",
  land: "light-dark(#fbf8f3, #1b292b)",
  shore: "light-dark(#9db8b3, #41605f)",
};

/** The results as dots, until somebody reaches for the map. Its colours are its own: the styles of the map come with the map. */
export function StillResults({ points }: { points: MapPoint[] }) {
  const placeOf = projection(viewOf(points) ?? regionBounds, size);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="absolute inset-0 size-full">
      <rect x="-2000" y="-2000" width="5000" height="5000" fill={look.sea} />
      <path d={pathOf(land.neighbours, placeOf)} fill={look.near} stroke={look.nearShore} />
      <path d={pathOf(land.region, placeOf)} fill={look.land} stroke={look.shore} />
      {points.map((point) => {
        const { x, y } = placeOf(point);
        return (
          <circle
            key={point.slug}
            cx={x}
            cy={y}
            r={point.isPremium ? 7 : 6}
            fill={point.isPremium ? "var(--gold)" : "var(--lagoon)"}
            stroke="var(--surface)"
            strokeWidth="2"
          />
        );
      })}
    </svg>
  );
}
