import outline from "#site/county-outline.json";

type Ring = { latitude: number; longitude: number }[];

const ringsOf = (rings: number[][][]): Ring[] =>
  rings.map((ring) => ring.map(([longitude = 0, latitude = 0]) => ({ latitude, longitude })));

export const landShapes = {
  region: ringsOf(outline.region),
  neighbors: ringsOf(outline.neighbors),
  waters: outline.waters,
  source: outline.source,
};

const corners = landShapes.region.flat();
export const regionBounds = {
  south: Math.min(...corners.map(({ latitude }) => latitude)),
  west: Math.min(...corners.map(({ longitude }) => longitude)),
  north: Math.max(...corners.map(({ latitude }) => latitude)),
  east: Math.max(...corners.map(({ longitude }) => longitude)),
};
