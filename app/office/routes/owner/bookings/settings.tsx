import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { type FormAnswer, formState, rejectForm } from "#app/forms/form-result.ts";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { SetUpTabs } from "#app/office/components/booking/set-up-tabs.tsx";
import { BookableRows } from "#app/office/components/owner/bookable-rows.tsx";
import { ListingChoice } from "#app/office/components/owner/listing-choice.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { requireListing } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { type BookingSettings, bookingSettingsSchema } from "#domain/bookings/booking-settings.ts";
import { bookingSettingsProblems } from "#domain/bookings/problems.ts";
import { findBookingSettings, saveBookingSettings } from "#domain/bookings/settings.server.ts";
import type { AgreementState } from "#domain/catalogue/listings/agreement.server.ts";
import { formatDay } from "#shared/local-day.ts";
import type { Route } from "./+types/settings.ts";

const pathOf = (slug: string) => `/owner/bookings/settings?place=${slug}`;
const defaults = {
  isOpen: false,
  mode: "request",
  capacity: 1,
  leadMinutes: 120,
  horizonDays: 60,
  stepMinutes: 30,
};

export const middleware = [authorize("bookings.setUp")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listings, listing } = await requireListing(args);
  const { settings, agreement, bookable, menu } = requireFound(
    await findBookingSettings(services, actor, listing.id),
  );
  const { isOpen, mode, capacity, leadMinutes, horizonDays, stepMinutes } = settings ?? defaults;
  const defaultValues: Record<string, string> = {
    isOpen: isOpen ? "yes" : "no",
    mode,
    hipaaApplies: agreement.hipaaApplies ? "yes" : "no",
  };
  for (const [name, value] of Object.entries({ capacity, leadMinutes, horizonDays, stepMinutes }))
    defaultValues[name] = String(value);
  for (const { treatment, bufferMinutes } of bookable)
    Object.assign(defaultValues, {
      [`offered-${treatment}`]: "yes",
      [`buffer-${treatment}`]: String(bufferMinutes),
    });
  return { listings, listing, defaultValues, menu, agreement };
}

export const action = officeAction({
  scope: async (args: Route.ActionArgs) => {
    const { actor, services, listing } = await requireListing(args);
    const found = requireFound(await findBookingSettings(services, actor, listing.id));
    return { actor, services, listing, slugs: [...new Set(found.menu.map(({ slug }) => slug))] };
  },
  read: (form, { slugs }) => readSettingsForm(form, slugs),
  run: ({ services, actor, listing, input }) =>
    saveBookingSettings(services, actor, listing.id, input),
  problems: bookingSettingsProblems,
  done: {
    done: {
      title: "Saved",
      text: "The new settings apply to new bookings. Existing bookings do not change.",
    },
  },
});

export const meta = privatePage("How visitors book");

const leads = {
  "0": "At once",
  "60": "1 hour",
  "120": "2 hours",
  "240": "4 hours",
  "480": "8 hours",
  "1440": "1 day",
  "2880": "2 days",
  "10080": "1 week",
};
const leadOptions = (chosen: string) => [
  ...Object.entries(leads).map(([value, label]) => ({ value, label })),
  ...(chosen in leads ? [] : [{ value: chosen, label: `${chosen} minutes` }]),
];
const steps = [15, 30, 60].map((minutes) => ({
  value: String(minutes),
  label: `Every ${minutes} minutes`,
}));

export default function Settings({
  loaderData: { listings, listing, defaultValues, menu, agreement },
  actionData,
}: Route.ComponentProps) {
  const { errors, values, field } = formState(actionData, defaultValues);
  const menuPath = `/owner/profile/${listing.slug}/menu`;
  return (
    <OwnerPage title="Booking setup" lead={listing.name}>
      <ListingChoice listings={listings} chosen={listing.slug} hrefOf={pathOf} />
      <SetUpTabs part="settings" listing={listing.slug} />
      <Form
        key={listing.slug}
        method="post"
        action={pathOf(listing.slug)}
        noValidate
        className="grid gap-8"
      >
        <ErrorSummary errors={errors} />
        <Choices
          label="Bookings on this site"
          name="isOpen"
          type="radio"
          options={[
            { value: "yes", label: "Open" },
            { value: "no", label: "Closed" },
          ]}
          chosen={[values.isOpen ?? "no"]}
          errors={errors.isOpen}
        />
        <Agreement agreement={agreement} chosen={values.hipaaApplies ?? "no"} />
        <Choices
          label="When a visitor picks a time"
          name="mode"
          type="radio"
          options={[
            { value: "instant", label: "Book it right away" },
            { value: "request", label: "Send a request for you to confirm" },
          ]}
          chosen={[values.mode ?? ""]}
          errors={errors.mode}
        />
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <TextField
            label="Appointments at a time"
            inputMode="numeric"
            hint="How many clients you can see at once."
            {...field("capacity")}
          />
          <TextField
            label="Days ahead"
            inputMode="numeric"
            hint="How far ahead visitors book."
            {...field("horizonDays")}
          />
          <SelectField
            label="Minimum notice"
            options={leadOptions(values.leadMinutes ?? "")}
            hint="How much notice you need before a visit."
            {...field("leadMinutes")}
          />
          <SelectField label="Start times" options={steps} {...field("stepMinutes")} />
        </div>
        {menu.length > 0 ? (
          <BookableRows menu={menu} menuPath={menuPath} values={values} errors={errors} />
        ) : (
          <p className="text-muted">
            Visitors can book what is on your menu, and it lists no known treatment yet.{" "}
            <TextLink href={menuPath}>Add treatments to the menu</TextLink>
          </p>
        )}
        <p>
          <SubmitButton sending="Saving…">Save</SubmitButton>
        </p>
      </Form>
    </OwnerPage>
  );
}

/**
 * Asks for the agreement. HIPAA covers practices that bill insurance electronically, so insurance
 * requires the agreement, too.
 */
function Agreement({ agreement, chosen }: { agreement: AgreementState; chosen: string }) {
  const { acceptsInsurance, hipaaApplies, signedOn } = agreement;
  return (
    <div className="grid gap-3">
      <Choices
        label="HIPAA applies to us"
        name="hipaaApplies"
        type="radio"
        options={[
          { value: "yes", label: "Yes" },
          { value: "no", label: "No" },
        ]}
        chosen={[chosen]}
        errors={undefined}
      />
      <p className="measure text-sm text-muted">
        {signedOn
          ? `The business associate agreement was signed on ${formatDay(signedOn)}.`
          : acceptsInsurance || hipaaApplies
            ? `${acceptsInsurance ? "Your listing says that you accept insurance" : "You say that HIPAA applies"}, so the law requires an agreement between us before the first booking. Bookings stay closed, and callback requests come without treatment and message, until it is signed.`
            : "If you bill insurance electronically, it does. Then the law requires an agreement between us before the first booking."}{" "}
        <TextLink href="/business-associate-agreement">Read and sign the agreement</TextLink>
      </p>
    </div>
  );
}

/** Parses a form with one row per treatment. Each error points to the field that caused it. */
function readSettingsForm(
  form: FormData,
  slugs: string[],
): { data: BookingSettings } | { answer: FormAnswer } {
  const text = (name: string) => String(form.get(name) ?? "");
  const offered = slugs.filter((slug) => form.has(`offered-${slug}`));
  const read = bookingSettingsSchema.safeParse({
    ...Object.fromEntries(form),
    isOpen: text("isOpen") === "yes",
    hipaaApplies: text("hipaaApplies") === "yes",
    treatments: offered.map((treatment) => ({
      treatment,
      bufferMinutes: text(`buffer-${treatment}`) || "0",
    })),
  });
  const errors: Record<string, string[]> = {};
  if (read.success) {
    if (!read.data.isOpen || offered.length > 0) return { data: read.data };
    return {
      answer: rejectForm(form, { isOpen: ["Choose a treatment below before you open bookings."] }),
    };
  }
  for (const { path, message } of read.error.issues) {
    const [name = "", index, part] = path.map(String);
    const field =
      name === "treatments"
        ? `${part === "bufferMinutes" ? "buffer" : "offered"}-${offered[Number(index)]}`
        : name;
    errors[field] ??= [message];
  }
  return { answer: rejectForm(form, errors) };
}
