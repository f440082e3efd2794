import { ShortForm } from "#app/components/forms/short-form.tsx";
import { ListingChoice } from "#app/components/owner/listing-choice.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { formErrorKey, readForm, rejectForm } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { requireListing } from "#app/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { blockTime } from "#domain/bookings/block-time.server.ts";
import { blockSchema } from "#domain/bookings/booking.ts";
import { localDay } from "#shared/local-day.ts";
import type { Route } from "./+types/add-block.ts";

const pathOf = (slug: string) => `/owner/bookings/blocks/new?place=${slug}`;

export const middleware = [authorize("bookings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { services, listings, listing } = await requireListing(args);
  return { listings, listing, today: localDay(services.clock()) };
}

const problems = {
  taken: {
    time: [
      "All slots are taken at this time, at least for part of it. Choose another time, or a shorter one.",
    ],
  },
  "no-such-time": { time: ["Choose a time in the future."] },
  "not-found": {
    [formErrorKey]: [
      "This listing does not take bookings here yet. Open bookings in the setup first.",
    ],
  },
};

export async function action(args: Route.ActionArgs) {
  const { actor, services, listing } = await requireListing(args);
  const form = await args.request.formData();
  const read = readForm(blockSchema, form);
  if ("answer" in read) return read.answer;
  const blocked = await blockTime(services, actor, { listingId: listing.id, ...read.data });
  if (blocked.outcome !== "done") return rejectForm(form, problems[blocked.outcome]);
  return redirectTo(
    `/owner/bookings?${new URLSearchParams({ place: listing.slug, view: "week", week: read.data.date })}`,
  );
}

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
        answer={actionData}
        button="Block this time"
        given={{ date: today, minutes: "60" }}
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
