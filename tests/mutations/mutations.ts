/** A fault of one class: `replace` takes the place of `find`, in a copy of the project only. */
type Mutation = { file: string; find: string; replace: string };

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: it is source that is looked for.
export const mutations = {
  "missing owner check": {
    file: "domain/bookings/set-status.server.ts",
    find: 'if (!held || !may(actor, "bookings.manage", { listingId: held.listingId })) return "not-found";',
    replace: 'if (!held) return "not-found";',
  },
  "listing named in the query": {
    file: "app/http/listing-in-query.server.ts",
    find: "if (!named || !may(actor, permission, { listingId: named.id })) throw",
    replace: "if (!named) throw",
  },
  "special of a hidden listing": {
    file: "domain/specials/list-specials.server.ts",
    find: "where m.status = 'active' and s.id = ${id}`",
    replace: "where s.id = ${id}`",
  },
  "question of another account": {
    file: "domain/questions/own-questions.server.ts",
    find: "and(eq(questions.askerId, userId), ...(id === undefined ? [] : [eq(questions.id, id)]));",
    replace: "id === undefined ? eq(questions.askerId, userId) : eq(questions.id, id);",
  },
  "double booking": {
    file: "domain/bookings/internal/reserve-capacity.server.ts",
    find: "return (await tx.insert(bookingSlots).values(rows).onConflictDoNothing().returning({ quarter: bookingSlots.quarterHour })).length;",
    replace:
      "await tx.insert(bookingSlots).values(rows).onConflictDoNothing();\n  return rows.length;",
  },
  "unsigned webhook": {
    file: "integrations/payments/stripe.ts",
    find: "webhooks.constructEvent(body, signature, secret, undefined, undefined, now),",
    replace: "JSON.parse(body),",
  },
  "missing CSRF check": {
    file: "server/http/same-site.ts",
    find: 'from.host === context.req.header("host") &&',
    replace: 'from.host !== "" &&',
  },
  "cross-site writes accepted": {
    file: "server/http/same-site.ts",
    find: "hasApiKeyHeader(context) || isSameSiteRequest(context, siteUrl)) return next();",
    replace:
      "hasApiKeyHeader(context) || isSameSiteRequest(context, siteUrl) || context.req.path) return next();",
  },
  "login timing oracle": {
    file: "platform/passwords.ts",
    find: "const against = known ?? (await decoy);",
    replace: "if (known === null) return false;\n      const against = known;",
  },
  "data left after account deletion": {
    file: "server/services.ts",
    find: "      vouchersOfAccount,\n      leadsOfAccount(messageEncryptor),\n      keysOfAccount,",
    replace: "      vouchersOfAccount,\n      keysOfAccount,",
  },
  "unlimited password guesses": {
    file: "domain/accounts/sign-in/sign-in.server.ts",
    find: 'if (retryAfter) return { outcome: "limited", retryAfter };\n  }\n  const isRight',
    replace: "void retryAfter;\n  }\n  const isRight",
  },
  "unescaped field": {
    file: "app/components/reviews/review-card.tsx",
    find: '<p className="measure mt-3 whitespace-pre-line wrap-anywhere" {...englishOnSpanishPage()}>\n        {text}\n      </p>',
    replace:
      '<p className="measure mt-3 whitespace-pre-line wrap-anywhere" {...englishOnSpanishPage()} dangerouslySetInnerHTML={{ __html: text }} />',
  },
  "concatenated SQL": {
    file: "domain/specials/list-specials.server.ts",
    find: "s.title ilike ${like}",
    replace: "s.title ilike ${sql.raw(`'${like}'`)}",
  },
  "undeclared field": {
    file: "server/api/catalogue.ts",
    find: "return context.json(presentProfile(profile, await listPairs({ db }, profile.slug), clock()), 200,",
    replace:
      'return context.json({ ...presentProfile(profile, await listPairs({ db }, profile.slug), clock()), ownerPassword: "x" }, 200,',
  },
  "request to an internal address": {
    file: "integrations/website/outward.ts",
    find: "if (!found.every(({ address }) => mayReach(address))) return",
    replace: "if (!found.every(({ address }) => address || mayReach(address))) return",
  },
  "DNS rebinding of the reader": {
    file: "integrations/website/read-address.ts",
    find: "lookup: lookupWith(rules) }",
    replace:
      'lookup: (host, how, answer) => lookupWith(rules)(host, how, (fault) => (fault ? answer(fault, "", 0) : process.getBuiltinModule("node:dns").lookup(host, how, answer))) }',
  },
  "DNS rebinding of a webhook": {
    file: "integrations/webhooks/post-webhook.ts",
    find: "lookup: lookupWith(reach) }",
    replace:
      'lookup: (host, how, answer) => lookupWith(reach)(host, how, (fault) => (fault ? answer(fault, "", 0) : process.getBuiltinModule("node:dns").lookup(host, how, answer))) }',
  },
  "open redirect": {
    file: "app/http/answers.server.ts",
    find: "/^\\/(?![/\\\\])[\\w\\-./?=&%+*]*$/.test(given)",
    replace: "/^\\/[\\w\\-./?=&%+*]*$/.test(given)",
  },
  "collapsed menu on desktop": {
    file: "app/components/shell/footer.tsx",
    find: '<details className="unfolds-on-desk group/part">',
    replace: '<details className="group/part">',
  },
  "unstorable character": {
    file: "domain/accounts/account-input.ts",
    find: "email: typedText(bothMissing)",
    replace: "email: z.string(bothMissing)",
  },
  "email to any named address": {
    file: "integrations/email/compose.ts",
    find: "if (!plainAddress.test(to))",
    replace: 'if (to === "")',
  },
  "text without Spanish": {
    file: "app/components/ui/text-page.tsx",
    find: "{sayStored(paragraph)}",
    replace: "{String(paragraph)}",
  },
  "stack trace instead of a message": {
    file: "scripts/dev-server.mjs",
    find: 'console.error(error.name === "StartFailure" ? error.message : error);',
    replace: "console.error(error);",
  },
  "missing label": {
    file: "app/components/ui/field.tsx",
    find: '<label htmlFor={id} className="font-medium">',
    replace: '<label className="font-medium">',
  },
  "lost write": {
    file: "database/embedded/embedded.ts",
    find: 'await this.exchange(simpleQuery("discard all"));',
    replace:
      'await this.exchange(simpleQuery("discard all"));\n    await this.exchange(simpleQuery("set synchronous_commit = off"));',
  },
  "table missing from a backup": {
    file: "domain/exports/back-up.server.ts",
    find: "const tables = await listTables(tx);",
    replace: 'const tables = (await listTables(tx)).filter(({ name }) => name !== "bookings");',
  },
  "email marked sent too early": {
    file: "domain/email/deliver-emails.server.ts",
    find: "dueAt: new Date(now.getTime() + lease) },",
    replace: "dueAt: new Date(now.getTime() + lease), sentAt: now },",
  },
  "unbounded concurrency": {
    file: "platform/gate.ts",
    find: 'if (isFull()) return "full";\n    if (running < mostRunning) running++;\n    else if (!(await turn())) return "full";',
    replace: "running++;\n    void turn;",
  },
  "slow regular expression": {
    file: "shared/csv.ts",
    find: "const begins = /^'*[=+\\-@\\t\\r]/;",
    replace: "const begins = /^'*'{0,99}'*[=+\\-@\\t\\r]/;",
  },
  "CSV formula injection": {
    file: "shared/csv.ts",
    find: 'typeof value === "string" && begins.test(value) ? `\'${value}` : String(value);',
    replace: 'typeof value === "string" && begins.test(value) ? `${value}` : String(value);',
  },
  "photo stored without re-encoding": {
    file: "platform/images/make.ts",
    find: "files.push({ size, format, bytes: await written(within(sharp(data, { raw: { width, height, channels } }), side), format) });",
    replace: "files.push({ size, format, bytes: Buffer.from(bytes) });\n  void written;",
  },
  "mass assignment": {
    file: "domain/contact/contact-message.ts",
    find: "export const contactMessageSchema = z.object({",
    replace: "export const contactMessageSchema = z.looseObject({",
  },
  "unknown event field": {
    file: "domain/analytics/event.ts",
    find: "export const eventsSchema = z.strictObject({",
    replace: "export const eventsSchema = z.object({",
  },
  "lenient HTTP parser": {
    file: "server/serve.ts",
    find: "{ maxHeaderSize: 16_384, headersTimeout",
    replace: "{ insecureHTTPParser: true, maxHeaderSize: 16_384, headersTimeout",
  },
  "full disk reported as a fault": {
    file: "platform/out-of-service.ts",
    find: 'const full = new Set(["53100", "25006", "ENOSPC",',
    replace: 'const full = new Set(["00000",',
  },
  "password echoed": {
    file: "server/http/outage-response.ts",
    find: 'typeof value !== "string" || /password|code/i.test(name)',
    replace: 'typeof value === "object"',
  },
  "cache dropped with the connection": {
    file: "database/invalidation.ts",
    find: 'logger.warn("lost the database connection that listens for invalidations");',
    replace:
      'logger.warn("lost the database connection that listens for invalidations");\n    tell("*");',
  },
  "no drain on shutdown": {
    file: "server/drain.ts",
    find: "if (before.length < 2) return;",
    replace: "if (before.length < 99) return;",
  },
  "jobs stuck after a clock jump": {
    file: "domain/jobs/run-jobs.server.ts",
    find: "return isDue(jobs.dueAt, now, new Date(now.getTime() + longest));",
    replace: "return isDue(jobs.dueAt, now);",
  },
  "descriptor leak": {
    file: "server/load-shedding/receive.ts",
    find: "if (isWhole) request.rawBody = Buffer.concat(chunks);",
    replace:
      'if (isWhole) request.rawBody = Buffer.concat(chunks);\n      process.getBuiltinModule("node:fs").openSync("/dev/null");',
  },
} satisfies Record<string, Mutation>;
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: as above.

export type MutationName = keyof typeof mutations;
