import { EmailField, PhoneField } from "#app/components/forms/personal-fields.tsx";
import EntranceFieldIsland from "#app/islands/map/entrance.island.tsx";
import { priceRanges } from "#domain/catalogue/submissions/submission-choices.ts";
import { socialNetworks } from "#domain/listing-edits/forms/plain-forms.ts";
import type { ListingSection } from "#domain/listing-edits/sections.ts";
import { Choices } from "../ui/choices.tsx";
import { PendingEditNote, SelectField, TextArea, TextField } from "../ui/field.tsx";
import { CredentialFields } from "./credential-fields.tsx";
import { MenuFields } from "./menu-fields.tsx";
import type { SectionFieldContext } from "./section-field-context.ts";
import { WeekFields } from "./week-fields.tsx";

const aLine = "One per line.";
const prices = Object.entries(priceRanges).map(([value, label]) => ({
  value,
  label: `${value} ${label}`,
}));
const chosenIn = (values: Record<string, string>, name: string) =>
  (values[name] ?? "").split("\n").filter(Boolean);

export const sectionFields: Record<
  ListingSection,
  (given: SectionFieldContext) => React.ReactNode
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
  category: ({ field, values, errors, choices, standing }) => (
    <>
      <SelectField
        label="Main category"
        options={[{ value: "", label: "Choose a category" }, ...choices.categories]}
        {...field("main")}
        standing={standing.categories}
      />
      <Choices
        label="Also listed under"
        type="checkbox"
        name="others"
        options={choices.categories}
        chosen={chosenIn(values, "others")}
        errors={errors.others}
      />
    </>
  ),
  about: ({ field }) => (
    <>
      <TextArea
        label="Description"
        hint="At least 50 characters: what you do, for whom, and what makes your business special."
        {...field("description")}
      />
      <TextArea
        label="Detailed description"
        rows={10}
        isOptional
        {...field("detailedDescription")}
      />
      <TextArea label="How you approach treatment" isOptional {...field("treatmentPhilosophy")} />
      <TextArea label="What a first visit is like" isOptional {...field("consultationProcess")} />
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
  social: ({ field, standing }) => (
    <>
      <PendingEditNote>{standing.socialMediaLinks}</PendingEditNote>
      {Object.entries(socialNetworks).map(([network, label]) => (
        <TextField key={network} label={label} inputMode="url" isOptional {...field(network)} />
      ))}
    </>
  ),
  payment: ({ field, values, errors, standing }) => (
    <>
      <Choices
        label="Price range"
        type="radio"
        name="priceRange"
        options={prices}
        chosen={chosenIn(values, "priceRange")}
        standing={standing.priceLevel}
        errors={errors.priceRange}
      />
      <TextArea label="Ways to pay" isOptional hint={aLine} {...field("paymentOptions")} />
      <SelectField
        label="Financing"
        options={answers("Offered", "Not offered")}
        {...field("financing")}
        standing={standing.financingAvailable}
      />
      <SelectField
        label="Insurance"
        options={answers("Accepted for some services", "Not accepted")}
        {...field("insurance")}
        standing={standing.acceptsInsurance}
      />
    </>
  ),
  comfort: ({ field }) => (
    <>
      <TextArea label="Amenities" isOptional hint={aLine} {...field("facilityAmenities")} />
      <TextArea label="Languages" isOptional hint={aLine} {...field("languages")} />
    </>
  ),
  practice: ({ field }) => (
    <>
      <TextField
        label="Open since"
        inputMode="numeric"
        isOptional
        hint="The year."
        className="max-w-40"
        {...field("establishedYear")}
      />
      <TextArea label="Specialties" isOptional hint={aLine} {...field("specialties")} />
      <TextArea label="Equipment" isOptional hint={aLine} {...field("equipmentTechnology")} />
      <TextArea label="Safety" isOptional hint={aLine} {...field("safetyProtocols")} />
    </>
  ),
};

const answers = (yes: string, no: string) => [
  { value: "", label: "Not stated" },
  { value: "yes", label: yes },
  { value: "no", label: no },
];

function AddressFields({ field, values, errors, choices, standing }: SectionFieldContext) {
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
          standing={standing.zipCode === standing.city ? undefined : standing.zipCode}
        />
      </div>
      <EntranceFieldIsland
        value={values.position ?? ""}
        errors={errors.position ?? []}
        tiles={choices.tiles}
        standing={standing.latitude}
      />
    </>
  );
}
