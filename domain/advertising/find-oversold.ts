import { addDays } from "#shared/local-day.ts";
import { type AdCampaignState, type AdKind, adCampaignState, matchesSlot } from "./campaign.ts";
import { type AdTarget, isAboutPlaces, type SlotName } from "./slot.ts";

type AdBooking = {
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
export type OversoldSlot = { slot: SlotName; place: string; day: string; parts: number };

const whole = 100;

const placeOf = (name: string): AdTarget => {
  const [kind, slug] = name.split("/");
  return kind === "city" ? { city: slug } : kind === "category" ? { category: slug } : {};
};

const isComing = (state: AdCampaignState) => state === "running" || state === "scheduled";
const runsOn = ({ fromDay, untilDay }: AdBooking, day: string) =>
  fromDay <= day && (untilDay === null || day <= untilDay);

export const sumSoldShares = (bookings: AdBooking[], slot: SlotName, place: string, day: string) =>
  bookings
    .filter((each) => runsOn(each, day) && matchesSlot(each, slot, placeOf(place)))
    .reduce((sum, { parts }) => sum + parts, 0);

export function findOversold(
  bookings: AdBooking[],
  slots: SlotName[],
  today: string,
): OversoldSlot[] {
  const paid = bookings.filter(
    (each) => each.kind === "paid" && isComing(adCampaignState(each, today)),
  );
  const places = ["", ...new Set(paid.flatMap((each) => each.places))];
  return slots.flatMap((slot) => {
    const [worst] = (isAboutPlaces(slot) ? places : [""])
      .map((place) => ({
        slot,
        place,
        ...worstDay(
          paid.filter((each) => matchesSlot(each, slot, placeOf(place))),
          today,
        ),
      }))
      .filter(({ parts }) => parts > whole)
      .sort((one, other) => other.parts - one.parts);
    return worst ? [worst] : [];
  });
}

/**
 * Finds the day with the most bookings. The sum changes only when ad campaigns start or end, so it
 * steps through those days.
 */
function worstDay(bookings: AdBooking[], today: string) {
  const changes = bookings.flatMap(({ fromDay, untilDay, parts }) => [
    { day: fromDay < today ? today : fromDay, by: parts },
    ...(untilDay ? [{ day: addDays(untilDay, 1), by: -parts }] : []),
  ]);
  // On the same day, ends free capacity before starts take it.
  changes.sort((one, other) =>
    one.day === other.day ? one.by - other.by : one.day < other.day ? -1 : 1,
  );
  let sum = 0;
  let worst = { day: today, parts: 0 };
  for (const { day, by } of changes) {
    sum += by;
    if (sum > worst.parts) worst = { day, parts: sum };
  }
  return worst;
}
