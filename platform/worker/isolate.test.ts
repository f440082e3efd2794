import { readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import type { readParts } from "#domain/imports/read-parts.server.ts";
import type { readRows } from "#domain/imports/read-rows.server.ts";
import type { readBusyEvents } from "#integrations/calendar/busy-events.ts";
import type { readFirstPage, readRobotsRules } from "#integrations/website/parse-site.ts";
import { createReadSite } from "#integrations/website/read-site.ts";
import { sample } from "#tests/support/test-level.ts";
import manifest from "../../package.json" with { type: "json" };
import { projectRoot } from "../project-root.ts";
import { createIsolate, isolateFile, isolateRows, isolateText } from "./isolate.ts";

const site = "integrations/website/parse-site.ts";
const calendar = "integrations/calendar/busy-events.ts";
const file = "domain/imports/read-parts.server.ts";
const rows = "domain/imports/read-rows.server.ts";
const megabyte = 2 ** 20;

/**
 * Measures the longest time this thread was blocked, in CPU time, so that a busy machine does not
 * matter.
 */
async function busiest(work: () => Promise<unknown>) {
  let longest = 0;
  let before = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    before = process.threadCpuUsage();
    longest = Math.max(longest, (user + system) / 1000);
  }, 5);
  const answer = await work();
  await new Promise((resolve) => setTimeout(resolve, 20));
  clearInterval(timer);
  return { longest, answer };
}

const fill = (length: number, line: (at: number) => string) => {
  const lines: string[] = [];
  for (let size = 0, at = 0; size < length; at++)
    size += (lines[lines.push(line(at)) - 1]?.length ?? 0) + 2;
  return lines.join("\r\n");
};
const linked = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "MedicalClinic", ...data })}</script>`;
const events = (line: string[]) => `BEGIN:VCALENDAR\r\n${line.join("\r\n")}\r\nEND:VCALENDAR`;
const wanted = {
  from: new Date("2026-11-21T08:00:00Z"),
  to: new Date("2026-12-21T08:00:00Z"),
  ownHost: "guide.example",
};
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:1", ...lines, "END:VEVENT"];

const robots = `User-agent: *\n${fill(megabyte, () => `Disallow: /${"a*".repeat(100)}b`)}`;
const pages: Record<string, string> = {
  "a link of a million letters": `<a href="/about${"a".repeat(megabyte - 40)}">About</a>`,
  "nested elements": "<div>".repeat(megabyte / 5),
  "lines of hours": linked({
    openingHours: Array.from(
      { length: 22_000 },
      (_, at) => `Mo-Fr 09:00-18:${String(at % 60).padStart(2, "0")}`,
    ),
  }),
  "a graph of arrays": linked({
    "@graph": Array.from({ length: 10 }, () => Array.from({ length: 60_000 }, () => 1)),
  }),
  offers: linked({
    makesOffer: Array.from({ length: 20_000 }, (_, at) => ({ name: `Offer number ${at}` })),
  }),
  "what looks like code": `<h1>About us</h1><p>${"{function(".repeat(megabyte / 10)}</p>`,
};
const calendars: Record<string, string> = {
  "a rule with a long BYSETPOS": events(
    event(
      "DTSTART:20200101T180000Z",
      "DTEND:20200101T190000Z",
      `RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=${Array.from({ length: 300 }, (_, at) => at + 1)}`,
    ),
  ),
  "plain events": events(
    Array.from({ length: 9000 }, () =>
      event("DTSTART:20261123T180000Z", "DTEND:20261123T190000Z"),
    ).flat(),
  ),
  "a line of parameters": events(event(`DTSTART${";A=1".repeat(megabyte / 4)}:20261123T180000Z`)),
  "a series since the year 1": events(
    event("DTSTART:00010101T180000Z", "DTEND:00010101T190000Z", "RRULE:FREQ=DAILY"),
  ),
  "series without end": events(
    Array.from({ length: 400 }, () => event("DTSTART:19700101T180000Z", "RRULE:FREQ=DAILY")).flat(),
  ),
};
const files: Record<string, () => Buffer> = {
  "many cells": () => Buffer.from(fill(19 * megabyte, () => "x,".repeat(299))),
  "rows of words": () =>
    Buffer.from(fill(19 * megabyte, (at) => `Name ${at},${"word ".repeat(75)},x`)),
  "a quote that is never closed": () => Buffer.from(`a,b\n"${"x,".repeat(9 * megabyte)}`),
  "JSON in which each entry has another key": () =>
    Buffer.from(`[${Array.from({ length: 50_000 }, (_, at) => `{"key ${at}":${at}}`)}]`),
  "JSON in depth": () => Buffer.from("[".repeat(4 * megabyte)),
};

const treatments = Array.from({ length: 200 }, (_, at) => ({
  slug: `t-${at}`,
  name: `Treatment ${at}`,
  synonyms: Array.from({ length: 20 }, (_, nth) => `Synonym ${at} ${nth}`),
  isMedical: false,
  warning: null,
}));
const hints = { treatments, mappings: [], map: {} };
const cell = 20_000;
const plan = {
  columns: [
    "name",
    "services",
    "hoursText",
    "description",
    "phone",
    "email",
    "website",
    "address",
    "categories",
  ],
  headers: [],
  reference: {
    cities: [],
    categories: [{ slug: "body", name: "Body" }],
    treatments,
    today: "2026-11-21",
  },
};
/**
 * Creates the largest batches of an import: 200 rows, fewer rows of 256 KB in total, or one of 300
 * columns.
 */
const rowsOf = (count: number, cells: (at: number) => string[]) =>
  Array.from({ length: count }, (_, at) => JSON.stringify(cells(at)));
const batches: Record<string, () => { columns?: string[]; cells: string[] }> = {
  "lists of treatments": () => ({
    cells: rowsOf(12, () => [
      "A",
      Array.from({ length: 6000 }, (_, nth) => `s${nth}`)
        .join(";")
        .slice(0, cell),
    ]),
  }),
  "a bracket that is never closed": () => ({
    cells: rowsOf(12, () => ["A", "", "", `[${"a".repeat(cell - 1)}`]),
  }),
  "hours of 2,000 characters": () => ({
    cells: rowsOf(100, () => ["A", "", "Mo-Su ".concat("00:00-00:01,".repeat(200)).slice(0, 2000)]),
  }),
  "JSON in depth for hours": () => ({ cells: rowsOf(100, () => ["A", "", "[".repeat(2000)]) }),
  "phones, addresses, and names": () => ({
    cells: rowsOf(3, () => [
      "A.b".repeat(cell / 3),
      "",
      "",
      "",
      "1;".repeat(cell / 2),
      `${"a.".repeat(cell / 2)}@`,
      "a-".repeat(cell / 2),
      "A, ".repeat(cell / 3),
      "x,".repeat(cell / 2),
    ]),
  }),
  "300 columns of services": () => ({
    columns: Array.from({ length: 300 }, () => "services"),
    cells: rowsOf(1, () =>
      Array.from({ length: 300 }, (_, nth) => `s${nth};`.repeat(5000).slice(0, cell)),
    ),
  }),
};

describe("the longest block of the event loop is 100 ms for the worst accepted input", () => {
  test.each(Object.keys(pages))("of web pages: %s", async (name) => {
    const html = pages[name] ?? "";
    const { longest } = await busiest(() =>
      isolateText<typeof readFirstPage>(
        site,
        "readFirstPage",
        "https://harbor.example/",
        html,
        robots,
      ),
    );
    expect(longest).toBeLessThan(100);
  });

  test("of robots.txt, which then allows nothing", async () => {
    const { longest, answer } = await busiest(() =>
      isolateText<typeof readRobotsRules>(
        site,
        "readRobotsRules",
        `https://harbor.example/${"a".repeat(1900)}`,
        robots,
      ),
    );
    expect(longest).toBeLessThan(100);
    expect(answer).toMatchObject({ isAllowed: false });
  });

  test.each(Object.keys(calendars))("of calendars: %s", async (name) => {
    const { longest, answer } = await busiest(() =>
      isolateText<typeof readBusyEvents>(calendar, "readBusyEvents", calendars[name] ?? "", wanted),
    );
    expect(longest).toBeLessThan(100);
    expect(answer).toBe("too-much");
  });

  test.each(sample(Object.keys(files), 6))("of imported files: %s", async (name) => {
    const bytes = files[name]?.() ?? Buffer.alloc(0);
    const { longest } = await busiest(() =>
      isolateFile<typeof readParts>(file, "readParts", bytes, hints),
    );
    expect(longest).toBeLessThan(100);
  });

  test.each(sample(Object.keys(batches), 6))("of rows of such files: %s", async (name) => {
    const { columns = plan.columns, cells } = batches[name]?.() ?? { cells: [] };
    const { longest, answer } = await busiest(() =>
      isolateRows<typeof readRows>(rows, "readRows", { ...plan, columns }, cells),
    );
    expect(longest).toBeLessThan(100);
    expect(answer).toHaveLength(cells.length);
  });

  test("of a file with 300 columns of unknown names", async () => {
    const names = Array.from({ length: 300 }, (_, at) => `${"price ".repeat(30)}${at}`).join(",");
    const { longest } = await busiest(() =>
      isolateFile<typeof readParts>(
        file,
        "readParts",
        Buffer.from(`${names}\n${"x,".repeat(299)}`),
        hints,
      ),
    );
    expect(longest).toBeLessThan(100);
  });
});

test("a calendar with years of past events still gives the upcoming ones", async () => {
  const past = Array.from({ length: 9000 }, () =>
    event("DTSTART:20250123T180000Z", "DTEND:20250123T190000Z", "SUMMARY:A patient's name"),
  ).flat();
  const text = events([...past, ...event("DTSTART:20261123T180000Z", "DTEND:20261123T190000Z")]);
  expect(
    await isolateText<typeof readBusyEvents>(calendar, "readBusyEvents", text, wanted),
  ).toHaveLength(1);
});

test("a reader that exceeds its time or its memory is killed, and the next one works", async () => {
  const short = createIsolate({ task: 50, idle: 1000, heapMb: 64, waiting: 5 });
  const read = createReadSite(async () => ({ outcome: "read", text: "" }), { isolate: short });
  expect(await read("https://harbor.example/")).toEqual({ outcome: "too-much" });
  const small = createIsolate({ task: 30_000, idle: 1000, heapMb: 32, waiting: 5 });
  expect(
    await small<typeof readParts>(
      file,
      "readParts",
      files["many cells"]?.() ?? Buffer.alloc(0),
      hints,
    ),
  ).toBe("ended");
  expect(
    await small<typeof readParts>(file, "readParts", Buffer.from("name,b\n1,2"), hints),
  ).toMatchObject({ total: 1, columns: ["name", ""] });
});

describe("files that Node runs from source", () => {
  const entries = [
    "platform/worker/run-function.ts",
    "platform/images/make.ts",
    "platform/images/draw.ts",
    "database/embedded/worker.ts",
    site,
    calendar,
    file,
    rows,
  ];
  const folders = new Set<string>();
  const packages = new Set<string>();
  const seen = new Set<string>();
  const imports = /^(?:import|export) (?!type )[^"';]*?from "([^"]+)"|^import "([^"]+)"/gm;
  const follow = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    folders.add(relative(projectRoot, path).split("/")[0] ?? "");
    for (const [, from, alone] of readFileSync(path, "utf8").matchAll(imports)) {
      const name = from ?? alone ?? "";
      if (name.startsWith("#")) follow(join(projectRoot, name.slice(1)));
      else if (name.startsWith(".")) follow(join(dirname(path), name));
      else if (!name.startsWith("node:"))
        packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  };
  for (const entry of entries) follow(join(projectRoot, entry));

  test("has its files in the image of the container", () => {
    const copied = [
      ...readFileSync(join(projectRoot, "Dockerfile"), "utf8").matchAll(/^COPY (\w+) \1$/gm),
    ].map(([, folder]) => folder);
    expect(copied).toEqual(expect.arrayContaining([...folders]));
  });

  test("has its packages in a production install", () => {
    expect(packages).toContain("sharp");
    expect(Object.keys(manifest.dependencies)).toEqual(expect.arrayContaining([...packages]));
  });
});
