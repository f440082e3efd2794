import { PendingEditNote, TextArea } from "#app/components/ui/field.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import { hourField, hourRangeIndexes } from "#domain/listing-edits/forms/week-form.ts";
import { weekdays } from "#shared/hours.ts";
import type { SectionFieldContext } from "./section-field-context.ts";

const control = "h-12 w-full min-w-0 rounded-control border bg-surface px-2.5 hover:border-muted";

export function WeekFields({ field, values, errors, provenance }: SectionFieldContext) {
  return (
    <>
      <p className="text-sm text-muted">
        Leave a day empty where you are closed. Hours after midnight belong to the evening before:
        open 6 PM, close 1 AM.
      </p>
      <PendingEditNote>{provenance.weeklyHours}</PendingEditNote>
      <div className="border-t border-line">
        {weekdays.map((day, index) => {
          const later = hourRangeIndexes
            .slice(1)
            .filter(
              (stretch) =>
                values[hourField("opens", index, stretch)] ||
                values[hourField("closes", index, stretch)],
            );
          return (
            <fieldset
              key={day}
              className="grid min-w-0 gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[7.5rem_1fr]"
            >
              <legend className="contents">
                <span className="self-center font-medium">{day}</span>
              </legend>
              <div className="grid min-w-0 gap-2">
                <Stretch day={day} index={index} values={values} errors={errors} stretch={0} />
                <Unfold
                  open={later.length > 0 ? true : undefined}
                  title="A break during the day"
                  of={` on ${day}`}
                  isSmall
                >
                  <div className="mt-1 grid gap-2">
                    {hourRangeIndexes.slice(1).map((stretch) => (
                      <Stretch
                        key={stretch}
                        day={day}
                        index={index}
                        values={values}
                        errors={errors}
                        stretch={stretch}
                      />
                    ))}
                  </div>
                </Unfold>
              </div>
            </fieldset>
          );
        })}
      </div>
      <TextArea
        label="In words"
        isOptional
        rows={3}
        hint="Shown where no day has hours, like “By appointment only”."
        {...field("hoursText")}
      />
    </>
  );
}

type StretchProps = Pick<SectionFieldContext, "values" | "errors"> & {
  day: string;
  index: number;
  stretch: number;
};

function Stretch({ day, index, stretch, values, errors }: StretchProps) {
  const [opens, closes] = [hourField("opens", index, stretch), hourField("closes", index, stretch)];
  const wrong = errors[opens]?.[0] ?? errors[closes]?.[0];
  const note = `${opens}-note`;
  const end = (name: string, label: string) => (
    <label className="min-w-0">
      <span className="sr-only">
        {day}, {label}
        {stretch > 0 && `, stretch ${stretch + 1}`}
      </span>
      <input
        id={`field-${name}`}
        type="time"
        name={name}
        defaultValue={values[name]}
        className={`${control} ${errors[name] ? "border-coral" : "border-edge"}`}
        {...(errors[name] ? { "aria-invalid": true, "aria-describedby": note } : {})}
      />
    </label>
  );
  return (
    <div>
      <div className="grid max-w-sm grid-cols-[1fr_auto_1fr] items-center gap-2">
        {end(opens, "opens")}
        <span aria-hidden="true" className="text-muted">
          to
        </span>
        {end(closes, "closes")}
      </div>
      {wrong && (
        <p id={note} className="mt-1 text-sm text-coral">
          {wrong}
        </p>
      )}
    </div>
  );
}
