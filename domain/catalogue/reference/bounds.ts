/** Map section, in degrees. */
export type Bounds = { south: number; west: number; north: number; east: number };

/** Parses "south,west,north,east"; null if invalid. */
export function readBounds(text: string): Bounds | null {
  const parts = text.split(",");
  if (parts.length !== 4 || !parts.every((part) => /^-?\d{1,3}(\.\d{1,8})?$/.test(part)))
    return null;
  const [south = 0, west = 0, north = 0, east = 0] = parts.map(Number);
  const isOnEarth = south >= -90 && north <= 90 && west >= -180 && east <= 180;
  return isOnEarth && south < north && west < east ? { south, west, north, east } : null;
}

export const isWithin = (
  { south, west, north, east }: Bounds,
  { latitude, longitude }: { latitude: number; longitude: number },
) => latitude >= south && latitude <= north && longitude >= west && longitude <= east;

const sliver = 1e-6;

/** Rounds outwards to about a hundred meters, so that similar views share a cached URL. */
export function boundsText({ south, west, north, east }: Bounds) {
  // A sliver off, so that what is rounded already stays as it is.
  const low = (degrees: number) => Math.floor(degrees * 1_000 + sliver) / 1_000;
  const high = (degrees: number) => Math.ceil(degrees * 1_000 - sliver) / 1_000;
  return [low(south), low(west), high(north), high(east)].join(",");
}

/** Formats bounds as in links; "" if invalid. */
export function canonicalBounds(text: string) {
  const bounds = readBounds(text);
  return bounds ? boundsText(bounds) : "";
}
