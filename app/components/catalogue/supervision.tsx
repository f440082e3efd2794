import { englishOnSpanishPage } from "#app/components/ui/english-on-spanish-page.ts";
import { BadgeCheck, CircleDashed } from "#app/components/ui/icons.tsx";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { License, Practitioner } from "#domain/catalogue/listings/listing.ts";
import {
  type LicenseKind,
  licenseLabels,
  type Ownership,
  ownershipLabels,
} from "#shared/credential-kinds.ts";
import { formatDay } from "#shared/local-day.ts";
import { say, sayStored } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { complaintOffices } from "#site/complaints.ts";
import { treatmentGuide } from "#site/treatment-guide.ts";
import { monogramOf } from "../account/avatar.tsx";
import { RichText } from "../ui/rich-text.tsx";
import { Section } from "../ui/section.tsx";

type SupervisedListing = {
  name: string;
  isDemo: boolean;
  isMedical: boolean;
  ownership: Ownership | null;
  staff: Practitioner[];
  licenses: License[];
  city: { slug: string; name: string };
};

/**
 * Facts whose absence visitors should know about at a physician's practice. An independent nurse
 * practitioner has neither.
 */
const askedOfMedical = [
  "medical director",
  "fictitious name permit",
] as const satisfies LicenseKind[];

export function Supervision({
  listing: { name, isDemo, isMedical, ownership, staff, licenses, city },
}: {
  listing: SupervisedListing;
}) {
  const unstated =
    isMedical && ownership?.kind !== "nurse practitioner"
      ? askedOfMedical.filter((kind) => !licenses.some((license) => license.kind === kind))
      : [];
  return (
    <Section title={say("People and licenses")}>
      <div className="rounded-card border border-line bg-surface p-6 md:p-8">
        <h3 className="text-xl">{say("License and supervision")}</h3>
        {licenses.length === 0 && !ownership && !isMedical && (
          <p className="mt-3 text-muted">{say("No licenses stated")}</p>
        )}
        <dl className="mt-5 grid gap-5 empty:hidden">
          {(ownership || isMedical) && (
            <Named
              title={say("Owner")}
              note={ownership ? <OwnerNote {...ownership} /> : <NotStated />}
            />
          )}
          {licenses.map((license) => (
            <Named
              key={license.number}
              title={sayStored(licenseLabels[license.kind])}
              note={<LicenseNote {...license} />}
            />
          ))}
          {unstated.map((kind) => (
            <Named key={kind} title={sayStored(licenseLabels[kind])} note={<NotStated />} />
          ))}
        </dl>
        <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
          {say(
            "We check licenses ourselves against California state records. It’s free, and paying us never gets a provider checked, or checked sooner.",
          )}
          {isDemo &&
            licenses.some(({ checkedOn }) => checkedOn) &&
            ` ${say("This is a demo listing. Its license check is made up, too.")}`}
        </p>
        <p className="mt-3 text-sm">
          <a
            href={treatmentGuide.lookUp.url}
            rel="noopener noreferrer"
            className="text-link inline-flex min-h-11 items-center"
          >
            {sayStored(treatmentGuide.lookUp.text)}
          </a>
        </p>
        <ReportUnsafe />
      </div>
      {staff.length > 0 && (
        <>
          <h3 className="mt-10 text-xl">{say("Who performs what")}</h3>
          <p className="mt-1 text-sm text-muted">{say("According to {name}.", { name })}</p>
          <ul className="mt-4 border-t border-line">
            {staff.map((member) => (
              <Person key={member.name} member={member} citySlug={city.slug} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}

function Named({ title, note }: { title: string; note: React.ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[10rem_1fr]">
      <dt className="text-sm text-muted sm:pt-0.5">{title}</dt>
      <dd>{note}</dd>
    </div>
  );
}

function NotStated() {
  return <p className="text-muted">{say("Not stated")}</p>;
}

function OwnerNote({ name, kind }: Ownership) {
  return (
    <>
      <p className="font-semibold">
        <RichText
          text="Owned by <b>{name}</b>"
          values={{ name }}
          parts={{ b: (words) => <span translate="no">{words}</span> }}
        />
      </p>
      <p className="text-sm text-muted">{sayStored(ownershipLabels[kind])}</p>
    </>
  );
}

function ReportUnsafe() {
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 items-center text-sm">
        {say("Report unlicensed or unsafe practice")}
      </summary>
      <p className="mt-2 text-sm text-muted">
        {say("These agencies take complaints. In an emergency call 911.")}
      </p>
      <ul className="mt-2 grid text-sm">
        {complaintOffices.map(({ name, about, url }) => (
          <li key={url} className="py-1.5">
            <a href={url} rel="noopener noreferrer" className="text-link" lang="en">
              {name}
            </a>
            <span className="text-muted">: {say(about)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Business and Professions Code 2053.5 requires this next to the name. */
export function Unlicensed() {
  return (
    <span className="mt-1 block text-sm font-medium text-coral">
      {say("Not licensed by the state as a healing arts practitioner")}
    </span>
  );
}

function LicenseNote({ holder, number, checkedOn }: License) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p>
        <span className="font-semibold" translate="no">
          {holder}
        </span>
        <span className="block text-sm text-muted">
          {say("License number {number}", { number })}
        </span>
      </p>
      {checkedOn ? (
        <p className="inline-flex items-center gap-1.5 text-sm font-medium text-lagoon">
          <BadgeCheck className="size-4" aria-hidden />{" "}
          {say("Checked on {day}", { day: formatDay(checkedOn) })}
        </p>
      ) : (
        <p className="inline-flex items-center gap-1.5 text-sm text-muted">
          <CircleDashed className="size-4" aria-hidden /> {say("Not checked yet")}
        </p>
      )}
    </div>
  );
}

function Person({
  member: { name, title, certifications, performs, isUnlicensed },
  citySlug,
}: {
  member: Practitioner;
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
          <p className="text-muted">
            <StoredText>{title}</StoredText>
          </p>
          {isUnlicensed && <Unlicensed />}
          <p className="mt-1 text-sm text-muted" {...englishOnSpanishPage()}>
            {certifications.join(" · ")}
          </p>
        </div>
      </div>
      {performs.length > 0 ? (
        <p className="text-sm leading-relaxed">
          <span className="sr-only">{say("Performs:")} </span>
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
      ) : (
        <p className="text-sm text-muted">{say("No treatments stated")}</p>
      )}
    </li>
  );
}
