import { redirect } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { NextSteps } from "#app/components/ui/next-steps.tsx";
import { handlePaymentReturn } from "#app/forms/payment.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { readSubmittedListing } from "#app/http/submitted-listing-cookie.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { LoaderArgs, PageProps } from "#app/site/page.ts";
import { findPlanOf } from "#domain/billing/list-plans.server.ts";
import { isRunning } from "#domain/billing/plan.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import { say, sayStored } from "#shared/say.ts";

const nextSteps = [
  "Open the email and follow its link to choose a password. It makes you the owner of the listing.",
  "Complete your profile in Client Admin while we review the listing.",
  "Within 24 hours the listing is live, or we email you what is missing.",
];

export const meta = privatePage(() => say("Your listing is submitted"));

export async function loader({ request, url, context }: LoaderArgs) {
  const services = context.get(servicesContext);
  const listingId = readSubmittedListing(services, request.headers.get("cookie"));
  const cameBack = listingId === null ? null : await handlePaymentReturn(services, url, listingId);
  const listing = listingId === null ? null : await findPlanOf(services, listingId);
  if (cameBack === "refused" && listing && !isRunning(listing.state))
    throw redirect("/add-listing/payment?refused");
  const [submitted] = listingId === null ? [] : await nameListings(services, [listingId]);
  return {
    isPremier: listing !== null && isRunning(listing.state),
    email: submitted?.email ?? null,
  };
}

export default function ListingSuccess({
  loaderData: { isPremier, email },
}: PageProps<typeof loader>) {
  if (email === null)
    return (
      <div className="wrap pt-16 md:pt-24">
        <Heading level={1}>{say("No listing was submitted from this browser today")}</Heading>
        <p className="measure mt-4 mb-8 text-lg text-muted">
          {say(
            "If you submitted one earlier, follow the link in our email or sign in to Client Admin.",
          )}
        </p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href="/add-listing">{say("List Your Med Spa")}</ButtonLink>
          <ButtonLink variant="secondary" href="/client-admin">
            {say("Client Admin")}
          </ButtonLink>
        </p>
      </div>
    );
  return (
    <NextSteps
      title={isPremier ? say("Premier Listing Activated!") : say("Success!")}
      lead={
        isPremier
          ? say(
              "Your med spa listing has been submitted for review. Once it is live it comes first wherever it is listed. An email confirms your free trial.",
            )
          : say("Your med spa listing has been submitted for review.")
      }
      steps={[say("We sent an email to {email}.", { email }), ...nextSteps.map(sayStored)]}
      question={say("Something to correct?")}
    >
      <ButtonLink href="/" data-draft-sent>
        {say("Back to Directory")}
      </ButtonLink>
      <ButtonLink variant="secondary" href="/client-admin">
        {say("Client Admin")}
      </ButtonLink>
    </NextSteps>
  );
}
