import { Choices } from "#app/components/ui/choices.tsx";
import { type Option, SelectField, TextArea, TextField } from "#app/components/ui/field.tsx";
import type { GetField } from "#app/forms/form-result.ts";
import { formerPriceWords } from "#domain/specials/special.ts";

type Props = { field: GetField; treatments: Option[] };

export function SpecialFields({ field, treatments }: Props) {
  return (
    <>
      <TextField label="Title" maxLength={100} {...field("title")} />
      <TextArea
        label="Description"
        rows={4}
        maxLength={600}
        hint="What is included. Keep it factual: promise no results."
        {...field("description")}
      />
      <SelectField
        label="Treatment"
        isOptional
        hint="What it is for. A medical treatment shows its regular price, and that an examination comes first."
        options={[{ value: "", label: "Another service" }, ...treatments]}
        {...field("treatment")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Original price"
          inputMode="decimal"
          isOptional
          hint="Total price in dollars."
          {...field("originalPrice")}
        />
        <TextField
          label="Special price"
          inputMode="decimal"
          isOptional
          hint="Must be lower than the original price."
          {...field("specialPrice")}
        />
      </div>
      <FormerPrice {...field("formerPrice")} />
      <TextField
        label="Discount percentage"
        inputMode="numeric"
        isOptional
        hint="Leave it empty if you enter both prices: we calculate it."
        {...field("discountPercentage")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Start date" type="date" {...field("validFrom")} />
        <TextField
          label="End date"
          type="date"
          hint="Includes this whole day."
          {...field("validTo")}
        />
      </div>
      <TextArea
        label="Terms and conditions"
        rows={3}
        maxLength={600}
        isOptional
        hint="For a package, state that unused sessions are refunded at the price paid."
        {...field("termsConditions")}
      />
      <TextField
        label="Voucher limit"
        inputMode="numeric"
        isOptional
        hint="Empty: no limit. One code per person."
        {...field("mostClaims")}
      />
    </>
  );
}

function FormerPrice({ name, errors, defaultValue }: ReturnType<GetField>) {
  return (
    <Choices
      label="Regular price"
      type="checkbox"
      name={name}
      options={[{ value: "yes", label: formerPriceWords }]}
      chosen={defaultValue === "yes" ? ["yes"] : []}
      errors={errors}
      className="grid"
    />
  );
}
