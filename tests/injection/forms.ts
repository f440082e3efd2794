import { load } from "cheerio";
import { trapField, workField } from "#app/forms/fields.ts";
import type { Who } from "#tests/support/policy-site.ts";

export const aPicture = "(a picture)";

/** A form control: its name, its allowed values, and if people type into it. */
export type Field = {
  name: string;
  isTyped: boolean;
  type: string;
  value: string;
  isInvalid: boolean;
};
export type Form = {
  who: Who;
  page: string;
  action: string;
  isFiles: boolean;
  fields: Field[];
  buttons: Record<string, string>[];
};

const typed = new Set([
  "text",
  "search",
  "email",
  "url",
  "tel",
  "number",
  "date",
  "time",
  "month",
  "week",
  "color",
  "textarea",
  "",
]);

/** Forms of a page that write, with the values of an untouched submit. */
export function formsOf(html: string, who: Who, page: string): Form[] {
  return (html.match(/<form\b.*?<\/form>/gs) ?? [])
    .filter((markup) => /^<form[^>]*\smethod="post"/.test(markup))
    .map((markup) => {
      // Controls outside the form refer to its id.
      const $ = load(/^<form[^>]*\sid="/.test(markup) ? html : markup);
      const { id: itsId } = load(markup)("form").get(0)?.attribs ?? {};
      const form = (itsId ? $(`form[id="${itsId}"]`) : $("form")).get(0);
      const id = $(form).attr("id");
      const controls = [
        ...$(form).find("input, textarea, select").toArray(),
        ...(id ? $(`[form="${id}"]`).toArray() : []),
      ];
      const fields = controls.flatMap((control): Field[] => {
        const of = $(control);
        const name = of.attr("name");
        const type =
          control.tagName === "input" ? (of.attr("type") ?? "text").toLowerCase() : control.tagName;
        if (
          !name ||
          name === trapField ||
          name === workField ||
          ["submit", "button", "reset", "image"].includes(type)
        )
          return [];
        const isInvalid = of.attr("aria-invalid") === "true";
        const field = { name, type, isTyped: typed.has(type), isInvalid };
        if (type === "checkbox") {
          const alike = $(form).find(`input[type=checkbox][name="${name}"]`);
          const isFirstOfMany =
            alike.length > 1 && alike.filter("[checked]").length === 0 && alike.get(0) === control;
          return of.is("[checked]") || isInvalid || of.is("[required]") || isFirstOfMany
            ? [{ ...field, value: of.attr("value") ?? "on" }]
            : [];
        }
        if (type === "radio") {
          const group = $(form).find(`input[type=radio][name="${name}"]`);
          const chosen = group.filter("[checked]").get(0) ?? group.get(0);
          return chosen === control ? [{ ...field, value: of.attr("value") ?? "on" }] : [];
        }
        if (type === "file") return [{ ...field, value: aPicture }];
        if (type === "select") {
          const options = of.find("option");
          const chosen =
            options.filter("[selected]").attr("value") ||
            options.filter((_, option) => Boolean($(option).attr("value"))).attr("value");
          return [{ ...field, value: chosen ?? options.first().text() }];
        }
        return [{ ...field, value: type === "textarea" ? of.text() : (of.attr("value") ?? "") }];
      });
      const buttons = $(form)
        .find("button[name], input[type=submit][name]")
        .toArray()
        .map((button) => ({ [$(button).attr("name") ?? ""]: $(button).attr("value") ?? "" }));
      const action = $(form).attr("action") ?? page;
      return {
        who,
        page,
        action,
        isFiles: ($(form).attr("enctype") ?? "").startsWith("multipart"),
        fields,
        buttons,
      };
    });
}

/** Identifies a form by the pattern of its action and its field names. */
export const nameOfForm = ({ action, fields }: { action: string; fields: { name: string }[] }) =>
  `${action.split("?")[0]?.replace(/\/\d+(?=\/|$)/g, "/N")} ${[...new Set(fields.map(({ name }) => name.replace(/\d+/g, "N")))].join(",")}`;
