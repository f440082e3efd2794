/** A fault of one class: in a copy of the project, `replace` takes the place of `find`. The named test must fail there. */
export type Mutation = {
  file: string;
  find: string;
  replace: string;
  test: [project: "unit" | "postgres", file: string, title: string];
};

export const mutations: Record<string, Mutation> = {
  "double booking": {
    file: "domain/bookings/internal/reserve-capacity.server.ts",
    find: ")) === missing.length",
    replace: ")) >= 0",
    test: [
      "postgres",
      "domain/bookings/race.server.test.ts",
      "only one of two confirmations for the same slot succeeds",
    ],
  },
  "missing owner check": {
    file: "domain/bookings/set-status.server.ts",
    find: 'if (!held || !may(actor, "bookings.manage", { listingId: held.listingId })) return',
    replace: "if (!held) return",
    test: [
      "postgres",
      "domain/bookings/change-booking.server.test.ts",
      "is impossible for another owner, a visitor and an editor",
    ],
  },
  "question of another account": {
    file: "domain/questions/own-questions.server.ts",
    find: "and(eq(questions.askerId, userId), ...",
    replace: "and(...",
    test: [
      "postgres",
      "domain/questions/questions.server.test.ts",
      "alone can edit it until it is decided",
    ],
  },
  "unsigned webhook": {
    file: "integrations/payments/stripe.ts",
    find: "webhooks.constructEvent(body, signature, secret, undefined, undefined, now),",
    replace: "JSON.parse(body),",
    test: [
      "postgres",
      "domain/billing/payment-events.server.test.ts",
      "a thousand forged events are rejected and leave no trace",
    ],
  },
  "stale payment state": {
    file: "domain/billing/refresh-plan.server.ts",
    find: "if (!plan || plan.appliedVersion >= version) return;",
    replace: "if (!plan) return;",
    test: [
      "postgres",
      "domain/billing/payment-events.server.test.ts",
      "a stale provider response does not overwrite a later one",
    ],
  },
  "data left after account deletion": {
    file: "domain/leads/leads-of-account.server.ts",
    find: "delete from leads l where",
    replace: "delete from leads l where false and",
    test: [
      "postgres",
      "domain/leads/leads.server.test.ts",
      "an account's callback requests are exported and deleted with it",
    ],
  },
  "unlimited password guesses": {
    file: "domain/accounts/sign-in/sign-in.server.ts",
    find: 'if (retryAfter) return { outcome: "limited", retryAfter };\n  }\n  const isRight',
    replace: "}\n  const isRight",
    test: [
      "postgres",
      "domain/accounts/sign-in/sign-in.server.test.ts",
      "stop guesses for known and unknown addresses alike",
    ],
  },
  "personal page in the cache": {
    file: "server/page-cache/page-cache.ts",
    find: "render(anonymous(url, key, request))",
    replace: "render(request)",
    test: [
      "unit",
      "server/page-cache/cached-pages.test.ts",
      "personal request headers never reach a cached page",
    ],
  },
  "cross-site write": {
    file: "server/http/same-site.ts",
    find: 'from.host === context.req.header("host") &&',
    replace: 'from.host !== "" &&',
    test: ["unit", "server/http/same-site.test.ts", "an old browser on another site"],
  },
  "request to an internal address": {
    file: "integrations/website/outward.ts",
    find: "if (!found.every(({ address }) => mayReach(address)))",
    replace: "if (found.length === 0)",
    test: [
      "unit",
      "integrations/website/read-address.test.ts",
      "never calls this machine by IP or name, nor anything without HTTPS",
    ],
  },
};
