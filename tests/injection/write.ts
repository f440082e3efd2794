import type { Who } from "#tests/support/policy-site.ts";
import { aPicture, type Field, type Form, formsOf, nameOfForm } from "./forms.ts";

type Answer = { action: string; status: number; type: string; policy: string; text: string };
export type AnswerToForm = Answer & { form: string };
export type Send = (
  who: Who,
  action: string,
  fields: [name: string, value: string][],
  isFiles: boolean,
) => Promise<Answer>;
export type Written = {
  field: string;
  mark: string;
  value: string;
  parts: string[];
  isTaken: boolean;
};

export type Words = { take: (most: number) => string[]; wereTaken: (parts: string[]) => void };

const lengths = { textarea: [1500, 400, 90, 45], other: [180, 75, 45, 30] };
const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Valid values for structured fields, by type and name. */
function sensible({ type, name }: Field, turn: number): string | null {
  const kinds: [RegExp, string][] = [
    [/^postalAddress$/, "1 Example Way, Irvine, CA 92614"],
    [/^position$/, "33.67840, -117.79630"],
    [/^(under-0|performs-0|discountPercentage|instagram|facebook|tiktok|youtube|linkedin|x)$/, ""],
    [/^group$/, "injectables"],
    [/^(email|taken)$|mail/i, `marked${turn}@example.com`],
    [/zip/i, "92660"],
    [/phone|^tel$/i, "(657) 555-0142"],
    [/website|link|url|destination/i, "https://example.com/"],
    [/year/i, "2015"],
    [/^(original|priceMax|to-)|Max$/i, "200"],
    [/price|^from-|Min$|position|days|weeks|places|minutes|buffer|parts|popularity|claims/i, "20"],
    [/^closes/, "18:00"],
    [/time$|^opens/i, "10:00"],
    [/validTo|until|expires/i, soon(20)],
    [/checkedOn|consentedOn|visited/, soon(-2)],
    [/validFrom/, soon(-1)],
    [/^from$|Day$|From$|date/i, soon(3)],
    [/slug/i, `marked-${turn}`],
  ];
  return kinds.find(([pattern]) => pattern.test(type) || pattern.test(name))?.[1] ?? null;
}

/** Formula prefixes. Fields that reject them get the plain words. */
const beginnings = ["", "=", "+", "@", "-"];

/** Fills only the first of repeated rows. */
function inFirstRows(fields: Field[]) {
  const firsts = new Map(fields.toReversed().map(({ name }) => [name.replace(/\d+/g, "N"), name]));
  return new Set(firsts.values());
}

/** Skips cities and categories of home page ads, and all files but one. */
const isFit = ({ action, fields }: Form) => {
  const first = inFirstRows(fields);
  const isAboutPlaces = action.startsWith("/admin/advertising/");
  return ({ name, value }: Field) =>
    (value !== aPicture || first.has(name)) &&
    !(isAboutPlaces && /^(cities|categories)$/.test(name));
};

/** Structured text: each link needs a URL. */
const shaped: Record<string, (words: string) => string> = {
  links: (words) => `${words} https://example.com/`,
};

let marks = 0;
export const nextMark = () => ++marks;

/** Distributes the corpus, unused payloads first; each round starts elsewhere. */
export function wordsOf(corpus: readonly string[], round = 0): Words {
  const turned = [
    ...corpus.slice(round % corpus.length),
    ...corpus.slice(0, round % corpus.length),
  ];
  const uses = new Map(turned.map((part) => [part, 0]));
  const use = (part: string, times: number) => uses.set(part, (uses.get(part) ?? 0) + times);
  return {
    take(most) {
      const parts: string[] = [];
      let room = most;
      for (const [part] of [...uses].sort(([, one], [, other]) => one - other)) {
        if (part.length >= room) continue;
        parts.push(part);
        room -= part.length + 1;
        use(part, 1);
        if (room < 25) break;
      }
      return parts;
    },
    wereTaken(parts) {
      for (const part of parts) use(part, 100);
    },
  };
}

/** Fills all text fields and resubmits until the form is accepted or attempts run out. */
export async function writeInto(
  form: Form,
  words: Words,
  send: Send,
  look: (answer: AnswerToForm) => void,
): Promise<Written[]> {
  const written = new Map<string, Written>();
  const invalid = new Map<string, number>();
  const known = new Map(form.fields.map((field) => [field.name, field]));
  const first = inFirstRows(form.fields);
  let fields = form.fields.filter(isFit(form));
  for (let turn = 0; turn < 6; turn++) {
    written.clear();
    const values = fields.map((field): [string, string] => {
      const wrong = invalid.get(field.name) ?? 0;
      if (field.type === "password") return [field.name, "granite swallow teapot"];
      if (!field.isTyped || !first.has(field.name)) return [field.name, field.value];
      const instead =
        turn > 0 && (wrong > 0 || field.type !== "text") ? sensible(field, turn) : null;
      if (instead !== null && (field.type !== "textarea" || instead === ""))
        return [field.name, instead];
      if (wrong > 4) return [field.name, "Plain words for this"];
      const mark = `zq${nextMark()}z`;
      const steps = field.type === "textarea" ? lengths.textarea : lengths.other;
      const parts = words.take((steps[wrong] ?? 30) - mark.length - 1);
      const value = (shaped[field.name] ?? String)([mark, ...parts].join(" "));
      written.set(field.name, {
        field: `${nameOfForm(form)} ${field.name}`,
        mark,
        value,
        parts,
        isTaken: false,
      });
      const begin = wrong === 0 ? (beginnings[marks % beginnings.length] ?? "") : "";
      return [field.name, begin + value];
    });
    const pressed = form.buttons.find(
      (button) => !/preview|remove|reject|refuse|hide/.test(JSON.stringify(button)),
    );
    const answer = await send(
      form.who,
      form.action,
      [...values, ...Object.entries(pressed ?? {})],
      form.isFiles,
    );
    look({ ...answer, form: nameOfForm(form) });
    if (answer.status < 400) {
      for (const { parts } of written.values()) words.wereTaken(parts);
      return [...written.values()].map((each) => ({ ...each, isTaken: true }));
    }
    const again = formsOf(answer.text, form.who, form.page).find(
      (each) =>
        each.fields.some(({ name, isTyped }) => isTyped && written.has(name)) &&
        each.action === form.action,
    );
    if (answer.status !== 422 || !again) break;
    for (const field of again.fields) {
      if (field.isInvalid) invalid.set(field.name, (invalid.get(field.name) ?? 0) + 1);
    }
    // Keeps our input, and takes over other new values: a stamp, or a required checkbox.
    fields = again.fields.filter(isFit(form)).map((field) => {
      const before = known.get(field.name);
      return {
        ...(before ?? field),
        value: before && (field.isTyped || !field.value) ? before.value : field.value,
      };
    });
    if (!again.fields.some(({ isInvalid }) => isInvalid))
      for (const { name, isTyped } of fields)
        if (isTyped) invalid.set(name, (invalid.get(name) ?? 0) + 1);
  }
  return [...written.values()];
}
