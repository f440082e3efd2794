import type { FactName } from "#domain/catalogue/listings/listing-facts.ts";
import type { Tiles } from "#shared/map-tiles.ts";
import type { FieldErrors } from "../ui/error-summary.tsx";
import type { Option } from "../ui/field.tsx";

export type SectionChoices = {
  cities: Option[];
  categories: Option[];
  treatments: string[];
  tiles: Tiles | undefined;
};

/** Source and last confirmation of each field. */
export type Standing = Partial<Record<FactName, string>>;

export type FieldsOf = {
  field: (name: string) => {
    name: string;
    errors: string[] | undefined;
    defaultValue: string | undefined;
    standing: string | undefined;
  };
  standing: Standing;
  values: Record<string, string>;
  errors: FieldErrors;
  choices: SectionChoices;
};
