import { describe, expect, test } from "vitest";
import { describeAuditEntry } from "./describe-entry.ts";

const change = {
  actor: "Ada",
  impersonator: null,
  actorRole: "super_admin",
  operation: "POST /admin/claims",
  verb: "update" as const,
  thing: "claim",
  listing: { name: "Glow" },
  tableName: "listing_claims",
  rowKey: "4",
  before: { state: "pending" },
  after: { state: "approved" },
  named: [],
};

describe("descriptions of audit log entries", () => {
  test("form a sentence whose verb is the new status where it has a name", () => {
    expect(describeAuditEntry(change)).toBe(
      "Ada approved claim 4 of Glow: state pending → approved",
    );
  });

  test("name fields without a stored value and count the remaining ones", () => {
    const settings = {
      ...change,
      thing: "account",
      listing: null,
      rowKey: "9",
      before: { is_demo: false },
      after: { is_demo: true },
      named: ["name", "phone", "email"],
    };
    expect(describeAuditEntry(settings)).toBe(
      "Ada changed account 9: demo no → yes, name, phone and 1 more",
    );
  });

  test("format times and amounts for people", () => {
    const refund = {
      ...change,
      before: { paid_at: null, refunded_cents: 0 },
      after: { paid_at: "2026-11-22T16:25:07.767+00:00", refunded_cents: 2900 },
    };
    expect(describeAuditEntry(refund)).toBe(
      "Ada changed claim 4 of Glow: paid nothing → November 22, 2026 at 8:25 AM, refunded $0 → $29",
    );
  });

  test("name both the actor and the impersonated user", () => {
    expect(describeAuditEntry({ ...change, actor: "Olivia", impersonator: "Ada" })).toMatch(
      /^Ada as Olivia approved/,
    );
    expect(
      describeAuditEntry({
        ...change,
        actor: null,
        actorRole: "site",
        operation: "job send emails",
        verb: "insert",
      }),
    ).toBe("The site (job: send emails) added claim 4 of Glow");
    expect(
      describeAuditEntry({ ...change, actor: null, actorRole: "stranger", verb: "delete" }),
    ).toMatch(/^A visitor without an account removed/);
  });
});
