import { data } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { redirectWithFlash, takeFlash } from "#app/http/flash.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import {
  confirmBookingEmail,
  findAddressToConfirm,
} from "#domain/bookings/booking-address.server.ts";

const path = "/team/booking-email";
const tokenIn = ({ searchParams }: URL) => searchParams.get("token") ?? "";

export const middleware = [authorize("bookings.confirmEmail")];

/** Loads the address without confirming it, because email programs follow links to scan them. */
export async function loader(args: LoaderArgs) {
  const { flash, init } = await takeFlash(args);
  const token = tokenIn(args.url);
  const found = await findAddressToConfirm(args.context.get(servicesContext), token);
  return data({ token, flash, found }, init);
}

export async function action({ url, context }: ActionArgs) {
  const services = context.get(servicesContext);
  const outcome = await confirmBookingEmail(services, tokenIn(url));
  if (outcome !== "done") return redirectTo(path);
  return redirectWithFlash(services, path, {
    title: "The address is confirmed",
    text: "Emails about bookings and calls go to it from now on.",
  });
}

export const meta = privatePage("Confirm an address");

export default function BookingEmail({
  loaderData: { token, flash, found },
}: PageProps<typeof loader, typeof action>) {
  if (flash)
    return (
      <AccountPage title={flash.title}>
        <p>{flash.text}</p>
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
        actionData={undefined}
        button="Receive these emails"
      />
    </AccountPage>
  );
}
