import { expect, test } from "vitest";
import { isLong, sample } from "#tests/support/long.ts";
import { type Form, formsOf, nameOfForm } from "./forms.ts";
import { walk } from "./walk.ts";
import { openWrittenSite } from "./written-site.ts";

/** What no form expects, and PostgreSQL keeps in no column of one kind or another. LONG=1: each in each form, in all fields at once and in each alone; else one of them in each second form. */
const values = ["\0", "a\0b", "\ud800", "99999999999999999999", "-1", "1e999", "0000-00-00", "x".repeat(20_000)];
/** What only reads or fills in stays as it was: with a stamp that is none a form ends at once. */
const kept = /^(made|version|seen|act|intent|deed|decision)$/;
/** Who is out, or somebody else, sends nothing more. */
const last = /^\/(sign-out|impersonation)|\/impersonation$|^\/profile\/security\/deletion$/;

test("no form breaks on what nobody types, whichever field says it", { timeout: 600_000 }, async () => {
  const site = await openWrittenSite({ SITE_URL: "https://guide.example" });
  const forms = new Map<string, Form>();
  for (const { address, who, type, text } of await walk(site.read))
    if (type.includes("html")) for (const form of formsOf(text, who, address)) forms.set(`${who} ${nameOfForm(form)}`, form);
  expect(forms.size).toBeGreaterThan(100);
  expect([...forms.values()].some(({ action }) => action.startsWith("/sign-in"))).toBe(true);

  const faults: string[] = [];
  const meant = [...forms.values()].filter(({ action }) => action.startsWith("/") && !last.test(action));
  const sending = sample(meant, 2).flatMap((form, turn) => fillings(form, turn));
  const work = async () => {
    for (let sent = sending.shift(); sent; sent = sending.shift()) {
      const { status } = await site.send(sent.form.who, sent.form.action, sent.fields, sent.form.isFiles);
      if (status >= 500) faults.push(`${sent.form.action}: ${status} for ${JSON.stringify(sent.fields).slice(0, 300)}`);
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  expect(faults).toEqual([]);
  expect(site.complaints()).toEqual([]);
  await site.stop();
});

/** All fields at once with one of the values, the others in turn at the next forms. */
function fillings(form: Form, turn: number) {
  const fill = (value: string, isMeant: (index: number) => boolean) => ({
    form,
    fields: [
      ...form.fields.map((field, index): [string, string] => [field.name, isMeant(index) && !kept.test(field.name) ? value : field.value]),
      ...Object.entries(form.buttons[0] ?? {}),
    ],
  });
  const alone = isLong ? values : [];
  const together = isLong ? values : [values[turn % values.length] ?? ""];
  return [
    ...together.map((value) => fill(value, () => true)),
    ...form.fields.flatMap((_, index) => alone.map((value) => fill(value, (each) => each === index))),
  ];
}
