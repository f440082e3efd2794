import { redirect } from "react-router";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { notFound, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import {
  acceptSlotOffer,
  findWaitlistEntry,
  leaveWaitlist,
} from "#domain/bookings/waitlist.server.ts";
import { clockInSentence, dayInWords, whenInWords } from "#domain/bookings/when.ts";
import { plural, say, sayStored, to } from "#shared/say.ts";

export const handle = {
  breadcrumb: ({ listing }: PageProps<typeof loader, typeof action>["loaderData"]) =>
    crumbOf(listing),
};

export const middleware = [authorize("bookings.changeByLink")];

export async function loader({ params, context }: LoaderArgs<"link">) {
  const services = context.get(servicesContext);
  const waiting = requireFound(await findWaitlistEntry(services, params.link));
  return { ...waiting, path: `/waiting/${params.link}` };
}

export async function action({ params, request, context }: ActionArgs<"link">) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  if (form.get("intent") === "leave") {
    if ((await leaveWaitlist(services, params.link)) === "not-found") throw notFound();
    return null;
  }
  const result = await acceptSlotOffer(services, params.link);
  if (result.outcome === "not-found") throw notFound();
  return result.outcome === "made" ? redirect(`${new URL(result.link).pathname}?made=1`) : null;
}

export const meta = privatePage(() => say("Your place in line"));

export default function Waiting({ loaderData }: PageProps<typeof loader, typeof action>) {
  const { status, offer, before, day, treatment, listing, path } = loaderData;
  const isIn = status === "waiting" || offer !== null;
  return (
    <NarrowPage
      title={sayStored(titles[offer ? "offered" : status] ?? "")}
      isNews
      lead={
        <>
          <p className="text-ink">
            {say("{treatment} at {name}, {day}.", {
              treatment: sayStored(treatment),
              name: listing.name,
              day: offer ? whenInWords(offer) : dayInWords(day),
            })}
          </p>
          {status === "waiting" && (
            <p>
              {before === 0
                ? say("You are the first.")
                : say("{people} ahead of you.", {
                    people: plural(before, "person is", "people are"),
                  })}{" "}
              {say("We will email you when it is your turn.")}
            </p>
          )}
          {offer && (
            <p>
              {say("It is held for you until {time}.", { time: clockInSentence(offer.until.time) })}
            </p>
          )}
        </>
      }
      crumb={say("Waiting list")}
    >
      {isIn ? (
        <form method="post" action={to(path)} className="flex flex-wrap gap-3">
          {offer && (
            <Button name="intent" value="take">
              {say("Take this time")}
            </Button>
          )}
          <Button variant="secondary" name="intent" value="leave">
            {say("Leave the waiting list")}
          </Button>
        </form>
      ) : (
        <p>
          <ButtonLink href={`/booking/${listing.slug}`}>{say("See free times")}</ButtonLink>
        </p>
      )}
    </NarrowPage>
  );
}

const titles: Record<string, string> = {
  waiting: "You are in line",
  offered: "A time is free for you",
  booked: "You accepted the time",
  expired: "This time is no longer held for you",
  left: "You left the waiting list",
};
