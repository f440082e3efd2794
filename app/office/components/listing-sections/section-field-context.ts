import type { FieldErrors } from "#app/components/ui/error-summary.tsx";
import type { Option } from "#app/components/ui/field.tsx";
import type { FactName } from "#domain/catalogue/listings/listing-facts.ts";
import type { MapTiles } from "#shared/map-tiles.ts";

export type SectionChoices = {
  cities: Option[];
  categories: Option[];
  treatments: string[];
  tiles: MapTiles | undefined;
};

/** Source and last confirmation of each field. */
export type FieldSourceNotes = Partial<Record<FactName, string>>;

export type SectionFieldContext = {
  field: (name: string) => {
    name: string;
    errors: string[] | undefined;
    defaultValue: string | undefined;
    note: string | undefined;
  };
  provenance: FieldSourceNotes;
  values: Record<string, string>;
  errors: FieldErrors;
  choices: SectionChoices;
};
