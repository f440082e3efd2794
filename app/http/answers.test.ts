import { expect, test } from "vitest";
import { safeRedirectPath } from "./answers.server.ts";

test("never redirects to another site", () => {
  const elsewhere = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "\\\\evil.example",
    "/x\r\nSet-Cookie: a=b",
  ];
  for (const given of [...elsewhere, "", null])
    expect(safeRedirectPath(given, "/profile")).toBe("/profile");
});

test("redirects to a path of this site and keeps its query", () => {
  for (const given of ["/", "/owner/plan?done=begun&of=a-place", "/admin/audit?page=2"])
    expect(safeRedirectPath(given, "/profile")).toBe(given);
});
