export type SearchPosition = { latitude: number; longitude: number };

const earthMiles = 3_959;

/** As the crow flies. */
export function distanceInMiles(a: SearchPosition, b: SearchPosition) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * earthMiles * Math.asin(Math.sqrt(half));
}

export function milesBetween(
  a: SearchPosition | null,
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
) {
  return a === null || latitude === null || longitude === null
    ? null
    : distanceInMiles(a, { latitude, longitude });
}
