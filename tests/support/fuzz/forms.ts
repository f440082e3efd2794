import * as cheerio from "cheerio";
import fc from "fast-check";
import { likelyFor } from "./from-schema.ts";
import { nastyText } from "./nasty.ts";
import { type Answer, type FuzzSite, oliviasListing, type Role, type Sent } from "./site.ts";

type Field = { name: string; choices: string[]; isFile: boolean };
type Form = { action: string; isMultipart: boolean; fields: Field[] };

const other = "pierlight-med-spa";
/** Values of route parameters; any other is an id. */
const byParam: Record<string, string[]> = {
  slug: [oliviasListing, oliviasListing, oliviasListing, other],
  other: [other, oliviasListing],
  kind: ["cities", "categories", "treatments"],
  section: ["contact", "about", "hours", "prices", "team", "basics"],
  list: ["newsletter", "offers"],
  name: ["new-browser"],
};

export const pathsOf = (route: string) => {
  const names = [...route.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);
  const values = names.map((name) => {
    const known = byParam[name] ?? Array.from({ length: 12 }, (_, index) => String(index + 1));
    return fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom(...known) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          "x",
          "0",
          "-1",
          "2147483648",
          "99999999999999999999",
          "__proto__",
        ),
      },
    );
  });
  return fc
    .tuple(...values)
    .map((given) =>
      names.reduce((path, name, index) => path.replace(`:${name}`, given[index] ?? ""), route),
    );
};

/** Forms on a role's page; the next inputs derive from their fields. */
export async function formsOn(site: FuzzSite, role: Role, path: string): Promise<Form[]> {
  const { text, headers } = await site.send(role, { method: "GET", path });
  if (!headers.get("content-type")?.startsWith("text/html")) return [];
  const $ = cheerio.load(text);
  return $("form[method=post i]")
    .toArray()
    .map((form) => ({
      action: new URL($(form).attr("action") ?? "", `https://x${path}`).pathname,
      isMultipart: $(form).attr("enctype") === "multipart/form-data",
      fields: $(form)
        .find("[name]")
        .toArray()
        .map((field) => ({
          name: $(field).attr("name") ?? "",
          choices: [...$(field).find("option").toArray(), field]
            .map((each) => $(each).attr("value") ?? $(each).text())
            .slice(0, 30),
          isFile: $(field).attr("type") === "file",
        })),
    }));
}

type Fault = { kind: "as it is" | "nasty" | "absent" | "twice"; at: number; value: string };
/** A form unchanged, filled in, or with values that no browser sends. */
export const fillingOf = fc.record({
  which: fc.nat(20),
  words: fc.array(likelyFor, { minLength: 12, maxLength: 12 }),
  pick: fc.nat(1_000),
  faults: fc.array(
    fc.record<Fault>({
      kind: fc.constantFrom("as it is", "nasty", "nasty", "absent", "twice"),
      at: fc.nat(40),
      value: nastyText.map((text) => text.toWellFormed()),
    }),
    { maxLength: 3 },
  ),
  extra: fc.option(
    fc.tuple(
      fc.constantFrom("act", "intent", "id", "role", "__proto__", "constructor", "extra"),
      nastyText.map((text) => text.toWellFormed()),
    ),
    { freq: 3, nil: null },
  ),
  type: fc.option(
    fc.constantFrom(
      "text/plain",
      "application/json",
      "multipart/form-data",
      "multipart/form-data; boundary=x",
    ),
    { freq: 20, nil: null },
  ),
});
type Filling = typeof fillingOf extends fc.Arbitrary<infer Value> ? Value : never;

export async function filled(
  path: string,
  forms: Form[],
  { which, words, pick, faults, extra, type }: Filling,
): Promise<Sent> {
  const form = forms[which % Math.max(forms.length, 1)];
  const given = new FormData();
  for (const [index, { name, choices, isFile }] of (form?.fields ?? []).entries()) {
    const stands = choices[(pick + index) % choices.length] ?? "";
    const fault = faults.find(({ at, kind }) => at === index && kind !== "as it is");
    if (fault?.kind === "absent") continue;
    const value =
      fault?.kind === "nasty"
        ? fault.value
        : stands || words[index % words.length]?.[name] || "a few words of a visitor";
    if (isFile)
      given.append(
        name,
        new Blob([fault ? `GIF89a${fault.value}` : "\x89PNG\r\n\x1a\n"], { type: "image/png" }),
        "a.png",
      );
    else given.append(name, value);
    if (fault?.kind === "twice") given.append(name, fault.value);
  }
  if (extra) given.append(...extra);
  const action = form?.action ?? path;
  const body = form?.isMultipart
    ? new Response(given)
    : new Response(new URLSearchParams([...given].map(([name, value]) => [name, String(value)])));
  const bytes = new Uint8Array(await body.arrayBuffer()).slice(0, 60_000);
  return {
    method: "POST",
    path: action,
    body: bytes,
    headers: { "content-type": type ?? body.headers.get("content-type") ?? "" },
  };
}

const expected = new Set([200, 302, 303, 308, 400, 401, 403, 404, 409, 410, 413, 415, 422, 429]);

/** Fault of a page's response to a form; null if valid. */
export function faultOfPage({ status, headers, text }: Answer): string | null {
  if (!expected.has(status)) return `it answers ${status}`;
  const location = headers.get("location");
  if (status >= 300 && status < 400)
    return location && /^\/(?![/\\])/.test(location) ? null : `it leads to ${location}`;
  if (!headers.get("content-type")?.startsWith("text/html"))
    return `its type is ${headers.get("content-type")}`;
  if (!headers.get("content-security-policy")) return "it has no policy of what may run";
  return /<h1/.test(text) ? null : "it has no heading";
}
