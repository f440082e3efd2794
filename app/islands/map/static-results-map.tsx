import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import { sayStored } from "#shared/say.ts";
import { clusterArea, createClusters, pointsIn } from "./clusters.ts";
import { controlsIn, placeLabels, placeWater } from "./label-places.ts";
import { landShapes } from "./land.ts";
import { LandPicture } from "./land-picture.tsx";
import { fitView, pinArea, priceHeight, priceWidth } from "./map-picture.ts";
import { type MapArea, type MapLabel, type MapView, padding } from "./map-view.ts";

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

/**
 * The view of the live map, drawn by the server for the time before its script. It keeps the height
 * of the frame afterwards.
 */
export function StaticResultsMap({
  points,
  cities,
  area,
  view,
  isHidden,
}: {
  points: PricedPoint[];
  cities: MapLabel[];
  area: MapArea | null;
  view: MapView;
  isHidden: boolean;
}) {
  const { height, room, above } = roomFor(view);
  const size = {
    viewBox: `${-width / 2} ${-above} ${width} ${height}`,
    width,
    height,
  };
  if (isHidden) return <svg {...size} aria-hidden="true" className="block" />;
  const { zoom, placeOf } = fitView(view.bounds, room);
  const clusters = createClusters(points);
  const pins = clusters
    .getClusters([-180, -85, 180, 85], Math.round(zoom))
    .map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return { ...placeOf({ latitude, longitude }), properties };
    });
  const frame = { x: 0, y: height / 2 - above, width, height };
  const labels = cities
    .map(({ name, ...city }) => ({ name, isChosen: name === area?.name, ...placeOf(city) }))
    .sort((one, other) => Number(other.isChosen) - Number(one.isChosen));
  const marks = pins.map(({ x, y, properties }) => ({
    x,
    y,
    ...("cluster" in properties
      ? {
          ...clusterArea(properties.point_count),
          cities: pointsIn(clusters, properties.cluster_id).map(({ city }) => city),
        }
      : { ...pinArea(properties), cities: [properties.city] }),
  }));
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
      {[...placeLabels(labels, [...marks, ...controlsIn(frame)], frame)].map(
        ([{ name, isChosen }, { x, y }]) => (
          <text
            key={name}
            x={Math.round(x)}
            y={Math.round(y) + 4}
            className={isChosen ? "map-still-name is-chosen" : "map-still-name"}
          >
            {name}
          </text>
        ),
      )}
      {pins.map(({ x: left, y: top, properties }) => {
        const [x, y] = [Math.round(left), Math.round(top)];
        return "cluster" in properties ? (
          <g key={properties.cluster_id} className="map-still-cluster">
            <circle cx={x} cy={y} r={clusterArea(properties.point_count).width / 2 - 1} />
            <text x={x} y={y + 5}>
              {properties.point_count}
            </text>
          </g>
        ) : (
          <StillPin key={properties.slug} point={properties} x={x} y={y} />
        );
      })}
    </svg>
  );
}

function StillPin({ point, x, y }: { point: PricedPoint; x: number; y: number }) {
  const { slug, isPremium, priceCents } = point;
  const className = isPremium ? "map-still-pin map-still-premier" : "map-still-pin";
  if (priceCents === undefined)
    return <circle data-pin={slug} cx={x} cy={y} r={isPremium ? 6.5 : 5.5} className={className} />;
  const price = formatCents(priceCents);
  const width = priceWidth(price);
  return (
    <g data-pin={slug} className={className}>
      <rect
        x={x - width / 2}
        y={y - priceHeight / 2}
        width={width}
        height={priceHeight}
        rx={priceHeight / 2}
      />
      <text x={x} y={y + 4.5}>
        {price}
      </text>
    </g>
  );
}
