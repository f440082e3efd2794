import { expect, test } from "vitest";
import { announcementAt, momentOf, settingSchemas } from "./settings.ts";
import { siteSettings } from "./site-settings.ts";
import { readLinks } from "./social-links.ts";

const announced = { ...siteSettings.announcement, words: "We moved." };
const at = (time: string, given: Partial<typeof announced> = {}) =>
  announcementAt({ ...siteSettings, announcement: { ...announced, ...given } }, new Date(time));

test("the defaults in site/ are valid for every setting", () => {
  for (const [name, schema] of Object.entries(settingSchemas))
    expect({
      name,
      ...schema.safeParse(siteSettings[name as keyof typeof siteSettings]),
    }).toMatchObject({ success: true });
});

test("rejects an unknown key in a setting", () => {
  expect(settingSchemas.contact.safeParse({ ...siteSettings.contact, fax: "1" }).success).toBe(
    false,
  );
});

test("an announcement follows the region's time zone and includes its last day", () => {
  const days = { fromDay: "2026-12-01", fromTime: "09:00", untilDay: "2026-12-02" };
  expect(at("2026-12-01T16:59:00Z", days)).toBeNull();
  expect(at("2026-12-01T17:00:00Z", days)?.words).toBe("We moved.");
  expect(at("2026-12-03T07:59:00Z", days)?.words).toBe("We moved.");
  expect(at("2026-12-03T08:00:00Z", days)).toBeNull();
  expect(momentOf({ ...announced, untilDay: "2026-11-01" }, "until")).toEqual(
    new Date("2026-11-02T08:00:00Z"),
  );
});

test("a new text makes a new announcement that no visitor has dismissed", () => {
  expect(at("2026-12-01T12:00:00Z")?.id).not.toBe(
    at("2026-12-01T12:00:00Z", { words: "We moved again." })?.id,
  );
  expect(at("2026-12-01T12:00:00Z", { words: "" })).toBeNull();
});

test("rejects an announcement that ends before it starts, or a link without text, at its field", () => {
  const errorsOf = (given: Partial<typeof announced>) =>
    settingSchemas.announcement
      .safeParse({ ...announced, ...given })
      .error?.issues.map(({ path }) => path[0]);
  expect(errorsOf({ fromDay: "2026-12-02", untilDay: "2026-12-01" })).toEqual(["untilDay"]);
  expect(errorsOf({ link: "/deals" })).toEqual(["linkText"]);
  expect(errorsOf({ link: "javascript:alert(1)", linkText: "Look" })).toEqual(["link"]);
  expect(errorsOf({ link: "//elsewhere.example", linkText: "Look" })).toEqual(["link"]);
  expect(errorsOf({ fromDay: "2027-03-14", fromTime: "02:30" })).toEqual(["fromTime"]);
  expect(errorsOf({ fromDay: "tomorrow", untilDay: "2026-02-31" })).toEqual([
    "fromDay",
    "untilDay",
  ]);
});

test("reads links as one name and URL per line", () => {
  expect(readLinks("Instagram https://instagram.com/us\n\nX: https://x.com/us")).toEqual([
    { name: "Instagram", url: "https://instagram.com/us" },
    { name: "X", url: "https://x.com/us" },
  ]);
  expect(readLinks("https://instagram.com/us")).toBeNull();
  expect(readLinks("Instagram javascript:alert(1)")).toBeNull();
});
