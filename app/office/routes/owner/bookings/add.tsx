import { data } from "react-router";
import { SlotSteps } from "#app/components/booking/slot-steps.tsx";
import { Step } from "#app/components/booking/step.tsx";
import { TreatmentList } from "#app/components/booking/treatment-list.tsx";
import { EmailField, PhoneField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { rejectForm } from "#app/forms/form-result.ts";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { buildSlotCalendar, noSlots, threeWeeks } from "#app/http/booking-days.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { NearTimes } from "#app/office/components/booking/near-times.tsx";
import { ListingChoice } from "#app/office/components/owner/listing-choice.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { requireListing } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { addedBookingSchema } from "#domain/bookings/booking-input.ts";
import { addBooking } from "#domain/bookings/manage-bookings.server.ts";
import { listOwnSlots } from "#domain/bookings/own-slots.server.ts";
import { listBookable } from "#domain/bookings/settings.server.ts";
import type { Route } from "./+types/add.ts";

const path = "/owner/bookings/new";
const pathOf = (slug: string) => `${path}?place=${slug}`;

export const middleware = [authorize("bookings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listings, listing } = await requireListing(args);
  const query = args.url.searchParams;
  const treatments = (await listBookable(services, actor, listing.id)).map(
    ({ treatment, ...rest }) => ({ slug: treatment, ...rest }),
  );
  const treatment = treatments.find(({ slug }) => slug === query.get("treatment")) ?? null;
  const maySetUp = may(actor, "bookings.setUp", { listingId: listing.id });
  const page = { listings, listing, maySetUp, treatments, treatment };
  if (!treatment) return { ...page, ...noSlots };
  const weeks = threeWeeks(query.get("date") ?? query.get("from"), services.clock());
  const found = await listOwnSlots(
    services,
    actor,
    { listingId: listing.id, treatmentId: treatment.treatmentId },
    weeks.first,
    weeks.last,
  );
  return { ...page, ...buildSlotCalendar(query, weeks, found, services.clock()) };
}

export const action = officeAction({
  scope: async (args: Route.ActionArgs) => {
    const { actor, services, listing } = await requireListing(args);
    const slug = args.url.searchParams.get("treatment");
    const bookable = await listBookable(services, actor, listing.id);
    const treatment = requireFound(bookable.find(({ treatment }) => treatment === slug));
    return { actor, services, listing, treatment };
  },
  schema: addedBookingSchema,
  run: ({ services, actor, listing, treatment, input, args: { url } }) =>
    addBooking(services, actor, {
      listingId: listing.id,
      treatmentId: treatment.treatmentId,
      date: url.searchParams.get("date") ?? "",
      time: url.searchParams.get("time") ?? "",
      ...input,
    }),
  shown: {
    // The status keeps the taken time, and with it the customer's form, on the page.
    taken: ({ alternatives }, { form }) => data({ ...rejectForm(form, {}), alternatives }, 409),
  },
  done: {
    made: ({ id }) => ({
      to: `/owner/bookings/${id}`,
      title: "The booking was added",
      text: "It is confirmed. We email the customer if they left an address.",
    }),
  },
});

export const meta = privatePage("Add a booking");

export default function AddBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, listing, maySetUp, treatments, treatment, ...slot } = loaderData;
  const start: Record<string, string> = {
    place: listing.slug,
    ...(treatment ? { treatment: treatment.slug } : {}),
  };
  const at = (query: Record<string, string>) =>
    `${path}?${new URLSearchParams({ ...start, ...query })}`;
  const { date, time } = slot;
  const alternatives = actionData && "alternatives" in actionData ? actionData.alternatives : null;
  return (
    <OwnerPage title="Add a booking" lead={`At ${listing.name}. It is confirmed right away.`}>
      <ListingChoice listings={listings} chosen={listing.slug} hrefOf={pathOf} />
      {treatments.length === 0 ? (
        <EmptyState
          title="Nothing can be booked here yet"
          text={
            maySetUp
              ? "Choose in the setup which treatments can be booked, and how long each takes."
              : "A manager of the listing chooses which treatments can be booked, and how long each takes."
          }
        >
          {maySetUp && (
            <ButtonLink href={`/owner/bookings/settings?place=${listing.slug}`}>
              Booking setup
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <div id="results" tabIndex={-1} className="border-b border-line outline-none">
          {alternatives && (
            <div className="mb-8">
              <NearTimes
                title="This time was just taken."
                alternatives={alternatives}
                hrefOf={(other) => at(other)}
              />
            </div>
          )}
          <Step
            number={1}
            title="Treatment"
            chosen={treatment?.name}
            changeHref={pathOf(listing.slug)}
          >
            {!treatment && (
              <TreatmentList treatments={treatments} hrefOf={(slug) => at({ treatment: slug })} />
            )}
          </Step>
          <SlotSteps first={2} {...slot} at={at} />
          <Step number={4} title="Customer">
            {date && time && (
              <ShortForm
                action={at({ date, time })}
                actionData={actionData}
                button="Add the booking"
              >
                {(field) => (
                  <>
                    <TextField label="Name" autoComplete="off" {...field("customerName")} />
                    <PhoneField autoComplete="off" {...field("customerPhone")} />
                    <EmailField
                      isOptional
                      autoComplete="off"
                      hint="If you enter an email address, the customer gets a confirmation, and a link to move or cancel."
                      {...field("customerEmail")}
                    />
                    <TextArea
                      label="Note"
                      isOptional
                      rows={2}
                      hint="Only your team sees it. No medical details."
                      {...field("note")}
                    />
                  </>
                )}
              </ShortForm>
            )}
          </Step>
        </div>
      )}
    </OwnerPage>
  );
}
