import { describe, expect, test } from "vitest";
import "#platform/load-typed-words.ts";
import type { MinuteRanges } from "./hours.ts";
import { parseHours, parseWeek } from "./parse-hours.ts";

const day = 1440;
const nine = 540;
const six = 1080;

describe("opening hours", () => {
  test("allow a range of days", () => {
    expect(parseHours("Mon-Wed 9am-6pm")).toEqual(
      [0, 1, 2].map((index) => [index * day + nine, index * day + six]),
    );
  });

  test("allow several intervals a day", () => {
    const twice: MinuteRanges = [
      [5 * day + 600, 5 * day + 780],
      [5 * day + 840, 5 * day + 990],
    ];
    for (const text of [
      "Sat 10am-1pm and 2pm-4:30pm",
      "Sat 10am-1pm, 2pm-4:30pm",
      "Sat 10am-1pm & 2pm-4:30pm",
    ])
      expect(parseHours(text)).toEqual(twice);
  });

  test("allow a range of days past the end of the week", () => {
    expect(parseHours("Sat-Mon 9am-6pm")).toEqual(
      [0, 5, 6].map((index) => [index * day + nine, index * day + six]),
    );
  });

  test("allow closed days", () => {
    expect(parseHours("Mon 9am-6pm; Tue-Sun closed")).toEqual([[nine, six]]);
    expect(parseHours("Mon-Sun Closed")).toEqual([]);
  });

  test("can be written in Spanish", () => {
    const week = parseWeek("Mon-Fri 9am-6pm; Sat 10am-1pm and 2pm-4:30pm; Sun closed");
    expect(week?.length).toBe(7);
    for (const text of [
      "lun-vie 9am-6pm; sáb 10am-1pm y 2pm-4:30pm; dom cerrado",
      "Lunes a viernes de 9:00 a. m. a 6:00 p. m.; sábados 10am a 1pm y 2pm a 4:30pm; domingo cerrado",
    ])
      expect(parseWeek(text)).toEqual(week);
    expect(parseHours("miércoles 9-6")).toEqual(parseHours("Wed 9-6"));
  });

  test("read an empty text as no hours", () => expect(parseHours("  ")).toEqual([]));

  test("allow words, dashes and full names as people write them", () => {
    const expected = parseHours("Mon-Fri 9am-6pm");
    for (const text of [
      "Monday to Friday: 9am to 6pm",
      "MON–FRI 9:00 AM – 6:00 PM",
      "mon. - fri. 9 am - 6 pm;",
    ])
      expect(parseHours(text)).toEqual(expected);
  });

  test("read noon as twelve and midnight as the end of the day", () => {
    expect(parseHours("Mon 12pm-12am")).toEqual([[720, 1440]]);
    expect(parseHours("Sun 12am-12pm")).toEqual([[6 * day, 6 * day + 720]]);
  });

  test("come in the order of the week, however they are written", () => {
    expect(parseHours("Sun 9am-6pm\nMon 9am-6pm")).toEqual([
      [nine, six],
      [6 * day + nine, 6 * day + six],
    ]);
  });
});

describe("informal opening hours", () => {
  const same = (texts: string[], as: string) => {
    for (const text of texts) expect([text, parseHours(text)]).toEqual([text, parseHours(as)]);
  };

  test("may omit AM and PM where one is likely", () => {
    same(
      [
        "Monday to Friday 9-6",
        "Mon thru Fri 9 to 6",
        "Mon-Fri 9am-6",
        "Mon-Fri 9-6pm",
        "Mon-Fri: 9:00 - 6:00",
      ],
      "Mon-Fri 9am-6pm",
    );
    same(["Sat 10-2"], "Sat 10am-2pm");
    same(["Sat 12-5"], "Sat 12pm-5pm");
    same(["Sat 1-5pm", "Sat 1-5"], "Sat 1pm-5pm");
    same(["Sat 8-8"], "Sat 8am-8pm");
  });

  test("may use the 24-hour clock", () => {
    same(["Mon-Fri 09:00-18:00", "Mon-Fri 9:00-18:00"], "Mon-Fri 9am-6pm");
    same(["Mon 14:00-24:00", "Mon 14:00-00:00"], "Mon 2pm-12am");
  });

  test("may name several days in words", () => {
    same(
      ["Daily 10am-7pm", "Every day 10-7", "7 days a week 10am to 7pm", "10am-7pm daily"],
      "Mon-Sun 10am-7pm",
    );
    same(["Weekdays 9-5; weekends closed", "9am-5pm weekdays, closed weekends"], "Mon-Fri 9am-5pm");
    same(
      [
        "Mon, Wed & Fri 9-5",
        "Mondays, Wednesdays and Fridays 9am-5pm",
        "Mon/Wed/Fri 9 a.m. - 5 p.m.",
      ],
      "Mon 9am-5pm; Wed 9am-5pm; Fri 9am-5pm",
    );
  });

  test("may be separated by commas or nothing", () => {
    same(
      [
        "Mon-Fri 9am-6pm, Sat 10am-4pm, Sun closed",
        "Mon-Fri 9-6 Sat 10-4",
        "9-6 Mon-Fri, 10-4 Sat",
      ],
      "Mon-Fri 9am-6pm; Sat 10am-4pm",
    );
  });

  test("may say noon, midnight and all day", () => {
    same(["Sat 8am - noon"], "Sat 8am-12pm");
    same(["Sat noon to midnight"], "Sat 12pm-12am");
    same(["Daily 24 hours", "Every day all day"], "Mon-Sun 12am-12am");
  });

  test("may run past midnight, even at the end of the week", () => {
    expect(parseHours("Fri 8pm-2am")).toEqual([[4 * day + 1200, 5 * day + 120]]);
    expect(parseHours("Sun 8pm-2")).toEqual([
      [0, 120],
      [6 * day + 1200, 7 * day],
    ]);
  });
});

test.each([
  "by appointment",
  "Mon-Fri",
  "Mon 25am-6pm",
  "Mon 0am-6pm",
  "Mon 13pm-2pm",
  "Mon 9:60am-6pm",
  "Mon 6pm-9am",
  "Mon 9am-9am",
  "Mon 9am-6am",
  "Mon 9am-6pm and",
  "Mon 9am-6pm, Tue",
  "Mon 9am",
  "Mon 9:5am-6pm",
  "Mon 24:30-25:00",
  "Monkey 9am-6pm",
  "Mon- 9am-6pm",
  "9am-6pm",
  "Mon-Fri 9am-6pm, Sat by appointment",
  "Funday 9am-6pm",
  "Mon 9am-6pm; Tue maybe",
])("does not guess unreadable hours: %s", (text) => expect(parseHours(text)).toBeNull());

test("rejects overlapping hours", () => {
  expect(parseHours("Mon-Fri 9am-6pm; Fri 5pm-8pm")).toBeNull();
  expect(parseHours("Mon 9am-1pm and 12pm-6pm")).toBeNull();
});

describe("a text with only some days of the week", () => {
  test.each(["Mon-Fri 9-5", "Tue & Thu 9-5", "Weekdays 9-5", "Mon-Thu 9-5; Fri 9-3"])(
    "closes the other days when days are grouped: %s",
    (text) => expect(parseWeek(text)).toEqual(parseHours(text)),
  );

  test.each([
    "Mon 9-5",
    "Mon 9-5; Tue 9-5; Wed 9-5; Thu 9-5; Fri 9-5",
    "Mon 9-5; Wed 9-5",
    "Mon 9-5; Sat-Sun closed",
    "Sat 10-2",
    "Sat & Sun 10-4",
    "Mon closed",
  ])("gives no week when days are listed one by one or only the weekend is named: %s", (text) =>
    expect([parseHours(text), parseWeek(text)]).toEqual([expect.any(Array), null]),
  );

  test("gives a week once it lists all seven days", () => {
    const text = "Mon 9-5; Tue 9-5; Wed closed; Thu 9-5; Fri 9-3; Sat closed; Sun closed";
    expect(parseWeek(text)).toEqual(parseHours(text));
  });
});

test("parses the longest accepted hours quickly", () => {
  const texts = [
    "Mo-Su 0:00-0:01,",
    "Mon,",
    "Mon 9-5 ",
    "Mon-",
    "1:00",
    "\n",
    ": ",
    "12am-12pm and ",
    "Mon-Sun 9-5,6-7,8-9;",
  ].map((part) => part.repeat(2000).slice(0, 2000));
  const before = process.threadCpuUsage();
  for (const text of texts) parseWeek(text);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000 / texts.length).toBeLessThan(20);
  expect(parseWeek(`Mon-Fri 9-5;${" ".repeat(2000)}`)).toBeNull();
});
