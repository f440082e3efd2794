type Table = { headers: string[]; rows: string[][] };

/** Converts a JSON array, JSON lines, GeoJSON or an OpenStreetMap response to a table. */
export function parseJsonTable(text: string, mostColumns: number): Table | { problem: string } {
  const records = recordsOf(text);
  if (!Array.isArray(records)) return records;
  if (
    records.some((record) => typeof record !== "object" || record === null || Array.isArray(record))
  )
    return { problem: "Each JSON entry must be an object with named fields." };
  const named = new Set<string>();
  for (const record of records) {
    for (const key of Object.keys(record as object)) named.add(key);
    if (named.size > mostColumns) return { problem: `There are more than ${mostColumns} columns.` };
  }
  const headers = [...named];
  return {
    headers,
    rows: records.map((record) =>
      headers.map((header) => wordsOf((record as Record<string, unknown>)[header])),
    ),
  };
}

function recordsOf(text: string): unknown[] | { problem: string } {
  const whole = tryJson(text);
  if (whole) return flattened(whole.value);
  const lines = text.split(/\r?\n/).filter((line) => line.trim());
  const records: unknown[] = [];
  for (const [index, line] of lines.entries()) {
    const read = tryJson(line);
    if (!read)
      return {
        problem:
          lines.length > 1 && index > 0
            ? `Line ${index + 1} is not JSON.`
            : "The file starts like JSON but cannot be parsed.",
      };
    records.push(read.value);
  }
  return records;
}

function tryJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}

const mostCorners = 10_000;

type Feature = { properties?: object; geometry?: { type?: string; coordinates?: unknown[] } };
type Element = {
  id?: number;
  lat?: number;
  lon?: number;
  center?: { lat: number; lon: number };
  tags?: object;
};

function flattened(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const { features, elements } = value as { features?: Feature[]; elements?: Element[] };
  if (Array.isArray(features))
    return features.map(({ properties, geometry }) => {
      const [longitude, latitude] = middleOf(geometry);
      return { ...properties, ...(latitude === undefined ? {} : { latitude, longitude }) };
    });
  if (Array.isArray(elements))
    return elements.map(({ id, lat, lon, center, tags }) => ({
      id,
      latitude: lat ?? center?.lat,
      longitude: lon ?? center?.lon,
      ...tags,
    }));
  return [value];
}

/** Returns the point itself, or the center of a building's bounding box. */
function middleOf({ type, coordinates = [] }: NonNullable<Feature["geometry"]> = {}): unknown[] {
  if (type === "Point") return coordinates;
  const numbers = coordinates.flat(4).filter((each) => typeof each === "number");
  const box = (start: number) => {
    const all = numbers.filter((_, index) => index % 2 === start);
    return (Math.min(...all.slice(0, mostCorners)) + Math.max(...all.slice(0, mostCorners))) / 2;
  };
  return numbers.length < 2 ? [] : [box(0), box(1)].map((each) => Number(each.toFixed(6)));
}

const wordsOf = (value: unknown) =>
  value === null || value === undefined
    ? ""
    : typeof value === "object"
      ? JSON.stringify(value)
      : String(value).trim();
