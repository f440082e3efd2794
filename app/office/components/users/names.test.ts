import { expect, test } from "vitest";
import { roleInWords } from "./names.ts";

test("names roles as the accounts tab does", () => {
  expect([
    roleInWords("visitor", 0),
    roleInWords("visitor", 2),
    roleInWords("editor", 1),
    roleInWords("super_admin", 0),
  ]).toEqual(["Visitor", "Client Admin", "Editor", "Super Admin"]);
});
