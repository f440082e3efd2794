import { Form } from "react-router";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { type FormAnswer, formProblem, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { visitorContext } from "#app/http/context.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { SetUpTabs } from "#app/office/components/booking/set-up-tabs.tsx";
import { ListingChoice } from "#app/office/components/owner/listing-choice.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { requireListing } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import {
  type BusyCalendarProblem,
  readBusyCalendarNow,
  setBusyCalendar,
} from "#domain/bookings/busy-calendar.server.ts";
import { endCalendarAddress, renewCalendarAddress } from "#domain/bookings/calendar-feed.server.ts";
import { findBookingSettings } from "#domain/bookings/settings.server.ts";
import { completeWebAddress, isWebAddress } from "#shared/web-address.ts";
import type { Route } from "./+types/calendars.ts";

const pathOf = (slug: string) => `/owner/bookings/calendars?place=${slug}`;

export const middleware = [authorize("bookings.setUp")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listings, listing } = await requireListing(args);
  const { settings } = requireFound(await findBookingSettings(services, actor, listing.id));
  return {
    listings,
    listing,
    isSetUp: settings !== null,
    mayShare: may(actor, "bookings.share", { listingId: listing.id }),
    hasAddress: Boolean(settings?.calendarTokenHash),
    busyUrl: settings?.busyUrl ?? "",
    readAt: settings?.busyReadAt ? momentInWords(settings.busyReadAt) : null,
    problem: settings?.busyProblem ? calendarProblemText(settings.busyProblem) : null,
  };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, listing } = await requireListing(args);
  const form = await args.request.formData();
  const own = pathOf(listing.slug);
  const readNow = async () => {
    const read = await readBusyCalendarNow(
      services,
      actor,
      listing.id,
      args.context.get(visitorContext).from,
    );
    if (read.outcome === "read")
      return redirectWithFlash(services, own, {
        title: "We read the calendar",
        text: "Its events now block your times.",
      });
    return rejectForm(
      form,
      calendarProblemText(read.outcome === "failed" ? read.problem : read.outcome),
    );
  };
  switch (form.get("intent")) {
    case "renew": {
      const address = requireFound(await renewCalendarAddress(services, actor, listing.id));
      return { isDone: true as const, address };
    }
    case "end":
      await endCalendarAddress(services, actor, listing.id);
      return redirectTo(own);
    case "read":
      return readNow();
    default: {
      const read = readBusyForm(form);
      if ("answer" in read) return read.answer;
      if ((await setBusyCalendar(services, actor, listing.id, read.busyUrl)) === "not-found")
        throw notFound();
      return read.busyUrl === null ? redirectTo(own) : readNow();
    }
  }
}

export const meta = privatePage("Calendars");

export default function Calendars({ loaderData, actionData }: Route.ComponentProps) {
  const { listings, listing, isSetUp, mayShare, hasAddress, busyUrl, readAt, problem } = loaderData;
  const own = pathOf(listing.slug);
  const address = actionData && "address" in actionData ? actionData.address : null;
  const unread = formProblem(actionData);
  const failure = unread ?? problem;
  return (
    <OwnerPage title="Calendars" lead={listing.name}>
      <ListingChoice listings={listings} chosen={listing.slug} hrefOf={pathOf} />
      <SetUpTabs part="calendars" listing={listing.slug} />
      {!isSetUp && (
        <p className="text-muted">
          Set up first how visitors book: then you can connect calendars.
        </p>
      )}
      {isSetUp && (
        <>
          <TitledSection id="feed" title="Your bookings in your calendar" size="md">
            <p className="mt-2 text-muted">
              A secret address that your calendar app subscribes to. It shows names, times and phone
              numbers, but never what a customer wrote to you.
            </p>
            {address && <NewAddress address={address} />}
            <Form method="post" action={own} className="mt-4 flex flex-wrap gap-3">
              {mayShare && (
                <Button name="intent" value="renew">
                  {hasAddress ? "Create a new address" : "Create an address"}
                </Button>
              )}
              {hasAddress && (
                <Button variant="secondary" name="intent" value="end">
                  Turn it off
                </Button>
              )}
            </Form>
            {hasAddress && !address && (
              <p className="mt-3 text-sm text-muted">
                An address is in use. It stops working when you create a new one, or when its
                creator leaves the team.
              </p>
            )}
          </TitledSection>
          <TitledSection id="busy" title="Your calendar in your bookings" size="md">
            <p className="mt-2 mb-4 text-muted">
              Each event in that calendar blocks one slot here. We read it every 15 minutes.
            </p>
            {failure && (
              <div className="mb-6">
                <Notice isProblem title="The calendar could not be read" text={failure} />
              </div>
            )}
            <ShortForm
              action={own}
              actionData={unread ? undefined : actionData}
              button="Save and sync"
              hidden={{ intent: "busy" }}
              defaultValues={{ busyUrl }}
            >
              {(field) => (
                <TextField
                  label="Calendar address"
                  type="url"
                  isOptional
                  autoComplete="off"
                  placeholder="https://"
                  hint="The ICS address that your calendar app publishes. Leave it empty to connect none."
                  {...field("busyUrl")}
                />
              )}
            </ShortForm>
            {busyUrl && (
              <Form
                method="post"
                action={own}
                className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2"
              >
                <Button variant="secondary" name="intent" value="read">
                  Read now
                </Button>
                <p className="text-sm text-muted">
                  {readAt ? `Last read ${readAt}.` : "Not read yet."}
                </p>
              </Form>
            )}
          </TitledSection>
        </>
      )}
    </OwnerPage>
  );
}

function NewAddress({ address }: { address: string }) {
  return (
    <div role="status" className="mt-4 rounded-card bg-sage p-5">
      <label htmlFor="address" className="font-semibold">
        Your new address
      </label>
      <input
        id="address"
        readOnly
        value={address}
        className="mt-2 h-12 w-full rounded-control border border-edge bg-surface px-3.5 font-mono text-sm"
      />
      <p className="mt-2 text-sm">
        Copy it now: we show it only once. Anyone who has it sees your bookings.
      </p>
    </div>
  );
}

const longest = 1000;

/** Accepts webcal: links, which calendar apps use for https. */
function readBusyForm(form: FormData): { busyUrl: string | null } | { answer: FormAnswer } {
  const typed = completeWebAddress(
    String(form.get("busyUrl") ?? "").replace(/^\s*webcals?:/i, "https:"),
  );
  if (typed === "") return { busyUrl: null };
  if (typed.length > longest || !isWebAddress(typed) || !/^https:/i.test(typed))
    return {
      answer: rejectForm(form, {
        busyUrl: ["Enter an address that starts with https://, as your calendar app shows it."],
      }),
    };
  return { busyUrl: new URL(typed).href };
}

const words: Record<BusyCalendarProblem | "limited" | "not-found", string> = {
  forbidden:
    "This address is not on the public internet, or not safe to read. It must start with https://.",
  unreachable: "This address does not respond. Please check that it is still correct.",
  refused:
    "The server does not share the calendar. Please check that the address is still correct and public.",
  "too-large": "The calendar is larger than 1 MB. Please share one with fewer events.",
  "too-slow": "The server responds slowly. We try again automatically within 15 minutes.",
  unreadable:
    "There is no calendar at this address. Please enter the ICS address, not the address of a page.",
  "too-much":
    "The calendar has too many events, or series that never end. Please share a smaller one; we try again in a day, or when you ask for it.",
  unfinished: "The last read did not finish. We try again within a day, or when you ask for it.",
  busy: "We are reading other calendars right now. Yours follows within 15 minutes.",
  limited: "It was read several times just now. Please wait a while.",
  "not-found": "No calendar address is set.",
};

const calendarProblemText = (problem: string) =>
  Object.hasOwn(words, problem) ? words[problem as keyof typeof words] : words.unreachable;
