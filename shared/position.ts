export type Position = { latitude: number; longitude: number };

const decimals = 5;
const farthestFromCity = 15;
const earthMiles = 3_959;

/** Parses "33.6603, -117.8265", as map apps copy it. */
export function readPosition(text: string): Position | null {
  const [, latitude, longitude] =
    /^\(?\s*(-?\d{1,2}(?:\.\d+)?)(?:\s*[,;]\s*|\s+)(-?\d{1,3}(?:\.\d+)?)\s*\)?$/.exec(
      text.trim(),
    ) ?? [];
  if (
    latitude === undefined ||
    longitude === undefined ||
    Math.abs(Number(latitude)) > 90 ||
    Math.abs(Number(longitude)) > 180
  )
    return null;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

export const writePosition = ({ latitude, longitude }: Position) =>
  `${latitude.toFixed(decimals)}, ${longitude.toFixed(decimals)}`;

/** Rejects an entrance far from its city as a mistake. */
export const isNearCity = (entrance: Position, city: Position) =>
  distanceInMiles(entrance, city) <= farthestFromCity;

/** Returns the distance in a straight line. */
export function distanceInMiles(a: Position, b: Position) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.sqrt(half));
}

export function milesBetween(
  a: Position | null,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
) {
  return a === null || latitude === null || longitude === null
    ? null
    : distanceInMiles(a, { latitude, longitude });
}
