import type { MutationName } from "./mutations.ts";

/**
 * Safety suites. `files`: filters for Vitest and Playwright. `long`: environment of the slow
 * variant. `finds`: mutations with the test that catches each one in the quick variant.
 */
export type Suite = {
  name: string;
  /** Vitest projects; "browser" is Playwright. Mutations run in the first one. */
  projects: ("unit" | "rules" | "embedded" | "postgres" | "server" | "browser")[];
  files: string[];
  long: Record<string, string>;
  finds: Partial<Record<MutationName, [file: string, words: string]>>;
};

export const suites: Suite[] = [
  {
    name: "authorization matrix",
    projects: ["server"],
    files: ["tests/server/policy.test.ts", "tests/server/dead-ends.test.ts"],
    long: { MATRIX: "whole" },
    finds: {
      "missing owner check": ["tests/server/policy", "bookings.manage"],
      "place that a query names": ["tests/server/policy", "GET /owner/leads"],
      "offer of a hidden listing": ["tests/server/policy", "GET /deals/:id/claim"],
    },
  },
  {
    name: "histories",
    projects: ["embedded", "postgres"],
    files: ["tests/histories/", "domain/bookings/histories", "domain/reviews/rating-totals"],
    long: { HISTORIES: "1000" },
    finds: { "another's question": ["tests/histories/three-owners", "histories of three owners"] },
  },
  {
    name: "fuzz",
    projects: ["server"],
    files: ["tests/server/fuzz.test.ts"],
    long: { FUZZ_INPUTS: "1000" },
    finds: {
      "undeclared field": ["tests/server/fuzz", "every reading call of the API"],
      "field that no event has": ["tests/server/fuzz", "POST /api/events"],
    },
  },
  {
    name: "declared answers",
    projects: ["server"],
    files: ["tests/server/api-answers.test.ts"],
    long: {},
    finds: {
      "undeclared field": ["tests/server/api-answers", "the profile of every single listing"],
    },
  },
  {
    name: "races",
    projects: ["postgres", "embedded"],
    files: ["domain/bookings/race"],
    long: { SLOTS: "1000" },
    finds: { "double booking": ["domain/bookings/race", "slots one wins"] },
  },
  {
    name: "payments",
    projects: ["embedded", "postgres", "server"],
    files: [
      "domain/billing/billing.server",
      "domain/billing/stripe.server",
      "tests/server/stripe.test.ts",
    ],
    long: { ORDERS: "1000" },
    finds: {
      "unsigned webhook": ["domain/billing/billing.server", "a thousand forged ones are refused"],
    },
  },
  {
    name: "sign-in",
    projects: ["embedded", "postgres", "server"],
    files: [
      "domain/accounts/",
      "tests/server/sign-in.test.ts",
      "tests/server/account-mails.test.ts",
    ],
    long: {},
    finds: {
      "uncounted guesses": ["domain/accounts/sign-in/sign-in.server", "guesses are stopped"],
      "address that is known by its time": [
        "domain/accounts/sign-in/sign-in.server",
        "an unknown address takes as long",
      ],
    },
  },
  {
    name: "known addresses, laid sessions",
    projects: ["server"],
    files: ["tests/server/enumeration.test.ts"],
    long: {},
    finds: {
      "address that is known by its time": ["tests/server/enumeration", "signing in by the API"],
    },
  },
  {
    name: "cross-site pages",
    projects: ["browser"],
    files: ["tests/e2e/cross-site.spec.ts"],
    long: { LONG: "1" },
    finds: {
      "writes from anywhere": ["tests/e2e/cross-site.spec.ts", "makes anybody's browser write"],
    },
  },
  {
    name: "privacy",
    projects: ["server"],
    files: ["tests/server/erasure.test.ts", "tests/server/content-security.test.ts"],
    long: {},
    finds: {
      "part of an account that stays": ["tests/server/erasure", "stand in no column of any table"],
    },
  },
  {
    name: "cross-site requests",
    projects: ["unit"],
    files: ["server/http/same-site"],
    long: {},
    finds: { "missing CSRF check": ["server/http/same-site", "an old browser on another site"] },
  },
  {
    name: "redirects",
    projects: ["unit", "server"],
    files: ["app/http/redirect", "tests/injection/redirects", "tests/injection/ways-on"],
    long: { LONG: "1" },
    finds: { "open redirect": ["app/http/redirect", "leads to no other site"] },
  },
  {
    name: "calls to outside",
    projects: ["unit"],
    files: ["integrations/website/", "integrations/webhooks/"],
    long: {},
    finds: {
      "call to inside": ["integrations/website/read-address", "this machine is not asked"],
      "reader looks a name up twice": [
        "integrations/website/rebinding",
        "a reader calls the address that was looked at",
      ],
      "webhook looks a name up twice": [
        "integrations/website/rebinding",
        "a webhook calls the address that was looked at",
      ],
    },
  },
  {
    name: "SQL",
    projects: ["embedded", "postgres"],
    files: [
      "domain/catalogue/listings/browse-listings",
      "domain/catalogue/reference/treatments",
      "domain/search/",
    ],
    long: { CHOICES: "1000" },
    finds: {
      "concatenated SQL": [
        "domain/catalogue/listings/browse-listings",
        "nothing in them is a pattern",
      ],
    },
  },
  {
    name: "data on the embedded database",
    projects: ["embedded"],
    files: ["domain/", "database/"],
    long: {},
    finds: {
      "unsigned webhook": ["domain/billing/billing.server", "a thousand forged ones are refused"],
    },
  },
  {
    name: "markup in fields",
    projects: ["browser"],
    files: ["tests/e2e/forms/reviews.spec.ts", "tests/e2e/forms/questions.spec.ts"],
    long: { LONG: "1" },
    finds: { "unescaped field": ["tests/e2e/forms/reviews.spec.ts", "nothing typed ever runs"] },
  },
  {
    name: "markup everywhere",
    projects: ["browser"],
    files: ["tests/e2e/injection.spec.ts"],
    long: { XSS_ROUNDS: "20" },
    finds: {
      "unescaped field": ["tests/e2e/injection.spec.ts", "nothing that anybody types runs"],
      "formula in a file": ["tests/e2e/injection.spec.ts", "nothing that anybody types runs"],
      "columns taken from a form": [
        "tests/e2e/injection.spec.ts",
        "nothing that anybody types runs",
      ],
    },
  },
  {
    name: "injection",
    projects: ["server"],
    files: ["tests/injection/", "tests/server/log.test.ts"],
    long: { SQL_PAYLOADS: "100", PATTERN_LENGTH: "16000" },
    finds: {
      "slow pattern": ["tests/injection/patterns", "no pattern of the code takes its time"],
      "lenient reader of requests": ["tests/injection/sockets", "a length and chunks"],
    },
  },
  {
    name: "fields of mails",
    projects: ["unit"],
    files: ["integrations/email/"],
    long: {},
    finds: {
      "mail to whoever is named": [
        "integrations/email/outbox",
        "what is not one address gets no mail",
      ],
    },
  },
  {
    name: "values that nobody types",
    projects: ["server"],
    files: ["tests/injection/refused-values"],
    long: { LONG: "1" },
    finds: {
      "character that no column keeps": ["tests/injection/refused-values", "no form breaks"],
    },
  },
  {
    name: "uploads",
    projects: ["unit", "server"],
    files: ["platform/images.corpus", "tests/server/hostile-pictures.test.ts"],
    long: { MUTANTS: "10000" },
    finds: {
      "picture kept as sent": ["platform/images.corpus", "a page behind a JPEG"],
    },
  },
  {
    name: "accessibility",
    projects: ["browser"],
    files: ["accessibility", "signed-in-pages", "keyboard", "reflow"].map(
      (name) => `tests/e2e/${name}.spec.ts`,
    ),
    long: { LONG: "1" },
    finds: { "missing label": ["tests/e2e/accessibility.spec.ts", "/sign-up"] },
  },
  {
    name: "Spanish",
    projects: ["server", "rules"],
    files: [
      "tests/server/spanish",
      "tests/rules/spanish-content.test.ts",
      "tests/rules/spanish-words.test.ts",
    ],
    long: {},
    finds: { "words without Spanish": ["tests/server/spanish.test", "/about"] },
  },
  {
    name: "stories in both sizes",
    projects: ["browser"],
    files: ["tests/e2e/"],
    long: { LONG: "1", COUNTY: "500" },
    finds: { "folded on a desk": ["tests/e2e/shell.spec.ts", "the footer folds its long parts"] },
  },
  {
    name: "server and check at length",
    projects: ["server", "rules"],
    files: [
      ...[
        "advertising",
        "develop",
        "import-commands",
        "mail",
        "operation",
        "pages",
        "sign-in-across-starts",
        "start-failures",
      ].map((name) => `tests/server/${name}.test.ts`),
      "tests/rules/check.test.ts",
    ],
    long: { LONG: "1" },
    finds: { "stack where a sentence belongs": ["tests/server/develop.test", "its port is taken"] },
  },
  {
    name: "durability",
    projects: ["server"],
    files: ["tests/server/durability.test.ts", "tests/server/killed-site.test.ts"],
    long: { KILLS: "200", FSYNC_KILLS: "each" },
    finds: { "lost write": ["tests/server/durability", "what was acknowledged is there"] },
  },
  {
    name: "full disk",
    projects: ["server"],
    files: ["tests/server/full-disk.test.ts"],
    long: {},
    finds: {
      "full disk taken for a fault": [
        "tests/server/full-disk",
        "where the system does not know that there is no room",
      ],
      "password sent back": ["tests/server/full-disk", "a password is not sent back"],
    },
  },
  {
    name: "restarts",
    projects: ["server"],
    files: ["tests/server/database-restarts.test.ts"],
    long: { RESTARTS: "20" },
    finds: {
      "pages thrown away": ["tests/server/database-restarts", "what is kept stays"],
      "leaving at once": ["tests/server/database-restarts", "no request fails"],
    },
  },
  {
    name: "clock jumps",
    projects: ["embedded", "postgres"],
    files: [
      "domain/jobs/run-jobs",
      "domain/accounts/sessions/clock-jumps",
      "domain/email/deliver-emails",
    ],
    long: {},
    finds: {
      "asleep until the clock was right": [
        "domain/jobs/run-jobs",
        "goes on when the clock jumps ahead by a day",
      ],
    },
  },
  {
    name: "soak",
    projects: ["server"],
    files: ["tests/server/soak.test.ts"],
    long: { SOAK: "200000" },
    finds: {
      "descriptor left open": ["tests/server/soak", "leave as many descriptors open"],
    },
  },
  {
    name: "mails and webhooks, each once",
    projects: ["embedded", "postgres"],
    files: ["domain/email/killed", "domain/webhooks/killed", "domain/newsletter/killed"],
    long: { KILLS: "50" },
    finds: { "mail noted before it is sent": ["domain/email/killed", "every mail arrives"] },
  },
  {
    name: "backup drill",
    projects: ["server"],
    files: ["tests/server/backup.test.ts"],
    long: { ROUNDS: "10" },
    finds: { "table left out of a backup": ["tests/server/backup", "embedded into PostgreSQL"] },
  },
  {
    name: "overload",
    projects: ["server"],
    files: ["tests/server/overload.test.ts"],
    long: { FLOOD_SECONDS: "60" },
    finds: { "all at once": ["tests/server/overload", "most are told at once to come again"] },
  },
];
