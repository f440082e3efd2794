import fc from "fast-check";

const edges = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  -(2 ** 53) + 1,
  2 ** 53,
  1e21,
  1e308,
  5e-324,
];
const days = [
  "0000-01-01",
  "0001-01-01",
  "1969-12-31",
  "2026-02-29",
  "2026-02-30",
  "2026-03-08",
  "2026-11-01",
  "2028-02-29",
  "9999-12-31",
  "10000-01-01",
];
const moments = [
  "-271821-04-20T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "2026-03-08T02:30:00",
  "24:00",
  "23:59",
  "02:30",
  "25:99",
  "9:00",
];
const names = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "valueOf",
  "length",
  "then",
  "toJSON",
];
const words = [
  ...[
    "",
    " ",
    "\0",
    "a\0b",
    "\t\r\n",
    "\u00a0",
    "\u200b",
    "\ufeff",
    "\ud800",
    "x\udfff",
    "\ud83d",
    "\u202etxt",
    "\uffff",
    "e\u0301",
    "ﬀ",
    "İ",
    "ß",
    "👩‍⚕️",
  ],
  ...[
    "null",
    "undefined",
    "NaN",
    "Infinity",
    "true",
    "[object Object]",
    "1e400",
    "0x10",
    "-0",
    "١٢٣",
    "%",
    "%00",
    "%ff",
    "%ed%a0%80",
    "\\",
    "\\x",
    "{}",
    "[]",
  ],
  ...[
    "'",
    "' or '1'='1",
    "\"'; --",
    "<script>alert(1)</script>",
    "{{7*7}}",
    "../../etc/passwd",
    "..",
    "//evil.example",
    "javascript:alert(1)",
  ],
  ...[
    "a@b",
    "a@b.c",
    "@",
    "x@xn--nxasmq6b.example",
    "ä@ä.example",
    "a b@c.example",
    "https://",
    "http://[::1",
    "http://localhost:1",
    "$",
    "$$$$$",
    "5-",
    "-",
    ",,,",
  ],
  ...[
    "33.6,-117.9,33.7,-117.7",
    "1e999,0,0,0",
    "90,180,-90,-180",
    "nan,nan",
    "33.6,-117.8",
    "92660",
    "!,&,|,:*",
    "a & b | !c",
    "'a':*",
    '"unclosed',
    "(",
    "*",
  ],
];

const long = fc.constantFrom(300, 5_000, 20_000).map((length) => "x".repeat(length));
const wide = fc.constantFrom(50, 1_000, 5_000).map((length) => "👩".repeat(length));

/** The unit "binary" takes a second to prepare. */
const character = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code).toWellFormed());

/** Strings known to break software. */
export const nastyText = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fc.constantFrom(...names, ...days, ...moments) },
  { weight: 2, arbitrary: fc.string({ unit: character, maxLength: 40 }) },
  { weight: 2, arbitrary: fc.constantFrom(...edges).map(String) },
  { weight: 1, arbitrary: fc.oneof(long, wide) },
);

function nested(depth: number) {
  let value: unknown = null;
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
}

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: nastyText },
  { weight: 3, arbitrary: fc.constantFrom(...edges) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      null,
      true,
      false,
      [],
      {},
      [[]],
      [null],
      [{}],
      { length: 1e9 },
      { $ne: null },
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(20, 200, 1_000).map(nested) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(60, 3_000).map((length) => Array.from({ length }, () => "a")),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

type Mutation = { kind: "set" | "drop" | "add" | "wrap"; at: number; name: string; value: unknown };

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom("set", "set", "set", "drop", "add", "wrap"),
  at: fc.nat(1_000),
  name: fc.constantFrom(...names, "id", "status", "role", "isPremium", "extra"),
  value: nastyValue,
});

type Spot = { holder: Record<string, unknown> | unknown[]; key: string };

function spotsOf(value: unknown): Spot[] {
  if (!value || typeof value !== "object") return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...spotsOf(holder[key])]);
}

/** Adds a fault to the value, at the root too. */
export function mutated(original: unknown, { kind, at, name, value }: Mutation): unknown {
  const copy = structuredClone(original);
  const spots = spotsOf(copy);
  const spot = spots[at % (spots.length + 1)];
  if (!spot) return kind === "set" ? value : kind === "wrap" ? [copy] : copy;
  const holder = spot.holder as Record<string, unknown>;
  if (kind === "drop") delete holder[spot.key];
  // defineProperty sends "__proto__" as a name; an assignment would set the prototype here instead.
  if (kind === "add" && Array.isArray(holder)) holder.push(value);
  else if (kind === "add")
    Object.defineProperty(holder, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  if (kind === "set") holder[spot.key] = value;
  if (kind === "wrap") holder[spot.key] = [holder[spot.key]];
  return copy;
}

/** Faults in the JSON text that no value can express. */
export const textFault = fc.option(
  fc.constantFrom<(text: string) => string>(
    (text) => text.slice(0, -1),
    (text) => `${text}x`,
    (text) => `\ufeff${text}`,
    () => "",
    () => "null",
    (text) => text.replace(/^\{"(\w+)":/, '{"$1":null,"$1":'),
    (text) => text.replace(/\}$/, (end) => (text.length > 2 ? `,"id":1,"id":2${end}` : end)),
    (text) =>
      text.replace(/^\{/, (start) =>
        text.length > 2 ? `${start}"__proto__":{"role":"super_admin","isAdmin":true},` : start,
      ),
    (text) => text.replace(/\d+/, "1e400"),
    (text) => text.replace(/:"/, ':"\\ud800'),
    (text) => text.replace(/\["/, '["\\ud800'),
    () => "[".repeat(30_000),
    (text) => `${text}${" ".repeat(70_000)}`,
  ),
  { freq: 6, nil: null },
);
