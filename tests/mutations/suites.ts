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
    files: [
      "tests/server/policy.test.ts",
      "tests/server/policy-of-named-listings.test.ts",
      "tests/server/dead-ends.test.ts",
    ],
    long: { MATRIX: "whole" },
    finds: {
      "missing owner check": ["tests/server/policy.test", "bookings.manage"],
      "place that a query names": ["tests/server/policy-of-named-listings", "GET /owner/leads"],
      "offer of a hidden listing": ["tests/server/policy.test", "GET /deals/:id/claim"],
    },
  },
  {
    name: "histories",
    projects: ["embedded", "postgres"],
    files: ["tests/histories/", "domain/bookings/histories", "domain/reviews/rating-totals"],
    long: { HISTORIES: "1000" },
    finds: {
      "another's question": [
        "tests/histories/three-owners",
        "no owner reads or changes another owner's data",
      ],
    },
  },
  {
    name: "fuzz",
    projects: ["server"],
    files: ["tests/server/fuzz.test.ts"],
    long: { FUZZ_INPUTS: "1000" },
    finds: {
      "undeclared field": [
        "tests/server/fuzz",
        "every read call of the API with random input (FUZZ_SEED=",
      ],
      "field that no event has": ["tests/server/fuzz", "POST /api/events"],
    },
  },
  {
    name: "declared answers",
    projects: ["server"],
    files: ["tests/server/api-responses.test.ts"],
    long: {},
    finds: {
      "undeclared field": ["tests/server/api-responses", "for the profile of every listing"],
    },
  },
  {
    name: "races",
    projects: ["postgres", "embedded"],
    files: ["domain/bookings/race"],
    long: { SLOTS: "1000" },
    finds: { "double booking": ["domain/bookings/race", "wins, and the others leave no trace"] },
  },
  {
    name: "payments",
    projects: ["embedded", "postgres", "server"],
    files: [
      "domain/billing/billing.server",
      "domain/billing/payment-events.server",
      "domain/billing/stripe.server",
      "tests/server/stripe.test.ts",
    ],
    long: { ORDERS: "1000" },
    finds: {
      "unsigned webhook": [
        "domain/billing/payment-events.server",
        "a thousand forged events are rejected and leave no trace",
      ],
    },
  },
  {
    name: "sign-in",
    projects: ["embedded", "postgres", "server"],
    files: [
      "domain/accounts/",
      "tests/server/sign-in.test.ts",
      "tests/server/account-emails.test.ts",
    ],
    long: {},
    finds: {
      "uncounted guesses": [
        "domain/accounts/sign-in/sign-in.server",
        "stop guesses for known and unknown addresses alike",
      ],
      "address that is known by its time": [
        "domain/accounts/sign-in/sign-in.server",
        "takes as long for an unknown address as for a known one",
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
      "writes from anywhere": [
        "tests/e2e/cross-site.spec.ts",
        "no page of another site or port can make a browser submit any of our forms in any way",
      ],
    },
  },
  {
    name: "privacy",
    projects: ["server"],
    files: ["tests/server/erasure.test.ts", "tests/server/content-security.test.ts"],
    long: {},
    finds: {
      "part of an account that stays": [
        "tests/server/erasure",
        "after the deletion, no table has her name, address or number without a reason",
      ],
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
    finds: { "open redirect": ["app/http/redirect", "never redirects to another site"] },
  },
  {
    name: "calls to outside",
    projects: ["unit"],
    files: ["integrations/website/", "integrations/webhooks/"],
    long: {},
    finds: {
      "call to inside": [
        "integrations/website/read-address",
        "never calls this machine by IP or name, nor anything without HTTPS",
      ],
      "reader looks a name up twice": [
        "integrations/website/rebinding",
        "a reader connects to the address that was checked",
      ],
      "webhook looks a name up twice": [
        "integrations/website/rebinding",
        "a webhook connects to the address that was checked",
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
        "are literal, never patterns",
      ],
    },
  },
  {
    name: "data on the embedded database",
    projects: ["embedded"],
    files: ["domain/", "database/"],
    long: {},
    finds: {
      "unsigned webhook": [
        "domain/billing/payment-events.server",
        "a thousand forged events are rejected and leave no trace",
      ],
    },
  },
  {
    name: "markup in fields",
    projects: ["browser"],
    files: ["tests/e2e/forms/reviews.spec.ts", "tests/e2e/forms/questions.spec.ts"],
    long: { LONG: "1" },
    finds: {
      "unescaped field": [
        "tests/e2e/forms/reviews.spec.ts",
        "a review goes by keyboard from form to moderation, profile and reply, and no text runs as code",
      ],
    },
  },
  {
    name: "markup everywhere",
    projects: ["browser"],
    files: ["tests/e2e/injection.spec.ts"],
    long: { XSS_ROUNDS: "20" },
    finds: {
      "unescaped field": [
        "tests/e2e/injection.spec.ts",
        "no typed text runs as code, with or without the CSP, and unknown form fields are not stored",
      ],
      "formula in a file": [
        "tests/e2e/injection.spec.ts",
        "no typed text runs as code, with or without the CSP, and unknown form fields are not stored",
      ],
      "columns taken from a form": [
        "tests/e2e/injection.spec.ts",
        "no typed text runs as code, with or without the CSP, and unknown form fields are not stored",
      ],
    },
  },
  {
    name: "injection",
    projects: ["server"],
    files: ["tests/injection/", "tests/server/log.test.ts"],
    long: { SQL_PAYLOADS: "100", PATTERN_LENGTH: "16000" },
    finds: {
      "slow pattern": [
        "tests/injection/patterns",
        "no regular expression is slow on adversarial text",
      ],
      "lenient reader of requests": ["tests/injection/sockets", "a length and chunks"],
    },
  },
  {
    name: "email fields",
    projects: ["unit"],
    files: ["integrations/email/"],
    long: {},
    finds: {
      "email to any named address": [
        "integrations/email/outbox",
        "sends nothing to an invalid or multiple address:",
      ],
    },
  },
  {
    name: "values that no one types",
    projects: ["server"],
    files: ["tests/injection/refused-values"],
    long: { LONG: "1" },
    finds: {
      "character that no column keeps": [
        "tests/injection/refused-values",
        "no form field breaks on unexpected values",
      ],
    },
  },
  {
    name: "uploads",
    projects: ["unit", "server"],
    files: ["platform/images.corpus", "tests/server/hostile-photos.test.ts"],
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
    finds: {
      "folded on a desk": [
        "tests/e2e/shell.spec.ts",
        "the footer collapses its long sections on a phone and shows them on a desktop",
      ],
    },
  },
  {
    name: "server and check at length",
    projects: ["server", "rules"],
    files: [
      ...[
        "advertising",
        "develop",
        "import-commands",
        "email",
        "operation",
        "pages",
        "sign-in-across-starts",
        "start-failures",
      ].map((name) => `tests/server/${name}.test.ts`),
      "tests/rules/check.test.ts",
    ],
    long: { LONG: "1" },
    finds: {
      "stack where a sentence belongs": [
        "tests/server/develop.test",
        "the development server reports a port in use in one sentence",
      ],
    },
  },
  {
    name: "durability",
    projects: ["server"],
    files: ["tests/server/durability.test.ts", "tests/server/killed-site.test.ts"],
    long: { KILLS: "200", FSYNC_KILLS: "each" },
    finds: {
      "lost write": [
        "tests/server/durability",
        "acknowledged writes survive repeated kill -9 during writes, and the indexes stay consistent",
      ],
    },
  },
  {
    name: "full disk",
    projects: ["server"],
    files: ["tests/server/full-disk.test.ts"],
    long: {},
    finds: {
      "full disk taken for a fault": [
        "tests/server/full-disk",
        "on an undetected full disk, the database reopens with its reserved space and serves reads",
      ],
      "password sent back": ["tests/server/full-disk", "does not send a password back"],
    },
  },
  {
    name: "restarts",
    projects: ["server"],
    files: ["tests/server/database-restarts.test.ts"],
    long: { RESTARTS: "20" },
    finds: {
      "pages thrown away": [
        "tests/server/database-restarts",
        "serves cached pages and 503s, keeps form input and recovers fully within five seconds",
      ],
      "leaving at once": [
        "tests/server/database-restarts",
        "rolling restarts of two processes fail no request",
      ],
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
        "keep running when the clock jumps ahead by",
      ],
    },
  },
  {
    name: "soak",
    projects: ["server"],
    files: ["tests/server/soak.test.ts"],
    long: { SOAK: "200000" },
    finds: {
      "descriptor left open": ["tests/server/soak", "leak no descriptors"],
    },
  },
  {
    name: "emails and webhooks, each once",
    projects: ["embedded", "postgres"],
    files: ["domain/email/killed", "domain/webhooks/killed", "domain/newsletter/killed"],
    long: { KILLS: "50" },
    finds: {
      "mail noted before it is sent": [
        "domain/email/killed",
        "delivers every email exactly once through",
      ],
    },
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
    finds: {
      "all at once": [
        "tests/server/overload",
        "load shedding rejects most of a flood at once, keeps sign-in and booking working, then recovers",
      ],
    },
  },
];
