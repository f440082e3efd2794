import { weekdays } from "#shared/hours.ts";

const [wide, high] = [24, 7];
const hours = Array.from({ length: wide }, (_, hour) => hour);
const inWords = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? "AM" : "PM"}`;

export function HourGrid({ views }: { views: number[][] }) {
  const most = Math.max(...views.flat(), 1);
  const byDay = views.map((day) => day.reduce((sum, count) => sum + count, 0));
  const byHour = hours.map((hour) => views.reduce((sum, day) => sum + (day[hour] ?? 0), 0));
  const day = weekdays[byDay.indexOf(Math.max(...byDay))];
  const hour = byHour.indexOf(Math.max(...byHour));
  return (
    <>
      <p>
        Most views come on {day}s, and between {inWords(hour)} and {inWords((hour + 1) % wide)}.
      </p>
      <div className="mt-5 grid grid-cols-[auto_1fr] gap-x-3 text-sm text-muted">
        <div className="grid" aria-hidden="true">
          {weekdays.map((name) => (
            <span key={name} className="flex items-center">
              {name.slice(0, 3)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${wide} ${high}`}
          preserveAspectRatio="none"
          className="h-48 w-full text-lagoon"
          aria-hidden="true"
        >
          {views.map((day, row) =>
            day.map((count, column) => (
              <rect
                // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place.
                key={`${row} ${column}`}
                x={column + 0.04}
                y={row + 0.06}
                width="0.92"
                height="0.88"
                fill="currentColor"
                fillOpacity={(0.06 + (0.94 * count) / most).toFixed(2)}
              />
            )),
          )}
        </svg>
        <div />
        <div className="mt-2 flex justify-between" aria-hidden="true">
          {[0, 6, 12, 18].map((hour) => (
            <span key={hour} className="flex-1">
              {inWords(hour)}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}
