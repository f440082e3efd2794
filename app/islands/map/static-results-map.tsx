import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import { sayStored } from "#shared/say.ts";
import { clusterArea, createClusters, pointsIn } from "./clusters.ts";
import { highways } from "./highways.ts";
import { controlsIn, placeLabels, placeNumbers, placeWater } from "./label-places.ts";
import { landShapes } from "./land.ts";
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
/** Of the frame, as a desk has room for it. */
const [least, most, step] = [440, 640, 10];

/** A frame just high enough for the view, so that the sea below it takes no room. */
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
 * The view of the live map, rendered by the server for the time before its script. It keeps the height
 * of the frame afterwards.
 */
export function StaticResultsMap({ points, cities, area, here, view, isHidden }: Props) {
  const { height, room, above } = roomFor(view);
  const size = { viewBox: `${-width / 2} ${-above} ${width} ${height}`, width, height };
  if (isHidden) return <svg {...size} aria-hidden="true" className="block" />;
  const { zoom, placeOf } = fitView(view.bounds, room);
  const clusters = createClusters(points);
  const pins = clusters
    .getClusters([-180, -85, 180, 85], Math.round(zoom))
    .map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const place = placeOf({ latitude, longitude });
      if (!("cluster" in properties)) return { ...place, ...drawnPin(properties) };
      const { cluster_id, point_count } = properties;
      return {
        ...place,
        ...clusterArea(point_count),
        cities: pointsIn(clusters, cluster_id).map(({ city }) => city),
        text: String(point_count),
        className: "map-still-pin map-still-cluster",
      };
    });
  const frame = { x: 0, y: height / 2 - above, width, height };
  const labels = cities
    .map(({ name, ...city }) => ({ name, isChosen: name === area?.name, ...placeOf(city) }))
    .sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const marks = [...pins, ...controlsIn(frame)];
  const names = placeLabels(labels, marks, frame);
  const roads = highways.map(({ number, line }) => ({ number, spots: line.map(placeOf) }));
  const hereSpot = here && placeOf(here);
  return (
    <svg {...size} aria-hidden="true" className="block">
      <LandPicture placeOf={placeOf} area={area} />
      {landShapes.waters.map((water) => {
        const name = sayStored(water.name);
        const spot = placeWater({ name, ...placeOf(water) }, frame);
        return (
          spot && (
            <text
              key={name}
              x={Math.round(spot.x)}
              y={Math.round(spot.y) + 5}
              className="map-still-water"
            >
              {name}
            </text>
          )
        );
      })}
      {[...names].map(([{ name, isChosen }, { x, y }]) => (
        <text
          key={name}
          x={Math.round(x)}
          y={Math.round(y) + 4}
          className={isChosen ? "map-still-name is-chosen" : "map-still-name"}
        >
          {name}
        </text>
      ))}
      <g className="map-still-number">
        {placeNumbers(roads, marks, names, frame).map(({ number, x, y }) => (
          <text key={number} x={Math.round(x)} y={Math.round(y) + 3}>
            {number}
          </text>
        ))}
      </g>
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
  const { slug, city, isPremium, priceCents } = point;
  return {
    ...pinArea(point),
    slug,
    cities: [city],
    text: priceCents === undefined ? undefined : formatCents(priceCents),
    className: isPremium ? "map-still-pin map-still-premier" : "map-still-pin",
  };
}
