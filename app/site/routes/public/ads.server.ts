import type { RouterContextProvider } from "react-router";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { advertisingTag } from "#domain/advertising/campaign.ts";
import type { AdTarget, SlotName } from "#domain/advertising/slot.ts";

/**
 * Returns the ad for a slot of a page. The cache entry is evicted when an ad campaign changes;
 * start and end dates take effect within the minute that it is cached.
 */
export function loadAd(context: Readonly<RouterContextProvider>, slot: SlotName, place?: AdTarget) {
  context.get(pageContext).shows(advertisingTag);
  return context.get(servicesContext).ads.offer(slot, place);
}

/** Extracts the topic of a search, as far as it was understood: "treatment/botox city/irvine". */
export function adTargetFromSearch(searched = ""): AdTarget {
  const about = (kind: string) =>
    searched
      .split(" ")
      .find((name) => name.startsWith(`${kind}/`))
      ?.slice(kind.length + 1);
  return { city: about("city"), category: about("category") };
}
