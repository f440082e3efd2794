import { Link } from "react-router";
import { Heading } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { LawHints } from "#app/office/components/listing-sections/law-hints.tsx";
import type { InboxItemDetail } from "#app/office/routes/admin/inbox/open-item.server.ts";
import { paidPlanOf } from "#domain/catalogue/submissions/submission-choices.ts";
import { planDetails } from "#site/plans.ts";
import { AttestationPanel } from "../attestation-panel.tsx";
import { adminListingPath } from "../listing-file.tsx";

type Submission = Extract<InboxItemDetail, { kind: "submission" }>;

type Props = { submission: Submission; action: string; open: string };

export function SubmissionFacts({ submission, action, open }: Props) {
  const { slug, email, wantedPlan, source, alike, sections, hints, attestation } = submission;
  const plan = `Wants ${planDetails(paidPlanOf(wantedPlan ?? "") ?? "standard").name}`;
  return (
    <>
      <p className="text-sm text-muted wrap-anywhere">
        {[
          wantedPlan && plan,
          source
            ? source === "api"
              ? "submitted through the API"
              : "submitted through the form"
            : "from a file",
          email,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <p className="mt-1">
        <Link to={adminListingPath(slug)} className="text-link inline-flex min-h-11 items-center">
          Open the listing
        </Link>
      </p>
      {alike.length > 0 && (
        <section aria-labelledby="alike" className="mt-3">
          <Heading level={3} id="alike">
            Possible duplicates
          </Heading>
          <ul className="mt-2 grid gap-1">
            {alike.map((listing) => (
              <li key={listing.slug} className="wrap-anywhere">
                <TextLink href={adminListingPath(listing.slug)}>{listing.name}</TextLink>,{" "}
                {listing.cityName} <span className="text-sm text-muted">{listing.because}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-4">
        <AttestationPanel attestation={attestation} action={action} open={open} />
      </div>
      {hints.length > 0 && (
        <div className="mt-6">
          <LawHints hints={hints} />
        </div>
      )}
      <dl className="mt-6 border-b border-line">
        {sections
          .filter(({ facts }) => facts.length > 0)
          .map(({ title, facts }) => (
            <div
              key={title}
              className="grid gap-x-6 gap-y-1 border-t border-line py-4 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <dt className="font-medium">{title}</dt>
              <dd className="grid gap-2">
                {facts.map(({ name, lines }) => (
                  <p key={name} className="wrap-anywhere whitespace-pre-line">
                    {facts.length > 1 && <span className="block text-sm text-muted">{name}</span>}
                    {lines.join("\n")}
                  </p>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}
