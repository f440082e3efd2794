import {
  maxDraftLengths,
  maxSpecialsInBlock,
  type NewsletterBlock,
} from "#domain/newsletter/blocks.ts";
import { Button } from "../ui/button.tsx";
import { Choices } from "../ui/choices.tsx";
import { type Option, SelectField, TextArea, TextField } from "../ui/field.tsx";

type BlockChoice = Option & { hint?: string };
/** `options`: choices with the selected ones first. `note`: a hint for the editor. */
export type ShownBlock = {
  block: NewsletterBlock;
  note: string | null;
  words: string;
  isLooking: boolean;
  options: BlockChoice[];
};
type Props = {
  at: number;
  shown: ShownBlock;
  errors: Record<string, string[]>;
  cities: Option[];
  categories: Option[];
};

/** Fields of one block. Field names include its position. */
export function BlockFields({ at, shown, errors, cities, categories }: Props) {
  const { block } = shown;
  const field = (name: string) => ({ name: `${name}-${at}`, errors: errors[`${name}-${at}`] });
  if (block.kind === "divider")
    return <p className="text-sm text-muted">A line between the blocks above and below.</p>;
  if (block.kind === "heading")
    return (
      <TextField
        label="Heading"
        {...field("text")}
        defaultValue={block.text}
        maxLength={maxDraftLengths.line}
      />
    );
  if (block.kind === "text")
    return (
      <TextArea
        label="Text"
        {...field("text")}
        defaultValue={block.text}
        maxLength={maxDraftLengths.text}
        rows={5}
        hint="An empty line starts a new paragraph. [words](https://...) is a link, **words** are bold."
      />
    );
  if (block.kind === "button")
    return (
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="What it says"
          {...field("text")}
          defaultValue={block.text}
          maxLength={maxDraftLengths.line}
        />
        <TextField
          label="Link address"
          {...field("href")}
          defaultValue={block.href}
          maxLength={500}
          placeholder="/special-offers"
        />
      </div>
    );
  return block.kind === "listings" ? (
    <ListingFields at={at} shown={shown} errors={errors[`find-${at}`]} />
  ) : (
    <SpecialFields at={at} shown={shown} block={block} cities={cities} categories={categories} />
  );
}

function ListingFields({
  at,
  shown: { block, options, words, isLooking },
  errors,
}: {
  at: number;
  shown: ShownBlock;
  errors: string[] | undefined;
}) {
  const chosen = block.kind === "listings" ? block.slugs : [];
  return (
    <div className="grid gap-5">
      {options.length > 0 && (
        <Choices
          label="Listings to include"
          name={`slugs-${at}`}
          type="checkbox"
          options={options}
          chosen={chosen}
        />
      )}
      {isLooking && words && options.length === chosen.length && (
        <p className="text-sm text-muted">No other listings found for “{words}”.</p>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Find listings"
          name={`find-${at}`}
          errors={errors}
          type="search"
          defaultValue={words}
          maxLength={100}
          className="min-w-52 flex-1"
          placeholder="A name, a treatment, a city"
        />
        <Button variant="secondary" name="intent" value={`find:${at}`}>
          Find
        </Button>
      </div>
    </div>
  );
}

type SpecialsBlock = Extract<NewsletterBlock, { kind: "specials" }>;

function SpecialFields({
  at,
  shown,
  block,
  cities,
  categories,
}: Omit<Props, "errors"> & { block: SpecialsBlock }) {
  const { ids, category, city, most } = block;
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Category"
          name={`category-${at}`}
          options={[{ value: "", label: "All categories" }, ...categories]}
          defaultValue={category}
        />
        <SelectField
          label="City"
          name={`city-${at}`}
          options={[{ value: "", label: "All cities" }, ...cities]}
          defaultValue={city}
        />
      </div>
      {shown.options.length > 0 && (
        <Choices
          label="Only these"
          hint="If you choose none, the specials that end soonest are included on the day it is sent."
          name={`ids-${at}`}
          type="checkbox"
          options={shown.options}
          chosen={ids.map(String)}
        />
      )}
      {shown.isLooking && shown.options.length === 0 && (
        <p className="text-sm text-muted">No special is active there today.</p>
      )}
      <div className="flex flex-wrap items-end justify-between gap-3">
        <TextField
          label="At most"
          name={`most-${at}`}
          type="number"
          min={1}
          max={maxSpecialsInBlock}
          defaultValue={most}
          className="w-28"
        />
        <Button variant="secondary" name="intent" value={`find:${at}`}>
          Choose from active specials
        </Button>
      </div>
    </div>
  );
}
