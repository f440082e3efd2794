import { Link } from "react-router";
import { ChevronLeft, ChevronRight } from "#app/components/ui/icons.tsx";
import { spanInWords } from "#domain/bookings/when.ts";
import { addDays } from "#shared/local-day.ts";

export function WeekNav({
  monday,
  hrefOf,
}: {
  monday: string;
  hrefOf: (monday: string) => string;
}) {
  const shape =
    "grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface hover:border-lagoon";
  return (
    <nav aria-label="Weeks" className="flex items-center gap-4">
      <Link
        to={hrefOf(addDays(monday, -7))}
        preventScrollReset
        aria-label="Previous week"
        className={shape}
      >
        <ChevronLeft className="size-5" aria-hidden />
      </Link>
      <Link
        to={hrefOf(addDays(monday, 7))}
        preventScrollReset
        aria-label="Next week"
        className={shape}
      >
        <ChevronRight className="size-5" aria-hidden />
      </Link>
      <p className="font-display text-xl">{spanInWords(monday, addDays(monday, 6))}</p>
    </nav>
  );
}
