import { MedSpaGrid } from "#app/components/catalogue/med-spa-card.tsx";
import { ShareListForm } from "#app/components/shortlist/share-list-form.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { servicesContext } from "#app/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { shareListings } from "#app/shortlist-form.server.ts";
import { listMedSpas } from "#domain/catalogue/list-med-spas.server.ts";
import { inOrderOf } from "#domain/catalogue/med-spa.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/profile.ts";

const savedShown = 100;

/** The favourites are known to the browser alone: it asks for them by their slugs. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const saved = new URL(request.url).searchParams.get("saved");
  const slugs = (saved ?? "").split(",").filter(Boolean).slice(0, savedShown);
  const found = slugs.length > 0 ? await listMedSpas(context.get(servicesContext), { slugs }, { limit: savedShown }) : [];
  return { isAsked: saved !== null, medSpas: inOrderOf(slugs, found) };
}

export function action({ request, context }: Route.ActionArgs) {
  return shareListings(context.get(servicesContext), request);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "My Profile",
    description: `The med spas of ${brand.region.name} that you saved. They are kept in this browser alone, and shown to nobody else.`,
    path: "/profile",
    isIndexed: false,
  });
}

export default function Profile({ loaderData: { medSpas, isAsked }, actionData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 md:pt-16">
      <h1 className="text-3xl md:text-4xl">My Profile</h1>
      <p className="measure mt-4 text-muted">What you save is kept in this browser alone, until you share it.</p>
      <Section title="Favorite Spas">
        <noscript>
          <p>Saving med spas needs JavaScript, which is switched off in this browser.</p>
        </noscript>
        <div id="saved" data-of="browser">
          {medSpas.length > 0 ? (
            <>
              <MedSpaGrid medSpas={medSpas} />
              <div className="mt-8">
                <ShareListForm action="/profile" slugs={medSpas.map(({ slug }) => slug)} answer={actionData} />
              </div>
            </>
          ) : isAsked ? (
            <EmptyState title="Nothing saved yet" text="The heart on a listing keeps it here.">
              <ButtonLink href="/med-spas">See all med spas</ButtonLink>
            </EmptyState>
          ) : (
            <p className="needs-script text-muted">Looking up what you saved ...</p>
          )}
        </div>
      </Section>
    </div>
  );
}
