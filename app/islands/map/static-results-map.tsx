import type { PricedPoint } from "#domain/search/hits-on-map.ts";
import { formatCents } from "#shared/money.ts";
import { sayStored } from "#shared/say.ts";
import { clusterSize, createClusters } from "./clusters.ts";
import { placeLabels, placeWater } from "./label-places.ts";
import { landShapes, regionBounds } from "./land.ts";
import {
  clusterArea,
  fitView,
  outlineOf,
  pinArea,
  priceHeight,
  priceWidth,
} from "./map-picture.ts";
import { type MapLabel, type MapRoom, viewOf, zoomStep } from "./map-view.ts";

/** The frame is at least this large. Drawn and live map fit the results into the room within it. */
const frame = { width: 382, height: 526 };
const [count, edge] = [52, 30];
export const resultsRoom: MapRoom = {
  width: frame.width - 2 * edge,
  height: frame.height - count - edge,
  lower: (count - edge) / 2,
};

/** The view of the live map, drawn by the server for the time before its script. */
export function StaticResultsMap({
  points,
  cities,
}: {
  points: PricedPoint[];
  cities: MapLabel[];
}) {
  const { zoom, placeOf } = fitView(viewOf(points) ?? regionBounds, resultsRoom, zoomStep);
  const pins = createClusters(points)
    .getClusters([-180, -85, 180, 85], Math.round(zoom))
    .map(({ geometry, properties }) => {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      return { ...placeOf({ latitude, longitude }), properties };
    });
  const middle = { x: 0, y: -resultsRoom.lower, ...frame };
  const labels = cities.map((city) => ({ name: city.name, ...placeOf(city) }));
  const marks = pins.map(({ x, y, properties }) => ({
    ...("cluster" in properties ? clusterArea : pinArea(properties)),
    x,
    y,
  }));
  return (
    <svg
      viewBox={`${-frame.width / 2} ${-frame.height / 2 - resultsRoom.lower} ${frame.width} ${frame.height}`}
      width={frame.width}
      height={frame.height}
      aria-hidden="true"
      className="absolute top-1/2 left-1/2 max-w-none -translate-x-1/2 -translate-y-1/2 overflow-visible"
    >
      <path d={outlineOf(landShapes.neighbors, placeOf)} className="map-neighbor" />
      <path d={outlineOf(landShapes.region, placeOf)} className="map-region" />
      {landShapes.waters.map((water) => {
        const name = sayStored(water.name);
        const spot = placeWater({ name, ...placeOf(water) }, middle);
        return (
          spot && (
            <text key={name} x={spot.x} y={spot.y + 5} className="map-still-water">
              {name}
            </text>
          )
        );
      })}
      {[...placeLabels(labels, marks, middle)].map(([{ name }, { x, y }]) => (
        <text key={name} x={Math.round(x)} y={Math.round(y) + 4} className="map-still-name">
          {name}
        </text>
      ))}
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
