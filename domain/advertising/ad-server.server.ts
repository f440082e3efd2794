import { type SQL, sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import type { StoredPhoto } from "#domain/uploads/photo.ts";
import { storedPhotosSql } from "#domain/uploads/store-photos.server.ts";
import { createTaggedCache } from "#platform/tagged-cache.ts";
import { localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import {
  type AdKind,
  adCampaignState,
  advertisingTag,
  matchesSlot,
  paidFirst,
} from "./campaign.ts";
import { pickAdsForPage } from "./pick-ads.ts";
import { type AdTarget, adTargetPaths, type SlotName } from "./slot.ts";

export type ShownAd = {
  id: number;
  kind: AdKind;
  advertiser: string;
  licensee: string;
  headline: string;
  words: string;
  invitation: string;
  destination: string;
  parts: number;
  picture: StoredPhoto | null;
};
export type StoredAdCampaign = ShownAd & {
  fromDay: string;
  untilDay: string | null;
  slots: string[];
  places: string[];
  isPaused: boolean;
  endedAt: Date | null;
};

/**
 * Ads of a slot: the page shows the first, and the browser may pick another. Empty in test mode:
 * a placeholder.
 */
export type SlotAds = { slot: SlotName; place: string; ads: ShownAd[] };

export type AdCache = ReturnType<typeof createAdServer>;

const mostInPage = 4;

/**
 * Caches the active ad campaigns in memory and reloads them on audit_log, so pages run no query.
 * `isTest`: unsold slots show a placeholder.
 */
export function createAdServer({
  db,
  clock,
  random = Math.random,
  isTest = false,
}: {
  db: Executor;
  clock: () => Date;
  random?: () => number;
  isTest?: boolean;
}) {
  const { read, invalidate } = createTaggedCache([advertisingTag], () =>
    readAdCampaigns(db, sql`c.ended_at is null`),
  );
  return {
    read,
    invalidate,
    async offer(slot: SlotName, place: AdTarget = {}): Promise<SlotAds | null> {
      const today = localDay(clock());
      const campaigns = await read();
      const running = campaigns.filter(
        (each) => adCampaignState(each, today) === "running" && matchesSlot(each, slot, place),
      );
      const ads = pickAdsForPage(paidFirst(running), mostInPage, random).map(toShownAd);
      return ads.length > 0 || isTest ? { slot, place: adTargetPaths(place)[0] ?? "", ads } : null;
    },
  };
}

export const toShownAd = (campaign: StoredAdCampaign): ShownAd =>
  pick(campaign, [
    "id",
    "kind",
    "advertiser",
    "licensee",
    "headline",
    "words",
    "invitation",
    "destination",
    "parts",
    "picture",
  ]);

export async function readAdCampaigns(db: Executor, where: SQL) {
  const { rows } = await db.execute<
    Omit<StoredAdCampaign, "endedAt" | "picture"> & {
      endedAt: string | Date | null;
      pictures: StoredPhoto[];
    }
  >(sql`
    select c.id, c.kind, c.advertiser, c.licensee, c.headline, c.words, c.invitation, c.destination, c.parts, to_char(c.from_day, 'YYYY-MM-DD') as "fromDay",
      to_char(c.until_day, 'YYYY-MM-DD') as "untilDay", c.slots, c.places, c.is_paused as "isPaused", c.ended_at as "endedAt",
      ${storedPhotosSql("ad", sql`c.id`)} as pictures
    from ad_campaigns c where ${where} order by c.from_day desc, c.id desc`);
  return rows.map(
    ({ pictures, endedAt, ...campaign }): StoredAdCampaign => ({
      ...campaign,
      endedAt: endedAt ? new Date(endedAt) : null,
      picture: pictures[0] ?? null,
    }),
  );
}
