import { describe, expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

describe("rejected common passwords", () => {
  const common = [
    "password1234",
    "passwordpassword",
    "Password2026!",
    "P@ssw0rd1234",
    "123456789012",
    "qwertyuiop123",
    "1q2w3e4r5t6y",
    "aaaaaaaaaaaa",
    "abcabcabcabc",
    "letmein123456",
    "iloveyou12345",
    "Welcome2026!!",
    "adminadmin123",
    "qazwsxedcrfv",
    "SummerSummer26",
    "football12345",
    "abcdefghijkl",
    "ocmedspaguide1",
    "changeme12345",
    "Administrator1",
  ];
  for (const password of common)
    test(password, () => expect(isCommonPassword(password)).toBe(true));

  test("rejects the user's own name or email address followed by digits", () => {
    expect(isCommonPassword("oliviamarlowe1", ["Olivia Marlowe", "olivia@glow.example.com"])).toBe(
      true,
    );
    expect(isCommonPassword("oliviamarlowe1")).toBe(false);
  });
});

describe("accepted passwords", () => {
  const good = [
    "correct horse battery",
    "tidepool-lantern-42",
    "kW9!xv2Lq8#zR4",
    "mein Fahrrad ist gruen",
    "purple otters sail",
    "zebra.quartz.moss",
    "c7f1b93ae4d2",
  ];
  for (const password of good) test(password, () => expect(isCommonPassword(password)).toBe(false));
});
