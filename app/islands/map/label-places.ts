/** A rectangle with its center, in pixels. */
export type LabelBox = { x: number; y: number; width: number; height: number };
/** Names must not cover these. `cities`: of the listings of a pin or circle. */
export type LabelMark = LabelBox & { cities?: string[] };

/** `isChosen`: its city is tinted, so its name may be anywhere in it. */
type Label = { x: number; y: number; name: string; isChosen?: boolean };

const letterWidth = 6.6;
const height = 13;
const nearest = 16;
/** From a place to its name. Any farther, the name would seem to be another place's. */
const farthest = 20;
/** From a place to its name as the caption of a pin in the same city. */
const captionReach = 40;
const gap = 2;
/** A name this near to a pin seems to be its caption. */
const captionGap = 8;
/** To pins of other cities: the caption of a pin, and any other name. */
const [gapOfCaption, gapOfName] = [13, 24];
/** Between a name and the edge. */
const margin = 8;
/** Between two names in a line, and between two lines: names that crowd are hard to read. */
const [space, leading] = [16, 12];

/**
 * Places each label on its point, right beside it, or as a caption of a pin in its city, without
 * overlapping a mark or another label, or drops it. Earlier labels get the first choice.
 */
export function placeLabels<Each extends Label>(
  labels: Each[],
  marks: LabelMark[],
  frame: LabelBox,
): Map<Each, { x: number; y: number }> {
  const inner = grow(frame, -margin);
  const taken: LabelBox[] = [];
  const placed = new Map<Each, { x: number; y: number }>();
  for (const label of labels) {
    const isOwn = ({ cities }: LabelMark) => cities?.includes(label.name);
    const isFree = (box: LabelBox) => {
      const isCaption =
        label.isChosen || marks.some((mark) => isOwn(mark) && touch(box, grow(mark, captionGap)));
      return !marks.some((mark) => {
        const others = isCaption ? gapOfCaption : gapOfName;
        return touch(box, grow(mark, !mark.cities || isOwn(mark) ? gap : others));
      });
    };
    const free = spotsOf(label, marks).find(
      (box) => isInside(box, inner) && !taken.some((other) => touch(box, other)) && isFree(box),
    );
    if (!free) continue;
    taken.push({ ...free, width: free.width + space, height: height + leading });
    placed.set(label, { x: free.x, y: free.y });
  }
  return placed;
}

/** The buttons and the count of a map, in the upper corners. */
export const controlsIn = ({ x, y, width, height }: LabelBox): LabelBox[] => [
  { x: x - width / 2 + 85, y: y - height / 2 + 30, width: 170, height: 60 },
  { x: x + width / 2 - 30, y: y - height / 2 + 52, width: 60, height: 104 },
];

const numberSize = { width: 24, height: 16 };
/** Between the numbers of two roads. */
const numberGap = 14;

const waterWidth = 8.4;

/** Keeps a water's name whole within the frame; null if its place is out of sight. */
export function placeWater({ x, y, name }: Label, frame: LabelBox) {
  const [fromLeft, fromTop] = [x - frame.x, y - frame.y];
  if (Math.abs(fromLeft) * 2 > frame.width || Math.abs(fromTop) * 2 > frame.height) return null;
  const most = (frame.width - name.length * waterWidth) / 2 - margin;
  return { x: frame.x + Math.round(Math.max(-most, Math.min(most, fromLeft))), y };
}

/**
 * The label's point, then spots around it and around the nearest pin of its city, from the nearest
 * on: a name west of a pin stays west of it.
 */
function spotsOf({ x, y, name, isChosen }: Label, marks: LabelMark[]): LabelBox[] {
  const width = name.length * letterWidth;
  const point = { x, y, width: 0, height: 0 };
  const [own] = marks
    .filter(({ cities, ...box }) => (cities ? cities.includes(name) : touch(box, point)))
    .sort((one, other) => distance(one, point) - distance(other, point));
  const around = (middle: LabelBox, below: number, beside: number) =>
    [
      [0, below],
      [0, -below],
      [beside, 0],
      [-beside, 0],
      [width / 3, below],
      [-width / 3, below],
      [width / 3, -below],
      [-width / 3, -below],
    ].map(([right = 0, down = 0]) => ({ x: middle.x + right, y: middle.y + down, width, height }));
  const within = (reach: number) => (box: LabelBox) => isChosen || distance(box, point) <= reach;
  const away = (box: LabelBox) => Math.hypot(box.x - x, box.y - y);
  const captions = own
    ? around(own, (own.height + height) / 2 + gap + 1, (own.width + width) / 2 + gap + 1)
    : [];
  return [
    { x, y, width, height },
    ...[
      ...captions.filter(within(own?.cities ? captionReach : farthest)),
      ...around(point, nearest, width / 2 + gap + 4).filter(within(farthest)),
    ].sort((one, other) => away(one) - away(other)),
  ];
}

/**
 * One of the spots of each road for its number: as near to the middle of what is in sight as marks
 * and names leave room.
 */
export function placeNumbers<Road extends { number: string; spots: { x: number; y: number }[] }>(
  roads: Road[],
  marks: LabelMark[],
  names: Map<Label, { x: number; y: number }>,
  frame: LabelBox,
) {
  const inner = grow(frame, -margin);
  const taken: LabelBox[] = [
    ...marks,
    ...[...names].map(([label, spot]) => ({ ...spot, ...sizeOf(label) })),
  ];
  return roads.flatMap(({ spots, ...road }) => {
    const boxes = spots.map(({ x, y }, index) => ({ x, y, index, ...numberSize }));
    const seen = boxes.filter((box) => isInside(box, inner));
    const middle = seen[Math.floor(seen.length / 2)]?.index ?? 0;
    const box = seen
      .toSorted((one, other) => Math.abs(one.index - middle) - Math.abs(other.index - middle))
      .find((each) => !taken.some((other) => touch(each, other)));
    if (!box) return [];
    taken.push(grow(box, numberGap));
    return [{ ...road, ...box }];
  });
}

/** The spot within the frame that is nearest to a place out of sight. */
export function keepInside<Each extends Label>(label: Each, frame: LabelBox): Each {
  const { width, height } = sizeOf(label);
  const within = (at: number, middle: number, room: number) =>
    Math.max(middle - room / 2, Math.min(middle + room / 2, at));
  return {
    ...label,
    x: within(label.x, frame.x, frame.width - width - 2 * margin - 2),
    y: within(label.y, frame.y, frame.height - height - 2 * margin - 2),
  };
}

const sizeOf = ({ name }: Label) => ({ width: name.length * letterWidth, height });

const grow = ({ x, y, width, height }: LabelBox, by: number) => ({
  x,
  y,
  width: width + 2 * by,
  height: height + 2 * by,
});

function distance(box: LabelBox, { x, y }: { x: number; y: number }) {
  const beside = Math.abs(box.x - x) - box.width / 2;
  const above = Math.abs(box.y - y) - box.height / 2;
  return Math.hypot(Math.max(0, beside), Math.max(0, above));
}

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
