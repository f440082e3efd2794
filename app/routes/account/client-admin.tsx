import { AccountPage } from "#app/components/account/account-page.tsx";
import { PasswordDialogs } from "#app/components/account/password-dialogs.tsx";
import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { Ways } from "#app/components/account/ways.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { servicesContext, visitingContext } from "#app/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { signInFromForm } from "#app/sign-in-form.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { listDemoOwners } from "#domain/accounts/operators.server.ts";
import { countBookings } from "#domain/bookings/list-bookings.server.ts";
import { nameListings } from "#domain/catalogue/name-listings.server.ts";
import { type Dashboard, findDashboard } from "#domain/dashboard/find-dashboard.server.ts";
import { countNewLeads } from "#domain/leads/own-leads.server.ts";
import type { Services } from "#domain/services.ts";
import { listOwnSpecials } from "#domain/specials/own-specials.server.ts";
import { localDay } from "#shared/local-day.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/client-admin.ts";

const path = "/client-admin";

const reading = [
  { path: "/owner/questions", name: "Questions of visitors" },
  { path: "/owner/reviews", name: "Reviews of your place" },
];

async function countWork(services: Services, actor: Actor) {
  const today = localDay(services.clock(), brand.region.timeZone);
  const [{ pending }, specials, calls] = await Promise.all([
    countBookings(services, actor, { from: today }),
    listOwnSpecials(services, actor),
    countNewLeads(services, actor),
  ]);
  const running = specials.filter(({ state }) => state === "running").length;
  const open = specials.reduce((sum, { claims, redemptions }) => sum + claims - redemptions, 0);
  return [
    { path: "/owner/bookings", name: "Bookings", ...(pending > 0 ? { waiting: `${pending} pending` } : {}) },
    { path: "/owner/specials", name: "Specials", count: `${running} running` },
    { path: "/owner/redeem", name: "Redeem a code", count: `${open} claimed, not redeemed` },
    { path: "/owner/leads", name: "Requests for a call", ...(calls > 0 ? { waiting: `${calls} new` } : {}) },
    ...reading,
  ];
}

function figuresOf(dashboard: Dashboard | null) {
  if (!dashboard) return [];
  const { totalBookings, pendingBookings, activeSpecials, totalSpecials } = dashboard;
  return [
    { name: "Total Bookings", value: totalBookings },
    { name: "Pending", value: pendingBookings },
    { name: "Active Specials", value: activeSpecials },
    { name: "Total Specials", value: totalSpecials },
  ];
}

const plan = { path: "/owner/plan", name: "Plan" };
const security = { path: "/profile/security", name: "Sign-in and security" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  const actor = await context.get(visitingContext).visitor();
  if (actor) {
    const listings = await nameListings(
      services,
      actor.memberships.map(({ medSpaId }) => medSpaId),
    );
    const figures = await Promise.all(listings.map(({ id }) => findDashboard(services, actor, id)));
    return {
      name: actor.name,
      listings: listings.map((listing, index) => ({ ...listing, figures: figuresOf(figures[index] ?? null) })),
      work: await countWork(services, actor),
      isNew: searchParams.has("welcome"),
      email: "",
      quick: [],
    };
  }
  const owners = (await services.isDemo()) ? await listDemoOwners(services) : [];
  const named = await nameListings(
    services,
    owners.map(({ medSpaId }) => medSpaId),
  );
  const quick = owners.map(({ email, medSpaId }) => ({ email: email ?? "", spa: named.find(({ id }) => id === medSpaId)?.name ?? "" }));
  return { name: null, listings: [], work: [], isNew: false, email: searchParams.get("email") ?? "", quick };
}

export function action(asked: Route.ActionArgs) {
  return signInFromForm(asked, `${path}?welcome=1`);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Client Admin", description: "For owners: sign in to look after your listing.", path, isIndexed: false });
}

export default function ClientAdmin({ loaderData: { name, listings, work, isNew, email, quick }, actionData }: Route.ComponentProps) {
  if (name !== null)
    return (
      <OwnerPage title="Client Admin" lead={name} path={path}>
        {isNew && <Notice title="Success!" text="Successfully logged in to your admin dashboard." />}
        {listings.length === 0 && (
          <p>
            No listing belongs to this account yet.{" "}
            <a href="/add-listing" className="text-link">
              List your med spa
            </a>
          </p>
        )}
        <ul className="border-t border-line">
          {listings.map(({ id, slug, name: listing, isPublic, figures }) => (
            <li key={id} className="border-b border-line py-4">
              <p className="flex items-center justify-between gap-4">
                {isPublic ? (
                  <a href={`/listing/${slug}`} className="text-link">
                    {listing}
                  </a>
                ) : (
                  listing
                )}
                {!isPublic && <span className="text-sm text-muted">Not public</span>}
              </p>
              <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
                {figures.map(({ name: figure, value }) => (
                  <div key={figure} className="flex flex-col-reverse">
                    <dt className="text-sm text-muted">{figure}</dt>
                    <dd className="font-display text-2xl tabular-nums">{value.toLocaleString("en-US")}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <Ways ways={[...(listings.length > 0 ? [...work, plan] : []), security]} signOut="Logout" />
      </OwnerPage>
    );
  return (
    <AccountPage title="Client Admin" lead="For owners of listings." path={path}>
      <SignInForm action={path} answer={actionData} email={email} next="" />
      <PasswordDialogs />
      {quick.length > 0 && (
        <section className="border-t border-line pt-8">
          <h2 className="text-xl">Quick Client Login</h2>
          <p className="mt-2 text-sm text-muted">Six owners of the demonstration. A choice fills in the email, nothing else.</p>
          <ul className="mt-4">
            {quick.map(({ email: address, spa }) => (
              <li key={address} className="border-b border-line last:border-0">
                <a href={`${path}?email=${encodeURIComponent(address)}`} className="block py-3 hover:text-lagoon">
                  {spa}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountPage>
  );
}
