import { expect } from "vitest";
import { queueEmail } from "#domain/email/queue-email.server.ts";
import { testAccounts } from "#tests/support/accounts.ts";
import { test } from "#tests/support/database.ts";
import { addPeople } from "#tests/support/people.ts";
import { openOutbox } from "./open-outbox.server.ts";

test("only a super admin can open the outbox, not an owner, visitor or editor", async ({
  own: { db },
}) => {
  const deps = testAccounts(db);
  const { ada, ...others } = await addPeople(deps);
  await queueEmail(deps, {
    kind: "hello",
    to: "nora@example.com",
    content: { title: "Hello", paragraphs: ["A link: https://guide.example/secret"] },
  });
  for (const person of ["olivia", "tess", "oscar", "gina", "edda"] as const)
    expect(openOutbox({ ...deps, db }, others[person])).toBeNull();
  const outbox = openOutbox({ ...deps, db }, ada);
  const listed = await outbox?.list({ state: "waiting", words: "nora" }, { limit: 5, offset: 0 });
  expect(listed?.total).toBe(1);
  expect((await outbox?.read(listed?.rows[0]?.id ?? 0))?.text).toContain(
    "https://guide.example/secret",
  );
});
