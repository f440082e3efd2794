import { load } from "cheerio";
import sharp from "sharp";
import { sitemapKinds } from "#app/seo/sitemap.ts";
import { exportFiles } from "#domain/exports/exports.ts";
import { oliviasListing, openPolicySite, type Who } from "#tests/support/policy-site.ts";
import { asItIs } from "#tests/support/server.ts";
import { aPicture, type Form, formsOf, nameOfForm } from "./forms.ts";
import { kindOf, pageKinds } from "./pages.ts";
import { left, type Page, type Read } from "./walk.ts";
import {
  type AnswerToForm,
  nextMark,
  type Send,
  type Words,
  type Written,
  writeInto,
} from "./write.ts";

/** Forms that would lock out the author, or remove the subject of later forms. */
const notSent =
  /^\/(sign-out|impersonation|admin\/jobs|admin\/backups|unsubscribe)|\/impersonation$|\/cancellation$|\/merge\//;

const usual = [
  "q",
  "city",
  "category",
  "treatment",
  "next",
  "back",
  "email",
  "token",
  "page",
  "place",
  "open",
  "kind",
  "from",
  "date",
];

/** Ads require an aspect ratio of 2:1. */
const picture = await sharp({
  create: { width: 640, height: 320, channels: 3, background: "#a86" },
})
  .jpeg()
  .toBuffer();

export type WrittenSite = Awaited<ReturnType<typeof openWrittenSite>>;

/** The built server with all roles; each request has another IP address, to avoid rate limits. */
export async function openWrittenSite(env: Record<string, string>) {
  const site = await openPolicySite({ TRUST_PROXY: "1", ...env });
  let caller = 0;
  const fetchAs = (who: Who, address: string, init: RequestInit = {}) => {
    caller++;
    const headers = {
      ...asItIs,
      "x-forwarded-for": `198.${51 + (caller >> 14)}.${(caller >> 7) & 127}.${caller & 127}`,
      ...(site.cookies[who as "ada"] ? { cookie: site.cookies[who as "ada"] ?? "" } : {}),
    };
    return fetch(site.url + address, {
      redirect: "manual",
      ...init,
      headers: { ...headers, ...(init.headers as Record<string, string>) },
    });
  };
  const read: Read = async (who, address) => {
    const response = await fetchAs(who, address);
    const type = response.headers.get("content-type") ?? "";
    const text = await response.text();
    const location = response.headers.get("location");
    return {
      status: response.status,
      type,
      policy: policyOf(response),
      text,
      links: [...(type.includes("html") ? linksOf(text) : []), ...(location ? [location] : [])],
    };
  };
  const post = async (
    who: Who,
    action: string,
    fields: [string, string][],
    isFiles: boolean,
    headers: Record<string, string> = {},
  ) => {
    const body = isFiles ? new FormData() : new URLSearchParams();
    for (const [name, value] of fields) {
      if (body instanceof FormData && value === aPicture)
        body.append(name, new File([picture], "room.jpg", { type: "image/jpeg" }));
      else body.append(name, value);
    }
    const response = await fetchAs(who, action, { method: "POST", body, headers });
    return {
      action,
      status: response.status,
      type: response.headers.get("content-type") ?? "",
      policy: policyOf(response),
      text: await response.text(),
    };
  };
  const send: Send = (...sent) => post(...sent);
  return {
    ...site,
    fetchAs,
    read,
    send,
    /** Uses a separate session, which may end or switch users. */
    async sendApart(who: "ada"): Promise<Send> {
      const cookie = await site.signInAgain(who);
      return (...sent) => post(...sent, { cookie });
    },
  };
}

const policyOf = (response: Response) => response.headers.get("content-security-policy") ?? "";

const linksOf = (html: string) =>
  [...html.matchAll(/<(?:a|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );

/** Fills every text form of these pages once. `hides`: includes forms that hide a listing. */
export async function writeEverywhere(
  site: WrittenSite,
  pages: Page[],
  words: Words,
  { done = new Set<string>(), hides = false } = {},
) {
  const forms: Form[] = [];
  for (const { address, who, type, text } of pages) {
    if (!type.includes("html")) continue;
    for (const form of formsOf(text, who, address)) {
      const name = nameOfForm(form);
      if (
        done.has(name) ||
        notSent.test(form.action) ||
        !form.fields.some(({ isTyped }) => isTyped)
      )
        continue;
      if (!hides && form.fields.some((field) => field.name === "standing")) continue;
      done.add(name);
      forms.push(form);
    }
  }
  const written: Written[] = [];
  const answers: AnswerToForm[] = [];
  // Visitors first, because owners and admins respond to what they send.
  const order: Who[] = ["stranger", "gina", "olivia", "ada"];
  const waiting = forms.toSorted((one, other) => order.indexOf(one.who) - order.indexOf(other.who));
  const work = async () => {
    for (let form = waiting.shift(); form; form = waiting.shift())
      written.push(...(await writeInto(form, words, site.send, (answer) => answers.push(answer))));
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return { forms, written, answers };
}

/** The admin gives a reason for viewing the site as Gina, which she can read. */
export async function giveReason(site: WrittenSite, words: Words) {
  const { user } = JSON.parse((await site.read("gina", "/api/me")).text) as {
    user: { id: number };
  };
  const page = `/admin/users/${user.id}/impersonation`;
  const form = formsOf((await site.read("ada", page)).text, "ada", page).find(
    ({ action }) => action === page,
  );
  if (!form) throw new Error(`${page} has no form`);
  const answers: AnswerToForm[] = [];
  const written = await writeInto(form, words, await site.sendApart("ada"), (answer) =>
    answers.push(answer),
  );
  return {
    forms: [form],
    written,
    answers,
    shownOn: ["/profile/security", `/admin/users/${user.id}`],
  };
}

/** Feeds, sitemaps, and badges of written listings. */
export async function readForPrograms({ read }: WrittenSite) {
  const asPage = async (address: string): Promise<Page> => ({
    address,
    who: "stranger",
    ...(await read("stranger", address)),
  });
  const files = await Promise.all(
    [
      "/feed.xml",
      "/feed.json",
      "/sitemap.xml",
      ...sitemapKinds.map((kind) => `/sitemaps/${kind}.xml`),
    ].map(asPage),
  );
  const listed = files.flatMap(({ text }) =>
    [...text.matchAll(/\/listing\/(zq\d+z[a-z0-9-]*)</g)].map(([, slug = ""]) => slug),
  );
  const badges = [...new Set([oliviasListing, ...listed])].flatMap((slug) =>
    ["light", "dark"].map((look) => `/embed/${slug}/badge.svg?look=${look}`),
  );
  return [...files, ...(await Promise.all(badges.map(asPage)))];
}

export const readExports = ({ read }: WrittenSite) =>
  Promise.all(
    Object.keys(exportFiles)
      .flatMap((name) => [`/admin/exports/${name}.csv`, `/admin/exports/${name}.json`])
      .map(
        async (address): Promise<Page> => ({
          address,
          who: "ada",
          ...(await read("ada", address)),
        }),
      ),
  );

/** Approves everything that waits for an admin. */
export async function publishAll(site: WrittenSite) {
  for (let page = 0; page < 3; page++) {
    const { text } = await site.read("ada", `/admin/inbox?page=${9999 - page}`);
    const $ = load(text);
    const chosen = $("input[name=chosen]")
      .toArray()
      .map((box) => $(box).attr("value") ?? "");
    if (chosen.length === 0) break;
    const fields: [string, string][] = [
      ["intent", "decide chosen"],
      ["decision", "approve"],
      ...chosen.map((value): [string, string] => ["chosen", value]),
    ];
    await site.send("ada", "/admin/inbox", fields, false);
    const { text: decided } = await site.read("ada", "/admin/inbox");
    const ids = [
      ...new Set([...decided.matchAll(/name="id" value="(\d+)"/g)].map(([, id = ""]) => id)),
    ];
    await site.send(
      "ada",
      "/admin/inbox",
      [["intent", "now"], ...ids.map((id): [string, string] => ["id", id])],
      false,
    );
  }
  // A new role signs Gina out, and her listing claim was approved.
  site.cookies.gina = await site.signInAgain("gina");
}

/** Puts payloads into all parameters of every kind of page; behind sign-in, all or each third. */
export async function askInWords(
  site: WrittenSite,
  pages: Page[],
  words: Words,
  { hasSample = false } = {},
) {
  const names = new Map<string, Set<string>>();
  for (const { address, links } of pages) {
    for (const link of [address, ...links].filter((each) => each.startsWith("/"))) {
      const pattern = kindOf(link)?.pattern ?? "";
      names.set(
        pattern,
        new Set([
          ...(names.get(pattern) ?? []),
          ...new URL(link, "http://here").searchParams.keys(),
        ]),
      );
    }
  }
  const word = () => [`zq${nextMark()}z`, ...words.take(90)].join(" ");
  const asked = pageKinds.filter(
    ({ pattern, reader }, index) =>
      !left.test(pattern) && (!hasSample || reader === "stranger" || index % 3 === 0),
  );
  const answers: Page[] = [];
  const work = async () => {
    for (let kind = asked.shift(); kind; kind = asked.shift()) {
      const path = kind.pattern.replace(/:\w+|\*/g, () =>
        encodeURIComponent(word().toWellFormed()),
      );
      const query = new URLSearchParams(
        [...usual, ...(names.get(kind.pattern) ?? [])].map((name) => [name, word()]),
      );
      for (const address of path === kind.pattern ? [`${path}?${query}`] : [path]) {
        answers.push({
          ...(await site.read(kind.reader, address)),
          address: `${kind.pattern} asked`,
          who: kind.reader,
        });
      }
    }
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return { answers };
}
