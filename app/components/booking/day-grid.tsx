import { ChevronLeft, ChevronRight } from "#app/components/ui/icons.tsx";
import { dayInWords, spanInWords } from "#domain/bookings/when.ts";
import { weekdays } from "#shared/hours.ts";
import { plural, say } from "#shared/say.ts";
import { SiteLink } from "../ui/text-link.tsx";

type Day = { date: string; free: number; isFull: boolean };

type Props = {
  days: Day[];
  hrefOf: (date: string) => string;
  /** Link to the waiting list of a full day. */
  waitingHrefOf?: (date: string) => string;
  earlier: string | null;
  later: string | null;
};

const sundayFirst = [...weekdays.slice(6), ...weekdays.slice(0, 6)];
const cell = "grid min-h-12 place-items-center rounded-control";

/** Weeks starting on Sunday. Days without free slots are not links. */
export function DayGrid({ days, hrefOf, waitingHrefOf, earlier, later }: Props) {
  const [first, last] = [days.at(0)?.date ?? "", days.at(-1)?.date ?? ""];
  return (
    <div className="max-w-lg">
      <div className="flex items-center justify-between gap-4">
        <Turn href={earlier} name={say("Earlier days")}>
          <ChevronLeft className="size-5" aria-hidden />
        </Turn>
        <p className="text-center font-medium">{spanInWords(first, last)}</p>
        <Turn href={later} name={say("Later days")}>
          <ChevronRight className="size-5" aria-hidden />
        </Turn>
      </div>
      <ul className="mt-3 grid grid-cols-7 gap-1 text-center sm:gap-2">
        {sundayFirst.map((weekday) => (
          <li key={weekday} aria-hidden className="pb-1 text-sm text-muted">
            {say(weekday).slice(0, 3)}
          </li>
        ))}
        {days.map((day) => (
          <li key={day.date}>
            <DayCell
              day={day}
              href={
                day.free > 0 ? hrefOf(day.date) : day.isFull ? waitingHrefOf?.(day.date) : undefined
              }
            />
          </li>
        ))}
      </ul>
      {waitingHrefOf && days.some(({ isFull }) => isFull) && (
        <p className="mt-4 text-sm text-muted">
          {say("A crossed-out day is full. Choose it to join the waiting list.")}
        </p>
      )}
    </div>
  );
}

function DayCell({ day: { date, free, isFull }, href }: { day: Day; href: string | undefined }) {
  const number = Number(date.slice(8));
  if (!href)
    return (
      <span className={`${cell} text-muted`}>
        <span className="sr-only">{say("{date}, no free times", { date: dayInWords(date) })}</span>
        <span aria-hidden>{number}</span>
      </span>
    );
  const words = isFull ? say("full, join the waiting list") : plural(free, "free time");
  return (
    <SiteLink
      href={href}
      {...(isFull ? {} : { "data-keeps-place": true })}
      aria-label={`${dayInWords(date)}, ${words}`}
      className={`${cell} border hover:border-lagoon ${isFull ? "border-transparent text-muted line-through" : "border-line bg-surface font-medium"}`}
    >
      {number}
    </SiteLink>
  );
}

type TurnProps = { href: string | null; name: string; children: React.ReactNode };

function Turn({ href, name, children }: TurnProps) {
  const shape = "grid size-11 place-items-center rounded-full";
  if (!href) return <span className={`${shape} opacity-0`} aria-hidden />;
  return (
    <SiteLink
      href={href}
      data-keeps-place
      aria-label={name}
      className={`${shape} border border-line bg-surface hover:border-lagoon`}
    >
      {children}
    </SiteLink>
  );
}
