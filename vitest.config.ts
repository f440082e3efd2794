import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { isFullLevel } from "./tests/support/test-level.ts";

const dataTests = ["**/*.server.test.ts"];
const embeddedTests = ["database/embedded/*.test.ts", "**/*.embedded.test.ts"];
/**
 * Areas where the databases may differ: search, sorting, counting and locking. With
 * TEST_LEVEL=full, the e2e tests cover the rest on the embedded database.
 */
const differing = [
  isFullLevel ? "database/**/*.server.test.ts" : "database/**/!(migrate).server.test.ts",
  ...[
    "audit-log/chain",
    "catalogue/listings/list-listings",
    "jobs/run-jobs",
    ...(isFullLevel ? ["bookings/race", "search/search-listings"] : []),
  ].map((each) => `domain/${each}.server.test.ts`),
];
for (const file of differing.slice(1))
  if (!existsSync(file)) throw new Error(`vitest.config.ts names a missing file: ${file}`);
const onBoth = process.env.BOTH_DATABASES === "1";
const postgresTests = ["**/*.postgres.test.ts"];
// The first test of a worker waits for its database. No test may fail because a machine is slow.
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };
const folders = ["**/node_modules/**", "build/**", "tests/e2e/**"];

// Also for single parts that you run by hand. Child processes inherit it.
process.env.NODE_COMPILE_CACHE ??= resolve(".cache/compiled");
/** A database that lives for seconds gains nothing from optimization. Child processes inherit. */
const shortLived = ["--liftoff-only"];

/** The longest tests start first, so that none runs alone at the end. */
const longest = /server\/(backup|policy(-of-named-listings)?|fuzz|durability|start-failures)\.test/;
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const [first, others] = [true, false].map((isFirst) =>
      files.filter(({ moduleId }) => longest.test(moduleId) === isFirst),
    );
    return [...(await super.sort(first ?? [])), ...(await super.sort(others ?? []))];
  }
}

/**
 * Data layer tests (*.server.test.ts) run on PostgreSQL. Tests in tests/server use the built
 * server, also on PostgreSQL. With BOTH_DATABASES=1, the former run on both databases, and the
 * latter on the embedded one.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: 300_000 } },
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          include: [
            "{app,database,domain,integrations,platform,server,shared,site,tests/search}/**/*.test.{ts,tsx}",
          ],
          exclude: [...folders, ...dataTests, ...embeddedTests, ...postgresTests],
          maxWorkers: 2,
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "embedded",
          environment: "node",
          include: [...(onBoth ? dataTests : differing), ...embeddedTests],
          exclude: folders,
          globalSetup: "tests/support/setup-embedded.ts",
          execArgv: shortLived,
          maxWorkers: 2,
          isolate: false,
          ...patience,
        },
      },
      {
        // React for development took a fifth of these tests' time, to render emails.
        oxc: { jsx: { development: false } },
        test: {
          name: "postgres",
          environment: "node",
          env: { NODE_ENV: "production" },
          include: [...dataTests, ...postgresTests],
          exclude: folders,
          globalSetup: "tests/support/setup-postgres.ts",
          maxWorkers: 2,
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "server",
          environment: "node",
          include: ["tests/{injection,server}/**/*.test.ts"],
          globalSetup: "tests/support/setup-server.ts",
          execArgv: shortLived,
          // While two work, one waits for its site or a timer.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          isolate: false,
          ...patience,
        },
      },
      {
        test: {
          name: "rules",
          environment: "node",
          include: ["tests/rules/**/*.test.ts"],
          maxWorkers: 2,
          ...patience,
          sequence: { concurrent: true },
        },
      },
    ],
  },
});
