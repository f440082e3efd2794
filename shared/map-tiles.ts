/** External map tiles, as `https://tiles.example/{z}/{x}/{y}.png`, with the required credit. */
export type MapTiles = { url: string; attribution: string };
