import { data, redirect } from "react-router";
import { EmailField, PhoneField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { formDone, readForm, rejectForm } from "#app/forms/form-result.ts";
import { classifySubmission, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { CollectionNotice } from "#app/site/components/forms/collection-notice.tsx";
import { FormGuard } from "#app/site/components/forms/form-guard.tsx";
import { TermsLine } from "#app/site/components/forms/terms-line.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { listSlots } from "#domain/bookings/availability.server.ts";
import { customerSchema } from "#domain/bookings/booking-input.ts";
import { findBookable } from "#domain/bookings/find-bookable.server.ts";
import { joinWaitlist } from "#domain/bookings/waitlist.server.ts";
import { dayInWords } from "#domain/bookings/when.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { knownCustomer } from "./booking-customer.server.ts";

const pathOf = (slug: string) => `/booking/${slug}`;

const wishOf = ({ searchParams }: URL) => ({
  treatment: searchParams.get("treatment") ?? "",
  day: searchParams.get("day") ?? "",
});

/** Returns the path to choose a time, used if the day turns out to be free or closed. */
const choiceOf = (slug: string, treatment: string, date: string) =>
  `${pathOf(slug)}?${new URLSearchParams({ treatment, date })}`;

export const handle = {
  breadcrumb: ({ listing }: PageProps<typeof loader, typeof action>["loaderData"]) => [
    crumbOf(listing),
    { name: say("Book"), path: pathOf(listing.slug) },
  ],
};

export const middleware = [authorize("bookings.create")];

export async function loader({ params, url, context }: LoaderArgs<"slug">) {
  const services = context.get(servicesContext);
  const listing = requireFound(await findBookable(services, params.slug));
  const { treatment, day } = wishOf(url);
  const chosen = listing.treatments.find(({ slug }) => slug === treatment);
  if (!chosen || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day)))
    throw redirect(pathOf(params.slug));
  const found = await listSlots(services, { slug: params.slug, treatment, from: day, to: day });
  if (!found?.days.some(({ date, isFull }) => date === day && isFull))
    throw redirect(choiceOf(params.slug, treatment, day));
  return {
    listing: { slug: listing.slug, name: listing.name },
    treatment: chosen,
    day,
    defaultValues: await knownCustomer(context),
  };
}

export async function action({ params, request, url, context }: ActionArgs<"slug">) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const { treatment, day } = wishOf(url);
  const sender = classifySubmission(services, form);
  if (sender === "bot") return formDone;
  if (sender === "stale") return data(rejectForm(form, staleFormErrors), 422);
  const read = readForm(customerSchema, form);
  if ("answer" in read) return data(read.answer, 422);
  const joined = await joinWaitlist(
    services,
    { medSpaSlug: params.slug, treatmentType: treatment, day, ...read.data },
    context.get(visitorContext).from,
  );
  if (joined.outcome === "not-found") throw notFound();
  if (joined.outcome === "free" || joined.outcome === "closed")
    return redirect(choiceOf(params.slug, treatment, day));
  if (joined.outcome === "limited")
    return data(
      rejectForm(form, "We received many requests from your network. Please try again in a while."),
      429,
    );
  return formDone;
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && say("Waiting list of {name}", { name: loaderData.listing.name }),
);

export default function JoinWaiting({
  loaderData: { listing, treatment, day, defaultValues },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const path = pathOf(listing.slug);
  const own = `${path}/waiting?${new URLSearchParams({ treatment: treatment.slug, day })}`;
  return (
    <NarrowPage
      title={say("Join the waiting list")}
      lead={
        <>
          <p className="text-ink">
            {say("{treatment} at {name}, {day}.", {
              treatment: sayStored(treatment.name),
              name: listing.name,
              day: dayInWords(day),
            })}
          </p>
          <p>
            {say(
              "This day is full. When someone cancels, we offer the time to the people on the list in turn, and hold it for each of them for up to two hours.",
            )}
          </p>
        </>
      }
      crumb={say("Waiting list")}
    >
      {actionData?.isDone ? (
        <Notice
          title={say("You are on the list")}
          text={say(
            "We emailed you your place in line, and will email you again when a time opens up.",
          )}
        >
          <ButtonLink variant="secondary" href={path}>
            {say("Choose another day")}
          </ButtonLink>
        </Notice>
      ) : (
        <ShortForm
          action={to(own)}
          actionData={actionData}
          button={say("Join the waiting list")}
          consent={
            <>
              {say("We will email you when a time is available.")}{" "}
              <CollectionNotice recipient={listing.name} />
            </>
          }
          defaultValues={defaultValues}
        >
          {(field) => (
            <>
              <TextField label={say("Name")} autoComplete="name" {...field("customerName")} />
              <EmailField {...field("customerEmail")} />
              <PhoneField {...field("customerPhone")} />
              <FormGuard />
              <TermsLine of="request" />
            </>
          )}
        </ShortForm>
      )}
    </NarrowPage>
  );
}
