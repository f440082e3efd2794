import { Link, useFetcher, useLocation } from "react-router";
import { BookingFacts } from "#app/components/booking/booking-facts.tsx";
import { BookingHistory } from "#app/components/booking/booking-history.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { keepListing, useListingParam } from "#app/components/owner/listing-param.ts";
import { TextArea } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import {
  type FormAnswer,
  formDone,
  formProblem,
  formState,
  rejectForm,
  rejectWith,
} from "#app/forms/form-result.ts";
import { isSentByFetcher, notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { CancelStep } from "#app/office/components/booking/cancel-step.tsx";
import { NearTimes } from "#app/office/components/booking/near-times.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { useSentStatus } from "#app/office/components/owner/sent-status.ts";
import { StatusForm } from "#app/office/components/owner/status-form.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { AlternativeSlot } from "#domain/bookings/booking.ts";
import { bookingNoteSchema, statusChangeSchema } from "#domain/bookings/booking-input.ts";
import { saveBookingNote } from "#domain/bookings/manage-bookings.server.ts";
import { findTimesNear } from "#domain/bookings/own-slots.server.ts";
import { setStatusProblems, statusUnchanged } from "#domain/bookings/problems.ts";
import { setBookingStatus } from "#domain/bookings/set-status.server.ts";
import { problemOf } from "#domain/problem.ts";
import { telHref } from "#shared/paths.ts";
import { pick } from "#shared/pick.ts";
import type { Route } from "./+types/booking.ts";
import { noSuchBooking, requireBooking } from "./booking-id.server.ts";

const statusSet = {
  title: "Booking status updated successfully",
  text: "The customer gets an email.",
};

export const middleware = [authorize("bookings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { booking, services } = await requireBooking(args);
  const { history, place: _place, ...current } = booking;
  const isOver = booking.startsAt <= services.clock();
  return {
    booking: current,
    isOver,
    history: history.map((entry) => pick(entry, ["at", "act", "party", "startsAt", "reason"])),
    canMove: booking.status !== "completed" && (booking.status === "cancelled" || !isOver),
    path: `/owner/bookings/${booking.id}`,
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, booking } = await requireBooking(args);
  const path = `/owner/bookings/${booking.id}`;
  const form = await args.request.formData();
  if (form.get("intent") === "note") return saveNote(args, form);
  const read = statusChangeSchema.safeParse(Object.fromEntries(form));
  if (!read.success) return rejectForm(form, read.error.issues[0]?.message ?? statusUnchanged);
  if (read.data.status === "cancelled" && form.get("sure") !== "yes")
    return { isAsking: true as const, reason: read.data.reason };
  const set = await setBookingStatus(services, actor, booking.id, read.data);
  if (set === "not-found") throw notFound(noSuchBooking);
  if (set === "done")
    return isSentByFetcher(args.request)
      ? formDone
      : redirectWithFlash(services, keepListing(path, args.url), statusSet);
  const refused = rejectWith(form, problemOf(setStatusProblems, set));
  if (set !== "taken") return refused;
  return { ...refused, taken: await findTimesNear(services, actor, booking.id) };
}

const saveNote = officeAction({
  scope: requireBooking,
  schema: bookingNoteSchema,
  run: ({ services, actor, booking, input }) =>
    saveBookingNote(services, actor, booking.id, input.note),
  done: { done: { title: "The note was saved", text: "Only your team sees it." } },
});

type Answer = FormAnswer & { taken?: AlternativeSlot[] };

export const meta = privatePage("Booking");

export default function OwnBooking({
  loaderData: { booking, history, isOver, canMove, path },
  actionData,
}: Route.ComponentProps) {
  const keep = useListingParam();
  const title = `${booking.treatment.name} for ${booking.customerName}`;
  // Another page, or this one again, drops the answer.
  const fetcherKey = `${path} ${useLocation().key}`;
  const sent = useFetcher<typeof action>({ key: fetcherKey }).data ?? actionData;
  const asking = sent && "isAsking" in sent ? sent : null;
  const formData: Answer | undefined = sent && "isDone" in sent ? sent : undefined;
  const { values } = formState(formData);
  const problem = formProblem(formData);
  const current = { ...booking, status: useSentStatus(booking.id) ?? booking.status };
  return (
    <OwnerPage title={title} isWide>
      {formData?.isDone && <Notice {...statusSet} />}
      {problem && !formData?.taken && <Notice isProblem title={statusUnchanged} text={problem} />}
      {formData?.taken && (
        <NearTimes
          title={`${statusUnchanged}. ${problem}`}
          alternatives={formData.taken}
          hrefOf={({ date, time }) => keep(`${path}/time?${new URLSearchParams({ date, time })}`)}
        />
      )}
      <div className="grid gap-x-16 gap-y-10 *:min-w-0 lg:grid-cols-[1fr_26rem] lg:grid-rows-[auto_1fr]">
        <div className="grid content-start gap-8">
          <BookingFacts booking={current} isForListing />
          {booking.noShow && <p className="-mt-4 font-medium text-coral">No-show</p>}
          <CustomerFacts {...booking} />
        </div>
        <div className="grid content-start gap-10 lg:row-span-2">
          <div>
            {asking ? (
              <CancelStep action={keep(path)} booking={booking} reason={asking.reason} />
            ) : (
              <StatusForm
                key={booking.version}
                action={keep(path)}
                fetcherKey={fetcherKey}
                {...current}
                isOver={isOver}
                reason={values.reason}
              />
            )}
            {canMove && (
              <p className="mt-5">
                <Link
                  to={keep(`${path}/time`)}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {booking.status === "cancelled"
                    ? "Reopen at another time"
                    : "Move to another time"}
                </Link>
              </p>
            )}
          </div>
          <TitledSection id="note" title="Your note" size="md" titleClass="mb-4">
            <ShortForm
              action={keep(path)}
              actionData={values.intent === "note" ? formData : undefined}
              button="Save the note"
              variant="secondary"
              hidden={{ intent: "note" }}
              defaultValues={{ note: booking.note }}
            >
              {(field) => (
                <TextArea
                  label="Note"
                  rows={2}
                  hint="Only your team sees it, never the customer. No medical details."
                  {...field("note")}
                />
              )}
            </ShortForm>
          </TitledSection>
        </div>
        <BookingHistory history={history} />
      </div>
    </OwnerPage>
  );
}

type Booking = Route.ComponentProps["loaderData"]["booking"];

function CustomerFacts({ customerName, customerEmail, customerPhone, message }: Booking) {
  return (
    <TitledSection id="customer" title="Customer" size="md">
      <p className="mt-3 font-medium wrap-anywhere">{customerName}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href={telHref(customerPhone)} className="text-link inline-flex min-h-11 items-center">
          {customerPhone}
        </a>
        {customerEmail && (
          <a
            href={`mailto:${encodeURIComponent(customerEmail)}`}
            className="text-link inline-flex min-h-11 items-center wrap-anywhere"
          >
            {customerEmail}
          </a>
        )}
      </p>
      {message && (
        <figure className="mt-3 border-l-2 border-sage pl-5">
          <blockquote className="whitespace-pre-line wrap-anywhere">{message}</blockquote>
          <figcaption className="mt-2 text-sm text-muted">
            Written when booking, where we ask customers to leave out medical details. Stored
            encrypted, and deleted after 90 days.
          </figcaption>
        </figure>
      )}
    </TitledSection>
  );
}
