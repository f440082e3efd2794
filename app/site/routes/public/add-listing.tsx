import { data, redirect } from "react-router";
import { useReference } from "#app/components/shell/use-reference.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { UnavailableNotice } from "#app/components/ui/unavailable-notice.tsx";
import { checkAnonymousForm, classifySubmission } from "#app/forms/spam-guard.server.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext, visitorContext } from "#app/http/context.ts";
import { submittedCookie } from "#app/http/submitted-listing-cookie.server.ts";
import mapStyles from "#app/islands/map/map.css?url";
import { pageMeta } from "#app/seo/page-meta.ts";
import { type ListingAnswer, ListingForm } from "#app/site/components/add-listing/listing-form.tsx";
import type { ActionArgs, LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { findAlikeListings } from "#domain/catalogue/submissions/similar-listings.server.ts";
import { paidPlanOf } from "#domain/catalogue/submissions/submission-choices.ts";
import {
  submitListing,
  validatePlaces,
} from "#domain/catalogue/submissions/submit-listing.server.ts";
import { say, sayStored } from "#shared/say.ts";
import { readListingForm, sortErrorsByField } from "./add-listing.server.ts";

const crumbs = [{ name: "List Your Med Spa", path: "/add-listing" }];
const nextSteps = [
  "Submit the form. Your listing isn’t public yet.",
  "We check that the business is real, the listing is complete, and it isn’t already here.",
  "Within 24 hours it is live, or we tell you what is missing.",
];
const success = "/listing-success";

export const middleware = [authorize("pages.read", "listings.submit")];

export async function loader({ context }: LoaderArgs) {
  const { listings } = await context.get(servicesContext).settings.read();
  return {
    tiles: context.get(pageContext).mapTiles,
    closed: listings.taken === "no" ? listings.words : null,
  };
}

export async function action({ request, context }: ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  if (classifySubmission(services, form) === "bot") return redirect(success);
  const { actionData, input, submission, errors } = readListingForm(form);
  if (form.get("intent") === "preview") return data({ ...actionData, errors: pickHours(errors) });
  const refused = (fault: Partial<ListingAnswer>, status = 422) =>
    data({ ...actionData, ...fault }, status);
  const fault = await checkAnonymousForm(
    services,
    form,
    "listing",
    context.get(visitorContext).from,
  );
  if (fault && fault !== "bot") return refused({ errors: fault });
  try {
    if (!submission)
      return refused({
        errors: sortErrorsByField({ ...(await validatePlaces(services, input)), ...errors }),
      });
    const alike = form.has("isAnother") ? [] : await findAlikeListings(services, submission);
    if (alike.length > 0) return refused({ alike });
    const submitted = await submitListing(services, submission, { source: "page" });
    if (submitted.outcome === "closed") return refused({}, 503);
    if (submitted.outcome !== "received")
      return refused({ errors: submitted.outcome === "mistaken" ? submitted.errors : {} });
    const plan = paidPlanOf(submission.listingType);
    return redirectTo(plan ? `/add-listing/payment?plan=${plan}` : success, [
      submittedCookie(services, submitted.id),
    ]);
  } catch (error) {
    context.get(pageContext).failed(error);
    return refused({ hasFailed: true }, 503);
  }
}

/** Returns only the errors of the hours, for a check of the hours alone. */
const pickHours = ({ hours }: ListingAnswer["errors"]): ListingAnswer["errors"] =>
  hours ? { hours } : {};

export function meta({ matches }: MetaArgs<typeof loader>) {
  return [
    { tagName: "link", rel: "stylesheet", href: mapStyles },
    ...pageMeta(matches, {
      title: say("List Your Med Spa"),
      description: say(
        "Add your med spa to {brand}. A standard listing is free and takes about five minutes; we review each before it is shown.",
      ),
      path: "/add-listing",
    }),
  ];
}

export default function AddListing({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { cities, categories } = useReference();
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <Heading level={1} className="mt-6">
        {say("List Your Med Spa")}
      </Heading>
      <p className="measure mt-4 mb-10 text-lg text-muted">
        {say("A standard listing is free, and takes about five minutes.")}
      </p>
      <div className="flex flex-wrap justify-between gap-x-16 gap-y-12">
        {loaderData.closed ? (
          <UnavailableNotice words={sayStored(loaderData.closed)} />
        ) : (
          <ListingForm
            categories={categories}
            cities={cities}
            tiles={loaderData.tiles}
            actionData={actionData}
          />
        )}
        <aside
          aria-labelledby="next-title"
          className="h-fit w-full rounded-card border border-line bg-surface p-6 lg:sticky lg:top-28 lg:w-72"
        >
          <Heading size="md" id="next-title">
            {say("What happens next")}
          </Heading>
          <ol className="mt-3 grid">
            {nextSteps.map(sayStored).map((step, index) => (
              <li key={step} className="flex gap-4 border-b border-line py-3 last:border-0">
                <span className="w-3 shrink-0 font-display text-coral">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </div>
  );
}
