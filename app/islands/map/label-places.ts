/** A rectangle with its center, in pixels. */
export type LabelBox = { x: number; y: number; width: number; height: number };

/** `isChosen`: its city is tinted, so its name may be anywhere in it. */
type Label = { x: number; y: number; name: string; isChosen?: boolean };

const letterWidth = 6.6;
const height = 13;
const nearest = 16;
/** From a place to its name. Any farther, the name would seem to be another place's. */
const farthest = 20;
/** Between a name and a pin. */
const gap = 2;
/** Between two names in a line, and between two lines: names that crowd are hard to read. */
const [space, leading] = [16, 12];

/**
 * Places each label on its point or right beside it, without overlapping a mark or another label, or
 * drops it. Earlier labels get the first choice.
 */
export function placeLabels<Each extends Label>(
  labels: Each[],
  marks: LabelBox[],
  frame: LabelBox,
): Map<Each, { x: number; y: number }> {
  const taken = marks.map(({ width, height, ...middle }) => ({
    ...middle,
    width: width + 2 * gap,
    height: height + 2 * gap,
  }));
  const placed = new Map<Each, { x: number; y: number }>();
  for (const label of labels) {
    const free = spotsOf(label, marks).find(
      (box) =>
        (label.isChosen || distance(box, label) <= farthest) &&
        isInside(box, frame) &&
        !taken.some((other) => touch(box, other)),
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

const waterWidth = 8.4;

/** Keeps a water's name whole within the frame; null if its place is out of sight. */
export function placeWater({ x, y, name }: Label, frame: LabelBox) {
  const [fromLeft, fromTop] = [x - frame.x, y - frame.y];
  if (Math.abs(fromLeft) * 2 > frame.width || Math.abs(fromTop) * 2 > frame.height) return null;
  const most = (frame.width - name.length * waterWidth) / 2 - 8;
  return { x: frame.x + Math.round(Math.max(-most, Math.min(most, fromLeft))), y };
}

/** Spots around the marker that covers the label's point, so that the name captions the marker. */
function spotsOf({ x, y, name, isChosen }: Label, marks: LabelBox[]): LabelBox[] {
  const width = name.length * letterWidth;
  const away = (mark: LabelBox) => Math.hypot(mark.x - x, mark.y - y);
  const mark = isChosen
    ? marks.toSorted((one, other) => away(one) - away(other))[0]
    : marks.find((each) => touch(each, { x, y, width: 0, height: 0 }));
  const middle = mark ?? { x, y };
  const below = mark ? (mark.height + height) / 2 + gap + 1 : nearest;
  const beside = width / 2 + (mark ? mark.width / 2 + gap + 1 : gap + 4);
  const steps = [
    [0, below],
    [0, -below],
    [beside, 0],
    [-beside, 0],
    [width / 3, below],
    [-width / 3, below],
    [width / 3, -below],
    [-width / 3, -below],
  ] as const;
  return [
    { x, y, width, height },
    ...steps.map(([right, down]) => ({ x: middle.x + right, y: middle.y + down, width, height })),
  ];
}

function distance(box: LabelBox, { x, y }: Label) {
  const [beside, above] = [
    Math.abs(box.x - x) - box.width / 2,
    Math.abs(box.y - y) - box.height / 2,
  ];
  return Math.hypot(Math.max(0, beside), Math.max(0, above));
}

function isInside(box: LabelBox, frame: LabelBox) {
  return (
    Math.abs(box.x - frame.x) * 2 + box.width < frame.width &&
    Math.abs(box.y - frame.y) * 2 + box.height < frame.height
  );
}

function touch(one: LabelBox, other: LabelBox) {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  );
}
