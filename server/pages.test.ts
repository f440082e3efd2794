import { expect, test } from "vitest";
import type { Page } from "./find-page.ts";
import { cacheRules } from "./pages.ts";

const page = { path: "city/:city", handle: { cache: { query: [], seconds: 60 } } } as Page;
const home = { ...page, path: "" } as Page;
const rules = cacheRules(
  (path) => (path === "/" ? home : page),
  [{ path: /^\/api\/medspas\/[^/]+$/, query: [], seconds: 60 }],
);

test.each([
  ["/", "/"],
  ["/es", "/es"],
  ["/city/irvine", "/city/irvine"],
  ["/City/%69rvine", "/city/irvine"],
  ["/es/CITY/irvine", "/es/city/irvine"],
  ["/api/medspas/%67low-studio", "/api/medspas/glow-studio"],
])("caches %s as %s", (asked, path) => expect(rules(asked)?.path).toBe(path));
