import { expect, test } from "vitest";
import { listHealthProblems, type SiteHealth } from "./health.ts";

const now = new Date("2026-11-22T18:00:00Z");
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const well: SiteHealth = {
  failingJobs: [],
  failedImports: [],
  emails: { waiting: 1, failed: 0, oldestWaiting: before(0.5), refusal: null },
  lacksSenderAddress: false,
  lastBackup: before(20),
};
const paths = (changes: Partial<SiteHealth>) =>
  listHealthProblems({ ...well, ...changes }, now).map(({ path }) => path);

test("a healthy site reports nothing", () => {
  expect(paths({})).toEqual([]);
});

test("a stuck job or queue is reported with the page that fixes it", () => {
  expect(paths({ failingJobs: ["send emails"] })).toEqual(["/admin/jobs"]);
  expect(
    paths({ emails: { waiting: 3, failed: 2, oldestWaiting: before(2), refusal: null } }),
  ).toEqual(["/admin/outbox?state=failed", "/admin/outbox?state=waiting"]);
  const refused = {
    waiting: 1,
    failed: 0,
    oldestWaiting: before(0.1),
    refusal: "certificate has expired",
  };
  expect(listHealthProblems({ ...well, emails: refused }, now)).toMatchObject([
    { text: "The SMTP server refuses emails: certificate has expired" },
  ]);
  expect(paths({ failedImports: [{ id: 7, name: "spas.csv" }] })).toEqual(["/admin/imports/7"]);
  expect(paths({ lacksSenderAddress: true })).toEqual(["/admin/settings#contact"]);
  expect(paths({ lastBackup: before(50) })).toEqual(["/admin/backups"]);
  expect(paths({ lastBackup: null })).toEqual(["/admin/backups"]);
});
