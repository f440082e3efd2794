import { EmailField, PhoneField } from "#app/components/forms/personal-fields.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { PendingEditNote, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import EntranceFieldIsland from "#app/islands/map/entrance.island.tsx";
import { linesOf } from "#domain/listing-edits/forms/row-forms.ts";
import type { ListingSection } from "#domain/listing-edits/sections.ts";
import { socialNetworks } from "#shared/social-networks.ts";
import { CredentialFields } from "./credential-fields.tsx";
import { MenuFields } from "./menu-fields.tsx";
import { PlainFields } from "./plain-fields.tsx";
import type { SectionFieldContext } from "./section-field-context.ts";
import { WeekFields } from "./week-fields.tsx";

export const sectionFields: Record<
  ListingSection,
  (context: SectionFieldContext) => React.ReactNode
> = {
  name: ({ field }) => (
    <TextField
      label="Business name"
      autoComplete="organization"
      hint="As it appears on your sign and your license."
      {...field("name")}
    />
  ),
  address: AddressFields,
  category: ({ field, values, errors, choices, provenance }) => (
    <>
      <SelectField
        label="Main category"
        options={[{ value: "", label: "Choose a category" }, ...choices.categories]}
        {...field("main")}
        note={provenance.categories}
      />
      <Choices
        label="Also listed under"
        type="checkbox"
        name="others"
        options={choices.categories}
        chosen={linesOf(values.others ?? "")}
        errors={errors.others}
      />
    </>
  ),
  about: (context) => (
    <>
      <TextArea
        label="Description"
        hint="At least 50 characters: what you do, for whom, and what makes your business special."
        {...context.field("description")}
      />
      <PlainFields section="about" {...context} />
    </>
  ),
  credentials: CredentialFields,
  hours: WeekFields,
  menu: MenuFields,
  contact: ({ field }) => (
    <>
      <PhoneField {...field("phone")} />
      <EmailField hint="Shown on your profile." {...field("email")} />
      <TextField
        label="Website"
        inputMode="url"
        autoComplete="url"
        isOptional
        {...field("website")}
      />
    </>
  ),
  social: ({ field, provenance }) => (
    <>
      <PendingEditNote>{provenance.socialMediaLinks}</PendingEditNote>
      {Object.entries(socialNetworks).map(([network, label]) => (
        <TextField key={network} label={label} inputMode="url" isOptional {...field(network)} />
      ))}
    </>
  ),
  payment: (context) => <PlainFields section="payment" {...context} />,
  comfort: (context) => <PlainFields section="comfort" {...context} />,
  practice: (context) => <PlainFields section="practice" {...context} />,
};

function AddressFields({ field, values, errors, choices, provenance }: SectionFieldContext) {
  return (
    <>
      <TextField
        label="Street address"
        hint="Street and number, and the suite if there is one."
        autoComplete="address-line1"
        {...field("address")}
      />
      <div className="grid items-start gap-6 sm:grid-cols-[1fr_10rem]">
        <SelectField
          label="City"
          options={[{ value: "", label: "Choose a city" }, ...choices.cities]}
          {...field("city")}
        />
        <TextField
          label="ZIP code"
          inputMode="numeric"
          autoComplete="postal-code"
          {...field("zipCode")}
          // There is little room next to the city.
          note={provenance.zipCode === provenance.city ? undefined : provenance.zipCode}
        />
      </div>
      <EntranceFieldIsland
        value={values.position ?? ""}
        errors={errors.position ?? []}
        tiles={choices.tiles}
        note={provenance.latitude}
      />
    </>
  );
}
