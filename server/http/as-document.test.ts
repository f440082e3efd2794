import { expect, test } from "vitest";
import { asDocument } from "./as-document.ts";

test("a refused request for data leads to a page that explains it", () => {
  const { status, headers } = asDocument("/impersonation?refused");
  expect([status, headers.get("x-remix-redirect"), headers.get("x-remix-reload-document")]).toEqual(
    [204, "/impersonation?refused", "true"],
  );
});
