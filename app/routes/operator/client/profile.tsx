import { data } from "react-router";
import { goOn } from "#app/account-form.server.ts";
import { requireClient } from "#app/client-file.server.ts";
import { Notice } from "#app/components/forms/notice.tsx";
import { AlikeListings } from "#app/components/operator/alike-listings.tsx";
import { ClientFile, clientPath } from "#app/components/operator/client-file.tsx";
import { SectionLines } from "#app/components/operator/section-lines.tsx";
import { StandingForm } from "#app/components/operator/standing-form.tsx";
import { missing } from "#app/missing.server.ts";
import { shownSections } from "#app/profile-shown.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findAlike } from "#domain/catalogue/alike-med-spas.server.ts";
import { readKnown } from "#domain/catalogue/read-known.server.ts";
import { changeStanding, standingSchema } from "#domain/office/change-standing.server.ts";
import { findOwnProfile } from "#domain/revisions/own-profile.server.ts";
import type { Route } from "./+types/profile.ts";

const notices: Record<string, string> = {
  active: "Visitors find it from now on, and those who run it are told.",
  inactive: "Visitors no longer find it, and those who run it are told.",
  merged: "The two are one listing, and those who ran either are told.",
  saved: "Visitors see it from now on.",
  unchanged: "It says what it said before.",
};

export async function loader(asked: Route.LoaderArgs) {
  const { actor, services, listing, client } = await requireClient(asked);
  const profile = await findOwnProfile(services, actor, listing.id);
  if (!profile) throw await missing(services);
  const said = new URL(asked.request.url).searchParams.get("saved") ?? "";
  const sections = shownSections(profile, await readKnown(services));
  const alike = await findAlike(services, listing.id);
  return { client, said: Object.hasOwn(notices, said) ? said : null, sections, isWaiting: profile.waitsSince !== null, alike };
}

export async function action(asked: Route.ActionArgs) {
  const { actor, services, listing } = await requireClient(asked);
  const form = await asked.request.formData();
  const read = standingSchema.safeParse(Object.fromEntries(form));
  if (!read.success) return data({ problem: read.error.issues[0]?.message ?? "", typed: String(form.get("reason") ?? "") }, 422);
  const done = await changeStanding(services, actor, [listing.id], read.data);
  return goOn(`${clientPath(listing.slug)}?saved=${done !== "forbidden" && done.changed > 0 ? read.data.standing : "unchanged"}`, []);
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: loaderData ? `Edit ${loaderData.client.name}` : "Edit a listing",
    description: "For webmasters: a listing and all that belongs to it.",
    path: clientPath(loaderData?.client.slug ?? ""),
    isIndexed: false,
  });
}

export default function ClientProfile({ loaderData: { client, said, sections, isWaiting, alike }, actionData }: Route.ComponentProps) {
  const path = clientPath(client.slug);
  return (
    <ClientFile client={client} part="Profile">
      {said && <Notice title={said === "unchanged" ? "Nothing was changed" : "Saved"} text={notices[said] ?? ""} />}
      {isWaiting && (
        <p className="rounded-card border border-coral p-5">
          Changes of this listing wait.{" "}
          <a href="/admin/inbox?kind=revision" className="text-link">
            Look at them
          </a>
        </p>
      )}
      {alike.length > 0 && <AlikeListings slug={client.slug} alike={alike} />}
      <SectionLines path={path} sections={sections} />
      <p>
        <a href={`/admin/audit?listing=${client.slug}`} className="text-link">
          All that ever changed
        </a>
      </p>
      <StandingForm path={path} status={client.status} problem={actionData?.problem} typed={actionData?.typed ?? ""} />
    </ClientFile>
  );
}
