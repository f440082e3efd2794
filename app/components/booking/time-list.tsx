import { timeInWords } from "#domain/bookings/when.ts";
import { sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";

const parts = [
  { name: "Morning", until: "12:00" },
  { name: "Afternoon", until: "17:00" },
  { name: "Evening", until: "24:00" },
];

/** Times by part of the day and by hour: a row an hour, so that the eye finds one among many. */
export function TimeList({ times, hrefOf }: { times: string[]; hrefOf: (time: string) => string }) {
  return (
    <div className="grid gap-5">
      {parts.map(({ name, until }, index) => {
        const slots = times.filter(
          (time) => time < until && time >= (parts[index - 1]?.until ?? ""),
        );
        if (slots.length === 0) return null;
        const hours = Map.groupBy(slots, (time) => time.slice(0, 2));
        return (
          <div key={name}>
            <h3 className="font-sans text-sm font-medium tracking-normal text-muted">
              {sayStored(name)}
            </h3>
            <ul className="mt-2 grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {[...hours].map(([hour, starts]) => (
                <li key={hour} className="flex flex-wrap gap-2">
                  {starts.map((time) => (
                    <a
                      key={time}
                      href={to(hrefOf(time))}
                      data-keeps-place
                      className={`grid min-h-11 place-items-center rounded-control border border-line bg-surface px-3 text-sm whitespace-nowrap hover:border-lagoon ${time === starts[0] ? "w-24 font-medium" : ""}`}
                    >
                      {time === starts[0] ? (
                        timeInWords(time)
                      ) : (
                        <>
                          <span aria-hidden="true">:{time.slice(3)}</span>
                          <span className="sr-only">{timeInWords(time)}</span>
                        </>
                      )}
                    </a>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
