import { expect, test } from "vitest";
import { buildEmailSamples } from "#app/office/routes/admin/email/samples.server.ts";
import { renderEmail } from "#domain/email/render-email.server.ts";
import { siteSettings } from "#domain/settings/site-settings.ts";
import { runInLanguage } from "#platform/run-in-language.ts";
import { addInventedLanguage, invented } from "#tests/support/invented-language.ts";
import { leftUntranslated } from "#tests/support/left-untranslated.ts";

/** Emails to owners and admins are English, like their pages. */
const inEnglish = new Set([
  ...[
    "confirm-address",
    "made-for-the-listing",
    "moved-for-the-listing",
    "cancelled-for-the-listing",
    "callback-request-for-the-listing",
    "admin-invited",
    "new-role",
  ],
  ...["listings-merged", "new-owner"],
  ...["listing-claim-ended", "changes-approved", "changes-rejected", "stale-listing"],
  ...[
    "team-invitation",
    "team-joined",
    "team-changed",
    "team-left",
    "webhook-failing",
    "webhook-gone",
  ],
  ...["pair-shown", "pair-refused", "pair-ended", "pair-taken-down", "photo-taken-down"],
  ...["new-review", "answer-removed", "answer-restored", "question-for-the-listing"],
  ...[
    "begun",
    "trial-ends",
    "receipt",
    "payment-failed",
    "payment-failed-at-last",
    "plan-cancelled",
    "plan-kept",
    "yearly",
    "new-price",
    "plan-ended",
    "plan-was-a-test",
    "refunded",
  ],
  ...["monthly-report", "monthly-report-of-several"],
]);

/** What people wrote, and names, in the samples. */
const names = [
  "Morrow Park Laser & Skin",
  "100 Test Street",
  "We are closed that day.",
  "For first visits.",
  "K7QM-2RWD-9TXH",
  "sample-reset-token",
  "Firefox",
  "Linux",
  "There is no such street in Irvine.",
  "The phone number belongs to someone else.",
  "The license that you sent names another business.",
  "Botox in Irvine",
  "Gina",
];
/** For recipients of unknown language: the same email in each. */
const inAll = new Set(["consent"]);

test("an invented language leaves no English in emails to visitors", () => {
  addInventedLanguage();
  const samples = runInLanguage(invented, () =>
    Object.entries(buildEmailSamples()).map(([name, { content }]) => ({
      name,
      html: renderEmail(content, siteSettings).html,
    })),
  );
  expect([...inEnglish].filter((name) => !samples.some((sample) => sample.name === name))).toEqual(
    [],
  );
  const left = samples
    .filter(({ name }) => !inEnglish.has(name) && !inAll.has(name))
    .flatMap(({ name, html }) => leftUntranslated(html, names, 3).map((text) => [name, text]));
  expect(left).toEqual([]);
  for (const { html } of samples.filter(({ name }) => inAll.has(name)))
    expect(html).toMatch(new RegExp(`<div lang="es">.*<div lang="${invented}">`, "s"));
});
