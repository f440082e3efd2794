import { Form, Link } from "react-router";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { SetUpTabs } from "#app/office/components/booking/set-up-tabs.tsx";
import { ListingChoice } from "#app/office/components/owner/listing-choice.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { requireListing } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { daySchema } from "#domain/bookings/booking-input.ts";
import { countUpcomingBookings } from "#domain/bookings/list-bookings.server.ts";
import {
  findHourExceptions,
  removeHourExceptions,
  setHourExceptions,
} from "#domain/catalogue/listings/hour-exceptions.server.ts";
import { hourExceptionSchema } from "#domain/catalogue/listings/hour-exceptions.ts";
import { hourExceptionProblems } from "#domain/catalogue/problems.ts";
import { describeRanges, describeWeek } from "#shared/hours.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/hours.ts";

const pathOf = (slug: string) => `/owner/bookings/hours?place=${slug}`;

export const middleware = [authorize("bookings.setUp")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listings, listing } = await requireListing(args);
  const found = requireFound(await findHourExceptions(services, actor, listing.id));
  const upcoming = await countUpcomingBookings(services, actor, listing.id);
  const exceptions = found.exceptions.map(({ hours, from, to, note }) => ({
    from,
    to,
    note,
    hours: describeRanges(hours) || "Closed",
    upcoming: [...upcoming].reduce(
      (sum, [day, count]) => (day >= from && day <= to ? sum + count : sum),
      0,
    ),
  }));
  const today = localDay(services.clock());
  return { listings, listing, week: describeWeek(found.weeklyHours), exceptions, today };
}

const remove = officeAction({
  scope: requireListing,
  run: async ({ services, actor, listing, form }) => {
    const [from, to] = [daySchema.safeParse(form.get("from")), daySchema.safeParse(form.get("to"))];
    if (from.success && to.success)
      await removeHourExceptions(services, actor, listing.id, { from: from.data, to: to.data });
    return "done";
  },
  done: { done: {} },
});

const add = officeAction({
  scope: requireListing,
  schema: hourExceptionSchema,
  run: ({ services, actor, listing, input }) =>
    setHourExceptions(services, actor, listing.id, input),
  problems: hourExceptionProblems,
  done: { done: {} },
});

export const action = byIntent({ remove }, add);

export const meta = privatePage("Days off");

const spanOf = ({ from, to }: { from: string; to: string }) =>
  from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;

export default function Hours({
  loaderData: { listings, listing, week, exceptions, today },
  actionData,
}: Route.ComponentProps) {
  const own = pathOf(listing.slug);
  const kind = actionData && !actionData.isDone ? actionData : null;
  return (
    <OwnerPage title="Days off" lead={listing.name}>
      <ListingChoice listings={listings} chosen={listing.slug} hrefOf={pathOf} />
      <SetUpTabs part="hours" listing={listing.slug} />
      <TitledSection id="exceptions" title="Exceptions" size="md">
        {exceptions.length === 0 && (
          <p className="mt-3 text-muted">No exceptions to your usual week.</p>
        )}
        <ul className="mt-3">
          {exceptions.map((span) => (
            <li
              key={span.from}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3"
            >
              <p className="wrap-anywhere">
                <span className="font-medium">{spanOf(span)}</span>
                <span className="block text-sm text-muted">
                  {[span.hours, span.note].filter(Boolean).join(", ")}
                </span>
                {span.upcoming > 0 && (
                  <Link
                    to={`/owner/bookings?${new URLSearchParams({ place: listing.slug, from: span.from, to: span.to })}`}
                    className="text-link text-sm"
                  >
                    {plural(span.upcoming, "booking")} on these days{" "}
                    {span.upcoming === 1 ? "is unchanged" : "are unchanged"}
                  </Link>
                )}
              </p>
              <Form method="post" action={own}>
                <input type="hidden" name="intent" value="remove" />
                <input type="hidden" name="from" value={span.from} />
                <input type="hidden" name="to" value={span.to} />
                <Button variant="link">
                  Remove<span className="sr-only"> {spanOf(span)}</span>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection
        id="new-exception"
        title="Add a vacation or other hours"
        size="md"
        titleClass="mb-4"
      >
        <ShortForm action={own} actionData={actionData} button="Add">
          {(field) => (
            <>
              <div className="grid items-start gap-6 sm:grid-cols-2">
                <TextField label="First day" type="date" min={today} {...field("from")} />
                <TextField
                  label="Last day"
                  type="date"
                  min={today}
                  isOptional
                  hint="Leave it empty for a single day."
                  {...field("to")}
                />
              </div>
              <Choices
                label="On these days"
                name="kind"
                type="radio"
                options={[
                  { value: "closed", label: "Closed" },
                  { value: "open", label: "Open at other hours" },
                ]}
                chosen={[kind?.values.kind ?? "closed"]}
                errors={kind?.errors.kind}
              />
              <div className="grid items-start gap-6 sm:grid-cols-2">
                <TextField
                  label="Opens"
                  type="time"
                  isOptional
                  hint="If you are open at other hours."
                  {...field("opens")}
                />
                <TextField label="Closes" type="time" isOptional {...field("closes")} />
              </div>
              <TextField
                label="Note"
                isOptional
                hint="Shown on your profile on the day, like “Holiday”."
                {...field("note")}
              />
            </>
          )}
        </ShortForm>
        <p className="mt-4 text-sm text-muted">
          Existing bookings on these days stay: cancel or move them one by one, so that each
          customer gets an email.
        </p>
      </TitledSection>
      <TitledSection id="week" title="Your usual week" size="md">
        <p className="mt-1">
          <Link to={`/owner/profile/${listing.slug}/hours`} className="text-link text-sm">
            Change the weekly hours
          </Link>
        </p>
        <dl className="mt-3 grid max-w-sm grid-cols-[8rem_1fr] gap-y-1">
          {week.map(({ day, hours }) => (
            <div key={day} className="contents">
              <dt className="text-muted">{day}</dt>
              <dd>{hours}</dd>
            </div>
          ))}
        </dl>
        {listing.isPublic && (
          <p className="mt-3">
            <TextLink href={`/listing/${listing.slug}`}>As your profile shows it</TextLink>
          </p>
        )}
      </TitledSection>
    </OwnerPage>
  );
}
