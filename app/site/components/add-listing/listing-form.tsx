import { AttestationField } from "#app/components/add-listing/attestation-field.tsx";
import { EmailField, PhoneField } from "#app/components/forms/personal-fields.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Button, DefaultSubmit } from "#app/components/ui/button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { ErrorSummary, type FieldErrors } from "#app/components/ui/error-summary.tsx";
import { SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import EntranceFieldIsland from "#app/islands/map/entrance.island.tsx";
import type { SlugAndName } from "#domain/catalogue/listings/listing.ts";
import type { SimilarListing } from "#domain/catalogue/submissions/similar-listings.server.ts";
import { priceRanges, usualServices } from "#domain/catalogue/submissions/submission-choices.ts";
import { ownershipLabels } from "#shared/credential-kinds.ts";
import type { Weekday } from "#shared/hours.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { FormGuard } from "../forms/form-guard.tsx";
import { PlanChooser } from "./plan-chooser.tsx";
import { SimilarListingsWarning } from "./similar-listings-warning.tsx";

export type ListingAnswer = {
  /** Raw input; checkboxes have several values. */
  values: Record<string, string[]>;
  errors: FieldErrors;
  alike: SimilarListing[];
  hoursRead: ParsedHours;
  hasFailed: boolean;
};

const unasked: ListingAnswer = {
  values: {},
  errors: {},
  alike: [],
  hoursRead: null,
  hasFailed: false,
};
const prices = () =>
  Object.entries(priceRanges).map(([value, label]) => ({
    value,
    label: `${value} ${sayStored(label)}`,
  }));
const owners = () =>
  Object.entries(ownershipLabels).map(([value, label]) => ({ value, label: sayStored(label) }));
const services = () => usualServices.map((name) => ({ value: name, label: sayStored(name) }));

type Props = {
  categories: SlugAndName[];
  cities: SlugAndName[];
  tiles: MapTiles | undefined;
  actionData?: ListingAnswer | undefined;
};

export function ListingForm({ categories, cities, tiles, actionData = unasked }: Props) {
  const { values, errors, alike, hoursRead, hasFailed } = actionData;
  const field = (name: string) => ({ name, errors: errors[name], defaultValue: values[name]?.[0] });
  const asOptions = (named: SlugAndName[]) =>
    named.map(({ slug, name }) => ({ value: slug, label: sayStored(name) }));
  return (
    <form
      method="post"
      action={to("/add-listing")}
      noValidate
      className="grid min-w-0 max-w-2xl grow gap-12"
      data-draft="listing"
    >
      {actionData === unasked && <DraftNotice />}
      {/* The first button is the one that Enter presses. */}
      <DefaultSubmit />
      {hasFailed && (
        <Notice
          isProblem
          title={say("Error")}
          text={say("Failed to submit listing. Please try again.")}
        />
      )}
      <ErrorSummary errors={errors} />
      {alike.length > 0 && <SimilarListingsWarning alike={alike} />}
      <PlanChooser chosen={values.listingType?.[0] ?? "standard"} />
      <Part title={say("Business Information")}>
        <TextField label={say("Business name")} autoComplete="organization" {...field("name")} />
        <TextArea
          label={say("Description")}
          hint={say(
            "At least 50 characters: what you do, for whom, and what makes your business special.",
          )}
          {...field("description")}
        />
        <TextField
          label={say("Address")}
          hint={say("Street and number, and the suite if there is one.")}
          autoComplete="address-line1"
          {...field("address")}
        />
        <div className="grid gap-6 sm:grid-cols-[1fr_10rem]">
          <SelectField
            label={say("City")}
            options={[{ value: "", label: say("Choose a city") }, ...asOptions(cities)]}
            {...field("city")}
          />
          <TextField
            label={say("ZIP code")}
            isOptional
            inputMode="numeric"
            autoComplete="postal-code"
            {...field("zipCode")}
          />
        </div>
        <EntranceFieldIsland
          value={values.position?.[0] ?? ""}
          errors={errors.position ?? []}
          tiles={tiles}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <PhoneField {...field("phone")} />
          <EmailField {...field("email")} />
        </div>
        <TextField
          label={say("Website")}
          isOptional
          inputMode="url"
          autoComplete="url"
          hint={say("Such as https://www.yourspa.com")}
          {...field("website")}
        />
      </Part>
      <Part title={say("Categories & Services")}>
        <Choices
          label={say("Categories")}
          hint={say("Choose all that fit. The first one in this list is your main category.")}
          type="checkbox"
          name="categories"
          options={asOptions(categories)}
          chosen={values.categories ?? []}
          errors={errors.categories}
        />
        <Choices
          label={say("Services")}
          type="checkbox"
          name="services"
          options={services()}
          chosen={values.services ?? []}
          errors={errors.services}
          className="grid grid-cols-2 gap-2 lg:grid-cols-3"
        />
        <TextArea
          label={say("Other services")}
          isOptional
          rows={3}
          hint={say("One per line, or separated by commas.")}
          {...field("otherServices")}
        />
        <div id="hours">
          <TextArea
            label={say("Business hours")}
            rows={3}
            hint={say("Such as Mon-Fri 9am-6pm; Sat 10am-4pm")}
            {...field("hours")}
          />
          <p className="mt-3">
            <Button
              variant="secondary"
              name="intent"
              value="preview"
              formAction={to("/add-listing#hours")}
            >
              {say("Check hours")}
            </Button>
          </p>
          <HoursReading read={hoursRead} />
        </div>
        <Choices
          label={say("Price range")}
          type="radio"
          name="priceRange"
          options={prices()}
          chosen={values.priceRange ?? ["$$"]}
          errors={errors.priceRange}
        />
      </Part>
      <Part title={say("Ownership and licenses")}>
        <p className="text-muted">
          {say(
            "In California a medical practice belongs to a physician or, within limits, to a 104 nurse practitioner. The owner is shown on the profile.",
          )}
        </p>
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField
            label={say("Owner of the practice")}
            isOptional
            hint={say("The person, or the professional corporation.")}
            {...field("ownerName")}
          />
          <SelectField
            label={say("Owner’s license")}
            isOptional
            options={[{ value: "", label: say("Not stated") }, ...owners()]}
            {...field("ownerKind")}
          />
        </div>
        <AttestationField {...field("attestation")} />
      </Part>
      <FormGuard />
      <div className="border-t border-line pt-8">
        <p>
          <SubmitButton sending={say("Sending...")}>
            {say("Submit listing for review")}
          </SubmitButton>
        </p>
      </div>
    </form>
  );
}

/** Announces a restored draft. The browser script unhides it. */
function DraftNotice() {
  return (
    <div data-draft-kept hidden className="rounded-card bg-sage p-5">
      <p className="font-semibold">{say("What you typed is still here")}</p>
      <p className="mt-1 text-sm">{say("Saved only in this browser until you submit it.")}</p>
      <p className="mt-3">
        <Button type="button" variant="secondary" data-draft-drop>
          {say("Start over")}
        </Button>
      </p>
    </div>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-line pt-8">
      <Heading size="xl">{title}</Heading>
      {children}
    </section>
  );
}

/** Parsed hours, "unreadable", or null before parsing. */
type ParsedHours = { day: Weekday; hours: string }[] | "unreadable" | null;

function HoursReading({ read }: { read: ParsedHours }) {
  return (
    <div role="status">
      {read === "unreadable" && (
        <p className="mt-4 rounded-card bg-sage p-5 text-sm">
          {say(
            "We could not read these hours. You can still submit the listing: we keep what you typed, and show no opening hours until we can read them. Name every day, for example “Mon-Fri 9am-6pm; Sat 10am-4pm; Sun closed”.",
          )}
        </p>
      )}
      {Array.isArray(read) && (
        <div className="mt-4 rounded-card bg-sage p-5 text-sm">
          <p className="font-semibold">{say("This is how we read them")}</p>
          <dl className="mt-2 grid max-w-sm gap-1">
            {read.map(({ day, hours }) => (
              <div key={day} className="flex justify-between gap-4">
                <dt>{sayStored(day)}</dt>
                <dd className="text-right">
                  {hours.split(", ").map((stretch) => (
                    <span key={stretch} className="block">
                      {sayStored(stretch)}
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
