import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("every email type has a sample", () => {
  const samples = readFileSync("app/routes/admin/email/samples.server.ts", "utf8");
  const files = readdirSync("domain", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(-emails|waitlist)\.ts$/.test(file),
  );
  const letters = files.flatMap((file) =>
    [
      ...readFileSync(`domain/${file}`, "utf8").matchAll(
        /export (?:const|function) (\w+Letter)\b/g,
      ),
    ].map(([, name = ""]) => name),
  );
  expect(letters.length).toBeGreaterThan(25);
  expect(letters.filter((name) => !samples.includes(`${name}(`))).toEqual([]);
});
