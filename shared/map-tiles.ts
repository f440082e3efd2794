/** Pictures under the map from an outside server, as `https://tiles.example/{z}/{x}/{y}.png`, and whom the map credits for them. */
export type Tiles = { url: string; attribution: string };
