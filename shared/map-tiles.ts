/** External map tiles, as `https://tiles.example/{z}/{x}/{y}.png`, with the required credit. */
export type Tiles = { url: string; attribution: string };
