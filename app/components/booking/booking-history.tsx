import { originalLang } from "#app/components/ui/original-lang.ts";
import type { LinkedBooking } from "#domain/bookings/find-booking.server.ts";
import { localTimeOf, whenInWords } from "#domain/bookings/when.ts";
import { say, sayStored } from "#shared/say.ts";
import { TitledSection } from "../ui/heading.tsx";

const eventNames: Record<string, string> = {
  made: "Booked",
  confirmed: "Confirmed",
  moved: "Moved",
  cancelled: "Cancelled",
  completed: "Completed",
  reopened: "Reopened",
  noted: "Note changed",
};
const parties: Record<string, string> = {
  customer: "by the customer",
  listing: "by the provider",
  admin: "by the site team",
  site: "automatically",
};

type Props = {
  isOwn?: boolean;
  history: Pick<LinkedBooking["history"][number], "at" | "act" | "party" | "startsAt" | "reason">[];
};

/** Lists the events of a booking. `isOwn`: the customer is reading. */
export function BookingHistory({ history, isOwn = false }: Props) {
  return (
    <TitledSection id="history" title={say("History")} size="md">
      <ol className="mt-3 grid gap-3 text-sm">
        {history.map(({ at, act, party, startsAt, reason }) => (
          <li key={`${act} ${at.toISOString()}`} className="border-l-2 border-line pl-4">
            <p>
              <span className="font-medium">{sayStored(eventNames[act] ?? act)}</span>{" "}
              {isOwn && party === "customer" ? say("by you") : sayStored(parties[party] ?? "")}
              {act === "moved" &&
                ` ${say("to {time}", { time: whenInWords(localTimeOf(startsAt)) })}`}
            </p>
            <p className="text-muted">{whenInWords(localTimeOf(at))}</p>
            {reason && (
              <p className="mt-1 wrap-anywhere" {...originalLang()}>
                “{reason}”
              </p>
            )}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
