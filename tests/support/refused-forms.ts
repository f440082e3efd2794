import { pathIn } from "#shared/say.ts";
import { type Field, type Form, formsOf } from "#tests/injection/forms.ts";
import { invented } from "./invented-language.ts";
import { leftUntranslated } from "./left-untranslated.ts";
import type { Who } from "./policy-site.ts";

type Answer = { status: number; text: string };
type Send = (action: string, fields: Record<string, string>) => Promise<Answer>;

const tooLong = { line: "y".repeat(600), textarea: "y".repeat(5_200) };
const question = "Where is the door, please?";
const late = {
  name: "Gina",
  customerName: "Gina",
  email: "gina-uk@example.com",
  customerEmail: "gina-uk@example.com",
  made: "long ago",
};

/** Invalid input for any form: empty, too long, and valid but too late or for no account. */
const fillings: ((field: Field) => string)[] = [
  () => "",
  ({ type }) => (type === "textarea" ? tooLong.textarea : tooLong.line),
  ({ name }) => late[name as "made"] ?? question,
];

/**
 * Submits text forms with invalid input in English and in the invented language; returns what is
 * left in English.
 */
export async function refusedForms(html: string, who: Who, page: string, send: Send) {
  const typed = [tooLong.textarea, tooLong.line, ...Object.values(late), question];
  const refused: { form: string; left: string[] }[] = [];
  for (const form of formsOf(html, who, page).filter(({ fields }) => fields.some(isFilled)))
    for (const fill of fillings) {
      const fields = filled(form, fill);
      if ((await send(form.action, fields)).status !== 422) continue;
      const { status, text } = await send(pathIn(invented, form.action), fields);
      const isTranslated = status === 422 && text.includes(`<html lang="${invented}"`);
      refused.push({
        form: form.action,
        left: isTranslated ? leftUntranslated(ofItself(text), typed, 5) : [`${status}`],
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
