import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Browser, BrowserContext } from "@playwright/test";
import { expect, test } from "@playwright/test";
import { columnsTaken, withColumns } from "#tests/injection/columns.ts";
import { faultsOfFile } from "#tests/injection/files.ts";
import { kindOf } from "#tests/injection/pages.ts";
import { markedTexts, strangeThings } from "#tests/injection/seen-in-browser.ts";
import { sqlPayloads } from "#tests/injection/sql-payloads.ts";
import { addressesOf, type Page as Walked, walk } from "#tests/injection/walk.ts";
import { wordsOf } from "#tests/injection/write.ts";
import { askInWords, openWrittenSite, publishAll, type WrittenSite, writeEverywhere } from "#tests/injection/written-site.ts";
import { xssPayloads } from "#tests/injection/xss-payloads.ts";
import { freePort } from "#tests/support/free-port.ts";
import { passOn } from "#tests/support/pass-on.ts";
import { place } from "#tests/support/policy-site.ts";
import { unpainted } from "#tests/support/tags.ts";

/** More rounds put each payload into other fields: as many as there are payloads put each into each. */
const rounds = Number(process.env.XSS_ROUNDS ?? 1);

/** What most people write and most people read: a walk that leads past one of these would prove little. */
const theirs = ["/add-listing", "/reviews/new", "/profile/reviews/N", "/contact", "/deals/N/claim", `/booking/${place}`, `/listing/${place}/questions/new`];
const ours = [
  "/owner/specials/new",
  "/owner/reviews/N",
  "/owner/questions/N",
  `/owner/profile/${place}/about`,
  `/owner/profile/${place}/hours`,
  `/owner/photos/${place}/before-after`,
  `/claim/${place}/document`,
  "/admin/newsletter/N",
  "/admin/advertising/new",
  "/admin/settings",
];

type Shown = { path: string; name: string; html: string; headers: Record<string, string> };

test("nothing that anybody types runs, with the policy of the pages and without it; what a form does not name is not kept", unpainted, async ({ browser }) => {
  test.setTimeout(240_000 * rounds);
  for (let round = 0; round < rounds; round++) {
    const url = `http://localhost:${await freePort()}`;
    const opened = await openWrittenSite({ SITE_URL: url });
    const site = { ...opened, send: withColumns(opened.send) };
    const { written, all, shown } = await writeAndRead(site, round);
    const front = await showBefore(site, url, shown);
    // What is searched for may be shown as the search understood it.
    const values = new Map(written.map(({ mark, value }) => [mark, value]));
    const taken = written.filter(({ isTaken }) => isTaken);
    expect(new Set(taken.flatMap(({ parts }) => parts)).size).toBe(new Set([...xssPayloads, ...sqlPayloads]).size);
    expect(taken.length).toBeGreaterThan(80);
    const forms = new Set(taken.map(({ field }) => field.split(" ")[0]));
    expect([...theirs, ...ours].filter((form) => !forms.has(form))).toEqual([]);

    expect(site.complaints()).toEqual([]);
    expect(all.filter(({ status }) => status >= 500)).toEqual([]);
    expect(all.flatMap(faultsOfFile)).toEqual([]);
    expect(all.some(({ type, text }) => type.includes("csv") && /'[=+@-]zq\d+z/.test(text))).toBe(true);

    for (const bypassCSP of [true, false]) {
      const faults = await visitAll(browser, url, bypassCSP ? shown : someOfAKind(shown), values, bypassCSP);
      expect({ round, bypassCSP, faults }).toEqual({ round, bypassCSP, faults: [] });
    }
    front.close().closeAllConnections();
    await site.halt();
    expect(site.complaints()).toEqual([]);
    expect(await columnsTaken(site.at)).toEqual([]);
    await site.stop();
  }
});

/** Fills everything in, lets it through, and collects what shows it: pages, refused forms, previews and mails. */
async function writeAndRead(site: WrittenSite, round: number) {
  const words = wordsOf([...xssPayloads, ...sqlPayloads], round * 7);
  const done = new Set<string>();
  await site.send("ada", "/admin/newsletter", [["list", "newsletter"]], false);
  const before = await walk(site.read);
  const first = await writeEverywhere(site, before, words, { done });
  const known = addressesOf(before);
  const waiting = await walk(site.read, { known, from: ["/admin/inbox"], follows: (link) => link.startsWith("/admin/inbox") });
  await publishAll(site);
  const after = await walk(site.read, { known });
  expect((await site.read("stranger", `/listing/${place}`)).status).toBe(200);
  const second = await writeEverywhere(site, after, words, { done, hides: true });
  const last = await walk(site.read, { known, from: second.forms.map(({ page }) => page), follows: () => false });
  const { answers } = await askInWords(site, before, words);
  const refused = [...first.answers, ...second.answers].map(
    ({ action, ...answer }): Walked => ({ address: `${action} refused`, who: "stranger", links: [], ...answer }),
  );
  const all = [...waiting, ...after, ...last, ...answers, ...refused];
  const shown = [...needed(all), ...mailsOf(site.at.dataDir)].map((page, index) => ({ ...page, path: `/shown/${index}` }));
  return { written: [...first.written, ...second.written], all, shown };
}

/** The site's own address gives what is to be shown; what that asks for the site gives. Nothing is held up in the browser, which keeps what it has. */
async function showBefore(site: WrittenSite, url: string, shown: Shown[]) {
  const pages = new Map(shown.map((page) => [page.path, page]));
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? "");
    if (page) return response.writeHead(200, { ...page.headers, "content-type": "text/html; charset=utf-8" }).end(page.html);
    if (/image|font/.test(String(request.headers["sec-fetch-dest"]))) return response.writeHead(204).end();
    return passOn(request, response, () => site.url);
  });
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), resolve));
  return server;
}

/**
 * Of pages that show the same marks in the same kind of page one is enough. In a single round a mark is looked at once for each that may read it:
 * everybody, its owner, whoever runs the site.
 */
function needed(pages: Walked[]): Omit<Shown, "path">[] {
  const seen = new Set<string>();
  const marked = pages
    .map((page) => ({ ...page, marks: [...new Set(page.text.match(/zq\d+z/g))] }))
    .toSorted((one, other) => other.marks.length - one.marks.length);
  return marked.flatMap(({ address, type, policy, text, marks }) => {
    if (!type.includes("html") || marks.length === 0) return [];
    const kind = kindOf(address.split(" ")[0] ?? "")?.pattern ?? address;
    const reader = /^\/(admin|owner|profile)\b/.exec(address)?.[1] ?? "everybody";
    const place = rounds > 1 ? kind : reader;
    if (seen.has(kind) && marks.every((mark) => seen.has(`${place} ${mark}`))) return [];
    for (const what of [kind, ...marks.map((mark) => `${place} ${mark}`)]) seen.add(what);
    return [{ name: address, html: text, headers: { "content-security-policy": policy } }];
  });
}

/** Of each kind of page one; in a single round of each third. What runs with the policy runs without it, too. */
function someOfAKind(shown: Shown[]) {
  const kinds = new Map(shown.map((page) => [kindOf(page.name.split(" ")[0] ?? "")?.pattern ?? page.name.split(" ")[0], page]));
  return [...kinds.values()].filter((_, index) => rounds > 1 || index % 3 === 0);
}

function mailsOf(dataDir: string): Omit<Shown, "path">[] {
  const folder = join(dataDir, "outbox");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".eml"))
    .flatMap((file) => {
      const raw = readFileSync(join(folder, file), "utf8");
      const [, encoded = ""] = /^Content-Type: text\/html.*?base64\r\n\r\n([\w+/=\r\n]+)/ms.exec(raw) ?? [];
      const html = Buffer.from(encoded, "base64").toString();
      return /zq\d+z/.test(html) ? [{ name: `mail ${/^Subject: (.*)$/m.exec(raw)?.[1]}`, html, headers: {} }] : [];
    });
}

async function visitAll(browser: Browser, url: string, shown: Shown[], values: Map<string, string>, bypassCSP: boolean) {
  const faults: string[] = [];
  const waiting = [...shown];
  const context = await browser.newContext({ bypassCSP, reducedMotion: "reduce" });
  await context.exposeBinding("ran", ({ page }) => void faults.push(`ran: ${page.url()}`));
  const work = async () => visitSome(context, url, waiting, values, faults);
  await Promise.all([work(), work(), work(), work()]);
  await context.close();
  return faults;
}

async function visitSome(context: BrowserContext, url: string, waiting: Shown[], values: Map<string, string>, faults: string[]) {
  const page = await context.newPage();
  let showing: Shown | undefined;
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${showing?.name}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const isLeading = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isLeading && request.url() !== url + showing?.path) faults.push(`led away: ${showing?.name} ${request.url()}`);
    else if (!request.url().startsWith(url) && !request.url().startsWith("data:")) faults.push(`asked elsewhere: ${showing?.name} ${request.url()}`);
  });
  for (showing = waiting.shift(); showing; showing = waiting.shift()) {
    await page.goto(url + showing.path, { waitUntil: "load" });
    const name = showing.name;
    faults.push(...(await page.evaluate(strangeThings, url)).map((strange) => `${name}: ${strange}`));
    for (const text of await page.evaluate(markedTexts)) {
      const [mark = ""] = /^zq\d+z/.exec(text) ?? [];
      if (!isAsTyped(text, values.get(mark) ?? "")) faults.push(`${name}: "${text.slice(0, 300)}" is not "${values.get(mark)?.slice(0, 300)}"`);
    }
  }
  await page.close();
}

/** The same words from the beginning; where they end sooner, something else of the page goes on. */
function isAsTyped(text: string, value: string) {
  const plain = (words: string) =>
    words
      .toWellFormed()
      // HTML shows the letter that is none as the sign for that.
      .replace(/[\p{Cc}\ufffd]/gu, "")
      // Lines of a list are drawn with something between them.
      .replace(/[\s·,;]+/g, "");
  const meant = plain(value);
  // The address of a listing is made of its name.
  if (/^zq\d+z(-[a-z0-9]+)*([/.][a-z]+)?$/.test(text)) return true;
  // Who writes a review is shown with the first letter of his last name.
  if (/^zq\d+z( \p{Lu}\.)?(,|$)/u.test(text)) return true;
  // The log of changes shows what was saved as JSON, and an owner copies HTML for another website.
  const signs: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'", amp: "&" };
  const asHtml = text.replace(/&(lt|gt|quot|#39|#x27|amp);/g, (_, sign: string) => signs[sign] ?? "");
  return [text, text.replace(/\\(.)/g, "$1"), asHtml]
    .map(plain)
    .some((seen) => meant.startsWith(seen) || seen.startsWith(meant.slice(0, 60)) || seen.slice(0, meant.length + 2).includes("…"));
}
