import { execFileSync } from "node:child_process";
import { expect } from "vitest";
import { send } from "#tests/support/raw-http.ts";
import { test } from "#tests/support/site.ts";
import { fewOf } from "#tests/support/test-level.ts";
import { each } from "./at-once.ts";
import { away, endOf } from "./away.ts";
import { pageKinds } from "./pages.ts";

/** All parameter names from which the code reads a redirect target. */
function namesOfWays() {
  const found = execFileSync(
    "grep",
    ["-rhoE", `get\\("[a-zA-Z]+"\\)`, "app", "server", "--include=*.ts", "--include=*.tsx"],
    { encoding: "utf8" },
  );
  return [...new Set(found.match(/(?<=")[a-zA-Z]+(?=")/g))];
}

test("no page redirects to another site, whatever its URL contains", async ({ site }) => {
  const names = namesOfWays();
  expect(names).toEqual(expect.arrayContaining(["next", "back", "from"]));
  const isOpen = pageKinds.filter(
    ({ reader, pattern }) => reader === "stranger" && !pattern.includes("*"),
  );
  expect(isOpen.length).toBeGreaterThan(50);
  // Other pages ignore these parameters; each page that reads one gets several targets, at the full
  // level all.
  const readsWay = (pattern: string) =>
    /sign|verify|reset|proof|bank|claim|second|payment|moved/.test(pattern);
  await each([...isOpen.entries()], async ([index, { pattern }]) => {
    for (const wish of readsWay(pattern)
      ? fewOf(away, 4, pattern)
      : away.filter((_, each) => each % isOpen.length === index % away.length)) {
      const query = names.map((name) => `${name}=${encodeURIComponent(wish)}`).join("&");
      const { status, headers } = await send(site.url, {
        path: `${pattern.replace(/:\w+/g, encodeURIComponent(wish))}?${query}`,
      });
      expect(`${pattern} ${status}`).not.toMatch(/ 5\d\d$/);
      expect(`${pattern} ${endOf(headers.location ?? "/")}`).toBe(`${pattern} guide.example`);
      expect(`${headers["set-cookie"] ?? ""}`).not.toContain("a=b");
    }
  });
});

test("normalizing slashes and capitals in a URL never redirects to another site", async ({
  site,
}) => {
  for (const wish of away) {
    const paths = [
      wish,
      `${wish}/`,
      `/${wish}`,
      `//${wish}/..`,
      `/city${wish}/`,
      `/listings${wish}`,
    ].map((path) => (path.startsWith("/") ? path : `/${path}`));
    for (const path of paths
      .map((each) => each.replace(/[\0-\x20]/g, (content) => encodeURIComponent(content)))
      .map((each) => Buffer.from(each).toString("latin1"))) {
      const { headers } = await send(site.url, { path });
      expect(`${path} ${endOf(headers.location ?? "/")}`).toBe(`${path} guide.example`);
    }
  }
});
