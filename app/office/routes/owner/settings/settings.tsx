import { Form, Link } from "react-router";
import { z } from "zod";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { formProblem } from "#app/forms/form-result.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { InvoiceList } from "#app/office/components/billing/invoice-list.tsx";
import { PlanFacts } from "#app/office/components/billing/plan-facts.tsx";
import { presentPlan } from "#app/office/components/billing/plan-view.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { emailSchema } from "#domain/accounts/account-input.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findListingPlan } from "#domain/billing/list-plans.server.ts";
import { findBookingEmail, setBookingEmail } from "#domain/bookings/booking-address.server.ts";
import { bookingEmailProblems } from "#domain/bookings/problems.ts";
import { changeTeamProblems } from "#domain/listing-team/problems.ts";
import { changeMember } from "#domain/listing-team/run-team.server.ts";
import { roleNames } from "#domain/listing-team/team.ts";
import type { Services } from "#domain/services.ts";
import type { Route } from "./+types/settings.ts";

const emailOrNone = z.object({
  bookingEmail: z.literal("").or(emailSchema("Enter an email address, or leave it empty.")),
});

export const middleware = [authorize("ownerSettings.read")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const listingId = listing.id;
  const role =
    actor.memberships.find((membership) => membership.listingId === listingId)?.role ?? null;
  const can = (permission: Permission) => may(actor, permission, { listingId });
  const setsUp = can("bookings.setUp");
  const { slug } = listing;
  const own = `/owner/settings/${slug}`;
  const ways = [
    { href: `/owner/bookings/settings?place=${slug}`, name: "How visitors book", isOpen: setsUp },
    { href: `/owner/bookings/hours?place=${slug}`, name: "Days off", isOpen: setsUp },
    { href: `/owner/bookings/calendars?place=${slug}`, name: "Calendars", isOpen: setsUp },
    { href: `/owner/team/${slug}`, name: "Team", isOpen: can("team.manage") },
    { href: `${own}/website`, name: "On your website", isOpen: true },
    { href: `${own}/keys`, name: "API keys", isOpen: can("apiKeys.manage") },
    { href: `${own}/webhooks`, name: "Webhooks", isOpen: can("webhooks.create") },
    {
      href: "/business-associate-agreement",
      name: "HIPAA: business associate agreement",
      isOpen: true,
    },
    { href: "/profile/security", name: "Sign-in and security", isOpen: true },
  ];
  return {
    listing: { name: listing.name, slug: listing.slug },
    role: role && roleNames[role],
    plan: can("plans.manage") ? await subscriptionOf(services, actor, listingId) : null,
    emails: await findBookingEmail(services, actor, listingId),
    ways: ways.flatMap(({ isOpen, ...way }) => (isOpen ? [way] : [])),
    mayShare: can("bookings.share"),
  };
}

async function subscriptionOf(services: Services, actor: Actor, listingId: number) {
  const plan = await findListingPlan(services, actor, listingId);
  return plan && presentPlan(plan);
}

const leave = officeAction({
  scope: ownListing,
  run: ({ services, actor, listing }) =>
    changeMember(services, actor, listing.id, actor.userId, null),
  problems: changeTeamProblems,
  done: { done: { to: "/client-admin" } },
});

const saveEmail = officeAction({
  scope: ownListing,
  schema: emailOrNone,
  run: ({ services, actor, listing, input }) =>
    setBookingEmail(services, actor, listing.id, input.bookingEmail),
  problems: bookingEmailProblems,
  done: {
    done: { title: "Saved", text: "It applies to every email from now on." },
    sent: (_, { input }) => ({
      title: "We sent a link",
      text: `Emails go to ${input.bookingEmail} once someone there follows the link.`,
    }),
  },
});

export const action = byIntent({ leave }, saveEmail);

export const meta = privatePage("Settings");

export default function Settings({
  loaderData: { listing, role, plan, emails, mayShare, ways },
  actionData,
}: Route.ComponentProps) {
  const path = `/owner/settings/${listing.slug}`;
  const problem = formProblem(actionData);
  return (
    <OwnerPage title="Settings" problem={problem} lead={listing.name}>
      {emails && (
        <TitledSection id="emails" title="Emails about bookings and calls" titleClass="mb-5">
          {emails.unconfirmed && (
            <Form
              method="post"
              action={path}
              className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2"
            >
              <input type="hidden" name="bookingEmail" value={emails.unconfirmed} />
              <p className="wrap-anywhere">
                {emails.unconfirmed} is not confirmed yet. Until it is, emails go to{" "}
                {emails.bookingEmail ?? emails.email}.
              </p>
              {mayShare && <Button variant="secondary">Send the link again</Button>}
            </Form>
          )}
          {!mayShare && (
            <p className="text-muted">
              Emails go to {emails.bookingEmail ?? emails.email}. Only the listing’s own team can
              change that.
            </p>
          )}
          {mayShare && (
            <ShortForm
              action={path}
              actionData={problem ? undefined : actionData}
              defaultValues={{ bookingEmail: emails.bookingEmail ?? "" }}
              button="Save"
            >
              {(field) => (
                <EmailField
                  label="Send them to"
                  isOptional
                  hint={`Leave it empty to use ${emails.email}, the address in your listing. Visitors never see this one. A new address gets a link to confirm first.`}
                  {...field("bookingEmail")}
                />
              )}
            </ShortForm>
          )}
        </TitledSection>
      )}
      {plan && (
        <section aria-label="Subscription" className="grid gap-5 border-t border-line pt-8">
          <PlanFacts plan={plan} title="Subscription" />
          <InvoiceList of={plan.name} invoices={plan.invoices} />
        </section>
      )}
      <TitledSection id="more" title="More settings">
        <ul className="mt-3 border-b border-line">
          {ways.map(({ href, name }) => (
            <li key={href} className="border-t border-line">
              <Link
                to={href}
                className="flex min-h-12 items-center hover:text-lagoon hover:underline"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </TitledSection>
      {role && (
        <TitledSection id="part" title="Your role">
          <details className="mt-3">
            <summary className="text-link min-h-11">{role}</summary>
            <p className="mt-2 text-muted">
              You may leave at any time. Only an owner can bring you back.
            </p>
            <Form method="post" action={path} className="mt-4">
              <Button variant="secondary" name="intent" value="leave">
                Leave the team
              </Button>
            </Form>
          </details>
        </TitledSection>
      )}
    </OwnerPage>
  );
}
