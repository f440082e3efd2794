import { expect, test } from "vitest";
import { createOutageLog } from "./outage-log.ts";

test("logs an outage once a minute, however much fails, and other failures separately", () => {
  const lines: object[] = [];
  let now = 0;
  const log = createOutageLog({ warn: (fields: object) => lines.push(fields) } as never, () => now);
  const full = Object.assign(new Error("cannot execute INSERT in a read-only transaction"), {
    code: "25006",
  });
  for (let count = 0; count < 100; count++) expect(log(full)).toBe(true);
  now = 60_000;
  log(full);
  expect(log(new Error("a bug"))).toBe(false);
  expect(lines).toMatchObject([{ unwritten: 0 }, { unwritten: 99 }]);
});
