import { eq } from "drizzle-orm";
import { expect } from "vitest";
import type { Executor } from "#database/database.ts";
import { users } from "#database/schema/accounts/accounts.ts";
import { suppressAddress } from "#domain/email/suppressions.server.ts";
import { createReferenceCache } from "#domain/search/reference.server.ts";
import { createEncryptor } from "#platform/encryption.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { addDrafts } from "#tests/support/catalogue.ts";
import { test } from "#tests/support/database.ts";
import { addPeople, people, signedIn } from "#tests/support/people.ts";
import { countAlerts, sendAlerts, setAlerts } from "./alerts.server.ts";
import { saveSearch } from "./saved-searches.server.ts";

const search = { name: "Botox in Irvine", query: "treatment=botox&city=irvine", wantsAlerts: true };
const daily = 24 * 60;

async function openDesk(db: Executor) {
  const accounts = testAccounts(db);
  const { gina } = await addPeople(accounts);
  // Reads the reference every time, because these tests publish no invalidations.
  const desk = {
    ...accounts,
    linkEncryptor: createEncryptor("the secret of the tests, 32 characters", "links"),
    reference: () => createReferenceCache({ db }).read(),
  };
  const alerts = async () =>
    (await accounts.emailsTo(people.gina.email)).filter(({ kind }) => kind === "alerts");
  return { desk, gina, alerts };
}

test("sends nothing on the first run, and later each new match once but no old one", async ({
  db,
}) => {
  const { desk, gina, alerts } = await openDesk(db);
  await saveSearch(desk, gina, search);
  expect(await sendAlerts(desk)).toBe(0);
  await addDrafts(db, { name: "Newcomer" }, { name: "Elsewhere", city: "brea" });
  expect(await sendAlerts(desk)).toBe(0);
  desk.pass(daily);
  expect(await sendAlerts(desk)).toBe(1);
  const [email] = await alerts();
  expect(email?.text).toContain("1 new provider matches “Botox in Irvine”");
  expect(email?.text).toContain("https://guide.example/listing/newcomer");
  expect(email?.text).not.toMatch(/Elsewhere|Glow Studio/);
  expect(email?.text).toContain("/unsubscribe/");
  desk.pass(daily);
  expect(await sendAlerts(desk)).toBe(0);
});

test("sends alerts in Spanish with links to Spanish pages after a Spanish sign-in", async ({
  db,
}) => {
  const { desk, gina, alerts } = await openDesk(db);
  await saveSearch(desk, gina, search);
  await sendAlerts(desk);
  await runInLanguage("es", () => signedIn(desk, "gina"));
  await addDrafts(db, { name: "Newcomer" });
  desk.pass(daily);
  expect(await sendAlerts(desk)).toBe(1);
  const [email] = await alerts();
  expect(email?.text).toContain("1 proveedor nuevo coincide con “Botox in Irvine”");
  expect(email?.text).toContain("https://guide.example/es/listing/newcomer");
  expect(email?.text).toContain("Recibe este correo porque guardó una búsqueda");
});

test("combines two searches in one email", async ({ db }) => {
  const { desk, gina, alerts } = await openDesk(db);
  await saveSearch(desk, gina, search);
  await saveSearch(desk, gina, { ...search, name: "All of Irvine", query: "city=irvine" });
  await sendAlerts(desk);
  await addDrafts(db, { name: "Newcomer" });
  desk.pass(daily);
  await sendAlerts(desk);
  expect(await alerts()).toHaveLength(1);
  expect((await alerts())[0]?.text).toMatch(
    /Matches “Botox in Irvine”[^\0]*Matches “All of Irvine”/,
  );
});

test("sends no alert when switched off, unconfirmed or unsubscribed from everything", async ({
  db,
}) => {
  const { desk, gina, alerts } = await openDesk(db);
  await saveSearch(desk, gina, search);
  await sendAlerts(desk);
  const nextDay = async (name: string) => {
    await addDrafts(db, { name });
    desk.pass(daily);
    return sendAlerts(desk);
  };
  await setAlerts(desk, people.gina.email, false);
  expect(await countAlerts(desk, people.gina.email)).toEqual({ saved: 1, wanted: 0 });
  expect(await nextDay("Newcomer One")).toBe(0);
  await setAlerts(desk, people.gina.email, true);
  await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, gina.userId));
  expect(await nextDay("Newcomer Two")).toBe(0);
  await db.update(users).set({ emailVerifiedAt: desk.clock() }).where(eq(users.id, gina.userId));
  await suppressAddress(desk, people.gina.email, "unsubscribed");
  expect(await nextDay("Newcomer Three")).toBe(0);
  expect(await alerts()).toEqual([]);
});
