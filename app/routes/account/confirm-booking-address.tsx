import { AccountPage } from "#app/components/account/account-page.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import {
  confirmBookingEmail,
  findAddressToConfirm,
} from "#domain/bookings/booking-address.server.ts";
import type { Route } from "./+types/confirm-booking-address.ts";

const path = "/team/booking-email";
const tokenIn = ({ searchParams }: URL) => searchParams.get("token") ?? "";

export const middleware = [authorize("bookings.confirmEmail")];

/** GET confirms nothing: email programs follow links to scan them. */
export async function loader({ url, context }: Route.LoaderArgs) {
  await context.get(visitorContext).visitor();
  const token = tokenIn(url);
  const isDone = url.searchParams.has("done");
  return { token, isDone, found: await findAddressToConfirm(context.get(servicesContext), token) };
}

export async function action({ url, context }: Route.ActionArgs) {
  const outcome = await confirmBookingEmail(context.get(servicesContext), tokenIn(url));
  return redirectTo(outcome === "done" ? `${path}?done=1` : path);
}

export const meta = privatePage("Confirm an address");

export default function BookingEmail({
  loaderData: { token, isDone, found },
}: Route.ComponentProps) {
  if (isDone)
    return (
      <AccountPage title="The address is confirmed">
        <p>Emails about bookings and calls go to it from now on.</p>
      </AccountPage>
    );
  if (!found)
    return (
      <AccountPage title="This link no longer works">
        <p>It works once, for seven days. The listing’s owner can send another from Settings.</p>
      </AccountPage>
    );
  return (
    <AccountPage
      title="Confirm this address"
      lead={`Emails about bookings and requests for calls at ${found.name} will go to ${found.email}. They contain customers’ names and phone numbers.`}
    >
      <ShortForm
        action={`${path}?token=${encodeURIComponent(token)}`}
        answer={undefined}
        button="Receive these emails"
      />
    </AccountPage>
  );
}
