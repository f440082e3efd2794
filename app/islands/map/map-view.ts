import type { MapPoint } from "#domain/catalogue/listings/listing.ts";
import { type Bounds, isWithin, readBounds } from "#domain/catalogue/reference/bounds.ts";
import { distanceInMiles } from "#shared/position.ts";
import { plural, say } from "#shared/say.ts";
import { regionBounds } from "./land.ts";

export type MapPosition = { latitude: number; longitude: number };
export type MapLabel = MapPosition & { name: string };
export type MapCity = MapLabel & { slug: string; listingCount: number };
/** Land to tint, see `areaOfCity`. */
export type MapArea = { name: string; ring: MapPosition[] };
export type MapSize = { width: number; height: number };
/** `isArea`: exactly these bounds, as searched. Otherwise with room around them. */
export type MapView = { bounds: Bounds; isArea: boolean };

/** Margins of a fitted view: pins are wider than their positions, and buttons lie above. */
export const padding = { top: 72, side: 30 };

/** Events from the map to the page. */
export type MapEvents = {
  /** A pin is hovered or focused; null when that ends. */
  onPoint(slug: string | null): void;
  /** A pin was opened, or the map was clicked elsewhere (null). */
  onChoose(slug: string | null, isByKey?: boolean): void;
  onMove(bounds: Bounds): void;
};

function boundsOf(places: MapPosition[]): Bounds | null {
  if (places.length === 0) return null;
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

export const countWithin = (places: MapPosition[], bounds: Bounds) =>
  places.filter((place) => isWithin(bounds, place)).length;

const leastMiles = 10;
/** Minimum width of a search area, which shows the coast or the county's border around a city. */
const leastSearchMiles = 14;
const leastMilesAround = 4;
const milesPerDegree = 69;

/** Bounds that show all points, never zoomed in so far that the surroundings are lost. */
export function viewOf(places: MapPosition[], least = leastMiles): Bounds | null {
  const bounds = boundsOf(places);
  if (!bounds) return null;
  const { south, west, north, east } = bounds;
  const narrowing = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const missing = (from: number, to: number, span: number) => Math.max(0, span - (to - from)) / 2;
  const tall = missing(south, north, least / milesPerDegree);
  const wide = missing(west, east, least / milesPerDegree / narrowing);
  return { south: south - tall, west: west - wide, north: north + tall, east: east + wide };
}

const nearestShown = 8;
/** Maximum distance of the results in degrees: from farther away, they would be a dot. */
const farthest = 0.3;

/**
 * Returns a view of a position and the results nearest to it, or null if it is far from the region.
 */
export function viewAround(here: MapPosition, points: MapPosition[]): MapView | null {
  const { south, west, north, east } = regionBounds;
  const near = {
    south: south - farthest,
    west: west - farthest,
    north: north + farthest,
    east: east + farthest,
  };
  if (!isWithin(near, here)) return null;
  const nearest = points
    .toSorted((one, other) => distanceInMiles(here, one) - distanceInMiles(here, other))
    .slice(0, nearestShown);
  const bounds = viewOf([here, ...nearest], leastMilesAround);
  return bounds && { bounds, isArea: false };
}

/**
 * Returns the initial view: the bounds in the query, else around its location, else its results.
 */
export function viewOfSearch(
  bounds: string,
  points: MapPosition[],
  area: MapArea | null,
  here?: MapPosition,
): MapView {
  const searched = readBounds(bounds);
  const around = here && !searched && viewAround(here, points);
  if (around) return around;
  const places = [...points, ...(area?.ring ?? [])];
  return searched
    ? { bounds: searched, isArea: true }
    : { bounds: viewOf(places, leastSearchMiles) ?? regionBounds, isArea: false };
}

export const reviewsInWords = ({
  rating,
  reviewCount,
}: Pick<MapPoint, "rating" | "reviewCount">) =>
  rating === null
    ? say("New listing")
    : say("{rating} out of 5, {reviews}", {
        rating: rating.toFixed(1),
        reviews: plural(reviewCount, "review"),
      });
