import { expect, test } from "vitest";
import { nameWithAddress } from "#shared/typed-name.ts";
import { adminInvitationSchema } from "./account-input.ts";
import { networkOf } from "./rate-limit/network.ts";
import { browserName } from "./sessions/browser-name.ts";

test("describes a browser in everyday words", () => {
  expect(
    browserName("Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"),
  ).toBe("Firefox on Windows");
  expect(
    browserName(
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1",
    ),
  ).toBe("Safari on iPhone");
  expect(
    browserName(
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0",
    ),
  ).toBe("Edge on Linux");
  expect(browserName("curl/8.5")).toBe("An unknown program");
  expect(browserName(undefined)).toBe("An unknown program");
});

test("limits count per household network, but stored values identify no household", () => {
  expect(networkOf("203.0.113.77", "household")).toBe("203.0.113.77");
  expect(networkOf("::ffff:203.0.113.77", "neighborhood")).toBe("203.0.113.0/24");
  expect(networkOf("2001:db8:1:2:3:4:5:6", "household")).toBe("2001:db8:1:2::/64");
  expect(networkOf("2001:0db8:1::9", "household")).toBe("2001:db8:1:0::/64");
  expect(networkOf("2001:db8:1:2:3:4:5:6", "neighborhood")).toBe("2001:db8:1::/48");
  expect(networkOf("::1", "household")).toBe("0:0:0:0::/64");
  expect(networkOf("unknown", "neighborhood")).toBe("unknown");
});

test("a staff invitation rejects a web address as a name", () => {
  const invitation = (name: string) =>
    adminInvitationSchema.safeParse({ name, email: "edda@example.com", role: "editor" });
  expect(invitation("Claim $500 at evil.example/win").error?.issues[0]).toMatchObject({
    path: ["name"],
    message: nameWithAddress,
  });
  expect(invitation("Edda Ruiz").success).toBe(true);
});
