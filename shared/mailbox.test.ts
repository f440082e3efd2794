import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox.ts";

test("treats all spellings of a mailbox as one person", () => {
  expect(mailboxOf(" Nora+Deals@Example.com ")).toBe("nora@example.com");
  expect(mailboxOf("n.o.ra+x@googlemail.com")).toBe("nora@gmail.com");
  expect(mailboxOf("n.ora@example.com")).toBe("n.ora@example.com");
});
