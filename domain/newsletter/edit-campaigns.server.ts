import { and, eq, isNull, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { newsletterCampaigns } from "#database/schema/newsletter.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { localDay } from "#shared/local-day.ts";
import type { NewsletterAudience } from "./audience.server.ts";
import { announcement, type NewsletterDraft, type NewsletterTemplate } from "./draft.ts";
import { writeIssue } from "./write-issue.server.ts";

type Deps = { db: Executor; clock: () => Date };

/**
 * Creates a draft from a template or from another newsletter campaign. Null without the permission
 * or the original.
 */
export async function startNewsletterCampaign(
  { db, clock }: Deps,
  actor: Actor,
  from: { template: NewsletterTemplate } | { copyOf: number },
) {
  if (!may(actor, "newsletter.manage")) return null;
  const now = clock();
  const by = { createdAt: now, changedAt: now, changedBy: actor.userId };
  const begun =
    "copyOf" in from
      ? await copyOf({ db }, from.copyOf)
      : await fillTemplate({ db }, from.template, localDay(now));
  if (!begun) return null;
  const [added] = await db
    .insert(newsletterCampaigns)
    .values({ ...begun, ...by })
    .returning({ id: newsletterCampaigns.id });
  return added?.id ?? null;
}

async function fillTemplate({ db }: Pick<Deps, "db">, template: NewsletterTemplate, day: string) {
  if (template === "announcement") return { list: "newsletter" as const, ...announcement };
  return { list: template, ...(await writeIssue({ db }, template, day)) };
}

async function copyOf({ db }: Pick<Deps, "db">, id: number) {
  const { list, subject, preview, body, joinedSince } = newsletterCampaigns;
  const [found] = await db
    .select({ list, subject, preview, body, joinedSince })
    .from(newsletterCampaigns)
    .where(eq(newsletterCampaigns.id, id));
  return found ?? null;
}

const isDraft = and(isNull(newsletterCampaigns.dueAt), isNull(newsletterCampaigns.startedAt));

/**
 * Saves a draft. "changed": saved by someone else in the meantime. "begun": no longer a draft.
 * Otherwise the new version.
 */
export async function saveNewsletterCampaign(
  { db, clock }: Deps,
  actor: Actor,
  id: number,
  version: number,
  changes: NewsletterDraft | NewsletterAudience,
) {
  if (!may(actor, "newsletter.manage")) return "forbidden";
  const [saved] = await db
    .update(newsletterCampaigns)
    .set({
      ...changes,
      version: sql`${newsletterCampaigns.version} + 1`,
      changedAt: clock(),
      changedBy: actor.userId,
      problem: null,
    })
    .where(and(eq(newsletterCampaigns.id, id), eq(newsletterCampaigns.version, version), isDraft))
    .returning({ version: newsletterCampaigns.version });
  if (saved) return saved.version;
  return (await db.$count(newsletterCampaigns, and(eq(newsletterCampaigns.id, id), isDraft))) > 0
    ? "changed"
    : "begun";
}

/** Deletes drafts only. Sent newsletter campaigns stay. */
export async function removeNewsletterCampaign({ db }: Pick<Deps, "db">, actor: Actor, id: number) {
  if (!may(actor, "newsletter.manage")) return "forbidden";
  const gone = await db
    .delete(newsletterCampaigns)
    .where(and(eq(newsletterCampaigns.id, id), isDraft))
    .returning({ id: newsletterCampaigns.id });
  return gone.length > 0 ? "done" : "begun";
}
