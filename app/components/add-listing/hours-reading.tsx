import type { Weekday } from "#shared/hours.ts";
import { say, sayStored } from "#shared/say.ts";

/** Parsed hours, "unreadable", or null before parsing. */
export type ParsedHours = { day: Weekday; hours: string }[] | "unreadable" | null;

export function HoursReading({ read }: { read: ParsedHours }) {
  return (
    <div role="status">
      {read === "unreadable" && (
        <p className="mt-4 rounded-card bg-sage p-5 text-sm">
          {say(
            "We could not read these hours. You can still submit the listing: we keep what you typed, and show no opening hours until we can read them. Name every day, for example “Mon-Fri 9am-6pm; Sat 10am-4pm; Sun closed”.",
          )}
        </p>
      )}
      {Array.isArray(read) && (
        <div className="mt-4 rounded-card bg-sage p-5 text-sm">
          <p className="font-semibold">{say("This is how we read them")}</p>
          <dl className="mt-2 grid max-w-sm gap-1">
            {read.map(({ day, hours }) => (
              <div key={day} className="flex justify-between gap-4">
                <dt>{sayStored(day)}</dt>
                <dd className="text-right">
                  {hours.split(", ").map((stretch) => (
                    <span key={stretch} className="block">
                      {sayStored(stretch)}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
