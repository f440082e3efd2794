import { redirect } from "react-router";
import { SlotSteps } from "#app/components/booking/slot-steps.tsx";
import { activeStepId, Step } from "#app/components/booking/step.tsx";
import { describeTreatment, TreatmentList } from "#app/components/booking/treatment-list.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { UnavailableNotice } from "#app/components/ui/unavailable-notice.tsx";
import {
  type FormAnswer,
  formErrorKey,
  readForm,
  rejectForm,
  rejectWith,
} from "#app/forms/form-result.ts";
import { classifySubmission, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { buildSlotCalendar, noSlots, threeWeeks } from "#app/http/booking-days.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { BookingForm, type SlotTakenAnswer } from "#app/site/components/booking/booking-form.tsx";
import { priceToBook } from "#app/site/components/booking/booking-price.ts";
import {
  BookingSummary,
  BookingSummaryCard,
  BookingSummaryLine,
} from "#app/site/components/booking/booking-summary.tsx";
import { SpecialNote } from "#app/site/components/booking/special-note.tsx";
import type { ActionArgs, LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { type DaySlots, listSlots } from "#domain/bookings/availability.server.ts";
import type { AlternativeSlot } from "#domain/bookings/booking.ts";
import { bookingSchema } from "#domain/bookings/booking-input.ts";
import { findBookable } from "#domain/bookings/find-bookable.server.ts";
import { makeBooking } from "#domain/bookings/make-booking.server.ts";
import { makeBookingProblems } from "#domain/bookings/problems.ts";
import { shortDayInWords, timeInWords } from "#domain/bookings/when.ts";
import { findCard } from "#domain/catalogue/listings/list-listings.server.ts";
import { isPrivateTreatment } from "#domain/catalogue/reference/treatments.server.ts";
import { problemOf } from "#domain/problem.ts";
import { telHref } from "#shared/paths.ts";
import { readId } from "#shared/read-id.ts";
import { say, sayStored } from "#shared/say.ts";
import { findBookedSpecial } from "./booked-special.server.ts";
import { knownCustomer } from "./booking-customer.server.ts";

const pathOf = (slug: string) => `/booking/${slug}`;

export const handle = {
  breadcrumb: ({ bookable }: PageProps<typeof loader, typeof action>["loaderData"]) =>
    crumbOf(bookable),
};

export const middleware = [authorize("bookings.create")];

export async function loader({ params, url, context }: LoaderArgs<"slug">) {
  const services = context.get(servicesContext);
  const bookable = requireFound(await findBookable(services, params.slug));
  const { bookings } = await services.settings.read();
  const closed = bookings.taken === "no" ? bookings.words : null;
  const parameters = url.searchParams;
  const special = await findBookedSpecial(services, parameters.get("special"), bookable);
  const isChosen = parameters.has("treatment") || special === null;
  const treatment =
    bookable.treatments.find(
      ({ slug }) => slug === (isChosen ? parameters.get("treatment") : special.treatmentSlug),
    ) ?? null;
  const defaultValues = await knownCustomer(context);
  const listing = requireFound(await findCard(services, params.slug));
  const isByPhone = await isPrivateTreatment(services, parameters.get("treatment") ?? "");
  const page = { closed, bookable, listing, special, treatment, defaultValues, isByPhone };
  if (!treatment || closed) return { ...page, soonest: null, ...noSlots };
  const wished = parameters.get("date") ?? parameters.get("from");
  const weeks = threeWeeks(wished, services.clock());
  const found = await listSlots(services, {
    slug: params.slug,
    treatment: treatment.slug,
    from: weeks.first,
    to: weeks.last,
  });
  const free = found && { days: found.days, latest: found.times.latest };
  return {
    ...page,
    soonest: wished ? null : firstFree(free?.days ?? []),
    ...buildSlotCalendar(parameters, weeks, free, services.clock()),
  };
}

/** Returns the earliest free time, offered as one press. */
function firstFree(days: DaySlots[]) {
  const day = days.find(({ slots }) => slots.length > 0);
  const [slot] = day?.slots ?? [];
  return day && slot ? { date: day.date, time: slot.time } : null;
}

export async function action({ params, request, context }: ActionArgs<"slug">) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  // The customer picked an alternative to a taken slot.
  const [date, time] = String(form.get("slot") ?? "").split("T");
  if (date && time) {
    form.set("preferredDate", date);
    form.set("preferredTime", time);
  }
  form.set("medSpaSlug", params.slug);
  const sender = classifySubmission(services, form);
  if (sender === "bot") return redirect(pathOf(params.slug));
  const refused = (
    answer: FormAnswer,
    alternatives: AlternativeSlot[] | null = null,
    reason: string | null = null,
  ) => ({ ...answer, alternatives, reason }) satisfies SlotTakenAnswer;
  if (sender === "stale") return refused(rejectForm(form, staleFormErrors));
  const read = readForm(bookingSchema.omit({ specialId: true }), form);
  if ("answer" in read) return refused(read.answer);
  const { visitor, from } = context.get(visitorContext);
  const specialId = readId(String(form.get("specialId"))) || null;
  const made = await makeBooking(services, await visitor(), { ...read.data, specialId }, from);
  if (made.outcome === "made") return redirect(`${new URL(made.link).pathname}?made=1`);
  if (made.outcome === "not-found") throw notFound();
  if ("alternatives" in made)
    return refused(
      { ...rejectForm(form, {}), status: 409 },
      made.alternatives,
      made.outcome === "taken" ? null : made.words,
    );
  return refused(rejectWith(form, problemOf(makeBookingProblems, made), formErrorKey));
}

export function meta({ matches, loaderData }: MetaArgs<typeof loader>) {
  const { name, city, slug } = loaderData.bookable;
  return pageMeta(matches, {
    title: say("Book at {name}", { name }),
    description: say("Choose a treatment and a free time at {name} in {city}.", { name, city }),
    path: pathOf(slug),
    isIndexed: false,
  });
}

/**
 * Returns the selection before the form was rejected, unless the day or time itself was invalid.
 */
function chosenIn(actionData: PageProps<typeof loader, typeof action>["actionData"]) {
  if (
    !actionData ||
    actionData.isDone ||
    actionData.errors.preferredDate ||
    actionData.errors.preferredTime
  )
    return null;
  const { preferredDate, preferredTime } = actionData.values;
  return { date: preferredDate ?? null, time: preferredTime ?? null };
}

export default function Book({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { bookable, special, treatment, calendar, soonest, times, defaultValues } = loaderData;
  // A slot taken in the meantime stays selected until the customer picks another.
  const { date, time } = chosenIn(actionData) ?? loaderData;
  const path = pathOf(bookable.slug);
  const specialParameter: Record<string, string> = special ? { special: String(special.id) } : {};
  const pathAt = (query: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...query, ...specialParameter })}`;
  const at = (query: Record<string, string>) => `${pathAt(query)}#${activeStepId}`;
  const chosen: Record<string, string> = treatment ? { treatment: treatment.slug } : {};
  const names = { title: say("Book at {name}", { name: bookable.name }), crumb: say("Book") };
  const call = (
    <ButtonLink data-counts="call" data-slug={bookable.slug} href={telHref(bookable.phone)}>
      {say("Call Now")}
    </ButtonLink>
  );
  if (loaderData.closed)
    return (
      <NarrowPage {...names}>
        <UnavailableNotice words={loaderData.closed}>{call}</UnavailableNotice>
      </NarrowPage>
    );
  if (bookable.treatments.length === 0)
    return (
      <NarrowPage {...names}>
        <EmptyState
          title={say("This provider does not take bookings here")}
          text={say("Please call {phone} to make an appointment.", { phone: bookable.phone })}
        >
          {call}
        </EmptyState>
      </NarrowPage>
    );
  const lead =
    bookable.mode === "instant"
      ? say("Instant confirmation. No account needed. Pay at your visit.")
      : say("We hold this time while the provider confirms. No account needed. Pay at your visit.");
  const booked = { listing: loaderData.listing, treatment, special, date, time };
  return (
    <NarrowPage {...names} lead={lead} aside={<BookingSummary {...booked} />}>
      {loaderData.isByPhone && (
        <p className="mb-6">
          <RichText
            text="This treatment is arranged by phone, so that this site does not store who asks for it: <a>{phone}</a>."
            values={{ phone: bookable.phone }}
            parts={{
              a: (words) => (
                <a href={telHref(bookable.phone)} className="text-link whitespace-nowrap">
                  {words}
                </a>
              ),
            }}
          />
        </p>
      )}
      {special && <SpecialNote special={special} treatment={treatment?.slug ?? null} date={date} />}
      <div
        id="results"
        tabIndex={-1}
        className={`border-b border-line outline-none ${special ? "mt-6" : ""}`}
      >
        <BookingSummaryLine {...booked} />
        <Step
          number={1}
          title={say("Treatment")}
          chosen={
            treatment
              ? `${sayStored(treatment.name)} · ${describeTreatment(treatment.minutes, priceToBook({ treatment, special, date }))}`
              : undefined
          }
          changeHref={special ? at({ treatment: "" }) : `${path}#${activeStepId}`}
        >
          {!treatment && (
            <TreatmentList
              treatments={bookable.treatments}
              hrefOf={(slug) => at({ treatment: slug })}
            />
          )}
        </Step>
        <SlotSteps
          first={2}
          calendar={calendar}
          date={date}
          time={time}
          times={times}
          at={(query) => at({ ...chosen, ...query })}
          waitingHrefOf={(day) => `${path}/waiting?${new URLSearchParams({ ...chosen, day })}`}
        >
          {soonest && (
            <p className="mb-5">
              <ButtonLink href={at({ ...chosen, ...soonest })} data-keeps-place>
                {say("First available: {day}, {time}", {
                  day: shortDayInWords(soonest.date),
                  time: timeInWords(soonest.time),
                })}
              </ButtonLink>
            </p>
          )}
        </SlotSteps>
        <Step number={4} title={say("Your details")}>
          {treatment && date && time && (
            <BookingForm
              name={bookable.name}
              action={pathAt({ ...chosen, date, time })}
              chosen={{ treatmentType: treatment.slug, preferredDate: date, preferredTime: time }}
              specialId={special && date <= special.validUntil ? special.id : null}
              mode={bookable.mode ?? "request"}
              actionData={actionData}
              defaultValues={defaultValues}
            >
              <BookingSummaryCard {...booked} />
            </BookingForm>
          )}
        </Step>
      </div>
    </NarrowPage>
  );
}
