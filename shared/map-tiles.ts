/** External map tiles, as `https://tiles.example/{z}/{x}/{y}.png`, with the required credit. */
export type MapTiles = { url: string; attribution: string };

/** Returns the server from which browsers load map tiles; null if it is our own. */
export const mapSourceOf = (tiles: MapTiles | undefined) =>
  tiles ? tiles.attribution || new URL(tiles.url).hostname : null;
