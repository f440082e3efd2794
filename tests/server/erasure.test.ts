import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { localDay } from "#shared/local-day.ts";
import { aPicture } from "#tests/injection/forms.ts";
import { beginnings, kindOf } from "#tests/injection/pages.ts";
import { walk } from "#tests/injection/walk.ts";
import { openWrittenSite, publishAll, writeEverywhere } from "#tests/injection/written-site.ts";
import { encryptedPattern, openerOf } from "#tests/support/decrypted-columns.ts";
import { openDataDirectory } from "#tests/support/open-directory.ts";
import { people } from "#tests/support/people.ts";
import { oliviasListing } from "#tests/support/policy-site.ts";
import { type ServerData, startServer } from "#tests/support/server.ts";
import { siteUrl } from "#tests/support/site-url.ts";

const { email, name } = people.gina;
const phone = "(949) 555-0177";
/** Identifying data of the customer. Her number stands alone: a hash can contain its digits. */
const ofHer = new RegExp(`${email}|${name}|(?<![0-9a-z])(1?949)?555-?0177(?![0-9a-z])`, "i");
/** Words she typed into forms. */
const herWords = /\bzq\d+z\b/;
type LeftoverValue = { column: string; value: string };

/** Columns with decryptable values. */
const encrypted = new Set<string>();
let before: LeftoverValue[];
let after: LeftoverValue[];
let filesAfter: string[];
let data: string;
/** Emails to her that were still queued when she left. */
let waiting: number;

beforeAll(async () => {
  const env = { SITE_URL: siteUrl };
  const site = await openWrittenSite(env);
  const mayRead = (link: string) => ["stranger", "gina"].includes(kindOf(link)?.reader ?? "");
  const read = (_who: unknown, address: string) => site.read("gina", address);
  const send = (_who: unknown, action: string, fields: [string, string][], isFiles: boolean) => {
    const own = fields.map(([field, value]): [string, string] =>
      /^(customerN|n)ame$/.test(field) && !action.includes("searches")
        ? [field, name]
        : [field, value.replace(/marked\d*@example\.com/, email).replace("(657) 555-0142", phone)],
    );
    return site.send("gina", action, own, isFiles);
  };
  const words = {
    take: () => ["what a person wrote about a visit, in words of her own"],
    wereTaken: () => {},
  };
  const pages = await walk(read, { from: beginnings.filter(mayRead), follows: mayRead });
  await writeEverywhere({ ...site, send }, pages, words);
  const shown = await site.send(
    "olivia",
    `/owner/photos/${oliviasListing}/before-after`,
    picturesOfHer,
    true,
  );
  expect(shown.text.match(/<div role="alert".*?<\/div>/s)?.[0] ?? shown.status).toBe(303);
  await publishAll(site);
  data = (await site.read("gina", "/profile/data")).text;
  await site.halt();
  before = await markedIn(site.at);

  const again = await startServer({ ...site.at, env });
  const headers = { cookie: site.cookies.gina ?? "" };
  const gone = await fetch(`${again.url}/profile/security/deletion`, {
    method: "POST",
    redirect: "manual",
    headers,
    body: new URLSearchParams({ sure: "yes" }),
  });
  expect([gone.status, gone.headers.get("location")]).toEqual([303, "/"]);
  await again.stop();
  after = await markedIn(site.at);
  filesAfter = filesWith(site.at.dataDir);
  await site.stop();
}, 180_000);

const picturesOfHer: [string, string][] = [
  ["before", aPicture],
  ["beforeWords", "A forehead before"],
  ["after", aPicture],
  ["afterWords", "The same forehead after"],
  ["treatment", "botox"],
  ["whatWasDone", "Twenty units, one session."],
  ["weeks", "4"],
  ["personName", name],
  ["personEmail", email],
  ["consentedOn", localDay(new Date())],
  ["consent", "yes"],
  ["unaltered", "yes"],
];

/** Finds every database value with her data or words, including encrypted ones. */
async function markedIn(at: ServerData): Promise<LeftoverValue[]> {
  const { pool, close } = openDataDirectory(at);
  const { rows: tables } = await pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  expect(tables.length).toBeGreaterThan(60);
  const unsent =
    "select count(*)::int as count from emails where recipient = $1 and sent_at is null and failed_at is null";
  waiting ??= (await pool.query<{ count: number }>(unsent, [email])).rows[0]?.count ?? 0;
  const found: LeftoverValue[] = [];
  const marked = new RegExp(`${ofHer.source}|${herWords.source}`, "i");
  const open = openerOf(at.dataDir);
  for (const { name: table } of tables) {
    const { rows } = await pool.query<LeftoverValue>(
      `select '${table}.' || field.key as column, field.value as value from "${table}" x, jsonb_each_text(to_jsonb(x)) as field where field.value ~* $1`,
      [`${ofHer.source}|zq\\d+z|${encryptedPattern}`],
    );
    for (const { column, value } of rows) {
      const opened = open(value);
      if (opened !== value) encrypted.add(column);
      if (marked.test(opened)) found.push({ column, value: opened });
    }
  }
  await close();
  return found;
}

function filesWith(dataDir: string) {
  return ["outbox", "media"].flatMap((folder) =>
    existsSync(join(dataDir, folder))
      ? readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true })
          .filter(
            (entry) =>
              entry.isFile() &&
              ofHer.test(readFileSync(join(entry.parentPath, entry.name), "latin1")),
          )
          .map((entry) => `${folder}/${entry.name}`)
      : [],
  );
}

const columnsWith = (found: LeftoverValue[], sign: RegExp) =>
  [...new Set(found.filter(({ value }) => sign.test(value)).map(({ column }) => column))].sort();

/** Columns that keep her data, with the reason. */
const staysFor: [columns: RegExp, reason: string][] = [
  [/^bookings\.customer_/, "the listing keeps an upcoming visit until it is over"],
  [/^contact_messages\./, "open messages are answered first"],
  [/^listings\./, "a submitted listing belongs to the business"],
  [/^emails\.subject$/, "owners got the name by email; the fact of the email is kept for a year"],
  [/^emails\.(recipient|limited_mailbox)$/, "queued emails are still sent"],
  [
    /^emails\.body$/,
    "email contents to owners stay encrypted for thirty days, as the privacy page says",
  ],
  [
    /^photo_pairs\.person$/,
    "the person shown can withdraw the consent, and is erased with the photos",
  ],
];
/** Columns that keep her words without identifying her; no email repeats them. */
const wordsStayFor: typeof staysFor = [
  [
    /^bookings\.message$/,
    "belongs to the upcoming visit, encrypted, and is deleted 90 days after it was written",
  ],
  [/^contact_messages\./, "open messages are answered first"],
  [/^reviews\.text$/, "published reviews stay, attributed to a former member"],
  [/^questions\.text$/, "published questions stay, anonymized"],
];
const undeclared = (columns: string[], declared: typeof staysFor) =>
  columns.filter((column) => !declared.some(([stays]) => stays.test(column)));

test("the customer and her texts are in many tables before the deletion", () => {
  expect(columnsWith(before, ofHer).length).toBeGreaterThan(15);
  expect(columnsWith(before, herWords).length).toBeGreaterThan(6);
  for (const [stays, reason] of [...staysFor, ...wordsStayFor])
    expect(
      before.filter(({ column }) => stays.test(column)),
      reason,
    ).not.toEqual([]);
});

test("the test decrypts every encrypted column: messages, emails, codes and people shown", () => {
  expect([...encrypted].sort()).toEqual(
    expect.arrayContaining([
      "bookings.message",
      "vouchers.code",
      "leads.message",
      "emails.body",
      "photo_pairs.person",
    ]),
  );
});

test("the data export has every text she wrote, from every table", () => {
  const isHers = ({ column }: LeftoverValue) =>
    undeclared([column], [[/^listings\./, "she runs no listing yet"]]).length > 0;
  const missing = before
    .filter(isHers)
    .flatMap(({ column, value }) =>
      (value.match(new RegExp(herWords, "g")) ?? []).flatMap((mark) =>
        data.includes(mark) ? [] : [column],
      ),
    );
  expect([...new Set(missing)]).toEqual([]);
});

test("after the deletion, no table has her name, address or number without a reason", () => {
  expect(undeclared(columnsWith(after, ofHer), staysFor)).toEqual([]);
  const emailsTo = (found: LeftoverValue[]) =>
    found.filter(({ column, value }) => column === "emails.recipient" && value === email).length;
  expect(emailsTo(before)).toBeGreaterThan(waiting);
  expect(emailsTo(after)).toBeLessThanOrEqual(waiting);
});

test("after the deletion, her texts remain only where published or for an upcoming visit", () => {
  expect(undeclared(columnsWith(after, herWords), wordsStayFor)).toEqual([]);
});

test("after the deletion, her data is only in emails in the outbox of a site without a mail server", () => {
  expect(filesAfter.filter((file) => !file.startsWith("outbox/"))).toEqual([]);
});
