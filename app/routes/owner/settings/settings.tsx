import { Form, Link } from "react-router";
import { z } from "zod";
import { InvoiceList } from "#app/components/billing/invoice-list.tsx";
import { PlanFacts } from "#app/components/billing/plan-facts.tsx";
import { presentPlan } from "#app/components/billing/plan-view.server.ts";
import { Notice } from "#app/components/forms/notice.tsx";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TitledSection } from "#app/components/ui/titled-section.tsx";
import { type FormAnswer, formProblem, readForm, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, ownListing } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { emailSchema } from "#domain/accounts/account-input.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { findListingPlan } from "#domain/billing/list-plans.server.ts";
import { findBookingEmail, setBookingEmail } from "#domain/bookings/booking-address.server.ts";
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
  const query = args.url.searchParams;
  return {
    listing: { name: listing.name, slug: listing.slug },
    role: role && roleNames[role],
    plan: can("plans.manage") ? await subscriptionOf(services, actor, listingId) : null,
    emails: await findBookingEmail(services, actor, listingId),
    ways: ways.flatMap(({ isOpen, ...way }) => (isOpen ? [way] : [])),
    mayShare: can("bookings.share"),
    isSaved: query.has("saved"),
    isSent: query.has("sent"),
  };
}

async function subscriptionOf(services: Services, actor: Actor, listingId: number) {
  const plan = await findListingPlan(services, actor, listingId);
  return plan && presentPlan(plan);
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services, listing } = ownListing(args);
  const form = await args.request.formData();
  if (form.get("intent") === "leave") {
    const outcome = await changeMember(services, actor, listing.id, actor.userId, null);
    return outcome === "done"
      ? redirectTo("/client-admin")
      : rejectForm(form, "A listing needs at least one owner. Make someone else an owner first.");
  }
  const read = readForm(emailOrNone, form);
  if ("answer" in read) return read.answer;
  const outcome = await setBookingEmail(services, actor, listing.id, read.data.bookingEmail);
  if (outcome === "not-found") throw notFound();
  if (outcome === "limited")
    return rejectForm(form, { bookingEmail: ["You sent ten links today. Try again tomorrow."] });
  return redirectTo(`/owner/settings/${listing.slug}?${outcome === "sent" ? "sent" : "saved"}=1`);
}

export const meta = privatePage("Settings");

export default function Settings({
  loaderData: { listing, role, plan, emails, mayShare, ways, isSaved, isSent },
  actionData,
}: Route.ComponentProps) {
  const path = `/owner/settings/${listing.slug}`;
  const problem = formProblem(actionData);
  return (
    <OwnerPage title="Settings" lead={listing.name}>
      {isSaved && !actionData && (
        <Notice title="Saved" text="It applies to every email from now on." />
      )}
      {isSent && !actionData && emails?.unconfirmed && (
        <Notice
          title="We sent a link"
          text={`Emails go to ${emails.unconfirmed} once someone there follows the link.`}
        />
      )}
      {problem && <Notice isProblem title="Nothing was changed" text={problem} />}
      {emails && (
        <TitledSection id="emails" title="Emails about bookings and calls" titleLook="mb-5 text-xl">
          {emails.unconfirmed && !isSent && (
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
              {mayShare && <Button look="quiet">Send the link again</Button>}
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
              answer={problem ? undefined : actionData}
              given={{ bookingEmail: emails.bookingEmail ?? "" }}
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
              <Button look="quiet" name="intent" value="leave">
                Leave the team
              </Button>
            </Form>
          </details>
        </TitledSection>
      )}
    </OwnerPage>
  );
}
