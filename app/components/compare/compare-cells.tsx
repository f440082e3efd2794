import type { Comparison } from "#app/compare-page.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { directionsUrl } from "#shared/outbound-url.ts";
import { plural } from "#shared/plural.ts";

type Compared = Comparison["medSpas"][number];

/** What stands in one cell. Each says plainly when the provider told us nothing. */

export function Words({ of, none = "Not stated" }: { of: string[]; none?: string }) {
  const told = of.filter(Boolean);
  if (told.length === 0) return <span className="text-muted">{none}</span>;
  return told.map((words) => (
    <span key={words} className="block">
      {words}
    </span>
  ));
}

export function Today({ isOpen, hours, note }: Compared["today"]) {
  if (!hours) return <Words of={[]} />;
  return (
    <>
      {isOpen !== null && <span className={`block font-medium ${isOpen ? "text-lagoon" : "text-muted"}`}>{isOpen ? "Open now" : "Closed now"}</span>}
      <span className="block whitespace-pre-line">{hours}</span>
      {note && <span className="block text-sm text-muted">{note}</span>}
    </>
  );
}

/** What nobody else has, folded away; all of a menu where there is nothing to compare it with. */
export function Rest({ entries, isOnly }: { entries: Comparison["rest"][number]; isOnly: boolean }) {
  if (entries.length === 0) return <Words of={[]} none={isOnly ? "Not stated" : "None"} />;
  return (
    <details className="group">
      <summary className="text-link inline-flex min-h-6 items-center">{isOnly ? plural(entries.length, "treatment") : `${entries.length} more`}</summary>
      <ul className="mt-2 grid gap-2 text-sm">
        {entries.map(({ name, price }) => (
          <li key={name}>
            {name}
            <span className="block text-muted">{price}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function People({ staff }: Pick<Compared, "staff">) {
  if (staff.length === 0) return <Words of={[]} />;
  return (
    <ul className="grid gap-3">
      {staff.map(({ name, title, certifications }) => (
        <li key={name}>
          {name}
          <span className="block text-sm text-muted">{[title, ...certifications].join(" · ")}</span>
        </li>
      ))}
    </ul>
  );
}

export function Licences({ licences }: Pick<Compared, "licences">) {
  if (licences.length === 0) return <Words of={[]} none="None named" />;
  return (
    <ul className="grid gap-3">
      {licences.map(({ kind, holder, number, checkedOn }) => (
        <li key={number}>
          {holder}, {number}
          <span className="block text-sm text-muted first-letter:uppercase">
            {kind}; {checkedOn ? `checked by us on ${formatDay(checkedOn)}` : "stated by the provider, not checked by us"}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function Reach({ medSpa: { slug, name, phone, latitude, longitude } }: { medSpa: Compared }) {
  const link = "text-link inline-flex min-h-11 items-center";
  return (
    <ul data-slug={slug}>
      <li>
        <a href={`/listing/${slug}`} className={link}>
          View profile<span className="sr-only"> of {name}</span>
        </a>
      </li>
      <li>
        <a data-counts="call" href={`tel:${phone.replace(/[^\d+]/g, "")}`} className={link}>
          Call {phone}
        </a>
      </li>
      <li>
        <a data-counts="directions" href={directionsUrl({ latitude, longitude })} target="_blank" rel="noopener noreferrer nofollow" className={link}>
          Directions<span className="sr-only"> to {name}</span>
        </a>
      </li>
    </ul>
  );
}
