import { Form, redirect } from "react-router";
import { BookingFacts } from "#app/components/booking/booking-facts.tsx";
import { SlotSteps } from "#app/components/booking/slot-steps.tsx";
import { Step } from "#app/components/booking/step.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { keepListing, useListingParam } from "#app/components/owner/listing-param.ts";
import { formProblem, rejectForm } from "#app/forms/form-result.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { buildSlotCalendar, threeWeeks } from "#app/http/booking-days.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { NearTimes } from "#app/office/components/booking/near-times.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { moveSchema } from "#domain/bookings/booking-input.ts";
import { moveOwnBooking } from "#domain/bookings/manage-bookings.server.ts";
import { listOwnSlots } from "#domain/bookings/own-slots.server.ts";
import { setStatusProblems } from "#domain/bookings/problems.ts";
import { dayInWords, timeInWords } from "#domain/bookings/when.ts";
import type { Route } from "./+types/move.ts";
import { requireBooking } from "./booking-id.server.ts";

const pathOf = (id: string | number) => `/owner/bookings/${id}`;

export const handle = {
  breadcrumb: ({ booking, path }: Route.ComponentProps["loaderData"]) => ({
    name: booking.customerName,
    path,
  }),
};

export const middleware = [authorize("bookings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, booking } = await requireBooking(args);
  if (booking.status === "completed") throw redirect(keepListing(pathOf(booking.id), args.url));
  const query = args.url.searchParams;
  const weeks = threeWeeks(
    query.get("date") ?? query.get("from") ?? booking.date,
    services.clock(),
  );
  const slotQuery = {
    listingId: booking.listing.id,
    treatmentId: booking.treatment.id,
    movedId: booking.id,
  };
  const found = await listOwnSlots(services, actor, slotQuery, weeks.first, weeks.last);
  return {
    booking,
    isBookable: found !== null,
    path: pathOf(booking.id),
    ...buildSlotCalendar(query, weeks, found, services.clock()),
  };
}

export const action = officeAction({
  scope: requireBooking,
  run: async ({ services, actor, booking, form }) => {
    const wished = moveSchema.safeParse(Object.fromEntries(form));
    return wished.success
      ? moveOwnBooking(services, actor, booking.id, wished.data)
      : { outcome: "unread" as const };
  },
  problems: { stale: setStatusProblems.stale },
  shown: { taken: ({ alternatives }, { form }) => ({ ...rejectForm(form, {}), alternatives }) },
  done: {
    moved: (_, { booking }) => ({
      to: pathOf(booking.id),
      title: "The booking has a new time",
      text: "We email the customer.",
    }),
    over: (_, { booking }) => ({ to: pathOf(booking.id) }),
    unread: {},
  },
});

export const meta = privatePage("Move a booking");

export default function MoveBooking({
  loaderData: { booking, isBookable, path, calendar, date, time, times },
  actionData,
}: Route.ComponentProps) {
  const own = `${path}/time`;
  const problem = formProblem(actionData);
  const alternatives = actionData && "alternatives" in actionData ? actionData.alternatives : null;
  const keep = useListingParam();
  const at = (query: Record<string, string>) => keep(`${own}?${new URLSearchParams(query)}`);
  const isBack = booking.status === "cancelled";
  const title = isBack ? "Reopen at another time" : "Move to another time";
  return (
    <OwnerPage title={title} problem={problem}>
      {alternatives && (
        <NearTimes
          title="This time was just taken. Nothing changed."
          alternatives={alternatives}
          hrefOf={(slot) => at(slot)}
        />
      )}
      <BookingFacts booking={booking} isForListing />
      {!isBookable && (
        <p>{booking.treatment.name} can no longer be booked here. Add it in the setup first.</p>
      )}
      <div id="results" tabIndex={-1} className="-mt-8 border-b border-line outline-none">
        <SlotSteps first={1} calendar={calendar} date={date} time={time} times={times} at={at} />
        <Step number={3} title="Confirm">
          {date && time && (
            <Form method="post" action={keep(own)}>
              <input type="hidden" name="date" value={date} />
              <input type="hidden" name="time" value={time} />
              <input type="hidden" name="version" value={booking.version} />
              <p>
                {dayInWords(date)} at {timeInWords(time)}. We email the customer.
              </p>
              <p className="mt-4">
                <SubmitButton sending="Rescheduling…">
                  {isBack ? "Reopen the booking" : "Move the booking"}
                </SubmitButton>
              </p>
            </Form>
          )}
        </Step>
      </div>
    </OwnerPage>
  );
}
