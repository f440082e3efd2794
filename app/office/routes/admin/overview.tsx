import { Link } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { SignOutForm } from "#app/components/account/sign-out-form.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { signInFromForm } from "#app/forms/sign-in-form.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { listingColumns } from "#app/office/components/admin/listing-columns.tsx";
import { adminListingPath } from "#app/office/components/admin/listing-file.tsx";
import { Problems } from "#app/office/components/admin/problems.tsx";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { RefreshForm } from "#app/office/components/ui/refresh-form.tsx";
import { ResourceTable } from "#app/office/components/ui/resource-table.tsx";
import { loadAdminListings } from "#app/office/routes/admin/listings/list.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { findHealth } from "#domain/admin/find-health.server.ts";
import { findAdminOverview } from "#domain/admin/find-overview.server.ts";
import { listHealthProblems } from "#domain/admin/health.ts";
import type { Services } from "#domain/services.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { pick } from "#shared/pick.ts";
import type { Route } from "./+types/overview.ts";
import { adminNavGroups } from "./nav.server.ts";

const path = "/admin";
/** The task of admins without a second factor, whom only demos allow. */
const withoutFactor = {
  text: "Set up two-factor authentication. It is optional only while demo listings are loaded.",
  path: "/profile/security/two-factor",
};

export const middleware = [authorize("session.create")];

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const actor = await context.get(visitorContext).visitor();
  const email = url.searchParams.get("email") ?? "";
  const hasOffice = actor !== null && (await adminNavGroups(services, actor, path)).length > 0;
  return {
    email,
    signedInAs: actor && { name: actor.name, owesSecondFactor: actor.owesSecondFactor },
    hasOffice,
    site: actor && hasOffice ? await siteShown(services, actor, readPageNumber(url)) : null,
  };
}

/** Returns the overview of the site, or null for admin roles that do not run it. */
async function siteShown(services: Services, actor: Actor, page: number) {
  const office = await findAdminOverview(services, actor);
  if (office === "forbidden") return null;
  const { clients, counts } = await loadAdminListings(services, actor, {}, pageWindow(page));
  const count = counts.active + counts.pending + counts.inactive;
  const { recentPremium, ...figures } = office;
  const health = await findHealth(services, actor);
  const asksFactor = actor.hasTwoFactor || !(await services.isDemo());
  return {
    problems: [
      ...(health === "forbidden" ? [] : listHealthProblems(health, services.clock())),
      ...(asksFactor ? [] : [withoutFactor]),
    ],
    figures,
    clients,
    count,
    page,
    pages: Math.ceil(count / pageSize),
    recentPremium: recentPremium.map(({ since, ...listing }) => ({
      ...pick(listing, ["slug", "name", "city", "categoryName"]),
      since: since && formatDay(localDay(since)),
    })),
  };
}

export function action(args: Route.ActionArgs) {
  return signInFromForm(args, path);
}

export const meta = privatePage("Admin");

export default function Overview({
  loaderData: { email, signedInAs, hasOffice, site },
  actionData,
}: Route.ComponentProps) {
  if (!hasOffice)
    return (
      <AccountPage title="Admin" lead="For admins and editors.">
        {signedInAs?.owesSecondFactor ? (
          <>
            <p className="measure">
              You are signed in as {signedInAs.name}. Admins also need a second factor to sign in: a
              code from an app on your phone.
            </p>
            <p>
              <ButtonLink href="/profile/security/two-factor">Set up a second factor</ButtonLink>
            </p>
          </>
        ) : (
          <>
            {signedInAs && (
              <p className="rounded-card border border-coral p-5">
                You are signed in as {signedInAs.name}, who is not an admin.
              </p>
            )}
            <SignInForm action={path} actionData={actionData} email={email} next="" />
          </>
        )}
      </AccountPage>
    );
  return (
    <AdminPage title="Admin" lead={`Signed in as ${signedInAs?.name}.`}>
      <div className="mt-8 grid gap-10 *:min-w-0">
        {site && <Site site={site} />}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <TextLink href="/profile/security">Sign-in and security</TextLink>
          <SignOutForm />
        </div>
      </div>
    </AdminPage>
  );
}

type Site = NonNullable<Route.ComponentProps["loaderData"]["site"]>;

type SiteProps = { site: Site };

function Site({
  site: { problems, figures, clients, count, page, pages, recentPremium },
}: SiteProps) {
  const number = (value: number) => value.toLocaleString("en-US");
  return (
    <>
      <RefreshForm path={path} />
      <Problems problems={problems} />
      <Figures
        figures={[
          {
            name: "Total Med Spas",
            value: number(figures.totalListings),
            note:
              figures.pendingListings > 0 ? (
                <TextLink href="/admin/inbox?kind=submission">{`${number(figures.pendingListings)} to review`}</TextLink>
              ) : undefined,
          },
          {
            name: "Premium Med Spas",
            value: number(figures.premiumListings),
            note: `${figures.premiumPercentage}% of all`,
          },
          { name: "Total Bookings", value: number(figures.totalBookings) },
          { name: "Monthly Revenue", value: formatCents(Math.round(figures.monthlyRevenue * 100)) },
        ]}
      />
      <section aria-labelledby="clients">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <Heading size="xl" id="clients">
            Client Management
          </Heading>
          {clients.length > 0 && (
            <TextLink href="/admin/listings">Search and filter all {number(count)}</TextLink>
          )}
        </div>
        {clients.length > 0 ? (
          <>
            <ResourceTable
              label="Client Management"
              rows={clients}
              columns={listingColumns(false)}
            />
            <Pagination
              page={page}
              pages={pages}
              hrefOf={(number) => `${path}?page=${number}#clients`}
            />
          </>
        ) : (
          <EmptyState
            title="No listings yet"
            text="Submit one as an owner would, or import many from a file."
          >
            <ButtonLink href="/add-listing">Add a listing</ButtonLink>
          </EmptyState>
        )}
      </section>
      <RecentPremier listings={recentPremium} />
    </>
  );
}

function RecentPremier({ listings }: { listings: Site["recentPremium"] }) {
  return (
    <section aria-labelledby="recent-premier">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <Heading size="xl" id="recent-premier">
          Recent Premier Listings
        </Heading>
        <TextLink href="/admin/premier">All Premier listings</TextLink>
      </div>
      {listings.length === 0 && <p className="text-muted">No listing is Premier.</p>}
      <ul>
        {listings.map(({ slug, name, city, categoryName, since }) => (
          <li
            key={slug}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-t border-line py-3"
          >
            <Link
              to={adminListingPath(slug)}
              className="min-w-0 wrap-anywhere hover:text-lagoon hover:underline"
            >
              {name}
              <span className="block text-sm text-muted">
                {city} · {categoryName}
              </span>
            </Link>
            <span className="text-sm text-muted">
              {since ? `Since ${since}` : "Without a plan"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
