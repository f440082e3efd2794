import { Heading } from "#app/components/ui/heading.tsx";
import { timeInWords } from "#domain/bookings/when.ts";
import { sayStored } from "#shared/say.ts";
import { SiteLink } from "../ui/text-link.tsx";

const parts = [
  { name: "Morning", until: "12:00" },
  { name: "Afternoon", until: "18:00" },
  { name: "Evening", until: "24:00" },
];

/** Lists all available times by part of the day. */
export function TimeList({ times, hrefOf }: { times: string[]; hrefOf: (time: string) => string }) {
  return (
    <div className="grid gap-5">
      {parts.map(({ name, until }, index) => {
        const slots = times.filter(
          (time) => time < until && time >= (parts[index - 1]?.until ?? ""),
        );
        if (slots.length === 0) return null;
        return (
          <div key={name}>
            <Heading level={3} size="xs">
              {sayStored(name)}
            </Heading>
            <ul className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-4">
              {slots.map((time) => (
                <li key={time}>
                  <SiteLink
                    href={hrefOf(time)}
                    data-keeps-place
                    className="grid min-h-11 place-items-center rounded-control border border-line bg-surface text-sm font-medium whitespace-nowrap hover:border-lagoon"
                  >
                    {timeInWords(time)}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}
