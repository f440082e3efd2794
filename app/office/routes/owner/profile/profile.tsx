import { z } from "zod";
import { AttestationField } from "#app/components/add-listing/attestation-field.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formProblem, formState } from "#app/forms/form-result.ts";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import {
  presentHistory,
  presentSections,
} from "#app/office/components/listing-sections/profile-view.server.ts";
import { SectionView } from "#app/office/components/listing-sections/section-view.tsx";
import { RejectionNote } from "#app/office/components/owner/overview.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { WebsiteReading } from "#app/office/components/owner/website-reading.tsx";
import { PostButton } from "#app/office/components/ui/post-button.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { attestationMissing } from "#domain/catalogue/licenses/attestation.ts";
import { attestAsOwner, needsAttestation } from "#domain/catalogue/licenses/attestations.server.ts";
import { resubmitProblems } from "#domain/catalogue/problems.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import {
  findRejection,
  resubmitListing,
} from "#domain/catalogue/submissions/rejected-submission.server.ts";
import {
  acceptProposal,
  confirmSection,
  withdrawEdits,
} from "#domain/listing-edits/apply-edit.server.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import { editProblems, websiteReadProblems } from "#domain/listing-edits/problems.ts";
import { isProfileSection } from "#domain/listing-edits/sections.ts";
import {
  findWebsiteRead,
  requestWebsiteRead,
} from "#domain/listing-edits/website/request-read.server.ts";
import type { Route } from "./+types/profile.ts";

export const middleware = [authorize("listings.edit")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const profile = requireFound(await findOwnProfile(services, actor, listing.id));
  return {
    slug: listing.slug,
    name: listing.name,
    isPublic: listing.isPublic,
    asksToAttest: await needsAttestation(services, listing.id),
    rejection: await findRejection(services, listing.id),
    isWaiting: profile.waitsSince !== null,
    sections: presentSections(profile, await readReferenceChoices(services)),
    history: presentHistory(profile.history),
    reading: shownReading(await findWebsiteRead(services, actor, listing.id)),
  };
}

function shownReading(read: Awaited<ReturnType<typeof findWebsiteRead>>) {
  if (!read) return null;
  const { askedAt, readAt, ...rest } = read;
  return {
    ...rest,
    readOn: readAt && momentInWords(readAt),
    isAsked: askedAt !== null && (readAt === null || askedAt > readAt),
  };
}

function sectionIn(form: FormData) {
  const named = String(form.get("section") ?? "");
  return isProfileSection(named) ? named : null;
}

/** Returns the path of the section that the form is about. */
const backAt = (form: FormData, args: { url: URL }) => {
  const section = sectionIn(form);
  return section ? `${args.url.pathname}#${section}` : args.url.pathname;
};

const attest = officeAction({
  scope: ownListing,
  schema: z.object({ attestation: z.literal("yes", attestationMissing) }),
  run: ({ services, actor, listing }) => attestAsOwner(services, actor, listing.id),
  problems: editProblems,
  done: { attested: { title: "Confirmed", text: "We keep these statements with the listing." } },
});

const resubmit = officeAction({
  scope: ownListing,
  run: ({ services, actor, listing }) => resubmitListing(services, actor, listing.id),
  problems: resubmitProblems,
  done: {
    resubmitted: {
      title: "Submitted for review",
      text: "We review it within 24 hours and email you the result.",
    },
  },
});

const read = officeAction({
  scope: ownListing,
  run: ({ services, actor, listing }) => requestWebsiteRead(services, actor, listing.id),
  problems: websiteReadProblems,
  done: { asked: { title: "Requested", text: "We will read your website within minutes." } },
});

const withdraw = officeAction({
  scope: ownListing,
  run: ({ services, actor, listing, form }) =>
    withdrawEdits(services, actor, listing.id, sectionIn(form)),
  problems: editProblems,
  done: {
    withdrawn: (_, { form, args }) => ({
      to: backAt(form, args),
      title: "Withdrawn",
      text: "Nothing is waiting for review anymore.",
    }),
  },
});

const decide = (decision: typeof acceptProposal | typeof confirmSection) =>
  officeAction({
    scope: ownListing,
    run: async ({ services, actor, listing, form }) => {
      const section = sectionIn(form);
      return section ? decision(services, actor, listing.id, section) : "not-found";
    },
    problems: editProblems,
    done: {
      taken: (_, { form, args }) => ({
        to: backAt(form, args),
        title: "Saved",
        text: "Visitors can see it from now on.",
      }),
      confirmed: (_, { form, args }) => ({
        to: backAt(form, args),
        title: "Confirmed",
        text: "It is confirmed as of today.",
      }),
    },
  });

export const action = byIntent({
  attest,
  resubmit,
  read,
  withdraw,
  take: decide(acceptProposal),
  confirm: decide(confirmSection),
});

export const meta = privatePage("Profile");

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, rejection, isWaiting, sections, history, reading } = loaderData;
  const path = `/owner/profile/${slug}`;
  const stale = sections.filter(({ isStale }) => isStale);
  const { intent } = formState(actionData).values;
  return (
    <OwnerPage
      title="Profile"
      problem={formProblem(actionData)}
      problemTitle={intent === "resubmit" ? "Nothing was submitted" : undefined}
      lead={loaderData.name}
      isWide
    >
      {loaderData.asksToAttest && (
        <section
          id="attestation"
          aria-label="Attestation"
          className="max-w-2xl scroll-mt-24 rounded-card border border-coral p-5"
        >
          <ShortForm
            action={path}
            actionData={intent === "attest" ? actionData : undefined}
            button="Confirm"
            hidden={{ intent: "attest" }}
          >
            {(field) => <AttestationField {...field("attestation")} />}
          </ShortForm>
        </section>
      )}
      {rejection && <RejectionNote slug={slug} reason={rejection.reason} />}
      {stale.length > 0 && (
        <div className="rounded-card border border-coral p-5">
          <p className="font-semibold">Still correct?</p>
          <p className="mt-1 text-sm">
            No one has reviewed this for half a year:{" "}
            {stale.map((section, index) => (
              <span key={section.name}>
                {index > 0 && ", "}
                <a href={`#${section.name}`} className="text-link">
                  {section.title}
                </a>
              </span>
            ))}
            .
          </p>
        </div>
      )}
      <div className="measure text-muted">
        <p>
          We review edits of name, address, category, description and credentials within 24 hours.
          Everything else is published right away.
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          {loaderData.isPublic && <TextLink href={`/listing/${slug}`}>View public page</TextLink>}
        </p>
      </div>
      {reading && <WebsiteReading shown={reading} path={path} />}
      {isWaiting && (
        <PostButton action={path} fields={{ intent: "withdraw" }}>
          Withdraw all pending edits
        </PostButton>
      )}
      <div className="-mt-2">
        {sections.map((section) => (
          <SectionView key={section.name} section={section} path={path} />
        ))}
      </div>
      {history.length > 0 && <History history={history} />}
    </OwnerPage>
  );
}

function History({ history }: Pick<Route.ComponentProps["loaderData"], "history">) {
  return (
    <TitledSection id="history" title="History" className="border-t border-line pt-7">
      <ol className="mt-3 grid gap-2 text-sm">
        {history.map(({ id, at, text, sections, reason }) => (
          <li key={id} className="wrap-anywhere">
            {[text, sections].filter(Boolean).join(": ")} <span className="text-muted">{at}</span>
            {reason && (
              <span className="block border-l-2 border-sage pl-3 whitespace-pre-line">
                {reason}
              </span>
            )}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
