import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#database/connection.ts";
import { checkChain } from "#domain/audit-log/check-chain.server.ts";
import { createLogger } from "#platform/logger.ts";
import { cookieOf } from "#tests/support/account-site.ts";
import { startDemonstrationPostgres } from "#tests/support/demonstration-postgres.ts";
import {
  copyOfDemonstration,
  demoPassword,
  type RunningServer,
  startServer,
} from "#tests/support/server.ts";
import { atLevel, isFullLevel } from "#tests/support/test-level.ts";

const kills = atLevel(1, 20);
const place = "morrow-park-laser-and-skin";
const owner = { email: `owner@${place}.example.com`, password: demoPassword };
const longestLoad = 400;

type Acknowledged = {
  bookings: number[];
  specials: number[];
  messages: string[];
  subscriptions: string[];
};
type At = { databaseUrl: string | undefined; dataDir: string };
const timeout = 60_000 + kills * 20_000;

test(`embedded: ${kills} kills during writes lose or split no acknowledged change`, {
  timeout,
}, async () => {
  const dataDir = await copyOfDemonstration();
  const acknowledged = await writeThroughKills(() =>
    startServer({ dataDir, env: { TRUST_PROXY: "1" } }),
  );
  await expectAll({ databaseUrl: undefined, dataDir }, acknowledged);
  rmSync(dataDir, { recursive: true });
});

test.runIf(isFullLevel)(
  `PostgreSQL: the same, with its server killed every other time too`,
  { timeout },
  async () => {
    const postgres = await startDemonstrationPostgres({ keepsWord: true });
    const databaseUrl = await postgres.copyOfDemonstration("killed_site");
    const env = { TRUST_PROXY: "1" };
    const acknowledged = await writeThroughKills(
      () => startServer({ databaseUrl, env }),
      async (round) => {
        if (round % 2 === 0) return;
        await postgres.goesAway();
        await postgres.comesBack();
      },
    );
    await expectAll({ databaseUrl, dataDir: "" }, acknowledged);
    await postgres.stop();
  },
);

/** Starts a server in each round and kills it during its writes. */
async function writeThroughKills(
  start: () => Promise<RunningServer>,
  meanwhile = async (_round: number) => {},
) {
  const acknowledged: Acknowledged = {
    bookings: [],
    specials: [],
    messages: [],
    subscriptions: [],
  };
  for (let round = 0; round < kills; round++) {
    const server = await start();
    const before = total(acknowledged);
    const writing = write(server, round, acknowledged);
    while (total(acknowledged) < before + 4 || hasNone(acknowledged)) await pause(5);
    await pause(Math.random() * longestLoad);
    await server.kill();
    await writing;
    await meanwhile(round);
  }
  return acknowledged;
}

const total = (acknowledged: Acknowledged) =>
  Object.values(acknowledged).reduce((sum, list) => sum + list.length, 0);

const hasNone = (acknowledged: Acknowledged) =>
  Object.values(acknowledged).some((list) => list.length === 0);

/** Sends four kinds of writes in parallel from separate IP addresses until the server is gone. */
async function write({ url }: RunningServer, round: number, acknowledged: Acknowledged) {
  const send = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": Array.from({ length: 4 }, () => Math.floor(Math.random() * 250)).join(
          ".",
        ),
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const cookie = cookieOf(await send("/api/admin/authenticate", owner));
  const days = (await (
    await fetch(`${url}/api/listings/${place}/availability?treatment=botox`)
  ).json()) as { date: string; slots: string[] }[];
  const slots = days
    .flatMap(({ date, slots }) => slots.map((time) => ({ date, time })))
    .sort(() => Math.random() - 0.5);
  const kinds = [
    async (name: string) => {
      const slot = slots.pop();
      const wish = {
        medSpaSlug: place,
        treatmentType: "Botox",
        preferredDate: slot?.date,
        preferredTime: slot?.time,
      };
      const made = await send("/api/bookings", {
        ...wish,
        customerName: "Nora Feld",
        customerEmail: `${name}@example.com`,
        customerPhone: "(949) 555-0142",
      });
      if (made.status === 201)
        acknowledged.bookings.push(((await made.json()) as { id: number }).id);
    },
    async (name: string) => {
      const made = await send(
        "/api/admin/specials",
        {
          title: name,
          description: "A first visit for less.",
          originalPrice: 200,
          specialPrice: 160,
          validFrom: today,
          validTo: today,
        },
        { cookie },
      );
      if (made.status === 201)
        acknowledged.specials.push(((await made.json()) as { id: number }).id);
    },
    async (name: string) => {
      const email = `${name}@example.com`;
      const sent = await send("/api/contact", {
        name: "Nora Feld",
        email,
        subject: "A question",
        category: "general",
        message: "Where can I park my bicycle?",
      });
      if (sent.status === 201) acknowledged.messages.push(email);
    },
    async (name: string) => {
      const email = `${name}@example.com`;
      if ((await send("/api/newsletter/subscribe", { email })).status === 201)
        acknowledged.subscriptions.push(email);
    },
  ];
  return Promise.all(
    kinds.map(async (kind, which) => {
      for (let count = 0; ; count++) {
        const isGone = await kind(`killed-${round}-${which}-${count}`).then(
          () => false,
          () => true,
        );
        if (isGone) return;
      }
    }),
  );
}

const today = new Date().toISOString().slice(0, 10);

async function expectAll(at: At, acknowledged: Acknowledged) {
  for (const list of Object.values(acknowledged)) expect(list.length).toBeGreaterThan(0);
  const { db, close } = await openDatabase(at, createLogger("silent"));
  const missing = async (list: (number | string)[], select: ReturnType<typeof sql>) => {
    const { rows } = await db.execute<{ key: number | string }>(select);
    const standing = new Set(rows.map(({ key }) => key));
    return list.filter((each) => !standing.has(each));
  };
  expect(await missing(acknowledged.bookings, sql`select id as key from bookings`)).toEqual([]);
  expect(await missing(acknowledged.specials, sql`select id as key from specials`)).toEqual([]);
  expect(
    await missing(acknowledged.messages, sql`select email as key from contact_messages`),
  ).toEqual([]);
  expect(
    await missing(acknowledged.subscriptions, sql`select email as key from subscriptions`),
  ).toEqual([]);
  // Booking, busy time, history and email must commit together or not at all.
  const { rows } = await db.execute(sql`
    select id from bookings b where customer_email like 'killed-%' and not (
      exists (select from booking_slots where booking_id = b.id) and exists (select from booking_history where booking_id = b.id)
      and exists (select from emails where recipient = b.customer_email))`);
  expect(rows).toEqual([]);
  expect(await checkChain({ db, headStore: { heads: () => [] } })).toMatchObject({ isWhole: true });
  await close();
  console.info(`${total(acknowledged)} acknowledged writes in ${kills} kills, none lost`);
}
