import { sayStored } from "#shared/say.ts";
import { highways, placesAlong } from "./highways.ts";
import { landShapes } from "./land.ts";
import type { MapLabel, MapPosition } from "./map-view.ts";

type Spot = { x: number; y: number };
/** A rectangle with its center, in pixels. */
export type LabelBox = Spot & { width: number; height: number };
/** `spots`: where it may be, the best first. */
type Label = { spots: Spot[]; width: number; height: number };

const letterWidth = 6.6;
const waterWidth = 8.4;
const height = 13;
/** Minimum distance between a label and a pin that it does not belong to. */
const gap = 8;
/** Minimum distance between two labels. */
const space = 10;
/** Minimum distance between a label and the edge. */
const margin = 8;

/** Places each label on its first spot with room, or drops it. Earlier labels choose first. */
export function placeLabels<Each extends Label>(
  labels: Each[],
  marks: LabelBox[],
  frame: LabelBox,
): (Each & Spot)[] {
  const inner = grow(frame, -margin);
  const occupied = marks.map((mark) => grow(mark, gap));
  return labels.flatMap((label) => {
    const box = label.spots
      .map((spot) => ({ ...label, ...spot }))
      .find((each) => isInside(each, inner) && !occupied.some((other) => touch(each, other)));
    if (box) occupied.push(grow(box, space));
    return box ?? [];
  });
}

/** Returns a label for a city, with spots at its position and beside it. */
export function nameAt<City extends Spot & { name: string }>(city: City, beside = 16, steps = 1) {
  const width = city.name.length * letterWidth;
  const around = Array.from({ length: steps }, (_, index) => (index + 1) * beside).flatMap(
    (away) => [
      [0, away],
      [0, -away],
      [width / 2 + away - 8, 0],
      [8 - width / 2 - away, 0],
    ],
  );
  const spots = [[0, 0], ...around].map(([right = 0, down = 0]) => ({
    x: city.x + right,
    y: city.y + down,
  }));
  return { ...city, width, height, spots };
}

/** Returns the boxes of the map buttons and the count, in the upper corners. */
const controlsIn = ({ x, y, width, height }: LabelBox): LabelBox[] => [
  { x: x - width / 2 + 85, y: y - height / 2 + 30, width: 170, height: 60 },
  { x: x + width / 2 - 30, y: y - height / 2 + 52, width: 60, height: 104 },
];

type MapLabels = {
  cities: MapLabel[];
  /** The name of the tinted city. */
  chosen: string | undefined;
  hasRoads: boolean;
};

/**
 * Returns the labels of a map: the chosen city and the waters, as many cities as fit between the
 * pins, and a number for each road. The page lists all cities.
 */
export function labelsOfMap(
  { cities, chosen, hasRoads }: MapLabels,
  placeOf: (place: MapPosition) => Spot,
  marks: LabelBox[],
  frame: LabelBox,
) {
  const away = ({ x, y }: Spot) => Math.hypot(x - frame.x, y - frame.y);
  const inMiddle = <Each extends Spot>(spots: Each[]) =>
    spots.toSorted((one, other) => away(one) - away(other));
  const placed = cities.map(({ name, ...place }) => ({ name, ...placeOf(place) }));
  const [nearest] = inMiddle(placed);
  const names = placed
    // Close up, the center of the city that the map shows may be off-screen.
    .map((city) => (city === nearest ? { ...city, ...keepInside(city, frame) } : city))
    .map((city) =>
      city.name === chosen
        ? { kind: "chosen", ...nameAt(city, 20, 8) }
        : { kind: "city", ...nameAt(city) },
    )
    .sort((one, other) => Number(other.kind === "chosen") - Number(one.kind === "chosen"));
  const waters = landShapes.waters.map((water) => {
    const name = sayStored(water.name);
    const width = name.length * waterWidth;
    const spot = placeOf(water);
    const isSeen = isInside({ ...spot, width: 0, height: 0 }, frame);
    const spots = isSeen ? [keepInside({ name, ...spot }, frame, width)] : [];
    return { kind: "water", name, width, height: 18, spots };
  });
  const roads = hasRoads ? highways : [];
  const numbers = roads.map(({ number, line }) => ({
    kind: "number",
    name: number,
    width: 24,
    height: 16,
    spots: inMiddle(placesAlong(line).map(placeOf)),
  }));
  const [first = [], others = []] = [names.slice(0, 1), names.slice(1)];
  const all: (Label & { kind: string; name: string })[] = [
    ...first,
    ...waters,
    ...others,
    ...numbers,
  ];
  return placeLabels(all, [...marks, ...controlsIn(frame)], frame);
}

/** Returns the spot within the frame that is nearest to an anchor off-screen. */
function keepInside(
  { x, y, name }: Spot & { name: string },
  frame: LabelBox,
  width = name.length * letterWidth,
): Spot {
  const within = (at: number, middle: number, room: number) =>
    Math.max(middle - room / 2, Math.min(middle + room / 2, at));
  return {
    x: within(x, frame.x, frame.width - width - 2 * margin - 2),
    y: within(y, frame.y, frame.height - height - 2 * margin - 2),
  };
}

const grow = ({ x, y, width, height }: LabelBox, by: number) => ({
  x,
  y,
  width: width + 2 * by,
  height: height + 2 * by,
});

function isInside(box: LabelBox, frame: LabelBox) {
  return (
    Math.abs(box.x - frame.x) * 2 + box.width < frame.width &&
    Math.abs(box.y - frame.y) * 2 + box.height < frame.height
  );
}

export function touch(one: LabelBox, other: LabelBox) {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}
