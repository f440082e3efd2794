import { data } from "react-router";
import { goOn } from "#app/account-form.server.ts";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { type Meanwhile, SectionForm } from "#app/components/profile/section-form.tsx";
import { pageContext } from "#app/context.ts";
import { missing } from "#app/missing.server.ts";
import { requireOwnListing } from "#app/own-listing.server.ts";
import { shownChange, shownInForm, shownStanding } from "#app/profile-shown.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/moment-in-words.ts";
import { readKnown } from "#domain/catalogue/read-known.server.ts";
import { changeSection } from "#domain/revisions/change-section.server.ts";
import { within as inSection } from "#domain/revisions/changes.ts";
import { readSection, valuesOf } from "#domain/revisions/forms/section-form.ts";
import { findOwnProfile } from "#domain/revisions/own-profile.server.ts";
import { isSection, sections } from "#domain/revisions/sections.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/section.ts";

async function find(asked: Pick<Route.LoaderArgs, "request" | "context" | "params">) {
  const { actor, services, listing } = await requireOwnListing(asked, "edit a listing");
  const profile = await findOwnProfile(services, actor, listing.id);
  const section =
    new URL(asked.request.url).pathname
      .replace(/\.data$/, "")
      .split("/")
      .at(-1) ?? "";
  if (!profile || !isSection(section)) throw await missing(services);
  return { actor, services, listing, profile, section, known: await readKnown(services) };
}

export async function loader(asked: Route.LoaderArgs) {
  const { listing, profile, section, known } = await find(asked);
  const { cities, categories, treatments } = known;
  const values = valuesOf(section, shownInForm(profile, section), known);
  const choices = {
    cities: cities.map(({ slug, name }) => ({ value: slug, label: name })),
    categories: categories.map(({ slug, name }) => ({ value: slug, label: name })),
    treatments: section === "menu" ? treatments.map(({ name }) => name) : [],
    tiles: asked.context.get(pageContext).mapTiles,
  };
  return { slug: listing.slug, section, isPublic: listing.isPublic, seen: profile.seen, values, choices, standing: shownStanding(profile, section) };
}

export async function action(asked: Route.ActionArgs) {
  const { actor, services, listing, profile, section, known } = await find(asked);
  const form = await asked.request.formData();
  const today = localDay(services.clock(), brand.region.timeZone);
  const { facts, errors } = readSection(section, { form, live: shownInForm(profile, section), known, today });
  const answer = { isDone: false, errors, values: typedValues(form) } as const;
  const seen = /^\d{1,9}$/.test(String(form.get("seen"))) ? Number(form.get("seen")) : 0;
  if (Object.keys(errors).length > 0) return data({ ...answer, seen, meanwhile: [] as Meanwhile[] }, 422);
  const changed = await changeSection(services, actor, listing.id, { section, facts, seen });
  if (changed.outcome === "not-found") throw await missing(services);
  if (changed.outcome !== "changed-meanwhile") return goOn(`/owner/profile/${listing.slug}?saved=${changed.outcome}#${section}`, []);
  const meanwhile = changed.meanwhile.map(({ id, by, at, changes }) => ({
    id,
    by: by ?? "A program",
    at: momentInWords(at),
    changes: Object.entries(inSection(changes, section)).map((change) => shownChange(change, known)),
  }));
  // With what is told now, the next sending is one that knows of it.
  return data({ ...answer, seen: changed.meanwhile.at(-1)?.id ?? seen, meanwhile }, 422);
}

/** Boxes have several values. */
function typedValues(form: FormData) {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String).join("\n")]));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? sections[loaderData.section].title : "Profile";
  return pageMeta(matches, {
    title,
    description: "A section of your listing.",
    path: `/owner/profile/${loaderData?.slug}/${loaderData?.section}`,
    isIndexed: false,
  });
}

export default function EditSection({ loaderData, actionData }: Route.ComponentProps) {
  const { slug, section, isPublic } = loaderData;
  const under = `/owner/profile/${slug}`;
  const waits = sections[section].isModerated && isPublic;
  const lead = waits ? "We look at this within 24 hours. Until then the page stays as it is." : "On the page as soon as you save it.";
  return (
    <OwnerPage title={sections[section].title} lead={lead} path={`${under}/${section}`} under={[{ name: "Profile", path: under }]}>
      <SectionForm {...loaderData} path={`${under}/${section}`} answer={actionData} button={waits ? "Send for a look" : "Save"} />
    </OwnerPage>
  );
}
