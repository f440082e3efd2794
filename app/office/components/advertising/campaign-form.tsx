import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { FileField } from "#app/components/photos/file-field.tsx";
import { useReference } from "#app/components/shell/use-reference.ts";
import { Choices } from "#app/components/ui/choices.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TextArea, TextField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { type FormAnswer, formState } from "#app/forms/form-result.ts";
import { adPhotoSize, adSlotNames, adSlots } from "#domain/advertising/slot.ts";

type Props = {
  action: string;
  actionData: FormAnswer | undefined;
  defaultValues: Record<string, string>;
  hasPicture: boolean;
  button: string;
};

export function AdCampaignForm({ action, actionData, defaultValues, hasPicture, button }: Props) {
  const { cities, categories } = useReference();
  const { errors, values, field } = formState(actionData, defaultValues);
  const chosen = (name: string) => (values[name] ?? "").split(" ").filter(Boolean);
  const kindsOfPlace = [
    {
      label: "Cities",
      name: "cities",
      options: cities.map(({ slug, name }) => ({ value: `city/${slug}`, label: name })),
    },
    {
      label: "Categories",
      name: "categories",
      options: categories.map(({ slug, name }) => ({ value: `category/${slug}`, label: name })),
    },
  ];
  return (
    <Form
      method="post"
      action={action}
      encType="multipart/form-data"
      noValidate
      className="grid gap-12"
    >
      <ErrorSummary errors={errors} />
      <Part title="Who">
        <Choices
          label="Type"
          name="kind"
          type="radio"
          options={[
            { value: "paid", label: "Paid for", hint: "By an advertiser." },
            { value: "house", label: "Our own", hint: "Shown only where no paid ad runs." },
          ]}
          chosen={chosen("kind")}
          errors={errors.kind}
        />
        <TextField
          label="Advertiser"
          maxLength={60}
          hint="As visitors read it: “Paid for by …”."
          {...field("advertiser")}
        />
        <TextField
          label="License"
          maxLength={120}
          isOptional
          hint="For a medical service: the physician with the license number, or the fictitious name permit. It appears in the ad (Business and Professions Code 2272)."
          {...field("licensee")}
        />
      </Part>
      <Part title="What it says">
        <TextField label="Headline" maxLength={60} {...field("headline")} />
        <TextArea
          label="Sentence"
          rows={3}
          maxLength={160}
          hint="Keep it factual: promise no results."
          {...field("words")}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField
            label="Link text"
            maxLength={30}
            placeholder="See the treatments"
            {...field("invitation")}
          />
          <TextField
            label="Link address"
            maxLength={500}
            placeholder="https://"
            {...field("destination")}
          />
        </div>
        <FileField
          label={hasPicture ? "Another photo" : "Picture (optional)"}
          name="picture"
          errors={errors.picture}
          hint={`Twice as wide as high, best ${adPhotoSize.width} × ${adPhotoSize.height}. JPEG, PNG, WebP or AVIF, at most 10 MB.`}
        />
        <TextField
          label="What the picture shows"
          maxLength={200}
          isOptional={!hasPicture}
          hint="For people who cannot see it."
          {...field("pictureAlt")}
        />
        {hasPicture && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              name="withoutPicture"
              value="yes"
              className="size-6 accent-lagoon"
            />
            Remove the picture
          </label>
        )}
      </Part>
      <Part title="When, where and how often">
        <div className="grid gap-6 sm:grid-cols-2">
          <TextField label="First day" type="date" {...field("fromDay")} />
          <TextField
            label="Last day"
            type="date"
            isOptional
            hint="Includes this whole day. Leave empty to run until you end it."
            {...field("untilDay")}
          />
        </div>
        <Choices
          label="Where it appears"
          name="slots"
          type="checkbox"
          options={adSlotNames.map((name) => ({
            value: name,
            label: adSlots[name].name,
            hint: adSlots[name].where,
          }))}
          chosen={chosen("slots")}
          errors={errors.slots}
        />
        <details
          open={chosen("places").length > 0}
          className="rounded-control border border-line px-4 py-3"
        >
          <summary className="text-link font-medium">
            Only on pages for certain cities or categories{" "}
            <span className="font-normal text-muted">(otherwise everywhere)</span>
          </summary>
          <div className="mt-5 grid gap-7">
            {kindsOfPlace.map((kind) => (
              <Choices
                key={kind.name}
                {...kind}
                type="checkbox"
                chosen={chosen("places")}
                errors={errors.places}
                className="grid gap-2 sm:grid-cols-2"
              />
            ))}
          </div>
        </details>
        <TextField
          label="Share of 100 impressions"
          inputMode="numeric"
          className="max-w-xs"
          hint="Out of every 100 times the slot is shown, this campaign is promised at least this many."
          {...field("parts")}
        />
      </Part>
      <p>
        <SubmitButton sending="Saving…">{button}</SubmitButton>
      </p>
    </Form>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-6">
      <Heading className="border-t border-line pt-6">{title}</Heading>
      {children}
    </section>
  );
}
