import { pathIn } from "#shared/say.ts";
import { type Field, type Form, formsOf } from "#tests/injection/forms.ts";
import { leftInEnglish } from "./left-in-english.ts";
import type { Who } from "./policy-site.ts";

type Answer = { status: number; text: string };
type Send = (action: string, fields: Record<string, string>) => Promise<Answer>;

const tooLong = { line: "y".repeat(600), textarea: "y".repeat(5_200) };
const question = "Where is the door, please?";
const late = {
  name: "Gina",
  customerName: "Gina",
  email: "gina-es@example.com",
  customerEmail: "gina-es@example.com",
  made: "long ago",
};

/** Invalid input for any form: empty, too long, and valid but too late or for no account. */
const fillings: ((field: Field) => string)[] = [
  () => "",
  ({ type }) => (type === "textarea" ? tooLong.textarea : tooLong.line),
  ({ name }) => late[name as "made"] ?? question,
];

/** Submits text forms with invalid input in both languages; returns untranslated texts. */
export async function refusedInBoth(
  html: string,
  who: Who,
  page: string,
  send: Send,
  names: Set<string>,
) {
  const known = new Set([...names, ...Object.values(tooLong), ...Object.values(late), question]);
  const refused: { form: string; left: string[] }[] = [];
  for (const form of formsOf(html, who, page).filter(({ fields }) => fields.some(isFilled)))
    for (const fill of fillings) {
      const fields = filled(form, fill);
      const english = await send(form.action, fields);
      if (english.status !== 422) continue;
      const spanish = await send(pathIn("es", form.action), fields);
      const isSpanish = spanish.status === 422 && spanish.text.includes('<html lang="es"');
      refused.push({
        form: form.action,
        left: isSpanish
          ? leftInEnglish(ofItself(english.text), ofItself(spanish.text), known, 5)
          : [`${spanish.status}`],
      });
    }
  return refused;
}

/** Title and main content, without the shared header and footer. */
const ofItself = (html: string) =>
  ["<html lang=[^>]*>", "<title>.*?</title>", "<main.*?</main>"]
    .map((part) => new RegExp(part, "s").exec(html)?.[0] ?? "")
    .join("");

const isFilled = ({ isTyped, type }: Field) => isTyped || type === "password";

function filled({ fields, buttons }: Form, fill: (field: Field) => string) {
  const given = fields
    .filter(({ type }) => type !== "checkbox" && type !== "file")
    .map((field) => [
      field.name,
      isFilled(field) || field.name === "made" ? fill(field) : field.value,
    ]);
  const pressed = buttons.find((button) => !/preview|remove/.test(JSON.stringify(button)));
  return { ...Object.fromEntries(given), ...pressed } as Record<string, string>;
}
