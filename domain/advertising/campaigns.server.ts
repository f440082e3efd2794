import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { invalidateTags } from "#database/invalidation.ts";
import { adCampaigns, adDays } from "#database/schema/advertising.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { NewPhoto } from "#domain/uploads/photo.ts";
import {
  deleteStoredPhotos,
  describeStoredPhoto,
  listStoredPhotos,
  storePhotos,
} from "#domain/uploads/store-photos.server.ts";
import { localDay } from "#shared/local-day.ts";
import { readAdCampaigns } from "./ad-server.server.ts";
import { adCampaignState, advertisingTag } from "./campaign.ts";
import type { AdCampaignInput } from "./campaign-input.ts";
import { hasRightShape } from "./slot.ts";

type Deps = { db: Executor; clock: () => Date };

const today = ({ clock }: Pick<Deps, "clock">) => localDay(clock());
const ofCampaign = (subjectId: number) => ({ owner: "ad" as const, subjectId });
const invalidateAds = (tx: Executor) => invalidateTags(tx, [advertisingTag]);

export async function listAdCampaigns(deps: Deps, actor: Actor) {
  if (!may(actor, "advertising.manage")) return null;
  const all = await readAdCampaigns(deps.db, sql`true`);
  return all.map((campaign) => ({ ...campaign, state: adCampaignState(campaign, today(deps)) }));
}
export type AdCampaign = NonNullable<Awaited<ReturnType<typeof listAdCampaigns>>>[number];

export async function findAdCampaign(
  deps: Deps,
  actor: Actor,
  id: number,
): Promise<AdCampaign | null> {
  if (!may(actor, "advertising.manage")) return null;
  const [campaign] = await readAdCampaigns(deps.db, sql`c.id = ${id}`);
  return campaign ? { ...campaign, state: adCampaignState(campaign, today(deps)) } : null;
}

export type AdPhotoChange = { added?: NewPhoto; description: string; isRemoved: boolean };

export type SaveAdCampaignResult =
  | { outcome: "saved"; id: number }
  | { outcome: "not-found" | "over" | "shape" | "undescribed" };

/** Creates (`id` null) or updates an ad campaign. */
export async function saveAdCampaign(
  deps: Deps,
  actor: Actor,
  id: number | null,
  input: AdCampaignInput,
  picture: AdPhotoChange,
): Promise<SaveAdCampaignResult> {
  if (!may(actor, "advertising.manage")) return { outcome: "not-found" };
  if (input.untilDay && input.untilDay < today(deps)) return { outcome: "over" };
  if (picture.added && !hasRightShape(picture.added)) return { outcome: "shape" };
  return deps.db.transaction(async (tx): Promise<SaveAdCampaignResult> => {
    const now = deps.clock();
    if (id) {
      const [held] = await tx
        .select({ endedAt: adCampaigns.endedAt })
        .from(adCampaigns)
        .where(eq(adCampaigns.id, id))
        .for("update");
      if (!held) return { outcome: "not-found" };
      if (held.endedAt) return { outcome: "over" };
    }
    const [standing] = id ? await listStoredPhotos(tx, ofCampaign(id)) : [];
    const left = standing && !picture.added && !picture.isRemoved ? standing : null;
    // Every image needs alt text.
    if ((picture.added || left) && picture.description === "") return { outcome: "undescribed" };
    const saved = id ?? (await add(tx, input, now));
    if (id) await tx.update(adCampaigns).set(input).where(eq(adCampaigns.id, id));
    const subject = ofCampaign(saved);
    if (left) await describeStoredPhoto(tx, subject, left.id, picture.description);
    else await deleteStoredPhotos(tx, subject);
    if (picture.added)
      await storePhotos(tx, now, subject, [{ ...picture.added, description: picture.description }]);
    await invalidateAds(tx);
    return { outcome: "saved", id: saved };
  });
}

async function add(tx: Executor, input: AdCampaignInput, createdAt: Date) {
  const [row] = await tx
    .insert(adCampaigns)
    .values({ ...input, createdAt })
    .returning({ id: adCampaigns.id });
  return row?.id ?? 0;
}

export type AdCampaignAct = "pause" | "resume" | "end" | "delete";

/** Counts are kept: an ad campaign that was ever shown can be ended but not deleted. */
export async function changeAdCampaign(deps: Deps, actor: Actor, id: number, act: AdCampaignAct) {
  if (!may(actor, "advertising.manage")) return "not-found";
  return deps.db.transaction(async (tx) => {
    const isCampaign = eq(adCampaigns.id, id);
    const [held] = await tx.select().from(adCampaigns).where(isCampaign).for("update");
    if (!held) return "not-found";
    if (act === "delete") {
      if ((await tx.$count(adDays, eq(adDays.campaignId, id))) > 0) return "counted";
      await deleteStoredPhotos(tx, ofCampaign(id));
      await tx.delete(adCampaigns).where(isCampaign);
    } else {
      if (adCampaignState(held, today(deps)) === "ended") return "over";
      await tx
        .update(adCampaigns)
        .set(act === "end" ? { endedAt: deps.clock() } : { isPaused: act === "pause" })
        .where(isCampaign);
    }
    await invalidateAds(tx);
    return "done";
  });
}
