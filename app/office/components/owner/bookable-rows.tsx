import { Checkbox } from "#app/components/ui/choices.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import type { BookableMenuEntry } from "#domain/bookings/settings.server.ts";
import { listedPrice } from "#domain/catalogue/listings/price-text.ts";

type RowsProps = {
  menu: BookableMenuEntry[];
  menuPath: string;
  values: Record<string, string>;
  errors: Record<string, string[]>;
};

/** Lists the treatments of the menu, each with its buffer and a box that makes it bookable. */
export function BookableRows({ menu, menuPath, values, errors }: RowsProps) {
  const entriesOf = Map.groupBy(menu, ({ slug }) => slug);
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg">Treatments</legend>
      <p className="mt-1 text-sm text-muted">
        Prices and minutes come from your menu.{" "}
        <TextLink href={menuPath}>Change them on the menu</TextLink>. A buffer is time to clean and
        prepare after the visit. Treatments of reproductive and sexual health, such as hormone
        therapy, are not booked here: visitors call you.
      </p>
      <ul className="mt-4 border-t border-line">
        {[...entriesOf].map(([slug, entries]) => {
          const name = entries[0]?.treatment ?? slug;
          return (
            <li
              key={slug}
              className="grid grid-cols-[1fr_6.5rem] items-start gap-x-4 border-b border-line py-4"
            >
              <div className="sm:mt-7.5">
                <Checkbox
                  id={`field-offered-${slug}`}
                  name={`offered-${slug}`}
                  defaultChecked={values[`offered-${slug}`] === "yes"}
                  className="min-h-12 font-medium wrap-anywhere"
                >
                  {name}
                </Checkbox>
                {entries.map((entry) => (
                  <p key={entry.name} className="ml-8 text-sm text-muted wrap-anywhere">
                    {entry.name === name ? "" : `${entry.name}: `}
                    {listedPrice(entry) ?? "no price"} · {minutesOf(entry)}
                  </p>
                ))}
              </div>
              <TextField
                label="Buffer"
                aria-label={`Buffer of ${name}`}
                inputMode="numeric"
                name={`buffer-${slug}`}
                defaultValue={values[`buffer-${slug}`] ?? "15"}
                errors={errors[`buffer-${slug}`]}
              />
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Falls back to the usual duration of the treatment if the menu states none. */
const minutesOf = ({ minutes, usualMinutes }: BookableMenuEntry) =>
  minutes === null
    ? `${usualMinutes} minutes (usual length, not on your menu)`
    : `${minutes} minutes`;
