import type { Pixels } from "#platform/images.ts";
import { createSeededNumbers } from "#shared/seeded.ts";

/**
 * Demo images: silk folds and simple marks, generated from a seed. They never show real premises
 * or people.
 */

type Color = [red: number, green: number, blue: number];

const hex = (text: string): Color =>
  [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16)) as Color;

/** Colors from shadow to highlight. */
const cloths = [
  ["#0e3b3b", "#3d7d78", "#9cc4b9", "#f3efe2"],
  ["#5a2a1c", "#b4694b", "#e3b596", "#fbf0e2"],
  ["#3b3350", "#7d7296", "#c3b6ce", "#f6eff0"],
  ["#24394f", "#5d83a3", "#aecbd9", "#f4f3ec"],
  ["#4a4223", "#93854e", "#d3c595", "#faf5e6"],
  ["#4d2534", "#a2647a", "#dcadb3", "#fbf0ea"],
  ["#2c4030", "#6f8f6e", "#b9cdae", "#f5f3e4"],
  ["#3a3a3a", "#827d76", "#c7bfb3", "#f7f3eb"],
].map((cloth) => cloth.map(hex));

export const generatedPhotoSizes = {
  silk: { width: 1200, height: 800 },
  mark: { width: 320, height: 320 },
} as const;

/** One fabric for all photos of a listing, whose name comes first in the seed. */
function clothOf(seed: string) {
  const [place = ""] = seed.split(" ");
  return cloths[Math.floor(createSeededNumbers(place)(0) * cloths.length)] ?? [];
}

const silkSize = { width: 300, height: 200 };

/**
 * Three interfering waves lit from one side. Small, because it is upscaled smoothly later.
 * Creased or smooth.
 */
export function drawSilk(seed: string, isCreased = false): Pixels {
  const at = createSeededNumbers(seed);
  const cloth = clothOf(seed);
  const { width, height } = silkSize;
  const data = new Uint8Array(width * height * 3);
  const turn = (at(1) - 0.5) * 1.6;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [often, sway, fine, drift] = [
    1 + at(2) * 1.4,
    0.7 + at(3) * 0.9,
    0.8 + at(4) * 1.2,
    at(5) * 7,
  ];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [across, down] = [x / width - 0.5, (y / height - 0.5) * 0.67];
      const [u, v] = [across * cos - down * sin, across * sin + down * cos];
      const bend =
        Math.sin(v * 5 + drift) * sway * 0.22 + Math.sin(u * 4 - v * 3 + drift * 1.7) * 0.16;
      const fold = Math.sin((u + bend) * often * Math.PI * 2);
      const crease = Math.sin((u * 0.6 + v * 0.8 + bend * 1.4) * fine * Math.PI * 2 + drift);
      const creases = isCreased
        ? 0.1 * Math.sin(u * 41 + 3 * Math.sin(v * 23 + drift)) * Math.sin(v * 37 + drift)
        : 0;
      const light = creases + 0.68 + 0.2 * fold + 0.1 * crease - 0.2 * Math.hypot(across, down);
      put(data, (y * width + x) * 3, shade(cloth, light));
    }
  return { data, width, height, channels: 3 };
}

const markSide = 320;

/** A simple one-color mark on a transparent background: rings, petals, a wave, or a sun. */
export function drawMark(seed: string): Pixels {
  const at = createSeededNumbers(seed);
  const [ink = [0, 0, 0]] = clothOf(seed);
  const inside = marks[Math.floor(at(1) * marks.length)] ?? marks[0];
  const petals = 5 + Math.floor(at(2) * 4);
  const data = new Uint8Array(markSide * markSide * 4);
  for (let y = 0; y < markSide; y++)
    for (let x = 0; x < markSide; x++) {
      const [u, v] = [(x + 0.5) / markSide - 0.5, (y + 0.5) / markSide - 0.5];
      const distance = inside?.(Math.hypot(u, v), Math.atan2(v, u), u, v, petals) ?? 1;
      put(data, (y * markSide + x) * 4, ink);
      data[(y * markSide + x) * 4 + 3] = Math.round(
        255 * Math.min(1, Math.max(0, 0.5 - distance * markSide)),
      );
    }
  return { data, width: markSide, height: markSide, channels: 4 };
}

type Mark = (radius: number, angle: number, u: number, v: number, petals: number) => number;

const line = (distance: number, half = 0.012) => Math.abs(distance) - half;
const ring: Mark = (radius) => line(radius - 0.42);

/** Signed distance of a point to the lines; negative on a line. */
const marks: Mark[] = [
  (radius, angle, u, v, petals) =>
    Math.min(
      ring(radius, angle, u, v, petals),
      (radius - 0.32 * Math.abs(Math.cos((angle * petals) / 2)) ** 1.5) / 2,
    ),
  (radius, angle, u, v, petals) =>
    Math.min(
      ring(radius, angle, u, v, petals),
      Math.max(
        radius - 0.36,
        Math.min(
          ...[-0.12, 0.02, 0.16].map((down) => line(v - down - 0.05 * Math.sin(u * 14), 0.01)),
        ),
      ),
    ),
  (radius, angle, u, v, petals) =>
    Math.min(
      ring(radius, angle, u, v, petals),
      line(radius - 0.12),
      Math.max(
        line((Math.sin(angle * petals) * radius) / petals, 0.008),
        0.19 - radius,
        radius - 0.31,
      ),
    ),
  (radius, angle, u, v, petals) =>
    Math.min(
      ring(radius, angle, u, v, petals),
      line(Math.hypot(u - 0.09, v) - 0.2),
      line(Math.hypot(u + 0.09, v) - 0.2),
    ),
];

function shade(cloth: Color[], light: number): Color {
  const place = Math.min(0.999, Math.max(0, light)) * (cloth.length - 1);
  const [dark = [0, 0, 0], bright = [0, 0, 0]] = [
    cloth[Math.floor(place)],
    cloth[Math.floor(place) + 1],
  ];
  const part = place % 1;
  return [0, 1, 2].map((channel) =>
    Math.round((dark[channel] ?? 0) * (1 - part) + (bright[channel] ?? 0) * part),
  ) as Color;
}

function put(data: Uint8Array, at: number, [red, green, blue]: Color) {
  data[at] = red;
  data[at + 1] = green;
  data[at + 2] = blue;
}
