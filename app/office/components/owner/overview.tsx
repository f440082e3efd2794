import { Form, Link } from "react-router";
import { withListingParam } from "#app/components/owner/listing-param.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Circle, CircleCheck } from "#app/components/ui/icons.tsx";
import { LevelBar } from "#app/components/ui/level-bar.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import type { OwnerOverviewData } from "#app/office/routes/owner/overview.server.ts";
import { timeInWords } from "#domain/bookings/when.ts";
import { capitalize } from "#shared/capitalize.ts";
import { ownerBookingPath, ownerProfilePath } from "#shared/paths.ts";
import { StatusBadge } from "../booking/status-badge.tsx";

export function OwnerOverview({ slug, overview }: { slug: string; overview: OwnerOverviewData }) {
  const { figures, waiting, today, profile, listingSlug, rejection, setup, facts } = overview;
  return (
    <>
      {rejection && <RejectionNote slug={slug} reason={rejection.reason} />}
      {setup && <Setup steps={setup} />}
      <Figures
        figures={figures.map(({ name, value }) => ({ name, value: value.toLocaleString("en-US") }))}
      />
      <div className="grid gap-x-14 gap-y-10 xl:grid-cols-2">
        <TitledSection id="attention" title="Needs attention">
          {waiting.length === 0 && (
            <p className="mt-3 text-muted">
              {setup
                ? "Nothing needs your attention. The steps above help bring in requests."
                : "You are up to date."}
            </p>
          )}
          <ul className="mt-3">
            {waiting.map(({ path, text, note }) => (
              <li key={text} className="border-t border-line">
                <Link
                  to={path}
                  className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-2 hover:text-lagoon hover:underline"
                >
                  {text}
                  {note && (
                    <span
                      className={`text-sm font-medium ${note.isLate ? "text-coral" : "text-muted"}`}
                    >
                      {note.words}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </TitledSection>
        <TitledSection id="today" title="Today">
          {today.length === 0 && <p className="mt-3 text-muted">No bookings for today.</p>}
          <ul className="mt-3">
            {today.map(({ id, time, customerName, treatment, status, noShow }) => (
              <li key={id} className="border-t border-line">
                <Link
                  to={withListingParam(ownerBookingPath(id), listingSlug)}
                  className="group grid min-h-14 grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 py-2"
                >
                  <span className="font-medium">{timeInWords(time)}</span>
                  <span className="min-w-0 wrap-anywhere group-hover:text-lagoon group-hover:underline">
                    {customerName}
                    <span className="block text-sm text-muted">{treatment}</span>
                  </span>
                  <StatusBadge status={status} noShow={noShow} />
                </Link>
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
      {profile && <Completeness slug={slug} profile={profile} />}
      <Facts facts={facts} />
    </>
  );
}

export function RejectionNote({ slug, reason }: { slug: string; reason: string }) {
  return (
    <TitledSection
      id="rejected"
      title="Your listing is not published yet"
      size="md"
      className="max-w-2xl rounded-card border border-coral p-5"
    >
      <p className="mt-2 whitespace-pre-line wrap-anywhere">{reason}</p>
      <p className="mt-2 text-sm text-muted">
        Correct the profile, then submit it again. We review it within 24 hours.
      </p>
      <Form method="post" action={ownerProfilePath(slug)} className="mt-4 flex flex-wrap gap-3">
        <ButtonLink variant="secondary" href={ownerProfilePath(slug)}>
          Edit the profile
        </ButtonLink>
        <Button name="intent" value="resubmit">
          Submit for review again
        </Button>
      </Form>
    </TitledSection>
  );
}

function Setup({ steps }: { steps: NonNullable<OwnerOverviewData["setup"]> }) {
  const next = steps.find(({ isDone }) => !isDone);
  return (
    <TitledSection
      id="setup"
      title="Get ready for your first booking"
      className="max-w-2xl rounded-card border border-line bg-surface p-6"
    >
      <ol className="mt-3">
        {steps.map((step) => (
          <li
            key={step.path}
            className="flex min-h-12 items-center gap-3 border-t border-line py-2 first:border-0"
          >
            {step.isDone ? (
              <CircleCheck className="size-5 shrink-0 text-lagoon" aria-label="Done:" />
            ) : (
              <Circle className="size-5 shrink-0 text-muted" aria-label="To do:" />
            )}
            {step.isDone ? (
              <span className="text-muted">{step.text}</span>
            ) : (
              <Link
                to={step.path}
                className={`text-link ${step === next ? "font-medium text-ink" : ""}`}
              >
                {step.text}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function Facts({ facts }: Pick<OwnerOverviewData, "facts">) {
  return (
    <TitledSection id="facts" title="Your listing" className="max-w-2xl">
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}

type CompletenessProps = { slug: string; profile: NonNullable<OwnerOverviewData["profile"]> };

function Completeness({ slug, profile: { parts, missing } }: CompletenessProps) {
  const isComplete = missing.length === 0;
  return (
    <TitledSection id="profile" title="Profile" className="grid max-w-xl gap-4">
      <LevelBar
        label="Profile completeness"
        value={parts - missing.length}
        most={parts}
        level={isComplete ? "high" : "fair"}
      />
      <p className="text-muted">
        A complete profile ranks <TextLink href="/how-we-rank">higher in the lists</TextLink>.{" "}
        {isComplete ? "Yours is complete." : "Still missing:"}
      </p>
      {!isComplete && (
        <ul className="grid gap-2">
          {missing.map(({ name, section }) => (
            <li key={name}>
              <TextLink href={`/owner/profile/${slug}/${section}`}>{capitalize(name)}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}
