import { expect, test } from "vitest";
import { atLevel, isFullLevel, sample } from "#tests/support/test-level.ts";
import { type Form, formsOf, nameOfForm } from "./forms.ts";
import { beginnings } from "./pages.ts";
import { walk } from "./walk.ts";
import { openWrittenSite } from "./written-site.ts";

/**
 * Values that no form expects and that some PostgreSQL column type rejects. TEST_LEVEL=full: each in each
 * form that a crawl finds, in all fields at once and alone; else on some pages, NUL in some of their
 * forms, and another value in each fourth.
 */
const withZero = "a\0b";
const values = [
  "\0",
  withZero,
  "\ud800",
  "99999999999999999999",
  "-1",
  "1e999",
  "0000-00-00",
  "x".repeat(20_000),
];
/** Control fields keep their values: with an invalid stamp, a form stops immediately. */
const kept = /^(made|version|seen|act|intent|decision)$/;
/** These end or switch the session, so they run last. */
const last = /^\/(sign-out|impersonation)|\/impersonation$|^\/profile\/security\/deletion$/;

test("no form field breaks on unexpected values", { timeout: 1_800_000 }, async () => {
  const site = await openWrittenSite({ SITE_URL: "https://guide.example" });
  const forms = new Map<string, Form>();
  const reach = isFullLevel ? {} : { from: sample(beginnings, 3), follows: () => false };
  for (const { address, who, type, text } of await walk(site.read, reach))
    if (type.includes("html"))
      for (const form of formsOf(text, who, address)) forms.set(`${who} ${nameOfForm(form)}`, form);
  expect(forms.size).toBeGreaterThan(atLevel(20, 100));

  const faults: string[] = [];
  const meant = [...forms.values()].filter(
    ({ action }) => action.startsWith("/") && !last.test(action),
  );
  const sending = sample(meant, 6, nameOfForm)
    .toSorted((one, other) => nameOfForm(one).localeCompare(nameOfForm(other)))
    .flatMap((form, turn) => fillings(form, turn));
  const work = async () => {
    for (let sent = sending.shift(); sent; sent = sending.shift()) {
      const { status } = await site.send(
        sent.form.who,
        sent.form.action,
        sent.fields,
        sent.form.isFiles,
      );
      if (status >= 500)
        faults.push(
          `${sent.form.action}: ${status} for ${JSON.stringify(sent.fields).slice(0, 300)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  expect(faults).toEqual([]);
  expect(site.complaints()).toEqual([]);
  await site.stop();
});

/** NUL in all fields at once; other values rotate from form to form. */
function fillings(form: Form, turn: number) {
  const fill = (value: string, isMeant: (index: number) => boolean) => ({
    form,
    fields: [
      ...form.fields.map((field, index): [string, string] => [
        field.name,
        isMeant(index) && !kept.test(field.name) ? value : field.value,
      ]),
      ...Object.entries(form.buttons[0] ?? {}),
    ],
  });
  const alone = isFullLevel ? values : [];
  const together = isFullLevel
    ? values
    : [withZero, ...(turn % 4 === 0 ? [values[(turn / 4) % values.length] ?? ""] : [])];
  return [
    ...together.map((value) => fill(value, () => true)),
    ...form.fields.flatMap((_, index) =>
      alone.map((value) => fill(value, (each) => each === index)),
    ),
  ];
}
