import { redirect } from "react-router";
import { BookingFacts } from "#app/components/booking/booking-facts.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { notFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { cancelBooking } from "#domain/bookings/change-booking.server.ts";
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

export async function loader({ params, context }: LoaderArgs<"link">) {
  const booking = await requireBookingByLink(context, params.link);
  if (!booking.isOpen) throw redirect(pathOf(params.link));
  return { booking, path: pathOf(params.link) };
}

export async function action({ params, context }: ActionArgs<"link">) {
  const services = context.get(servicesContext);
  if ((await cancelBooking(services, params.link)) === "not-found") throw notFound();
  return redirect(pathOf(params.link));
}

export const meta = privatePage(() => say("Cancel your booking"));

export default function Cancel({
  loaderData: { booking, path },
}: PageProps<typeof loader, typeof action>) {
  const own = `${path}/cancellation`;
  return (
    <NarrowPage title={say("Cancel this booking?")} isWide crumb={say("Cancel")}>
      <BookingFacts booking={booking} />
      <form method="post" action={to(own)} className="flex flex-wrap gap-3">
        <SubmitButton sending={say("Cancelling...")}>{say("Cancel booking")}</SubmitButton>
        <ButtonLink variant="secondary" href={`${path}/time`}>
          {say("Reschedule instead")}
        </ButtonLink>
        <ButtonLink variant="secondary" href={path}>
          {say("Keep it")}
        </ButtonLink>
      </form>
    </NarrowPage>
  );
}
