import { Link } from "react-router";
import { ProblemBox } from "#app/components/ui/error-summary.tsx";
import type { AlternativeSlot } from "#domain/bookings/booking.ts";
import { dayInWords, timeInWords } from "#domain/bookings/when.ts";

type Props = {
  title: string;
  alternatives: AlternativeSlot[];
  hrefOf: (slot: AlternativeSlot) => string;
};

export function NearTimes({ title, alternatives, hrefOf }: Props) {
  return (
    <ProblemBox title={title}>
      <p className="mt-1 text-sm text-muted">
        {alternatives.length > 0
          ? "These nearby times are available:"
          : "No nearby time is available. Please choose another day."}
      </p>
      {alternatives.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {alternatives.map((slot) => (
            <li key={`${slot.date} ${slot.time}`}>
              <Link
                to={hrefOf(slot)}
                className="grid min-h-11 place-items-center rounded-control border border-line px-4 hover:border-lagoon"
              >
                {dayInWords(slot.date)}, {timeInWords(slot.time)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ProblemBox>
  );
}
