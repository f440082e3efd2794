import { useId } from "react";
import { sayStored } from "#shared/say.ts";
import { type Option, PendingEditNote } from "./field.tsx";

type Choices = {
  label: string;
  name: string;
  type: "checkbox" | "radio";
  options: (Option & { hint?: string })[];
  chosen: string[];
  note?: string | undefined;
  errors?: string[] | undefined;
  hint?: string;
  className?: string;
};

/**
 * Renders checkboxes or radio buttons under one question. The error summary links to the first one.
 */
export function Choices({
  label,
  name,
  type,
  options,
  chosen,
  note,
  errors = [],
  hint,
  className = "grid gap-2 sm:grid-cols-2",
}: Choices) {
  const detailsId = useId();
  const hasDetails = errors.length > 0 || hint;
  return (
    <fieldset
      className={`min-w-0 ${errors.length > 0 ? "border-l-2 border-coral pl-4" : ""}`}
      {...(hasDetails ? { "aria-describedby": detailsId } : {})}
    >
      <legend className="font-medium">{label}</legend>
      {note && <PendingEditNote>{note}</PendingEditNote>}
      {hasDetails && (
        <p
          id={detailsId}
          className={`mt-0.5 text-sm ${errors.length > 0 ? "text-coral" : "text-muted"}`}
        >
          {errors[0] ? sayStored(errors[0]) : hint}
        </p>
      )}
      <div className={`mt-3 ${className}`}>
        {options.map(({ value, label: text, hint: more }, index) => (
          <label
            key={value}
            className="flex min-h-12 items-center gap-3 rounded-control border border-edge bg-surface px-3.5 py-2 leading-snug hover:border-muted has-checked:border-lagoon has-checked:bg-sage"
          >
            <input
              type={type}
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="size-5 shrink-0 scroll-mt-20 accent-lagoon"
              {...(index === 0
                ? {
                    id: `field-${name}`,
                    ...(errors.length > 0 && type === "checkbox" ? { "aria-invalid": true } : {}),
                  }
                : {})}
            />
            <span className="min-w-0 wrap-anywhere">
              {text}
              {more && <span className="block text-sm text-muted">{more}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxProps = React.ComponentProps<"input"> & { isLong?: boolean };

/**
 * Renders a checkbox. `isLong`: its label takes several lines. `className` is that of its label.
 */
export function Checkbox({ className = "min-h-11", isLong, children, ...input }: CheckboxProps) {
  return (
    <label className={`flex gap-3 ${isLong ? "items-start" : "items-center"} ${className}`}>
      <input
        type="checkbox"
        value="yes"
        {...input}
        className={`${isLong ? "mt-0.5 " : ""}size-5 shrink-0 accent-lagoon`}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
