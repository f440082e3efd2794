import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import { clusterArea, createClusters } from "./clusters.ts";
import { labelsOfMap } from "./label-places.ts";
import { LandPicture } from "./land-picture.tsx";
import { fitView, pinArea } from "./map-picture.ts";
import {
  type MapArea,
  type MapLabel,
  type MapPosition,
  type MapView,
  padding,
} from "./map-view.ts";

const width = 394;
/** Heights of the frame on desktop. */
const [least, most, step] = [440, 640, 10];

/** Returns a frame just high enough for the view, so that the sea below it takes no room. */
function roomFor({ bounds, isArea }: MapView) {
  const { top, side } = isArea ? { top: 0, side: 0 } : padding;
  const across = width - 2 * side;
  const { placeOf } = fitView(bounds, { width: across, height: Number.POSITIVE_INFINITY });
  const needed = -2 * placeOf({ latitude: bounds.north, longitude: bounds.west }).y + top + side;
  const height = Math.min(most, Math.max(least, Math.round(needed / step) * step));
  const room = { width: across, height: height - top - side };
  return { height, room, above: top + room.height / 2 };
}

type Props = {
  points: PricedPoint[];
  cities: MapLabel[];
  area: MapArea | null;
  here?: MapPosition | undefined;
  view: MapView;
  isHidden: boolean;
};

/**
 * Renders the view of the live map on the server until its script is loaded. It keeps the height of
 * the frame afterwards.
 */
export function StaticResultsMap({ points, cities, area, here, view, isHidden }: Props) {
  const { height, room, above } = roomFor(view);
  const size = { viewBox: `${-width / 2} ${-above} ${width} ${height}`, width, height };
  if (isHidden) return <svg {...size} aria-hidden="true" className="block" />;
  const { zoom, placeOf } = fitView(view.bounds, room);
  const pins = createClusters(points)
    .getClusters([-180, -85, 180, 85], Math.round(zoom))
    .map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const place = placeOf({ latitude, longitude });
      if (!("cluster" in properties)) return { ...place, ...drawnPin(properties) };
      const { point_count } = properties;
      return {
        ...place,
        ...clusterArea(point_count),
        text: String(point_count),
        className: "map-still-pin map-still-cluster",
      };
    });
  const frame = { x: 0, y: height / 2 - above, width, height };
  const labels = labelsOfMap({ cities, chosen: area?.name, hasRoads: true }, placeOf, pins, frame);
  const hereSpot = here && placeOf(here);
  return (
    <svg {...size} aria-hidden="true" className="block">
      <LandPicture placeOf={placeOf} area={area} />
      {labels.map(({ kind, name, x, y }) => (
        <text
          key={name}
          x={Math.round(x)}
          y={Math.round(y) + 4}
          className={`map-still-label map-label-${kind}`}
        >
          {name}
        </text>
      ))}
      {pins.map(({ text, width, height, className, ...pin }) => {
        const [x, y] = [Math.round(pin.x), Math.round(pin.y)];
        return (
          <g
            key={`${x} ${y}`}
            data-pin={"slug" in pin ? pin.slug : undefined}
            className={className}
          >
            {text === undefined ? (
              <circle cx={x} cy={y} r={width / 2 - 1} />
            ) : (
              <>
                <rect
                  x={x - width / 2}
                  y={y - height / 2}
                  width={width}
                  height={height}
                  rx={height / 2}
                />
                <text x={x} y={y + 5}>
                  {text}
                </text>
              </>
            )}
          </g>
        );
      })}
      {hereSpot && (
        <circle
          cx={Math.round(hereSpot.x)}
          cy={Math.round(hereSpot.y)}
          r="7"
          className="map-still-here"
        />
      )}
    </svg>
  );
}

function drawnPin(point: PricedPoint) {
  const { slug, isPremium, priceCents } = point;
  return {
    ...pinArea(point),
    slug,
    text: priceCents === undefined ? undefined : formatCents(priceCents),
    className: isPremium ? "map-still-pin map-still-premier" : "map-still-pin",
  };
}
