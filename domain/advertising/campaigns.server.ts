import { eq, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { announceChange } from "#database/invalidation.ts";
import { adCampaigns, adDays } from "#database/schema/advertising.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import type { NewPicture } from "#domain/uploads/photo.ts";
import {
  describePicture,
  dropPictures,
  keepPictures,
  listPictures,
} from "#domain/uploads/store-photos.server.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import { advertisingTag, type CampaignInput, stateOf } from "./campaign.ts";
import { readCampaigns } from "./keep-ads.server.ts";
import { hasRightShape } from "./slot.ts";

type Deps = { db: Executor; clock: () => Date };

const today = ({ clock }: Pick<Deps, "clock">) => localDay(clock(), brand.region.timeZone);
const ofCampaign = (subjectId: number) => ({ owner: "advertisement" as const, subjectId });
const announce = (tx: Executor) => announceChange(tx, [advertisingTag]);

export async function listCampaigns(deps: Deps, actor: Actor) {
  if (!may(actor, "advertising.manage")) return null;
  const all = await readCampaigns(deps.db, sql`true`);
  return all.map((campaign) => ({ ...campaign, state: stateOf(campaign, today(deps)) }));
}
export type Campaign = NonNullable<Awaited<ReturnType<typeof listCampaigns>>>[number];

export async function findCampaign(deps: Deps, actor: Actor, id: number): Promise<Campaign | null> {
  if (!may(actor, "advertising.manage")) return null;
  const [campaign] = await readCampaigns(deps.db, sql`c.id = ${id}`);
  return campaign ? { ...campaign, state: stateOf(campaign, today(deps)) } : null;
}

export type PictureChange = { added?: NewPicture; description: string; isRemoved: boolean };

export type Saved =
  | { outcome: "saved"; id: number }
  | { outcome: "not-found" | "over" | "shape" | "undescribed" };

/** `id` null: create. */
export async function saveCampaign(
  deps: Deps,
  actor: Actor,
  id: number | null,
  input: CampaignInput,
  picture: PictureChange,
): Promise<Saved> {
  if (!may(actor, "advertising.manage")) return { outcome: "not-found" };
  if (input.untilDay && input.untilDay < today(deps)) return { outcome: "over" };
  if (picture.added && !hasRightShape(picture.added)) return { outcome: "shape" };
  return deps.db.transaction(async (tx): Promise<Saved> => {
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
    const [standing] = id ? await listPictures(tx, ofCampaign(id)) : [];
    const left = standing && !picture.added && !picture.isRemoved ? standing : null;
    // Every image needs alt text.
    if ((picture.added || left) && picture.description === "") return { outcome: "undescribed" };
    const saved = id ?? (await add(tx, input, now));
    if (id) await tx.update(adCampaigns).set(input).where(eq(adCampaigns.id, id));
    const subject = ofCampaign(saved);
    if (left) await describePicture(tx, subject, left.id, picture.description);
    else await dropPictures(tx, subject);
    if (picture.added)
      await keepPictures(tx, now, subject, [
        { ...picture.added, description: picture.description },
      ]);
    await announce(tx);
    return { outcome: "saved", id: saved };
  });
}

async function add(tx: Executor, input: CampaignInput, createdAt: Date) {
  const [row] = await tx
    .insert(adCampaigns)
    .values({ ...input, createdAt })
    .returning({ id: adCampaigns.id });
  return row?.id ?? 0;
}

export const campaignActs = ["pause", "resume", "end", "delete"] as const;
export type CampaignAct = (typeof campaignActs)[number];

/** Counts are kept: an ad campaign that was ever shown can be ended but not deleted. */
export async function changeCampaign(
  deps: Deps,
  actor: Actor,
  id: number,
  act: CampaignAct,
): Promise<"done" | "not-found" | "over" | "counted"> {
  if (!may(actor, "advertising.manage")) return "not-found";
  return deps.db.transaction(async (tx) => {
    const its = eq(adCampaigns.id, id);
    const [held] = await tx.select().from(adCampaigns).where(its).for("update");
    if (!held) return "not-found";
    if (act === "delete") {
      if ((await tx.$count(adDays, eq(adDays.campaignId, id))) > 0) return "counted";
      await dropPictures(tx, ofCampaign(id));
      await tx.delete(adCampaigns).where(its);
    } else {
      if (stateOf(held, today(deps)) === "ended") return "over";
      await tx
        .update(adCampaigns)
        .set(act === "end" ? { endedAt: deps.clock() } : { isPaused: act === "pause" })
        .where(its);
    }
    await announce(tx);
    return "done";
  });
}
