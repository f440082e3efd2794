import { redirect } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { servicesContext } from "#app/context.ts";
import { missing } from "#app/missing.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { findWaiting, leaveWaitlist, takeOffer } from "#domain/bookings/waitlist.server.ts";
import { dayInWords, timeInWords, whenInWords } from "#domain/bookings/when.ts";
import { plural } from "#shared/plural.ts";
import type { Route } from "./+types/waiting.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const waiting = await findWaiting(services, params.link);
  if (!waiting) throw await missing(services);
  return { ...waiting, path: `/waiting/${params.link}` };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  if (form.get("intent") === "leave") {
    if ((await leaveWaitlist(services, params.link)) === "not-found") throw await missing(services);
    return null;
  }
  const taken = await takeOffer(services, params.link);
  if (taken.outcome === "not-found") throw await missing(services);
  return taken.outcome === "made" ? redirect(`${new URL(taken.link).pathname}?made=1`) : null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Your place in line", description: "Where you stand on a waiting list.", path: "/waiting", isIndexed: false });
}

export default function Waiting({ loaderData }: Route.ComponentProps) {
  const { status, offer, before, day, treatment, medSpa, path } = loaderData;
  const isIn = status === "waiting" || offer !== null;
  return (
    <NarrowPage
      title={titles[offer ? "offered" : status] ?? ""}
      isNews
      lead={
        <>
          <p className="text-ink">
            {treatment} at {medSpa.name}, {offer ? whenInWords(offer) : dayInWords(day)}.
          </p>
          {status === "waiting" && (
            <p>{before === 0 ? "You are the first." : `${plural(before, "person is", "people are")} before you.`} You hear by mail when it is your turn.</p>
          )}
          {offer && <p>It is kept for you until {timeInWords(offer.until.time)}.</p>}
        </>
      }
      under={[
        { name: medSpa.name, path: `/listing/${medSpa.slug}` },
        { name: "Waiting list", path },
      ]}
    >
      {isIn ? (
        <form method="post" action={path} className="flex flex-wrap gap-3">
          {offer && (
            <Button name="intent" value="take">
              Take this time
            </Button>
          )}
          <Button look="quiet" name="intent" value="leave">
            Leave the waiting list
          </Button>
        </form>
      ) : (
        <p>
          <ButtonLink href={`/booking/${medSpa.slug}`}>See free times</ButtonLink>
        </p>
      )}
    </NarrowPage>
  );
}

const titles: Record<string, string> = {
  waiting: "You are in line",
  offered: "A time is free for you",
  booked: "You took the time",
  lapsed: "This offer is over",
  left: "You left the waiting list",
};
