import { data, redirect } from "react-router";
import { BookingFacts } from "#app/components/booking/booking-facts.tsx";
import { SlotSteps } from "#app/components/booking/slot-steps.tsx";
import { activeStepId, Step } from "#app/components/booking/step.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ProblemBox } from "#app/components/ui/error-summary.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { buildSlotCalendar, threeWeeks } from "#app/http/booking-days.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { listSlotsToMove } from "#domain/bookings/availability.server.ts";
import { slotSchema } from "#domain/bookings/booking-input.ts";
import { moveBooking } from "#domain/bookings/change-booking.server.ts";
import { dayInWords, timeInWords } from "#domain/bookings/when.ts";
import { say, to } from "#shared/say.ts";
import { requireBookingByLink } from "./booking-by-link.server.ts";

const pathOf = (link: string) => `/bookings/${link}`;

export const handle = {
  breadcrumb: ({ path }: PageProps<typeof loader, typeof action>["loaderData"]) => ({
    name: say("Your booking"),
    path,
  }),
};

export const middleware = [authorize("bookings.changeByLink")];

export async function loader({ params, url, context }: LoaderArgs<"link">) {
  const services = context.get(servicesContext);
  const booking = await requireBookingByLink(context, params.link);
  if (!booking.isOpen) throw redirect(pathOf(params.link));
  const parameters = url.searchParams;
  const wished = parameters.get("date") ?? parameters.get("from") ?? booking.date;
  const weeks = threeWeeks(wished, services.clock());
  const found = await listSlotsToMove(services, booking, weeks.first, weeks.last);
  return {
    booking,
    path: pathOf(params.link),
    ...buildSlotCalendar(parameters, weeks, found, services.clock()),
  };
}

export async function action({ params, request, context }: ActionArgs<"link">) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const wished = slotSchema.safeParse(Object.fromEntries(form));
  if (!wished.success) return redirect(`${pathOf(params.link)}/time`);
  const { date, time } = wished.data;
  const moved = await moveBooking(services, params.link, { date, time });
  if (moved.outcome === "not-found") throw notFound();
  if (moved.outcome === "taken") return data({ alternatives: moved.alternatives, date, time }, 409);
  if (moved.outcome === "too-often") return data({ alternatives: null, date, time }, 429);
  return redirect(`${pathOf(params.link)}${moved.outcome === "moved" ? "?moved=1" : ""}`);
}

export const meta = privatePage(() => say("Reschedule"));

export default function Move({
  loaderData: { booking, path, calendar, date, time, times },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const own = `${path}/time`;
  const at = (query: Record<string, string>) =>
    `${own}?${new URLSearchParams(query)}#${activeStepId}`;
  return (
    <NarrowPage title={say("Reschedule")} isWide crumb={say("Another time")}>
      {actionData && (
        <ProblemBox
          title={
            actionData.alternatives
              ? say("This time was just taken. You still have your old one.")
              : say(
                  "You’ve rescheduled this booking five times today. Your last time is still yours. Try again tomorrow, or call the provider.",
                )
          }
        >
          <ul className="mt-3 flex flex-wrap gap-2">
            {actionData.alternatives?.map((slot) => (
              <li key={`${slot.date} ${slot.time}`}>
                <a
                  href={to(at(slot))}
                  className="grid min-h-11 place-items-center rounded-control border border-line px-4 hover:border-lagoon"
                >
                  {dayInWords(slot.date)}, {timeInWords(slot.time)}
                </a>
              </li>
            ))}
          </ul>
        </ProblemBox>
      )}
      <BookingFacts booking={booking} />
      <div id="results" tabIndex={-1} className="-mt-8 border-b border-line outline-none">
        <SlotSteps
          first={1}
          titles={{ day: say("New day"), time: say("New time") }}
          calendar={calendar}
          date={date}
          time={time}
          times={times}
          at={at}
        />
        <Step number={3} title={say("Confirm")}>
          {date && time && (
            <form method="post" action={to(own)}>
              <input type="hidden" name="date" value={date} />
              <input type="hidden" name="time" value={time} />
              <p>
                {say("{day} at {time}. You keep your old time until this one is confirmed.", {
                  day: dayInWords(date),
                  time: timeInWords(time),
                })}
              </p>
              <p className="mt-4">
                <SubmitButton sending={say("Rescheduling...")}>
                  {say("Reschedule my booking")}
                </SubmitButton>
              </p>
            </form>
          )}
        </Step>
      </div>
    </NarrowPage>
  );
}
