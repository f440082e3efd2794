import { redirect } from "react-router";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { NextSteps } from "#app/components/ui/next-steps.tsx";
import { servicesContext } from "#app/context.ts";
import { comeBack } from "#app/payment.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { submittedIn } from "#app/submitted-cookie.server.ts";
import { findPlanOf } from "#domain/billing/list-plans.server.ts";
import { isPremierIn } from "#domain/billing/plan.ts";
import { say, sayStored } from "#shared/say.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/listing-success.ts";

const nextSteps = [
  "A mail goes to the address of the listing: with its link you choose a password, and the listing is yours to look after.",
  "We look at what you sent: is it a real place, is it complete, is it here already.",
  "Within 24 hours the listing is live, or you hear what is missing.",
  "Then it can be found by its name, its treatments and its city.",
];

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say("Your listing is submitted"),
    description: say("What happens next with a med spa that was submitted to {brand}.", { brand: brand.name }),
    path: "/listing-success",
    isIndexed: false,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const medSpaId = submittedIn(services, request.headers.get("cookie"));
  const cameBack = medSpaId === null ? null : await comeBack(services, request, medSpaId);
  const listing = medSpaId === null ? null : await findPlanOf(services, medSpaId);
  if (cameBack === "refused" && listing && !isPremierIn(listing.state)) throw redirect("/add-listing/payment?refused");
  return { isPremier: listing !== null && isPremierIn(listing.state) };
}

export default function ListingSuccess({ loaderData: { isPremier } }: Route.ComponentProps) {
  return (
    <NextSteps
      title={isPremier ? say("Premier Listing Activated!") : say("Success!")}
      lead={
        isPremier
          ? say("Your med spa listing has been submitted for review. Once it is live it comes first wherever it is listed. A mail confirms your free trial.")
          : say("Your med spa listing has been submitted for review.")
      }
      steps={nextSteps.map(sayStored)}
      question={say("Something to correct?")}
    >
      <ButtonLink href="/" data-draft-sent>
        {say("Back to Directory")}
      </ButtonLink>
    </NextSteps>
  );
}
