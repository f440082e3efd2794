import { describe, expect, test as plainTest } from "vitest";
import { isTranslatedPath, pathIn } from "#shared/say.ts";
import { invented, inventedText, inventLanguage } from "#tests/support/invented-language.ts";
import { kindsOfPage } from "#tests/support/kinds-of-page.ts";
import { isUntranslated, leftUntranslated } from "#tests/support/left-untranslated.ts";
import { oliviasListing } from "#tests/support/policy-site.ts";
import { refusedForms } from "#tests/support/refused-forms.ts";
import { asItIs, startServer } from "#tests/support/server.ts";
import { siteUrl } from "#tests/support/site-url.ts";

type Site = Awaited<ReturnType<typeof openSite>>;

/** The built server, to which a folder adds a language that no file of the project names. */
async function openSite() {
  const env = { SITE_URL: siteUrl, TRY_LANGUAGE: inventLanguage() };
  const server = await startServer({ env });
  const get = (path: string) => fetch(server.url + path, { headers: asItIs, redirect: "manual" });
  return {
    ...server,
    text: async (path: string) => (await get(path)).text(),
    json: async <Body>(path: string) => (await get(path)).json() as Promise<Body>,
  };
}

const test = plainTest.extend<{ $file: { site: Site } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.stop();
      expect(site.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

const pages = kindsOfPage.filter(isTranslatedPath);
/** Words of a query string that the page repeats. */
const typedIn = (path: string) => path.match(/(?<=[=,])[\w-]+/g) ?? [];

describe.concurrent("an invented language leaves no English on", () => {
  test.for(pages)("'%s'", async (path, { site }) => {
    const html = await site.text(pathIn(invented, path));
    expect(html).toContain(`<html lang="${invented}"`);
    expect(leftUntranslated(html, typedIn(path))).toEqual([]);
    const addresses = [...html.matchAll(/(?:href|action)="(\/[^"]*)"(?! (?:lang|hrefLang)=)/g)].map(
      ([, address = ""]) => address,
    );
    expect(addresses.length).toBeGreaterThan(20);
    const isOfThis = new RegExp(`^/${invented}($|[/?#])`);
    expect(addresses.filter((each) => isTranslatedPath(each) && !isOfThis.test(each))).toEqual([]);
  });
});

/** Public forms, and how many of the three invalid inputs each one rejects with its own page. */
const forms: [path: string, refused: number][] = [
  ["/contact", 3],
  ["/newsletter", 3],
  ["/weekly-offers", 3],
  ["/unsubscribe", 3],
  ["/add-listing", 3],
  ["/sign-up", 3],
  ["/sign-in", 3],
  // Same response for every address.
  ["/forgot-password", 2],
  ["/reset-password?token=abc", 3],
  [`/listing/${oliviasListing}/call`, 3],
  ["a booking", 3],
  ["a deal", 3],
];

describe.concurrent("an invented language leaves no English in form errors of", () => {
  test.for(forms)("'%s'", async ([path, refused], { site }) => {
    const page = (await addresses[path]?.(site)) ?? path;
    const send = async (action: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields);
      const response = await fetch(site.url + action, { method: "POST", redirect: "manual", body });
      return { status: response.status, text: await response.text() };
    };
    const answers = await refusedForms(await site.text(page), "stranger", page, send);
    expect(answers.filter(({ left }) => left.length > 0)).toEqual([]);
    expect(answers.filter(({ form }) => form === page)).toHaveLength(refused);
  });
});

test("pages link each other in all languages", async ({ site }) => {
  for (const page of ["/city/irvine", "/es/city/irvine", `/${invented}/city/irvine`]) {
    const html = await site.text(page);
    const alternates = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g);
    expect([...alternates].map((link) => link.slice(1))).toEqual([
      ["en", `${siteUrl}/city/irvine`],
      ["es", `${siteUrl}/es/city/irvine`],
      [invented, `${siteUrl}/${invented}/city/irvine`],
    ]);
    const links = [...html.matchAll(/<a href="([^"]*)" lang="[a-z]+"/g)].map(([, path]) => path);
    const others = ["/city/irvine", "/es/city/irvine", `/${invented}/city/irvine`].filter(
      (each) => each !== page,
    );
    expect([...new Set(links)]).toEqual(others);
  }
});

test("the sitemap has every page in every language", async ({ site }) => {
  const addresses = [
    ...(await site.text("/sitemaps/pages.xml")).matchAll(/<loc>[^<]*example(\/[^<]*)<\/loc>/g),
  ].map(([, path = ""]) => path);
  const plain = addresses.filter((path) => !/^\/(es|uk)(\/|$)/.test(path));
  expect(plain.length).toBeGreaterThan(20);
  expect(addresses).toEqual(
    plain.flatMap((path) => [...new Set([path, pathIn("es", path), pathIn(invented, path)])]),
  );
});

test("feeds are translated", async ({ site }) => {
  const rss = await site.text(`/${invented}/feed.xml`);
  const texts = [...rss.matchAll(/<(title|description)>(.*?)<\/\1>/gs)].map(([, , text = ""]) =>
    text.replaceAll("&amp;", "&"),
  );
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((text) => isUntranslated(text))).toEqual([]);
  expect(rss).toContain("<language>uk-ua</language>");
  expect([...rss.matchAll(/<link>(.*?)<\/link>/g)].map(([, link = ""]) => link)).toSatisfy(
    (links: string[]) => links.every((link) => link.startsWith(`${siteUrl}/${invented}`)),
  );
  const json = await site.json<{ items: { title: string; content_text: string }[] }>(
    `/${invented}/feed.json`,
  );
  expect(
    json.items
      .flatMap((item) => [item.title, item.content_text])
      .filter((text) => isUntranslated(text)),
  ).toEqual([]);
});

test("the API has its texts", async ({ site }) => {
  expect(await site.json(`/api/treatments/dermal-fillers?language=${invented}`)).toMatchObject({
    slug: "dermal-fillers",
    name: inventedText("Dermal Fillers"),
  });
});

test("a search understands its words", async ({ site }) => {
  const found = async (words: string) =>
    (
      await site.json<{ results: { slug: string }[] }>(`/api/search?q=${encodeURIComponent(words)}`)
    ).results.map(({ slug }) => slug);
  const inEnglish = await found("botox under 300 open saturday");
  expect(inEnglish.length).toBeGreaterThan(2);
  expect(await found("vygadka menshe nizh 300 subota")).toEqual(inEnglish);
});

const addresses: Record<string, ({ json }: Site) => Promise<string>> = {
  async "a booking"({ json }) {
    const days = await json<{ date: string; slots: string[] }[]>(
      `/api/listings/${oliviasListing}/availability?treatment=botox`,
    );
    const { date, slots } = days.find(({ slots }) => slots.length > 0) ?? { date: "", slots: [] };
    return `/booking/${oliviasListing}?treatment=botox&date=${date}&time=${encodeURIComponent(slots[0] ?? "")}`;
  },
  async "a deal"({ json }) {
    const [deal] = await json<{ id: number }[]>("/api/specials/active");
    return `/deals/${deal?.id}/claim`;
  },
};
