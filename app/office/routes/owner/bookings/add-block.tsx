import { ShortForm } from "#app/components/forms/short-form.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { ListingChoice } from "#app/office/components/owner/listing-choice.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { requireListing } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { blockTime } from "#domain/bookings/block-time.server.ts";
import { blockSchema } from "#domain/bookings/booking-input.ts";
import { blockTimeProblems } from "#domain/bookings/problems.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/add-block.ts";

const pathOf = (slug: string) => `/owner/bookings/blocks/new?place=${slug}`;

export const middleware = [authorize("bookings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { services, listings, listing } = await requireListing(args);
  return { listings, listing, today: localDay(services.clock()) };
}

export const action = officeAction({
  scope: requireListing,
  schema: blockSchema,
  run: ({ services, actor, listing, input }) =>
    blockTime(services, actor, { listingId: listing.id, ...input }),
  problems: blockTimeProblems,
  done: {
    done: (_, { listing, input }) => ({
      to: `/owner/bookings?${new URLSearchParams({ place: listing.slug, view: "week", week: input.date })}`,
    }),
  },
});

export const meta = privatePage("Block time");

const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 360, 480, 600, 720];
const lengthOf = (minutes: number) =>
  minutes < 60 ? `${minutes} minutes` : `${minutes / 60} ${minutes === 60 ? "hour" : "hours"}`;

export default function AddBlock({
  loaderData: { listings, listing, today },
  actionData,
}: Route.ComponentProps) {
  const options = lengths.map((minutes) => ({ value: String(minutes), label: lengthOf(minutes) }));
  return (
    <OwnerPage
      title="Block time"
      lead={`For a walk-in, or a room that is out of use: this takes one slot of ${listing.name}.`}
    >
      <ListingChoice listings={listings} chosen={listing.slug} hrefOf={pathOf} />
      <ShortForm
        action={pathOf(listing.slug)}
        actionData={actionData}
        button="Block this time"
        defaultValues={{ date: today, minutes: "60" }}
      >
        {(field) => (
          <>
            <div className="grid gap-6 sm:grid-cols-3">
              <TextField label="Day" type="date" min={today} {...field("date")} />
              <TextField label="Time" type="time" {...field("time")} />
              <SelectField label="How long" options={options} {...field("minutes")} />
            </div>
            <TextField label="Note" isOptional hint="Only your team sees it." {...field("note")} />
          </>
        )}
      </ShortForm>
    </OwnerPage>
  );
}
