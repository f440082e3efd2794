import { expect, test } from "vitest";
import { searchToSave } from "./search-input.ts";

test("equal searches are stored once, whatever else the URL contains", () => {
  const saved = searchToSave(new URLSearchParams("page=3&city=Irvine&utm_source=mail&q=botox"));
  expect(saved).toEqual({ query: "q=botox&city=irvine", name: "botox in Irvine" });
  expect(searchToSave(new URLSearchParams("q=botox&city=irvine"))).toEqual(saved);
});

test("a search without words is named after its filters", () => {
  expect(searchToSave(new URLSearchParams("city=costa-mesa&open=1&rating=4"))?.name).toBe(
    "Med spas in Costa Mesa, open now, rated 4 and up",
  );
  expect(searchToSave(new URLSearchParams("treatment=laser-hair-removal&price=$$"))?.name).toBe(
    "Laser Hair Removal, $$",
  );
});

test("an empty search cannot be saved", () => {
  expect(searchToSave(new URLSearchParams("page=2"))).toBeNull();
});
