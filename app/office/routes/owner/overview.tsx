import { Link } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { signInFromForm } from "#app/forms/sign-in-form.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { PasswordDialogs } from "#app/office/components/account/password-dialogs.tsx";
import { OwnerOverview } from "#app/office/components/owner/overview.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { RefreshForm } from "#app/office/components/ui/refresh-form.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { listingsWith } from "#domain/accounts/policy/policy.ts";
import { listDemoOwners } from "#domain/accounts/site-admins/command-line.server.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Route } from "./+types/overview.ts";
import { loadOverview } from "./overview.server.ts";

const path = "/client-admin";

export const middleware = [authorize("session.create")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = url;
  const actor = await context.get(visitorContext).visitor();
  if (actor) {
    const listings = await nameListings(services, listingsWith(actor, "dashboard.read"));
    const listing =
      listings.find(({ slug }) => slug === searchParams.get("place")) ?? listings[0] ?? null;
    const overview = listing && (await loadOverview(services, actor, listing, listings.length > 1));
    return {
      name: actor.name,
      listing,
      overview,
      isNew: searchParams.has("welcome"),
      email: "",
      quick: [],
    };
  }
  const owners = (await services.isDemo()) ? await listDemoOwners(services) : [];
  const named = await nameListings(
    services,
    owners.map(({ listingId }) => listingId),
  );
  const quick = owners.map(({ email, listingId }) => ({
    email: email ?? "",
    spa: named.find(({ id }) => id === listingId)?.name ?? "",
  }));
  return {
    name: null,
    listing: null,
    overview: null,
    isNew: false,
    email: searchParams.get("email") ?? "",
    quick,
  };
}

export function action(args: Route.ActionArgs) {
  return signInFromForm(args, `${path}?welcome=1`);
}

export const meta = privatePage("Client Admin");

export default function ClientAdmin({
  loaderData: { name, listing, overview, isNew, email, quick },
  actionData,
}: Route.ComponentProps) {
  if (name !== null)
    return (
      <OwnerPage title="Client Admin" lead={`Signed in as ${name}.`} isWide>
        {isNew && (
          <Notice title="Success!" text="Successfully logged in to your admin dashboard." />
        )}
        {listing && overview ? (
          <>
            <RefreshForm
              path={path}
              hidden={overview.listingSlug ? { place: overview.listingSlug } : {}}
            />
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              {listing.isPublic ? (
                <Link to={`/listing/${listing.slug}`} className="text-link wrap-anywhere">
                  {listing.name}
                </Link>
              ) : (
                <>
                  <span className="wrap-anywhere">{listing.name}</span>
                  <span className="text-sm text-muted">
                    {listing.isPending
                      ? "Not public yet: we review it within 24 hours."
                      : "Not public"}
                  </span>
                </>
              )}
            </p>
            <OwnerOverview slug={listing.slug} overview={overview} />
          </>
        ) : (
          <EmptyState
            title="This account has no listing yet"
            text="List your business, or claim it from its profile if it is already listed."
          >
            <ButtonLink href="/add-listing">List Your Med Spa</ButtonLink>
            <ButtonLink variant="secondary" href="/search">
              Find your business
            </ButtonLink>
          </EmptyState>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
          <TextLink href="/profile/security">Sign-in and security</TextLink>
          <form method="post" action="/sign-out">
            <Button variant="secondary">Logout</Button>
          </form>
        </div>
      </OwnerPage>
    );
  return (
    <AccountPage title="Client Admin" lead="For owners of listings.">
      <SignInForm action={path} actionData={actionData} email={email} next="" />
      <PasswordDialogs />
      {quick.length > 0 && (
        <section className="border-t border-line pt-8">
          <Heading>Quick Client Login</Heading>
          <p className="mt-2 text-sm text-muted">
            Six demo owners. Selecting one only fills in the email.
          </p>
          <ul className="mt-4">
            {quick.map(({ email: address, spa }) => (
              <li key={address} className="border-b border-line last:border-0">
                <Link
                  to={`${path}?email=${encodeURIComponent(address)}`}
                  className="block py-3 hover:text-lagoon"
                >
                  {spa}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountPage>
  );
}
