import { originalLang, originalLangUnlessTranslated } from "#app/components/ui/original-lang.ts";
import { RichText } from "#app/components/ui/rich-text.tsx";
import type { Comparison } from "#app/site/routes/public/compare.server.ts";
import { licenseLabels } from "#shared/credential-kinds.ts";
import { formatDay } from "#shared/local-day.ts";
import { directionsPath, listingPath, telHref } from "#shared/paths.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";
import { Unlicensed } from "../catalogue/people.tsx";

type ComparedListing = Comparison["listings"][number];

/** Cell contents. Each shows clearly if the provider stated nothing. */

type TextCellProps = { of: string[]; none?: string; isOwn?: boolean };

/** Shows text, or that none is stated. `isOwn`: the owner wrote the text. */
export function TextCell({ of, none = say("Not stated"), isOwn = false }: TextCellProps) {
  const known = of.filter(Boolean);
  if (known.length === 0) return <span className="text-muted">{none}</span>;
  return known.map((words) => (
    <span key={words} className="block" {...(isOwn ? originalLang() : {})}>
      {words}
    </span>
  ));
}

export function HoursCell({ isOpen, hours, note }: ComparedListing["today"]) {
  if (!hours) return <TextCell of={[]} />;
  return (
    <>
      {isOpen !== null && hours !== say("Closed") && (
        <span className={`block font-medium ${isOpen ? "text-lagoon" : "text-muted"}`}>
          {isOpen ? say("Open now") : say("Closed now")}
        </span>
      )}
      <span className="block whitespace-pre-line" {...(isOpen === null ? originalLang() : {})}>
        {hours}
      </span>
      {note && (
        <span className="block text-sm text-muted" {...originalLangUnlessTranslated(note)}>
          {sayStored(note)}
        </span>
      )}
    </>
  );
}

type OtherTreatmentsCellProps = { entries: Comparison["rest"][number]; isOnly: boolean };

/** Folds entries that no other listing has, or the whole menu if there is nothing to compare. */
export function OtherTreatmentsCell({ entries, isOnly }: OtherTreatmentsCellProps) {
  if (entries.length === 0)
    return <TextCell of={[]} none={isOnly ? say("Not stated") : say("None")} />;
  return (
    <details className="group">
      <summary className="text-link inline-flex min-h-6 items-center">
        {isOnly
          ? plural(entries.length, "treatment")
          : say("{count} more", { count: entries.length })}
      </summary>
      <ul className="mt-2 grid gap-2 text-sm">
        {entries.map(({ name, price }) => (
          <li key={name}>
            <span {...originalLangUnlessTranslated(name)}>{sayStored(name)}</span>
            <span className="block text-muted">{price}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function StaffCell({ staff }: Pick<ComparedListing, "staff">) {
  if (staff.length === 0) return <TextCell of={[]} />;
  return (
    <ul className="grid gap-3">
      {staff.map(({ name, title, certifications, isUnlicensed }) => (
        <li key={name} {...originalLang()}>
          {name}
          <span className="block text-sm text-muted">{[title, ...certifications].join(" · ")}</span>
          {isUnlicensed && <Unlicensed />}
        </li>
      ))}
    </ul>
  );
}

export function LicensesCell({ licenses }: Pick<ComparedListing, "licenses">) {
  if (licenses.length === 0) return <TextCell of={[]} none={say("None named")} />;
  return (
    <ul className="grid gap-3">
      {licenses.map(({ kind, holder, number, checkedOn }) => (
        <li key={number}>
          <span {...originalLang()}>{`${holder}, ${number}`}</span>
          <span className="block text-sm text-muted first-letter:uppercase">
            {sayStored(licenseLabels[kind])}
            {checkedOn && `; ${say("checked by us on {day}", { day: formatDay(checkedOn) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ContactCell({ listing }: { listing: ComparedListing }) {
  const { slug, name, phone } = listing;
  const link = "text-link inline-flex min-h-11 items-center";
  return (
    <ul data-slug={slug}>
      <li>
        <a href={to(listingPath(slug))} className={link}>
          <RichText
            text="View profile <s>of {name}</s>"
            values={{ name }}
            parts={{ s: (words) => <span className="sr-only">{words}</span> }}
          />
        </a>
      </li>
      {phone && (
        <li>
          <a data-counts="call" href={telHref(phone)} className={link}>
            {say("Call {phone}", { phone })}
          </a>
        </li>
      )}
      <li>
        <a
          data-counts="directions"
          href={to(directionsPath(listing.slug))}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={link}
        >
          <RichText
            text="Directions <s>to {name}</s>"
            values={{ name }}
            parts={{ s: (words) => <span className="sr-only">{words}</span> }}
          />
        </a>
      </li>
    </ul>
  );
}
