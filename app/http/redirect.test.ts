import { expect, test } from "vitest";
import { ownPath } from "./redirect.server.ts";

test("an address that somebody gave leads to no other site", () => {
  const elsewhere = [
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/\t/evil.example",
    "\\\\evil.example",
    "/x\r\nSet-Cookie: a=b",
  ];
  for (const given of [...elsewhere, "", null]) expect(ownPath(given, "/profile")).toBe("/profile");
});

test("a path of ours is gone to, with its query", () => {
  for (const given of ["/", "/owner/plan?done=begun&of=a-place", "/admin/audit?page=2"])
    expect(ownPath(given, "/profile")).toBe(given);
});
