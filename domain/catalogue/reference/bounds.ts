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

/** Rounds outwards to about a hundred meters, so that similar views share a cached URL. */
export function boundsText({ south, west, north, east }: Bounds) {
  const low = (degrees: number) => Math.floor(degrees * 1_000) / 1_000;
  const high = (degrees: number) => Math.ceil(degrees * 1_000) / 1_000;
  return [low(south), low(west), high(north), high(east)].join(",");
}
