import { addDays } from "#shared/local-day.ts";
import { type AdKind, type CampaignState, fits, stateOf } from "./campaign.ts";
import type { AdPlace, SlotName } from "./slot.ts";

type Booking = {
  id: number;
  kind: AdKind;
  fromDay: string;
  untilDay: string | null;
  isPaused: boolean;
  endedAt: Date | null;
  slots: string[];
  places: string[];
  parts: number;
};
export type Oversold = { slot: SlotName; place: string; day: string; parts: number };

const whole = 100;
const daysAhead = 366;

const placeOf = (name: string): AdPlace => {
  const [kind, slug] = name.split("/");
  return kind === "city" ? { city: slug } : kind === "category" ? { category: slug } : {};
};

const isComing = (state: CampaignState) => state === "running" || state === "scheduled";
const runsOn = ({ fromDay, untilDay }: Booking, day: string) => fromDay <= day && (untilDay === null || day <= untilDay);

/** How many of a hundred parts are promised of a slot on a day, on pages about a place. */
export function promised(bookings: Booking[], slot: SlotName, place: string, day: string) {
  return bookings.filter((each) => runsOn(each, day) && fits(each, slot, placeOf(place))).reduce((sum, { parts }) => sum + parts, 0);
}

/** Where more than the whole of a slot is promised, on the first day on which it is; of each slot where it is worst. */
export function findOversold(bookings: Booking[], slots: SlotName[], today: string): Oversold[] {
  const paid = bookings.filter((each) => each.kind === "paid" && isComing(stateOf(each, today)));
  const last = addDays(today, daysAhead);
  // A sum grows on the first day of a campaign alone.
  const days = [...new Set(paid.map(({ fromDay }) => (fromDay < today ? today : fromDay)))].filter((day) => day <= last).sort();
  const places = ["", ...new Set(paid.flatMap((each) => each.places))];
  return slots.flatMap((slot) => {
    const sums = days.flatMap((day) => places.map((place) => ({ slot, place, day, parts: promised(paid, slot, place, day) })));
    const [worst] = sums.filter(({ parts }) => parts > whole).sort((one, other) => other.parts - one.parts);
    return worst ? [worst] : [];
  });
}
