import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import { sayStored } from "#shared/say.ts";
import { clusterSize, createClusters } from "./clusters.ts";
import { controlsIn, placeLabels, placeWater } from "./label-places.ts";
import { landShapes, regionBounds } from "./land.ts";
import {
  clusterArea,
  fitView,
  outlineOf,
  pinArea,
  priceHeight,
  priceWidth,
} from "./map-picture.ts";
import { type MapArea, type MapLabel, type MapRoom, viewOf, zoomStep } from "./map-view.ts";

/**
 * The frame is at least this large, and often taller: as it sticks, its lower end is out of sight until
 * the page scrolls. Drawn and live map fit the results into the room within this part.
 */
const frame = { width: 382, height: 620 };
const [count, edge] = [52, 30];
export const resultsRoom: MapRoom = {
  width: frame.width - 2 * edge,
  height: frame.height - count - edge,
  top: count,
};
const above = resultsRoom.top + resultsRoom.height / 2;
const tallest = 1_200;

/** So wide that the coast or the county's border shows where one city is. */
const leastMiles = 14;
export const viewOfResults = (points: PricedPoint[]) => viewOf(points, leastMiles) ?? regionBounds;

/** The view of the live map, drawn by the server for the time before its script. */
export function StaticResultsMap({
  points,
  cities,
  area,
}: {
  points: PricedPoint[];
  cities: MapLabel[];
  area: MapArea | null;
}) {
  const { zoom, placeOf } = fitView(viewOfResults(points), resultsRoom, zoomStep);
  const pins = createClusters(points)
    .getClusters([-180, -85, 180, 85], Math.round(zoom))
    .map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return { ...placeOf({ latitude, longitude }), properties };
    });
  const drawn = { x: 0, y: tallest / 2 - above, width: frame.width, height: tallest };
  const labels = cities.map(({ name, ...city }) => ({
    name,
    isChosen: name === area?.name,
    ...placeOf(city),
  }));
  const marks = pins.map(({ x, y, properties }) => ({
    ...("cluster" in properties ? clusterArea : pinArea(properties)),
    x,
    y,
  }));
  return (
    <svg
      viewBox={`${-frame.width / 2} ${-above} ${frame.width} ${frame.height}`}
      width={frame.width}
      height={frame.height}
      aria-hidden="true"
      className="absolute top-0 left-1/2 max-w-none -translate-x-1/2 overflow-visible"
    >
      <path d={outlineOf(landShapes.neighbors, placeOf)} className="map-neighbor" />
      <path d={outlineOf(landShapes.region, placeOf)} className="map-region" />
      {area && <path d={outlineOf([area.ring], placeOf)} className="map-city" />}
      {landShapes.waters.map((water) => {
        const name = sayStored(water.name);
        const spot = placeWater({ name, ...placeOf(water) }, drawn);
        return (
          spot && (
            <text key={name} x={spot.x} y={spot.y + 5} className="map-still-water">
              {name}
            </text>
          )
        );
      })}
      {[...placeLabels(labels, [...marks, ...controlsIn(drawn)], drawn)].map(
        ([{ name }, { x, y }]) => (
          <text
            key={name}
            x={Math.round(x)}
            y={Math.round(y) + 4}
            className={name === area?.name ? "map-still-name is-chosen" : "map-still-name"}
          >
            {name}
          </text>
        ),
      )}
      {pins.map(({ x, y, properties }) =>
        "cluster" in properties ? (
          <g key={properties.cluster_id} className="map-still-cluster">
            <circle cx={x} cy={y} r={clusterSize(properties.point_count) / 2 - 1} />
            <text x={x} y={y + 5}>
              {properties.point_count}
            </text>
          </g>
        ) : (
          <StillPin key={properties.slug} point={properties} x={x} y={y} />
        ),
      )}
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
