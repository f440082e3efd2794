import { describe, expect, test as plainTest } from "vitest";
import { isTranslatedPath, pathIn } from "#shared/say.ts";
import { invented, inventLanguage } from "#tests/support/invented-language.ts";
import { kindsOfPage } from "#tests/support/kinds-of-page.ts";
import { leftUntranslated } from "#tests/support/left-untranslated.ts";
import { asItIs, startServer } from "#tests/support/server.ts";
import { siteUrl } from "#tests/support/site-url.ts";

const test = plainTest.extend<{ $file: { site: { get: (path: string) => Promise<Response> } } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const env = { SITE_URL: siteUrl, TRY_LANGUAGE: inventLanguage() };
      const server = await startServer({ env, hasOwnProcess: true });
      await use({
        get: (path) => fetch(server.url + path, { headers: asItIs, redirect: "manual" }),
      });
      await server.stop();
    },
    { scope: "file" },
  ],
});

/** Words of a query string that the page repeats. */
const typedIn = (path: string) => path.match(/(?<=[=,])[\w-]+/g) ?? [];

const pages = kindsOfPage.filter(isTranslatedPath);

describe.concurrent("no English is left on", () => {
  test.for(pages)("'%s'", async (path, { site }) => {
    const html = await (await site.get(pathIn(invented, path))).text();
    expect(leftUntranslated(html, typedIn(path))).toEqual([]);
  });
});
