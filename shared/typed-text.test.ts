import { expect, test } from "vitest";
import { oneLine, typedText } from "./typed-text.ts";

test("removes control characters and outer spaces, and keeps line breaks and tabs", () => {
  expect(typedText("Missing").parse(" one\u0000\u0007\u0085\u007f\r\n\ttwo \u0000")).toBe(
    "one\r\n\ttwo",
  );
});

test("a single line has no line breaks", () => {
  expect(oneLine("Missing").parse("Olivia\r\n Bcc: all@example.com\tx")).toBe(
    "Olivia Bcc: all@example.com x",
  );
});

test("rejects text of invisible characters as empty", () => {
  expect(
    typedText("Missing").min(1, "Missing").safeParse("\u0000 \u0000").error?.issues[0]?.message,
  ).toBe("Missing");
  expect(oneLine("Missing").safeParse(undefined).error?.issues[0]?.message).toBe("Missing");
});

test.each(["Zoë Nuñez", "山田", "👩🏽‍⚕️ Dr. O'Neil", "العربية"])("keeps %s unchanged", (name) => {
  expect(oneLine("Missing").parse(name)).toBe(name);
});
