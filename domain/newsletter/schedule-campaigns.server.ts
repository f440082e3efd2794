import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { emails } from "#database/schema/email.ts";
import { newsletterCampaigns } from "#database/schema/newsletter.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { type EmailDeps, queueEmail } from "#domain/email/queue-email.server.ts";
import { renderEmail } from "#domain/email/render-email.server.ts";
import { withholdCampaign } from "#domain/email/suppressions.server.ts";
import { readSettings } from "#domain/settings/settings.server.ts";
import type { EmailContent } from "#shared/email-parts.ts";
import { localDay } from "#shared/local-day.ts";
import { unsubscribePath } from "#shared/paths.ts";
import { to } from "#shared/say.ts";
import { countAudience } from "./audience.server.ts";
import type { NewsletterDraft } from "./draft.ts";
import { validateDraft } from "./read-draft.server.ts";
import { renderCampaign } from "./render-campaign.server.ts";
import { campaignKey, listReasonText } from "./send-campaigns.server.ts";
import type { NewsletterList } from "./subscribe.server.ts";

type Deps = { db: Executor; clock: () => Date; siteUrl: string };
const { id: itsId, dueAt, startedAt, version: itsVersion } = newsletterCampaigns;

/** Notifies every process that a newsletter campaign starts now. */
export const newsletterCampaignTag = "campaigns";

export type ScheduleCampaignResult =
  | "scheduled"
  | "past"
  | "unready"
  | "nothing"
  | "unknown"
  | "changed"
  | "begun"
  | "forbidden";

export function scheduleNewsletterCampaign(
  deps: Deps,
  actor: Actor,
  id: number,
  version: number,
  at: Date | "now",
): Promise<ScheduleCampaignResult> {
  return deps.db.transaction(async (tx): Promise<ScheduleCampaignResult> => {
    if (!may(actor, "newsletter.manage")) return "forbidden";
    const now = deps.clock();
    const due = at === "now" ? now : at;
    const [campaign] = await tx
      .select()
      .from(newsletterCampaigns)
      .where(and(eq(itsId, id), isNull(startedAt)))
      .for("update");
    if (!campaign) return "begun";
    if (campaign.version !== version) return "changed";
    if (due < now) return "past";
    if (Object.keys(validateDraft(campaign)).length > 0) return "unready";
    if (!(await renderCampaign({ ...deps, db: tx }, campaign, localDay(due))).hasWords)
      return "nothing";
    if ((await countAudience({ db: tx }, campaign, now)).people === 0) return "unknown";
    await tx
      .update(newsletterCampaigns)
      .set({
        dueAt: due,
        problem: null,
        version: sql`${itsVersion} + 1`,
        changedAt: now,
        changedBy: actor.userId,
      })
      .where(eq(itsId, id));
    if (at === "now") await invalidateTags(tx, [newsletterCampaignTag]);
    return "scheduled";
  });
}

/** Returns it to draft, unless it has started. */
export async function unscheduleNewsletterCampaign(
  { db, clock }: Pick<Deps, "db" | "clock">,
  actor: Actor,
  id: number,
): Promise<"done" | "begun" | "forbidden"> {
  if (!may(actor, "newsletter.manage")) return "forbidden";
  const changed = await db
    .update(newsletterCampaigns)
    .set({
      dueAt: null,
      version: sql`${itsVersion} + 1`,
      changedAt: clock(),
      changedBy: actor.userId,
    })
    .where(and(eq(itsId, id), isNull(startedAt), isNotNull(dueAt)))
    .returning({ id: itsId });
  return changed.length > 0 ? "done" : "begun";
}

/** Stops queuing and withholds queued emails. Those being sent at the moment still arrive. */
export function stopNewsletterCampaign(
  { db, clock }: { db: Database | Executor; clock: () => Date },
  actor: Actor,
  id: number,
): Promise<"done" | "over" | "forbidden"> {
  return db.transaction(async (tx) => {
    if (!may(actor, "newsletter.manage")) return "forbidden";
    const [campaign] = await tx
      .select({ finishedAt: newsletterCampaigns.finishedAt })
      .from(newsletterCampaigns)
      .where(and(eq(itsId, id), isNotNull(startedAt), isNull(newsletterCampaigns.stoppedAt)))
      .for("update");
    const waiting = and(
      eq(emails.campaign, campaignKey(id)),
      isNull(emails.sentAt),
      isNull(emails.failedAt),
    );
    if (!campaign || (campaign.finishedAt && (await tx.$count(emails, waiting)) === 0))
      return "over";
    const now = clock();
    await tx
      .update(newsletterCampaigns)
      .set({ stoppedAt: now, finishedAt: campaign.finishedAt ?? now, changedBy: actor.userId })
      .where(eq(itsId, id));
    await withholdCampaign({ db: tx, clock }, campaignKey(id));
    return "done";
  });
}

/**
 * Renders it as an email program would: what was sent, or what would be today. The unsubscribe
 * links do nothing.
 */
export async function previewNewsletterCampaign(
  { db, clock, siteUrl }: Deps,
  draft: NewsletterDraft & { list: NewsletterList; content?: EmailContent | null },
) {
  const { content, notes } = draft.content
    ? { content: draft.content, notes: [] }
    : await renderCampaign({ db, siteUrl }, draft, localDay(clock()));
  return {
    notes,
    content,
    ...renderEmail(content, await readSettings({ db }), unsubscribeFooter(siteUrl, draft.list)),
  };
}

export const unsubscribeFooter = (siteUrl: string, list: NewsletterList) => ({
  why: listReasonText(list),
  leave: siteUrl + to(unsubscribePath),
  preferences: siteUrl + to(unsubscribePath),
});

export async function sendTestCampaign(
  deps: EmailDeps,
  actor: Actor,
  draft: NewsletterDraft & { list: NewsletterList },
  address: string,
): Promise<"queued" | "unready" | "forbidden"> {
  if (!may(actor, "newsletter.manage")) return "forbidden";
  if (draft.subject === "") return "unready";
  const { content } = await renderCampaign(deps, draft, localDay(deps.clock()));
  const leaving = unsubscribeFooter(deps.siteUrl, draft.list);
  await deps.db.transaction((tx) =>
    queueEmail(
      { ...deps, db: tx },
      {
        kind: "campaign test",
        to: address.toLowerCase(),
        content,
        subject: `Test: ${draft.subject}`,
        leaving,
      },
    ),
  );
  return "queued";
}
