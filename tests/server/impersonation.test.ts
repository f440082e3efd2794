import { describe, expect, test as plainTest } from "vitest";
import type { PolicyRow as Row } from "#tests/support/policy-rows.ts";
import { policy } from "#tests/support/policy-rows.ts";
import { oliviasListing, openPolicySite } from "#tests/support/policy-site.ts";

type Site = Awaited<ReturnType<typeof openPolicySite>> & { olivia: string };

const test = plainTest.extend<{ $file: { site: Site } }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await openPolicySite();
      const me = JSON.parse((await site.ask("olivia", "GET", "/api/me")).text);
      const olivia = String(me.user.id);
      const begun = await site.ask("ada", "POST", `/admin/users/${olivia}/impersonation`, {
        reason: "A price is missing, she says",
      });
      expect([begun.status, begun.location]).toEqual([303, "/profile"]);
      await use({ ...site, olivia });
      await site.stop();
      expect(site.complaints()).toEqual([]);
    },
    { scope: "file" },
  ],
});

const rows = Object.values(policy) as Row[];
const aloneOperations = rows.flatMap(({ alone, operations }) => (alone ? operations : []));

test("private operations cover passwords, addresses, factors, sessions, plans and the account itself", () => {
  const covered = [
    "password",
    "email",
    "two-factor",
    "passkeys",
    "sessions",
    "/owner/plan",
    "subscription",
    "deletion",
    "/profile/data",
    "proof",
  ];
  for (const part of covered)
    expect({
      part,
      isCovered: aloneOperations.some((operation) => operation.includes(part)),
    }).toEqual({ part, isCovered: true });
});

describe("private operations that an impersonating admin cannot use", () => {
  for (const operation of aloneOperations)
    test(operation, async ({ site }) => {
      const [method = "", path = ""] = operation.split(" ");
      const body =
        method === "POST"
          ? { password: "x", newPassword: "lantern over quiet water", sure: "yes" }
          : undefined;
      const answer = await site.ask(
        "ada",
        method,
        path.replace(":slug", oliviasListing).replace(/:\w+|\{\w+\}/g, "1"),
        body,
      );
      expect(answer.status).toBe(403);
      expect(answer.text).toContain(
        path.startsWith("/api/") ? "Only the user can do this" : "can do this</h1>",
      );
    });
});

test("the back office leads an impersonating admin to the page that explains the refusal", async ({
  site,
}) => {
  const page = aloneOperations.find((operation) => /^GET \/owner\//.test(operation));
  const path = page?.slice(4).replace(":slug", oliviasListing).replace(/:\w+/g, "1");
  const response = await site.ask("ada", "GET", `${path}.data`);
  expect(response.status).toBe(204);
});

describe("an impersonating admin", () => {
  test("gets the data for the banner", async ({ site }) => {
    const { user } = JSON.parse((await site.ask("ada", "GET", "/api/me")).text);
    expect(user).toMatchObject({
      id: Number(site.olivia),
      role: "client_admin",
      seenBy: { until: expect.any(String) },
    });
  });

  test("has the user's permissions and none of their own", async ({ site }) => {
    expect((await site.ask("ada", "GET", "/client-admin")).text).toContain("Morrow Park");
    expect((await site.ask("ada", "GET", "/admin/users")).status).toBe(403);
    expect(
      (
        await site.ask("ada", "POST", "/profile/settings", {
          name: "Olivia Renamed",
          location: "",
          phone: "",
          instagram: "",
        })
      ).status,
    ).toBe(303);
  });

  test("appears in the audit log as acting for the user, and returns to their own account on stop", async ({
    site,
  }) => {
    expect(await site.ask("ada", "POST", "/impersonation", {})).toMatchObject({
      status: 303,
      location: `/admin/users/${site.olivia}`,
    });
    const { text } = await site.ask("ada", "GET", "/admin/audit?table=users&operation=settings");
    expect(text).toMatch(/Admin as Olivia Renamed changed account \d+: name/);
    expect((await site.ask("ada", "GET", `/admin/users/${site.olivia}`)).text).toContain(
      "A price is missing, she says",
    );
    expect((await site.ask("olivia", "GET", "/profile/security")).text).toContain(
      "A price is missing, she says",
    );
  });
});
