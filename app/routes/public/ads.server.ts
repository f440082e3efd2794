import type { RouterContextProvider } from "react-router";
import { pageContext, servicesContext } from "#app/http/context.ts";
import { advertisingTag } from "#domain/advertising/campaign.ts";
import type { AdPlace, SlotName } from "#domain/advertising/slot.ts";

/** What stands in a slot of a page, which is dropped from memory when a campaign changes. What begins or ends with a day shows within the minute for which it is kept. */
export function adFor(context: Readonly<RouterContextProvider>, slot: SlotName, place?: AdPlace) {
  context.get(pageContext).shows(advertisingTag);
  return context.get(servicesContext).ads.offer(slot, place);
}

/** What a search is about, as far as it was understood: "treatment/botox city/irvine". */
export function placeOfSearch(searched = ""): AdPlace {
  const about = (kind: string) =>
    searched
      .split(" ")
      .find((name) => name.startsWith(`${kind}/`))
      ?.slice(kind.length + 1);
  return { city: about("city"), category: about("category") };
}
