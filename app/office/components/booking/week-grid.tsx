import { Link } from "react-router";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { dayInWords, timeInWords } from "#domain/bookings/when.ts";
import type { WeekDay, WeekEntry } from "./build-week-grid.ts";
import { StatusBadge } from "./status-badge.tsx";

/**
 * Shows a week as a table on wide screens: a row per hour, a column per day, darker outside opening
 * hours. Phones list day by day.
 */
export function WeekGrid({ days, hours }: { days: WeekDay[]; hours: number[] }) {
  return (
    <>
      <Table days={days} hours={hours} />
      <div className="grid gap-6 lg:hidden">
        {days.map((day) => (
          <TitledSection
            id={`week-${day.date}`}
            title={dayInWords(day.date)}
            size="md"
            key={day.date}
          >
            <p className="text-sm text-muted">{day.hours}</p>
            {day.entries.length === 0 ? (
              <p className="mt-2 text-sm text-muted">No bookings</p>
            ) : (
              <ul className="mt-3 grid gap-2">
                {day.entries.map((entry) => (
                  <li key={entry.key}>
                    <Entry entry={entry} />
                  </li>
                ))}
              </ul>
            )}
          </TitledSection>
        ))}
      </div>
    </>
  );
}

function Table({ days, hours }: { days: WeekDay[]; hours: number[] }) {
  return (
    <table className="w-full table-fixed border-collapse max-lg:hidden">
      <thead>
        <tr>
          <th className="w-16">
            <span className="sr-only">Hour</span>
          </th>
          {days.map((day) => (
            <th
              key={day.date}
              scope="col"
              className="border-b border-line px-2 pb-3 text-left align-bottom font-normal"
            >
              <span
                className={`block ${day.isToday ? "font-semibold text-lagoon" : "font-medium"}`}
              >
                {formatDayShort(day.date)}
              </span>
              <span className="block text-sm text-muted">{day.hours.replaceAll(":00", "")}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour) => (
          <tr key={hour}>
            <th
              scope="row"
              className="pr-3 text-right align-top text-sm font-normal whitespace-nowrap text-muted"
            >
              {timeInWords(`${String(hour).padStart(2, "0")}:00`).replace(":00", "")}
            </th>
            {days.map((day) => (
              <td
                key={day.date}
                className={`h-21 border border-line p-1 align-top ${day.openHours.includes(hour) ? "bg-surface" : ""}`}
              >
                <ul className="grid gap-1">
                  {day.entries
                    .filter((entry) => entry.hour === hour)
                    .map((entry) => (
                      <li key={entry.key}>
                        <Entry entry={entry} isSmall />
                      </li>
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const looks = {
  pending: "border-coral bg-surface",
  confirmed: "border-lagoon bg-sage",
  completed: "border-line bg-sage",
  block: "border-muted bg-paper",
};

function Entry({
  entry: { href, variant, time, minutes, title, text, booking },
  isSmall = false,
}: {
  entry: WeekEntry;
  isSmall?: boolean;
}) {
  const keep = useListingParam();
  const shape = `block rounded-control border-l-4 ${looks[variant]} ${isSmall ? "px-2 py-1.5 text-sm leading-snug" : "border-y border-r border-y-line border-r-line px-4 py-3"}`;
  const words = (
    <>
      <span className="block font-medium">
        {isSmall ? timeInWords(time).replace(/ [AP]M$/, "") : timeInWords(time)}
        {booking && isSmall && booking.status === "pending" ? (
          <span className="text-coral"> · Pending</span>
        ) : (
          <span className="font-normal text-muted"> · {minutes} min</span>
        )}
      </span>
      <span className={isSmall ? "block truncate" : "block wrap-anywhere"}>{title}</span>
      <span className={`block text-muted ${isSmall ? "truncate" : "text-sm wrap-anywhere"}`}>
        {text}
      </span>
      {booking && !isSmall && (
        <span className="mt-1 block">
          <StatusBadge {...booking} />
        </span>
      )}
    </>
  );
  if (!href) return <div className={shape}>{words}</div>;
  return (
    <Link to={keep(href)} className={`${shape} hover:underline`}>
      {words}
    </Link>
  );
}

/** Formats a date, for example "Mon, Nov 23". */
const formatDayShort = (date: string) =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
  }).format(new Date(`${date}T12:00:00Z`));
