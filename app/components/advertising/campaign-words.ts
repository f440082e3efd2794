import type { Campaign } from "#domain/advertising/campaigns.server.ts";
import { type SlotName, slotNames, slots } from "#domain/advertising/slot.ts";
import type { Named } from "#domain/catalogue/listings/listing.ts";
import { formatDay } from "#shared/local-day.ts";

type Places = { cities: Named[]; categories: Named[] };

/** Formats "city/irvine" as a name. Targets that no longer exist keep their path. */
export function placeInWords(place: string, { cities, categories }: Places) {
  const [kind, slug = ""] = place.split("/");
  return (kind === "city" ? cities : categories).find((each) => each.slug === slug)?.name ?? slug;
}

const isSlot = (name: string): name is SlotName => slotNames.some((each) => each === name);
export const slotInWords = (name: string) => (isSlot(name) ? slots[name].name : name);

const listed = /* @__PURE__ */ new Intl.ListFormat("en-US");

export function whoAndWhen({
  kind,
  advertiser,
  fromDay,
  untilDay,
  endedAt,
}: Pick<Campaign, "kind" | "advertiser" | "fromDay" | "untilDay" | "endedAt">) {
  const who = kind === "paid" ? `Paid for by ${advertiser}` : "Our own";
  const end = endedAt ? "ended manually" : untilDay ? `to ${formatDay(untilDay)}` : "until ended";
  return `${who}, from ${formatDay(fromDay)} ${end}`;
}

export function whereInWords(
  { slots: its, places, parts }: Pick<Campaign, "slots" | "places" | "parts">,
  known: Places,
) {
  const about =
    places.length > 0
      ? `, about ${listed.format(places.map((place) => placeInWords(place, known)))}`
      : "";
  return `${listed.format(its.map(slotInWords))}${about}. ${parts} of 100 parts.`;
}
