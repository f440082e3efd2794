import { Form, Link } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { formProblem, formState, type GetField } from "#app/forms/form-result.ts";
import { requireFound } from "#app/http/answers.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { AttestationPanel } from "#app/office/components/admin/attestation-panel.tsx";
import {
  adminListingPath,
  ListingFile,
  mergePath,
} from "#app/office/components/admin/listing-file.tsx";
import {
  presentSections,
  type ShownSection,
} from "#app/office/components/listing-sections/profile-view.server.ts";
import { requireAdminListing } from "#app/office/http/admin-listing.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  changeListingStatus,
  listingStatusSchema,
} from "#domain/admin/listings/change-status.server.ts";
import type { ListingStatus } from "#domain/catalogue/listings/admin-listing.ts";
import { listingStatusProblems } from "#domain/catalogue/problems.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { findListingsSimilarTo } from "#domain/catalogue/submissions/similar-listings.server.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import { truncate } from "#shared/truncate.ts";
import type { Route } from "./+types/profile.ts";
import { changeAttestation, loadAttestation } from "./attestation-form.server.ts";

const messages = {
  active: "Visitors can find it from now on, and we notify its owners.",
  inactive: "Visitors can no longer find it, and we notify its owners.",
};

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing, summary } = await requireAdminListing(args);
  const profile = requireFound(await findOwnProfile(services, actor, listing.id));
  const sections = presentSections(profile, await readReferenceChoices(services));
  const alike = await findListingsSimilarTo(services, listing.id);
  const attestation = await loadAttestation(services, listing.id);
  return { attestation, summary, sections, isWaiting: profile.waitsSince !== null, alike };
}

export async function action(args: Route.ActionArgs) {
  const form = await args.request.formData();
  if (!String(form.get("intent")).endsWith(" attestation")) return changeStatus(args, form);
  const { actor, services, listing } = await requireAdminListing(args);
  form.set("id", String(listing.id));
  return (
    (await changeAttestation(services, actor, form)) ??
    redirectWithFlash(services, adminListingPath(listing.slug), {
      title: "Saved",
      text: "The attestation was recorded, or requested by email.",
    })
  );
}

const changeStatus = officeAction({
  scope: requireAdminListing,
  schema: listingStatusSchema,
  run: async ({ services, actor, listing, input }) => {
    const done = await changeListingStatus(services, actor, [listing.id], input);
    if (done === "forbidden") return done;
    if (done.unattested > 0) return "unattested";
    return done.changed > 0 ? "changed" : "unchanged";
  },
  problems: listingStatusProblems,
  done: {
    changed: (_, { input }) => ({ title: "Saved", text: messages[input.standing] }),
    unchanged: { title: "Nothing was changed", text: "The previous version stays." },
  },
});

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData ? `Edit ${loaderData.summary.name}` : "Edit a listing",
);

export default function AdminListingProfile({
  loaderData: { attestation, summary, sections, isWaiting, alike },
  actionData,
}: Route.ComponentProps) {
  const path = adminListingPath(summary.slug);
  const problem = formProblem(actionData);
  return (
    <ListingFile summary={summary} part="Profile">
      {isWaiting && (
        <p className="rounded-card border border-coral p-5">
          Edits to this listing are waiting for review.{" "}
          <TextLink href="/admin/inbox?kind=revision">Review them</TextLink>
        </p>
      )}
      {alike.length > 0 && <SimilarListings slug={summary.slug} alike={alike} />}
      {problem && <Notice isProblem title="Nothing was changed" text={problem} />}
      <AttestationPanel attestation={attestation} action={path} />
      <SectionLines path={path} sections={sections} />
      <p>
        <TextLink href={`/admin/audit?listing=${summary.slug}`}>All changes</TextLink>
      </p>
      <ListingStatusForm
        path={path}
        status={summary.status}
        reason={formState(actionData).field("reason")}
      />
    </ListingFile>
  );
}

type Props = { path: string; status: ListingStatus; reason: ReturnType<GetField> };

function ListingStatusForm({ path, status, reason }: Props) {
  return (
    <TitledSection id="standing" title="Shown to visitors" className="border-t border-line pt-6">
      {status !== "active" && (
        <Form method="post" action={path} className="mt-4">
          <input type="hidden" name="standing" value="active" />
          <Button>{status === "pending" ? "Publish and notify" : "Show again and notify"}</Button>
        </Form>
      )}
      {status !== "inactive" && (
        <Unfold
          className="mt-3"
          open={reason.errors ? true : undefined}
          title={status === "pending" ? "Reject it" : "Hide it"}
        >
          <Form method="post" action={path} noValidate className="mt-2 grid max-w-xl gap-4">
            <input type="hidden" name="standing" value="inactive" />
            <TextArea
              label="Why"
              {...reason}
              rows={3}
              maxLength={1000}
              hint="Emailed to its owners and team. Nothing is deleted; a Premier plan ends immediately."
            />
            <p>
              <Button variant="secondary">
                {status === "pending" ? "Reject and notify" : "Hide and notify"}
              </Button>
            </p>
          </Form>
        </Unfold>
      )}
    </TitledSection>
  );
}

const charactersShown = 160;

function SectionLines({ path, sections }: { path: string; sections: ShownSection[] }) {
  return (
    <dl className="border-b border-line">
      {sections.map(({ name, title, facts, isStale, provenance }) => (
        <div
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-t border-line py-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
        >
          <dt className="font-medium">
            {title}
            <span className={`block text-sm font-normal ${isStale ? "text-coral" : "text-muted"}`}>
              {provenance}
            </span>
          </dt>
          <dd className="text-muted wrap-anywhere max-sm:order-3 max-sm:col-span-2">
            {truncate(facts.flatMap(({ lines }) => lines).join(" · "), charactersShown) ||
              "Nothing entered yet."}
          </dd>
          <dd className="text-right">
            <Link
              to={`${path}/sections/${name}`}
              preventScrollReset
              className="text-link inline-flex min-h-11 items-start"
            >
              Edit<span className="sr-only"> {title}</span>
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type SimilarListing = { slug: string; name: string; cityName: string; because: string };

function SimilarListings({ slug, alike }: { slug: string; alike: SimilarListing[] }) {
  return (
    <TitledSection
      id="alike"
      title="Possible duplicates"
      size="md"
      className="rounded-card border border-coral p-5"
    >
      <ul className="mt-2">
        {alike.map((other) => (
          <li
            key={other.slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 first:border-t-0"
          >
            <p className="min-w-0 wrap-anywhere">
              <Link to={adminListingPath(other.slug)} className="font-medium hover:text-lagoon">
                {other.name}
              </Link>
              <span className="block text-sm text-muted">
                {other.cityName} · {other.because}
              </span>
            </p>
            <Link
              to={mergePath(slug, other.slug)}
              className="text-link inline-flex min-h-11 items-center"
            >
              Compare and merge<span className="sr-only"> {other.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
