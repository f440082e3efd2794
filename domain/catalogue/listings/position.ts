export type Position = { latitude: number; longitude: number };

const decimals = 5;
const farthestFromCity = 15;
const milesPerDegree = 69;

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
export function isNearCity(entrance: Position, city: Position) {
  const north = (entrance.latitude - city.latitude) * milesPerDegree;
  const east =
    (entrance.longitude - city.longitude) *
    milesPerDegree *
    Math.cos((city.latitude * Math.PI) / 180);
  return Math.hypot(north, east) <= farthestFromCity;
}
