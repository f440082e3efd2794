import { BadgeCheck } from "#app/components/ui/icons.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { License, Practitioner } from "#domain/catalogue/listings/listing.ts";
import { type LicenseKind, licenseLabels } from "#shared/credential-kinds.ts";
import { formatDay } from "#shared/local-day.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { monogramOf } from "../account/avatar.tsx";

type PeopleProps = { people: Practitioner[]; licenses: License[]; citySlug: string };

/**
 * Lists people, one per row, with role, licenses with their checks, and the treatments they
 * perform.
 */
export function People({ people, licenses, citySlug }: PeopleProps) {
  return (
    <ul className="border-t border-line">
      {people.map((person) => (
        <Person
          key={person.name}
          person={person}
          licenses={licenses.filter(({ holder }) => holder === person.name)}
          citySlug={citySlug}
        />
      ))}
    </ul>
  );
}

function Person({
  person: { name, title, certifications, performs, isUnlicensed },
  licenses,
  citySlug,
}: {
  person: Practitioner;
  licenses: License[];
  citySlug: string;
}) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-b border-line py-5 sm:grid-cols-[1fr_1.2fr]">
      <div className="grid grid-cols-[auto_1fr] gap-x-4">
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-sage font-display"
        >
          {monogramOf(name)}
        </span>
        <div>
          <p className="font-semibold" translate="no">
            {name}
          </p>
          {title && (
            <p className="text-muted">
              <StoredText>{title}</StoredText>
            </p>
          )}
          {isUnlicensed && <Unlicensed />}
          {licenses.map((license) => (
            <LicenseLine
              key={license.number}
              license={license}
              label={labelBeside(title, license.kind)}
            />
          ))}
          {certifications.length > 0 && (
            <p className="mt-1 text-sm text-muted" {...originalLang()}>
              {certifications.join(" · ")}
            </p>
          )}
        </div>
      </div>
      {performs.length > 0 && (
        <p className="text-sm leading-relaxed">
          <span className="text-muted">{say("Performs:")} </span>
          {performs.map((treatment, index) => (
            <span key={treatment.slug}>
              {index > 0 && ", "}
              <a
                href={to(`/${treatment.slug}/${citySlug}`)}
                className="underline decoration-line underline-offset-4 hover:decoration-lagoon"
              >
                {sayStored(treatment.name)}
              </a>
            </span>
          ))}
        </p>
      )}
    </li>
  );
}

/** Returns the label of a license, or an empty text if the title contains it. */
function labelBeside(title: string, kind: LicenseKind) {
  const label = licenseLabels[kind];
  const isSaid = kind === "practitioner" || title.toLowerCase().includes(label.toLowerCase());
  return isSaid ? "" : sayStored(label);
}

/** Shows the license number, and the day of our check if there was one. */
export function LicenseLine({ license, label = "" }: { license: License; label?: string }) {
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      <span>
        {label && `${label} · `}
        {say("License number {number}", { number: license.number })}
      </span>
      {license.checkedOn && (
        <span className="inline-flex items-center gap-1.5 font-medium text-lagoon">
          <BadgeCheck className="size-4" aria-hidden />{" "}
          {say("Checked on {day}", { day: formatDay(license.checkedOn) })}
        </span>
      )}
    </p>
  );
}

/**
 * Marks an unlicensed person, as Business and Professions Code 2053.5 requires next to the name.
 */
export function Unlicensed() {
  return (
    <span className="mt-1 block text-sm font-medium text-coral">
      {say("Not licensed by the state as a healing arts practitioner")}
    </span>
  );
}
