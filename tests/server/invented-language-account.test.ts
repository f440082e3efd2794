import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isTranslatedPath, pathIn } from "#shared/say.ts";
import { invented, inventLanguage } from "#tests/support/invented-language.ts";
import { isUntranslated, leftUntranslated } from "#tests/support/left-untranslated.ts";
import type { PolicyRow as Row } from "#tests/support/policy-rows.ts";
import { policy } from "#tests/support/policy-rows.ts";
import { oliviasListing, openPolicySite, type Who } from "#tests/support/policy-site.ts";
import { thingsOfOlivia } from "#tests/support/policy-things.ts";
import { refusedForms } from "#tests/support/refused-forms.ts";
import { reviewInput } from "#tests/support/reviews.ts";
import { siteUrl } from "#tests/support/site-url.ts";

const ofAnAccount = (Object.values(policy) as Row[])
  .flatMap(({ operations }) => operations)
  .flatMap((operation) => /^GET (\/profile[^:]*)$/.exec(operation)?.[1] ?? [])
  .filter((path) => path !== "/profile/data");

/** What people typed, such as the name of a saved search. */
const typed = ["Is there a place to leave a bicycle?", reviewInput().text, "Botox"];

test("an invented language leaves no English on account pages, pages linked in emails, or their form errors", {
  timeout: 600_000,
}, async () => {
  const site = await openPolicySite({ SITE_URL: siteUrl, TRY_LANGUAGE: inventLanguage() });
  const things = thingsOfOlivia(site.ask);
  const idOf = async (action: keyof typeof things) => (await things[action]?.("")) ?? "";
  const linkTo = async (path: string) => {
    const find = () =>
      lettersIn(site.at.dataDir).flatMap(
        (text) => new RegExp(`${siteUrl}(${path}/[\\w.-]+)`).exec(text)?.[1] ?? [],
      )[0] ?? "";
    await expect.poll(find, { timeout: 600_000 }).not.toBe("");
    return find();
  };
  const json = async (who: Who, method: string, path: string, body?: object) =>
    JSON.parse((await site.ask(who, method, path, body)).text);

  await site.ask("olivia", "PUT", "/api/me/favourites/calderbrook-aesthetic-physicians");
  const [search, question, review] = [
    await idOf("saved.editSearch"),
    await idOf("questions.editOwn"),
    await idOf("reviews.editOwn"),
  ];
  await idOf("bookings.manage");
  const [deal] = await json("stranger", "GET", "/api/specials/active");
  await json("stranger", "POST", `/api/specials/${deal.id}/claim`, {
    email: "nora@example.com",
    name: "Nora Feld",
  });
  const { id: shortlist } = await json("stranger", "POST", "/api/shortlists", {
    slugs: [oliviasListing, "calderbrook-aesthetic-physicians"],
  });
  const [{ id: published }] = await json(
    "stranger",
    "GET",
    `/api/medspas/${oliviasListing}/reviews?limit=1`,
  );
  await site.ask("gina", "PUT", `/api/reviews/${published}/helpful`);
  const booking = await linkTo("/bookings");
  const pages: [who: Who, path: string][] = [
    ...ofAnAccount.map((path): [Who, string] => [
      "olivia",
      path === "/profile/searches/new" ? `${path}?q=botox` : path,
    ]),
    ["olivia", `/profile/searches/${search}`],
    ["olivia", `/profile/questions/${question}`],
    ["olivia", `/profile/reviews/${review}`],
    ["olivia", "/listing/calderbrook-aesthetic-physicians/questions/new"],
    ["gina", `/reviews/new?listing=${oliviasListing}`],
    ["gina", `/reviews/${published}/helpful`],
    ["gina", `/reviews/${published}/report`],
    ["stranger", booking],
    ["stranger", `${booking}/time`],
    ["stranger", `${booking}/cancellation`],
    ["stranger", `/deals/${deal.id}/claim`],
    ["stranger", await linkTo("/claims")],
    ["stranger", `/shortlist/${shortlist}`],
  ];
  expect(pages.length).toBeGreaterThan(25);
  const { user } = await json("olivia", "GET", "/api/me");
  const names = [user.name, ...user.email.split(/(?=@)/), ...typed];
  const left: Record<string, string[]> = {};
  const shown: [who: Who, path: string, html: string][] = [];
  for (const [who, path] of pages.filter(([, each]) => isTranslatedPath(each))) {
    const { status, text } = await site.ask(who, "GET", pathIn(invented, path));
    expect({ path, status }).toEqual({ path, status: 200 });
    const found = leftUntranslated(text, names);
    if (found.length > 0) left[path] = found;
    shown.push([who, path, (await site.ask(who, "GET", path)).text]);
  }
  expect(left).toEqual({});
  const calendar = await site.ask("stranger", "GET", pathIn(invented, `${booking}/booking.ics`));
  expect(textsOfCalendar(calendar.text).filter((text) => isUntranslated(text))).toEqual([]);
  // Accepted forms may change later pages, so all pages were read before.
  const refused: string[] = [];
  for (const [who, path, html] of shown)
    for (const { form, left: found } of await refusedForms(html, who, path, (action, fields) =>
      site.ask(who, "POST", action, fields),
    )) {
      refused.push(form);
      expect({ form, found }).toEqual({ form, found: [] });
    }
  expect(new Set(refused).size).toBeGreaterThan(10);
  await site.stop();
});

/** Summary, description and place of the events. */
const textsOfCalendar = (file: string) =>
  [
    ...file
      .replaceAll(/\r?\n[ \t]/g, "")
      .matchAll(/^(?:SUMMARY|DESCRIPTION|LOCATION)[^:]*:(.*)$/gm),
  ].map(([, text = ""]) => text.replace(/\\(?=[,;])/g, ""));

function lettersIn(dataDir: string) {
  const folder = join(dataDir, "outbox");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".eml"))
    .map((file) =>
      Buffer.from(
        /base64\r\n\r\n([\w+/=\r\n]+)/.exec(readFileSync(join(folder, file), "utf8"))?.[1] ?? "",
        "base64",
      ).toString(),
    );
}
