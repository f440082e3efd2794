import { expect, test } from "vitest";
import { createApiKey } from "#platform/api-key.ts";
import { createToken } from "#platform/random-token.ts";
import { createSigner } from "#platform/secret.ts";
import { loggedPath } from "./logged-path.ts";

test("removes secrets in URLs from the log", () => {
  const link = createSigner("a secret of at least 32 characters", "booking").sign("17");
  const token = createToken();
  expect(loggedPath(`/bookings/${link}/time`)).toBe("/bookings/17..../time");
  expect(loggedPath(`/api/medspas/${createApiKey()}`)).toMatch(/^\/api\/medspas\/oc_\w{6}\.\.\.$/);
  expect(loggedPath("/shortlist/NxNDGNJEzy9gQC9AsqvnQQ")).toBe("/shortlist/...");
  expect(loggedPath(`/calendars/${token}.ics`)).toBe("/calendars/....ics");
});

test("keeps page names in the log", () => {
  const path = "/listing/pacific-coast-dermatology-and-laser-center-of-irvine";
  expect(loggedPath(path)).toBe(path);
});
