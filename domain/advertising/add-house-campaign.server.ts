import type { Executor } from "#database/database.ts";
import { adCampaigns } from "#database/schema/advertising.ts";
import { localDay } from "#shared/local-day.ts";
import { addListingPath } from "#shared/paths.ts";
import { brand } from "#site/brand.ts";
import type { SlotName } from "./slot.ts";

const slots: SlotName[] = ["hbot", "treatment"];

/** Adds a house ad to the demo, which shows what ads look like. No advertisers are invented. */
export async function addHouseCampaign({ db }: { db: Executor }, now: Date) {
  await db
    .insert(adCampaigns)
    .values({
      kind: "house",
      advertiser: brand.name,
      headline: "Own a med spa in the county?",
      words:
        "Listing your business is free and takes about five minutes. You manage your own prices, hours and photos.",
      invitation: "List Your Med Spa",
      destination: addListingPath,
      fromDay: localDay(now),
      slots,
      places: [],
      parts: 100,
      createdAt: now,
    });
}
