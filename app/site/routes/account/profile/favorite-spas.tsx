import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { ListingGrid } from "#app/components/catalogue/listing-card.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Section } from "#app/components/ui/section.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { withNext } from "#app/http/with-next.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { ProfileFrame } from "#app/site/components/account/profile-frame.tsx";
import { ShareListForm } from "#app/site/components/shortlist/share-list-form.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { shareListings } from "#app/site/routes/public/shortlist-form.server.ts";
import { listListings } from "#domain/catalogue/listings/list-listings.server.ts";
import { inOrderOf } from "#domain/catalogue/listings/listing.ts";
import { mapMovedSlugs } from "#domain/catalogue/slugs/slugs.server.ts";
import { listFavorites } from "#domain/saved/favorites.server.ts";
import { say } from "#shared/say.ts";
import { loadProfile } from "./profile-page.server.ts";

const savedShown = 100;

export const middleware = [authorize("saved.read")];

/** Favorites of signed-out visitors exist only in the browser, which requests them by slug. */
export async function loader({ url, context }: LoaderArgs) {
  const services = context.get(servicesContext);
  const actor = await context.get(visitorContext).visitor();
  const savedParameter = url.searchParams.get("saved");
  const saved = actor
    ? (await listFavorites(services, actor, savedShown)).map(({ slug }) => slug)
    : (savedParameter ?? "").split(",").filter(Boolean);
  const limited = saved.slice(0, savedShown);
  const moved = await mapMovedSlugs(services, limited);
  const slugs = [...new Set(limited.map((slug) => moved.get(slug) ?? slug))];
  const found =
    slugs.length > 0 ? await listListings(services, { slugs }, { limit: savedShown }) : [];
  const profile = actor && (await loadProfile(services, actor));
  return {
    profile,
    isKnown: actor !== null || savedParameter !== null,
    listings: inOrderOf(slugs, found),
    moved: moved.size > 0 ? JSON.stringify([...moved]) : undefined,
  };
}

export function action({ request, context }: ActionArgs) {
  return shareListings(context.get(servicesContext), request, context.get(visitorContext).from);
}

export const meta = privatePage(() => say("My Profile"));

export default function FavoriteSpas({
  loaderData: { profile, listings, isKnown, moved },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const saved =
    listings.length > 0 ? (
      <>
        <ListingGrid listings={listings} columns={profile ? 3 : 2} />
        <div className="mt-8">
          <ShareListForm
            action="/profile"
            slugs={listings.map(({ slug }) => slug)}
            actionData={actionData}
          />
        </div>
      </>
    ) : isKnown ? (
      <EmptyState
        title={say("Nothing saved yet")}
        text={say("Tap the heart on a listing to save it here.")}
      >
        <ButtonLink href="/med-spas">{say("See all med spas")}</ButtonLink>
      </EmptyState>
    ) : (
      <p className="needs-script text-muted">{say("Looking up what you saved…")}</p>
    );
  if (profile)
    return (
      <ProfileFrame profile={profile} part="Favorite Spas">
        <h2 className="sr-only">{say("Favorite Spas")}</h2>
        <div id="saved" data-of="account">
          {saved}
        </div>
      </ProfileFrame>
    );
  return (
    <SignedOutProfile>
      <Section title={say("Favorite Spas")}>
        <noscript>
          <p>{say("Saving med spas needs JavaScript, which is switched off in this browser.")}</p>
        </noscript>
        <div id="saved" tabIndex={-1} data-of="browser" data-moved={moved}>
          {saved}
        </div>
      </Section>
    </SignedOutProfile>
  );
}

/** Shows the favorites of this browser first, also on phones. */
function SignedOutProfile({ children }: { children: React.ReactNode }) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-8 lg:grid-cols-[1fr_26rem]">
      <div className="min-w-0">
        <Heading level={1} size="2xl">
          {say("My Profile")}
        </Heading>
        <p className="measure mt-2 text-muted">
          {say("Saved on this device. Sign in to keep your spas and searches everywhere.")}
        </p>
        <p className="mt-2 lg:hidden">
          <TextLink href={withNext("/sign-in", "/profile")}>{say("Sign in")}</TextLink>
        </p>
        {children}
      </div>
      <section
        aria-label={say("Sign in")}
        className="h-fit rounded-card border border-line bg-surface p-6 md:p-8"
      >
        <Heading className="mb-6">{say("Sign in")}</Heading>
        <SignInForm action="/sign-in" actionData={undefined} email="" next="/profile" />
        <p className="mt-5">
          <TextLink href="/sign-up">{say("Create an account")}</TextLink>
        </p>
      </section>
    </div>
  );
}
