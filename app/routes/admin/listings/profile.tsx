import { data } from "react-router";
import { AttestationPanel } from "#app/components/admin/attestation-panel.tsx";
import { adminListingPath, ListingFile } from "#app/components/admin/listing-file.tsx";
import { ListingStatusForm } from "#app/components/admin/listing-status-form.tsx";
import { SectionLines } from "#app/components/admin/section-lines.tsx";
import { SimilarListings } from "#app/components/admin/similar-listings.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { presentSections } from "#app/routes/shared/listing-sections/profile-view.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  changeListingStatus,
  listingStatusSchema,
} from "#domain/admin/listings/change-status.server.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { findListingsSimilarTo } from "#domain/catalogue/submissions/similar-listings.server.ts";
import { findOwnProfile } from "#domain/listing-edits/own-profile.server.ts";
import type { Route } from "./+types/profile.ts";
import { changeAttestation, loadAttestation } from "./attestation-form.server.ts";
import { requireAdminListing } from "./listing-file.server.ts";

const notices: Record<string, string> = {
  active: "Visitors can find it from now on, and we notify its owners.",
  inactive: "Visitors can no longer find it, and we notify its owners.",
  merged: "The two are now one listing, and we notify the people who ran either.",
  saved: "Visitors can see it from now on.",
  unchanged: "The previous version stays.",
  attestation: "The attestation was recorded, or requested by email.",
  unattested: "It cannot be published: no one has attested it yet.",
};

export const middleware = [authorize("listings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing, summary } = await requireAdminListing(args);
  const profile = requireFound(await findOwnProfile(services, actor, listing.id));
  const said = new URL(args.request.url).searchParams.get("saved") ?? "";
  const sections = presentSections(profile, await readReferenceChoices(services));
  const alike = await findListingsSimilarTo(services, listing.id);
  const attestation = await loadAttestation(services, listing.id);
  return {
    attestation,
    summary,
    said: Object.hasOwn(notices, said) ? said : null,
    sections,
    isWaiting: profile.waitsSince !== null,
    alike,
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, listing } = await requireAdminListing(args);
  const form = await args.request.formData();
  if (form.get("act") === "attestation") {
    form.set("id", String(listing.id));
    const outcome = await changeAttestation(services, actor, form);
    if ("done" in outcome) return redirectTo(`${adminListingPath(listing.slug)}?saved=attestation`);
    return data(
      { problem: Object.values(outcome.errors)[0]?.[0] ?? "", typed: "", isAttestation: true },
      422,
    );
  }
  const read = listingStatusSchema.safeParse(Object.fromEntries(form));
  if (!read.success)
    return data(
      {
        problem: read.error.issues[0]?.message ?? "",
        typed: String(form.get("reason") ?? ""),
        isAttestation: false,
      },
      422,
    );
  const done = await changeListingStatus(services, actor, [listing.id], read.data);
  if (done !== "forbidden" && done.unattested > 0)
    return redirectTo(`${adminListingPath(listing.slug)}?saved=unattested`);
  return redirectTo(
    `${adminListingPath(listing.slug)}?saved=${done !== "forbidden" && done.changed > 0 ? read.data.standing : "unchanged"}`,
  );
}

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData ? `Edit ${loaderData.summary.name}` : "Edit a listing",
);

export default function AdminListingProfile({
  loaderData: { attestation, summary, said, sections, isWaiting, alike },
  actionData,
}: Route.ComponentProps) {
  const path = adminListingPath(summary.slug);
  return (
    <ListingFile summary={summary} part="Profile">
      {said && (
        <Notice
          title={said === "unchanged" || said === "unattested" ? "Nothing was changed" : "Saved"}
          text={notices[said] ?? ""}
        />
      )}
      {isWaiting && (
        <p className="rounded-card border border-coral p-5">
          Edits of this listing are waiting for review.{" "}
          <TextLink href="/admin/inbox?kind=revision">Review them</TextLink>
        </p>
      )}
      {alike.length > 0 && <SimilarListings slug={summary.slug} alike={alike} />}
      {actionData?.isAttestation && (
        <Notice isProblem title="Nothing was changed" text={actionData.problem} />
      )}
      <AttestationPanel attestation={attestation} action={path} />
      <SectionLines path={path} sections={sections} />
      <p>
        <TextLink href={`/admin/audit?listing=${summary.slug}`}>All changes</TextLink>
      </p>
      <ListingStatusForm
        path={path}
        status={summary.status}
        problem={actionData?.isAttestation ? undefined : actionData?.problem}
        typed={actionData?.typed ?? ""}
      />
    </ListingFile>
  );
}
