import type { AdCampaign } from "#domain/advertising/campaigns.server.ts";
import { adSlotNames, adSlots, type SlotName } from "#domain/advertising/slot.ts";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import { capitalize } from "#shared/capitalize.ts";
import { formatDay } from "#shared/local-day.ts";

type TargetNames = { cities: SlugAndName[]; categories: SlugAndName[] };

/** Formats "city/irvine" as a name. Targets that no longer exist keep their path. */
export function formatAdTarget(place: string, { cities, categories }: TargetNames) {
  const [kind, slug = ""] = place.split("/");
  return (kind === "city" ? cities : categories).find((each) => each.slug === slug)?.name ?? slug;
}

const isSlot = (name: string): name is SlotName => adSlotNames.some((each) => each === name);
export const slotInWords = (name: string) => (isSlot(name) ? adSlots[name].name : name);

const listed = /* @__PURE__ */ new Intl.ListFormat("en-US");

export function formatAdvertiserAndDates({
  kind,
  advertiser,
  fromDay,
  untilDay,
  endedAt,
}: Pick<AdCampaign, "kind" | "advertiser" | "fromDay" | "untilDay" | "endedAt">) {
  const who = kind === "paid" ? `Paid for by ${advertiser}` : "Our own";
  const end = endedAt ? "ended manually" : untilDay ? `to ${formatDay(untilDay)}` : "until ended";
  return `${who}, from ${formatDay(fromDay)} ${end}`;
}

export function formatAdTargeting(
  { slots, places, parts }: Pick<AdCampaign, "slots" | "places" | "parts">,
  known: TargetNames,
) {
  const about =
    places.length > 0
      ? `, about ${listed.format(places.map((place) => formatAdTarget(place, known)))}`
      : "";
  const where = listed.format(slots.map(slotInWords).map((name) => name.toLowerCase()));
  return `${capitalize(where)}${about}. ${parts} of 100 shares.`;
}
