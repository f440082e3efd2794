import { TitledSection } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { ListingFile } from "#app/office/components/admin/listing-file.tsx";
import { presentPlan } from "#app/office/components/billing/plan-view.server.ts";
import { Figures } from "#app/office/components/ui/figures.tsx";
import { requireAdminListing } from "#app/office/http/admin-listing.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findListingPlan } from "#domain/billing/list-plans.server.ts";
import { countBookings } from "#domain/bookings/list-bookings.server.ts";
import { findTeam } from "#domain/listing-team/run-team.server.ts";
import { roleNames } from "#domain/listing-team/team.ts";
import type { Route } from "./+types/account.ts";

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing, summary } = await requireAdminListing(args);
  const team = await findTeam(services, actor, listing.id);
  const plan = await findListingPlan(services, actor, listing.id);
  return {
    summary,
    members: (team?.members ?? []).map(({ userId, name, email, role }) => ({
      userId,
      name,
      email,
      role: roleNames[role],
    })),
    invited: (team?.invited ?? []).map(({ email, role }) => ({ email, role: roleNames[role] })),
    plan: plan && presentPlan(plan),
    bookings: await countBookings(services, actor, { listingId: listing.id }),
  };
}

export const meta = privatePage("Account");

export default function ListingAccount({
  loaderData: { summary, members, invited, plan, bookings },
}: Route.ComponentProps) {
  return (
    <ListingFile summary={summary} part="Account">
      <TitledSection id="people" title="Owner and team">
        {members.length === 0 && (
          <p className="mt-3 text-muted">No one has claimed this listing.</p>
        )}
        <ul className="mt-3">
          {members.map(({ userId, name, email, role }) => (
            <li
              key={userId}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3"
            >
              <span className="min-w-0 wrap-anywhere">
                <TextLink href={`/admin/users/${userId}`}>{name}</TextLink>
                <span className="block text-sm text-muted">{email}</span>
              </span>
              <span className="text-sm text-muted">{role}</span>
            </li>
          ))}
          {invited.map(({ email, role }) => (
            <li
              key={email}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3 text-sm text-muted"
            >
              <span className="min-w-0 wrap-anywhere">{email}</span>
              <span>{role}, invited</span>
            </li>
          ))}
        </ul>
      </TitledSection>
      {plan && (
        <TitledSection id="plan" title="Plan">
          <p className="mt-3">
            <span className="font-medium">{plan.plan}</span>{" "}
            <span className="text-muted">{plan.next}</span>
          </p>
          <ul className="mt-3">
            {plan.invoices.map(({ id, number, period, amount, state }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-3 text-sm"
              >
                <span>
                  <TextLink href={`/admin/invoices/${id}`}>{number}</TextLink>{" "}
                  <span className="text-muted">{period}</span>
                </span>
                <span>
                  {amount} · {state}
                </span>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
      <TitledSection id="bookings" title="Bookings" className="grid gap-4">
        <Figures
          figures={[
            { name: "Pending", value: bookings.pending.toLocaleString("en-US") },
            { name: "Confirmed", value: bookings.confirmed.toLocaleString("en-US") },
            { name: "Completed", value: bookings.completed.toLocaleString("en-US") },
            { name: "Cancelled", value: bookings.cancelled.toLocaleString("en-US") },
          ]}
        />
        <p>
          <TextLink href={`/owner/bookings?place=${summary.slug}`}>See the bookings</TextLink>
        </p>
      </TitledSection>
    </ListingFile>
  );
}
