import { expect, test } from "vitest";
import { emailAddress } from "./email-address.ts";

const isAccepted = (text: string) => emailAddress("no").safeParse(text).success;

test.each([
  "a@b.c",
  "ünï@example.com",
  "用户@例子.公司",
  "ana.lópez+spa@correo.mx",
  "o'brien@example.com",
  "x@sub.example.co",
  "user@xn--bcher-kva.example",
])("accepts %s, as browsers and RFC 6531 do", (text) => expect(isAccepted(text)).toBe(true));

test.each([
  "",
  "abc",
  "a@",
  "@b.c",
  "a@b@c.d",
  "a b@c.d",
  "a@-b.c",
  "a@b-.c",
  "a@b..c",
  "a@b.c\nBcc: x@y.z",
  "<a@b.c>",
  `${"a".repeat(65)}@b.c`,
])("rejects %j", (text) => expect(isAccepted(text)).toBe(false));
