/** External map tiles, as `https://tiles.example/{z}/{x}/{y}.png`, with the required credit. */
export type MapTiles = { url: string; attribution: string };

/** Whom browsers ask for the pictures of maps; null if they come from our own server. */
export const mapSourceOf = (tiles: MapTiles | undefined) =>
  tiles ? tiles.attribution || new URL(tiles.url).hostname : null;
