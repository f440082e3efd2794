import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every email type has a sample", () => {
  const samples = readFileSync("app/office/routes/admin/email/samples.server.ts", "utf8");
  const files = readdirSync("domain", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(-emails|waitlist)\.ts$/.test(file),
  );
  const emails = files.flatMap((file) =>
    [
      ...readFileSync(`domain/${file}`, "utf8").matchAll(/export (?:const|function) (\w+Email)\b/g),
    ].map(([, name = ""]) => name),
  );
  expect(emails.length).toBeGreaterThan(25);
  expect(emails.filter((name) => !samples.includes(`${name}(`))).toEqual([]);
});
