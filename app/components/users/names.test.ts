import { expect, test } from "vitest";
import { roleInWords } from "./names.ts";

test("who runs a listing is named as the tab of accounts names him", () => {
  expect([
    roleInWords("visitor", 0),
    roleInWords("visitor", 2),
    roleInWords("editor", 1),
    roleInWords("super_admin", 0),
  ]).toEqual(["Visitor", "Client Admin", "Editor", "Super Admin"]);
});
