import { Form, redirect } from "react-router";
import { BookingFacts } from "#app/components/booking/booking-facts.tsx";
import { NearTimes } from "#app/components/booking/near-times.tsx";
import { SlotSteps } from "#app/components/booking/slot-steps.tsx";
import { Step } from "#app/components/booking/step.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { keepListing, useListingParam } from "#app/components/owner/listing-param.ts";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { formProblem, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { buildSlotCalendar, threeWeeks } from "#app/routes/booking/booking-days.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { moveSchema } from "#domain/bookings/booking.ts";
import { moveOwnBooking } from "#domain/bookings/manage-bookings.server.ts";
import { listOwnSlots } from "#domain/bookings/own-slots.server.ts";
import { setStatusProblems } from "#domain/bookings/problems.ts";
import { dayInWords, timeInWords } from "#domain/bookings/when.ts";
import { problemOf } from "#domain/problem.ts";
import type { Route } from "./+types/move.ts";
import { noSuchBooking, requireBooking } from "./booking-id.server.ts";

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
  const wanted = {
    listingId: booking.listing.id,
    treatmentId: booking.treatment.id,
    movedId: booking.id,
  };
  const found = await listOwnSlots(services, actor, wanted, weeks.first, weeks.last);
  return {
    booking,
    isBookable: found !== null,
    path: pathOf(booking.id),
    ...buildSlotCalendar(query, weeks, found, services.clock()),
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, booking } = await requireBooking(args);
  const form = await args.request.formData();
  const wished = moveSchema.safeParse(Object.fromEntries(form));
  if (!wished.success) return redirectTo(keepListing(`${pathOf(booking.id)}/time`, args.url));
  const moved = await moveOwnBooking(services, actor, booking.id, wished.data);
  if (moved.outcome === "not-found") throw notFound(noSuchBooking);
  if (moved.outcome === "taken")
    return { ...rejectForm(form, {}), alternatives: moved.alternatives };
  if (moved.outcome === "stale")
    return { ...rejectWith(form, problemOf(setStatusProblems, "stale")), alternatives: null };
  const path = keepListing(pathOf(booking.id), args.url);
  if (moved.outcome !== "moved") return redirectTo(path);
  return redirectWithFlash(services, path, {
    title: "The booking has a new time",
    text: "We email the customer.",
  });
}

export const meta = privatePage("Move a booking");

export default function MoveBooking({
  loaderData: { booking, isBookable, path, calendar, date, time, times },
  actionData,
}: Route.ComponentProps) {
  const own = `${path}/time`;
  const problem = formProblem(actionData);
  const keep = useListingParam();
  const at = (query: Record<string, string>) => keep(`${own}?${new URLSearchParams(query)}`);
  const isBack = booking.status === "cancelled";
  const title = isBack ? "Reopen at another time" : "Move to another time";
  return (
    <OwnerPage title={title}>
      {problem && <Notice isProblem title="Nothing was changed" text={problem} />}
      {actionData?.alternatives && (
        <NearTimes
          title="This time was just taken. Nothing changed."
          alternatives={actionData.alternatives}
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
