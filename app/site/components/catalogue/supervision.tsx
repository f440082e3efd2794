import { Heading } from "#app/components/ui/heading.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import type { License, Practitioner } from "#domain/catalogue/listings/listing.ts";
import {
  type LicenseKind,
  licenseLabels,
  type Ownership,
  ownershipLabels,
} from "#shared/credential-kinds.ts";
import { say, sayStored } from "#shared/say.ts";
import { complaintOfficesFor } from "#site/complaints.ts";
import { treatmentGuide } from "#site/treatment-guide.ts";
import { LicenseLine, People } from "./people.tsx";

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
  const people = withLicensees(staff, licenses);
  const named = new Set(people.map((person) => person.name));
  const ofBusiness = licenses.filter(({ holder }) => !named.has(holder));
  const hasFacts = ownership !== null || isMedical || ofBusiness.length > 0;
  return (
    <Section title={say("People and licenses")}>
      {staff.length > 0 && (
        <p className="mb-4 text-sm text-muted">{say("According to {name}.", { name })}</p>
      )}
      {people.length > 0 && <People people={people} licenses={licenses} citySlug={city.slug} />}
      <div className={hasFacts ? "mt-8 rounded-card border border-line bg-surface p-6 md:p-8" : ""}>
        {hasFacts && (
          <Heading level={3} size="lg">
            {say("License and supervision")}
          </Heading>
        )}
        {licenses.length === 0 && !hasFacts && (
          <p className="text-muted">{say("No licenses stated")}</p>
        )}
        <dl className="mt-5 grid gap-4 empty:hidden">
          {(ownership || isMedical) && (
            <Named
              title={say("Owner")}
              note={ownership ? <OwnerNote {...ownership} /> : <NotStated />}
            />
          )}
          {ofBusiness.map((license) => (
            <Named
              key={license.number}
              title={sayStored(licenseLabels[license.kind])}
              note={
                <>
                  <p className="font-semibold" translate="no">
                    {license.holder}
                  </p>
                  <LicenseLine license={license} />
                </>
              }
            />
          ))}
          {unstated.map((kind) => (
            <Named key={kind} title={sayStored(licenseLabels[kind])} note={<NotStated />} />
          ))}
        </dl>
        <p className={`text-sm text-muted ${hasFacts ? "mt-6 border-t border-line pt-4" : "mt-4"}`}>
          {say(
            "We check licenses ourselves against California state records. It’s free, and paying us never gets a provider checked, or checked sooner.",
          )}
          {licenses.some(({ checkedOn }) => !checkedOn) &&
            ` ${say("Numbers without a check mark haven’t been verified yet.")}`}
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
        <ReportUnsafe people={people} />
      </div>
    </Section>
  );
}

/** Returns the staff, plus licensed people whom the provider does not list as staff. */
function withLicensees(staff: Practitioner[], licenses: License[]): Practitioner[] {
  const names = new Set(staff.map(({ name }) => name));
  const others = licenses.filter(({ kind, holder }) => isPersonal(kind) && !names.has(holder));
  return [
    ...staff,
    ...[...new Set(others.map(({ holder }) => holder))].map((name) => ({
      name,
      title: "",
      certifications: [],
      performs: [],
      isUnlicensed: false,
    })),
  ];
}

const isPersonal = (kind: LicenseKind) => kind === "medical director" || kind === "practitioner";

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

function ReportUnsafe({ people }: { people: Practitioner[] }) {
  const words = people.flatMap(({ name, title, certifications, performs }) => [
    name,
    title,
    ...certifications,
    ...performs.map((each) => each.name),
  ]);
  return (
    <Unfold title={say("Report unlicensed or unsafe practice")} isSmall>
      <p className="mt-2 text-sm text-muted">
        {say("These agencies take complaints. In an emergency call 911.")}
      </p>
      <ul className="mt-2 grid text-sm">
        {complaintOfficesFor(words.join("\n")).map(({ name, about, url }) => (
          <li key={url} className="py-1.5">
            <a href={url} rel="noopener noreferrer" className="text-link" lang="en">
              {name}
            </a>
            <span className="text-muted">: {say(about)}</span>
          </li>
        ))}
      </ul>
    </Unfold>
  );
}
