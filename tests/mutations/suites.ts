import type { MutationName } from "./mutations.ts";

/** Safety suites. `files`: filters for Vitest and Playwright. `finds`: mutations with the test that catches each one. */
export type Suite = {
  name: string;
  /** Vitest projects; "browser" is Playwright. Mutations run in the first one. */
  projects: ("unit" | "rules" | "embedded" | "postgres" | "server" | "browser")[];
  files: string[];
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
    finds: {
      "missing owner check": ["tests/server/policy.test", "bookings.manage"],
      "listing named in the query": ["tests/server/policy-of-named-listings", "GET /owner/leads"],
      "special of a hidden listing": ["tests/server/policy.test", "GET /deals/:id/claim"],
    },
  },
  {
    name: "random histories",
    projects: ["embedded", "postgres"],
    files: ["tests/histories/", "domain/bookings/histories", "domain/reviews/rating-totals"],
    finds: {
      "question of another account": [
        "tests/histories/three-owners",
        "no owner reads or changes another owner's data",
      ],
    },
  },
  {
    name: "fuzz",
    projects: ["server"],
    files: ["tests/server/fuzz.test.ts"],
    finds: {
      "undeclared field": [
        "tests/server/fuzz",
        "every read call of the API with random input (FUZZ_SEED=",
      ],
      "unknown event field": ["tests/server/fuzz", "POST /api/events"],
    },
  },
  {
    name: "declared API responses",
    projects: ["server"],
    files: ["tests/server/api-responses.test.ts"],
    finds: {
      "undeclared field": ["tests/server/api-responses", "for the profile of every listing"],
    },
  },
  {
    name: "races",
    projects: ["postgres", "embedded"],
    files: ["domain/bookings/race"],
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
    finds: {
      "unlimited password guesses": [
        "domain/accounts/sign-in/sign-in.server",
        "stop guesses for known and unknown addresses alike",
      ],
      "login timing oracle": [
        "domain/accounts/sign-in/sign-in.server",
        "takes as long for an unknown address as for a known one",
      ],
    },
  },
  {
    name: "account enumeration, session fixation",
    projects: ["server"],
    files: ["tests/server/enumeration.test.ts"],
    finds: { "login timing oracle": ["tests/server/enumeration", "signing in by the API"] },
  },
  {
    name: "cross-site pages",
    projects: ["browser"],
    files: ["tests/e2e/whole-site/cross-site.spec.ts"],
    finds: {
      "cross-site writes accepted": [
        "tests/e2e/whole-site/cross-site.spec.ts",
        "no page of another site or port can make a browser submit any of our forms in any way",
      ],
    },
  },
  {
    name: "privacy",
    projects: ["server"],
    files: ["tests/server/erasure.test.ts", "tests/server/content-security.test.ts"],
    finds: {
      "data left after account deletion": [
        "tests/server/erasure",
        "after the deletion, no table has her name, address or number without a reason",
      ],
    },
  },
  {
    name: "cross-site requests",
    projects: ["unit"],
    files: ["server/http/same-site"],
    finds: { "missing CSRF check": ["server/http/same-site", "an old browser on another site"] },
  },
  {
    name: "redirects",
    projects: ["unit", "server"],
    files: ["app/http/answers", "tests/injection/redirects", "tests/injection/ways-on"],
    finds: { "open redirect": ["app/http/answers", "never redirects to another site"] },
  },
  {
    name: "outgoing requests",
    projects: ["unit"],
    files: ["integrations/website/", "integrations/webhooks/"],
    finds: {
      "request to an internal address": [
        "integrations/website/read-address",
        "never calls this machine by IP or name, nor anything without HTTPS",
      ],
      "DNS rebinding of the reader": [
        "integrations/website/rebinding",
        "a reader connects to the address that was checked",
      ],
      "DNS rebinding of a webhook": [
        "integrations/website/rebinding",
        "a webhook connects to the address that was checked",
      ],
    },
  },
  {
    name: "SQL",
    projects: ["embedded", "postgres"],
    files: [
      "domain/catalogue/reference/treatments",
      "domain/search/",
      "domain/specials/list-specials",
    ],
    finds: { "concatenated SQL": ["domain/specials/list-specials", "are literal, never patterns"] },
  },
  {
    name: "data on the embedded database",
    projects: ["embedded"],
    files: ["domain/", "database/"],
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
    finds: {
      "unescaped field": [
        "tests/e2e/forms/reviews.spec.ts",
        "a review goes by keyboard from form to moderation, profile and reply, and no text runs as code",
      ],
    },
  },
  {
    name: "markup on every page",
    projects: ["browser"],
    files: ["tests/e2e/whole-site/injection.spec.ts"],
    finds: {
      "unescaped field": [
        "tests/e2e/whole-site/injection.spec.ts",
        "no typed text runs as code, with or without the CSP, and unknown form fields are not stored",
      ],
      "CSV formula injection": [
        "tests/e2e/whole-site/injection.spec.ts",
        "no typed text runs as code, with or without the CSP, and unknown form fields are not stored",
      ],
      "mass assignment": [
        "tests/e2e/whole-site/injection.spec.ts",
        "no typed text runs as code, with or without the CSP, and unknown form fields are not stored",
      ],
    },
  },
  {
    name: "injection",
    projects: ["server"],
    files: ["tests/injection/", "tests/server/log.test.ts"],
    finds: {
      "slow regular expression": [
        "tests/injection/patterns",
        "no regular expression is slow on adversarial text",
      ],
      "lenient HTTP parser": ["tests/injection/sockets", "a length and chunks"],
    },
  },
  {
    name: "email fields",
    projects: ["unit"],
    files: ["integrations/email/"],
    finds: {
      "email to any named address": [
        "integrations/email/outbox",
        "sends nothing to an invalid or multiple address:",
      ],
    },
  },
  {
    name: "malformed values",
    projects: ["server"],
    files: ["tests/injection/refused-values"],
    finds: {
      "unstorable character": [
        "tests/injection/refused-values",
        "no form field breaks on unexpected values",
      ],
    },
  },
  {
    name: "uploads",
    projects: ["unit", "server"],
    files: ["platform/images.corpus", "tests/server/hostile-photos.test.ts"],
    finds: {
      "photo stored without re-encoding": ["platform/images.corpus", "a page behind a JPEG"],
    },
  },
  {
    name: "accessibility",
    projects: ["browser"],
    files: [
      ...["accessibility", "signed-in-pages", "reflow"].map(
        (name) => `tests/e2e/whole-site/${name}.spec.ts`,
      ),
      "tests/e2e/keyboard/focus.spec.ts",
    ],
    finds: { "missing label": ["tests/e2e/whole-site/accessibility.spec.ts", "/sign-up"] },
  },
  {
    name: "Spanish",
    projects: ["server", "rules"],
    files: [
      "tests/server/spanish",
      "tests/rules/spanish-content.test.ts",
      "tests/rules/spanish-words.test.ts",
    ],
    finds: { "text without Spanish": ["tests/server/spanish.test", "/about"] },
  },
  {
    name: "e2e scenarios on phone and desktop",
    projects: ["browser"],
    files: ["tests/e2e/"],
    finds: {
      "collapsed menu on desktop": [
        "tests/e2e/shell.spec.ts",
        "the footer collapses its long sections on a phone and shows them on a desktop",
      ],
    },
  },
  {
    name: "long server and check runs",
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
    finds: {
      "stack trace instead of a message": [
        "tests/server/develop.test",
        "the development server reports a port in use in one sentence",
      ],
    },
  },
  {
    name: "durability",
    projects: ["server"],
    files: ["tests/server/durability.test.ts", "tests/server/killed-site.test.ts"],
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
    finds: {
      "full disk reported as a fault": [
        "tests/server/full-disk",
        "on an undetected full disk, the database reopens with its reserved space and serves reads",
      ],
      "password echoed": ["tests/server/full-disk", "does not send a password back"],
    },
  },
  {
    name: "restarts",
    projects: ["server"],
    files: ["tests/server/database-restarts.test.ts"],
    finds: {
      "cache dropped with the connection": [
        "tests/server/database-restarts",
        "serves cached pages and 503s, keeps form input and recovers fully within five seconds",
      ],
      "no drain on shutdown": [
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
    finds: {
      "jobs stuck after a clock jump": [
        "domain/jobs/run-jobs",
        "keep running when the clock jumps ahead by",
      ],
    },
  },
  {
    name: "soak",
    projects: ["server"],
    files: ["tests/server/soak.test.ts"],
    finds: { "descriptor leak": ["tests/server/soak", "leak no descriptors"] },
  },
  {
    name: "emails and webhooks, each once",
    projects: ["embedded", "postgres"],
    files: ["domain/email/killed", "domain/webhooks/killed", "domain/newsletter/killed"],
    finds: {
      "email marked sent too early": [
        "domain/email/killed",
        "delivers every email exactly once through",
      ],
    },
  },
  {
    name: "backup drill",
    projects: ["server"],
    files: ["tests/server/backup.test.ts"],
    finds: { "table missing from a backup": ["tests/server/backup", "embedded into PostgreSQL"] },
  },
  {
    name: "overload",
    projects: ["server"],
    files: ["tests/server/overload.test.ts"],
    finds: {
      "unbounded concurrency": [
        "tests/server/overload",
        "load shedding rejects most of a flood at once, keeps sign-in and booking working, then recovers",
      ],
    },
  },
];
