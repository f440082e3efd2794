import { type AdTarget, adTargetPaths, type SlotName } from "./slot.ts";

export const advertisingTag = "advertising";

export const kinds = ["paid", "house"] as const;
export type AdKind = (typeof kinds)[number];

export const adCampaignStates = ["running", "scheduled", "paused", "ended"] as const;
export type AdCampaignState = (typeof adCampaignStates)[number];

type CampaignDates = {
  fromDay: string;
  untilDay: string | null;
  isPaused: boolean;
  endedAt: Date | null;
};

export function adCampaignState(
  { fromDay, untilDay, isPaused, endedAt }: CampaignDates,
  today: string,
): AdCampaignState {
  if (endedAt || (untilDay && untilDay < today)) return "ended";
  if (isPaused) return "paused";
  return fromDay > today ? "scheduled" : "running";
}

type AdTargeting = { slots: readonly string[]; places: readonly string[] };

/** Checks if an ad campaign targets a slot on a page with this topic. */
export function matchesSlot({ slots, places }: AdTargeting, slot: SlotName, place: AdTarget) {
  const about = adTargetPaths(place);
  return (
    slots.includes(slot) && (places.length === 0 || about.some((each) => places.includes(each)))
  );
}

/** Returns the paid ads. House ads appear only in unsold slots. */
export function paidFirst<Ad extends { kind: AdKind }>(ads: Ad[]) {
  const paid = ads.filter(({ kind }) => kind === "paid");
  return paid.length > 0 ? paid : ads;
}
