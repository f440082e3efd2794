import { Hono } from "hono";
import { expect, test } from "vitest";
import { findCurrentUrl, movedReference } from "./moved-reference.ts";

const moved = {
  treatments: new Map([["botox", "wrinkle-relaxer"]]),
  categories: new Map([["skin", "skin-care"]]),
  cities: new Map([["irvine", "great-irvine"]]),
};
const now = (path: string) => findCurrentUrl(new URL(path, "http://localhost"), moved);

test("replaces former names anywhere in a URL and keeps the rest", () => {
  expect(now("/category/skin?page=2")).toBe("/category/skin-care?page=2");
  expect(now("/city/irvine")).toBe("/city/great-irvine");
  expect(now("/botox/irvine")).toBe("/wrinkle-relaxer/great-irvine");
  expect(now("/api/categories/skin")).toBe("/api/categories/skin-care");
  expect(now("/search?q=a%26b&treatment=botox&city=irvine&category=skin")).toBe(
    "/search?q=a%26b&treatment=wrinkle-relaxer&city=great-irvine&category=skin-care",
  );
});

test("does not redirect a current URL", () => {
  for (const path of [
    "/category/skin-care",
    "/listing/botox",
    "/search?q=botox",
    "/hydrafacial/tustin",
    "/",
    "/owner/profile/irvine",
  ])
    expect(now(path)).toBeNull();
});

test("the process responds while its database is down", async () => {
  const app = new Hono()
    .use(movedReference({ reference: () => Promise.reject(new Error("away")) }))
    .get("/healthz", (context) => context.text("ok"));
  expect((await app.request("/healthz")).status).toBe(200);
});
