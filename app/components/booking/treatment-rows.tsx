import { TextField } from "../ui/field.tsx";

type Row = { slug: string; name: string };
type Props = { rows: Row[]; values: Record<string, string>; errors: Record<string, string[]> };

/** What of the menu is booked here, and how long each takes. */
export function TreatmentRows({ rows, values, errors }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="font-display text-lg">Treatments</legend>
      <p className="mt-1 text-sm text-muted">Those of your menu. A buffer is time to clean and prepare after the visit. A price is shown where you name one.</p>
      <ul className="mt-4 border-t border-line">
        {rows.map(({ slug, name }) => (
          <li key={slug} className="grid items-start gap-x-4 gap-y-3 border-b border-line py-4 sm:grid-cols-[1fr_6.5rem_6.5rem_7.5rem]">
            <label className="flex min-h-12 items-center gap-3 sm:mt-7.5">
              <input
                type="checkbox"
                id={`field-offered-${slug}`}
                name={`offered-${slug}`}
                value="yes"
                defaultChecked={values[`offered-${slug}`] === "yes"}
                className="size-5 shrink-0 accent-lagoon"
              />
              <span className="font-medium wrap-anywhere">{name}</span>
            </label>
            <div className="grid grid-cols-3 gap-3 sm:contents">
              {(["minutes", "buffer", "price"] as const).map((part) => (
                <TextField
                  key={part}
                  label={labels[part]}
                  aria-label={`${labels[part]} of ${name}`}
                  inputMode={part === "price" ? "decimal" : "numeric"}
                  name={`${part}-${slug}`}
                  defaultValue={values[`${part}-${slug}`]}
                  errors={errors[`${part}-${slug}`]}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const labels = { minutes: "Minutes", buffer: "Buffer", price: "Price, $" };
