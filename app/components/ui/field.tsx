import { useId } from "react";
import { say, sayStored } from "#shared/say.ts";
import { ChevronDown } from "./icons.tsx";

const control =
  "w-full scroll-mt-10 rounded-control border bg-surface px-3.5 text-ink placeholder:text-muted disabled:border-transparent disabled:bg-sage/50";
const borderOf = (errors: string[]) =>
  errors.length > 0 ? "border-coral" : "border-edge hover:border-muted";

/**
 * `scope` separates the fields of two forms on one page. `note`: the source of the current
 * value.
 */
type FieldProps = {
  label: string;
  name: string;
  scope?: string | undefined;
  note?: string | undefined;
  errors?: string[] | undefined;
  hint?: string | undefined;
  isOptional?: boolean | undefined;
  className?: string | undefined;
};

/**
 * Renders a label, control, hint, and errors. The form's error summary lists the errors too and
 * links here.
 */
function Labelled({
  label,
  name,
  scope,
  note,
  errors = [],
  hint,
  isOptional,
  className = "",
  children,
}: FieldProps & {
  children: (control: {
    id: string;
    "aria-invalid"?: true;
    "aria-describedby"?: string;
  }) => React.ReactNode;
}) {
  const id = scope ? `${scope}-${name}` : `field-${name}`;
  const [detailsId, noteId] = [useId(), useId()];
  const hasDetails = errors.length > 0 || hint;
  const described = [hasDetails && detailsId, note && noteId].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <div className="mb-1.5 items-baseline justify-between gap-x-4 sm:flex">
        <label htmlFor={id} className="font-medium">
          {label}
          {isOptional && <span className="font-normal text-muted"> {say("(optional)")}</span>}
        </label>
        {note && <PendingEditNote id={noteId}>{note}</PendingEditNote>}
      </div>
      {children({
        id,
        ...(errors.length > 0 ? { "aria-invalid": true } : {}),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      {hasDetails && (
        <div id={detailsId} className="mt-1.5 text-sm">
          {errors[0] && <p className="text-coral">{sayStored(errors[0])}</p>}
          {hint && <p className="text-muted">{hint}</p>}
        </div>
      )}
    </div>
  );
}

export function PendingEditNote({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <p id={id} className="text-xs text-muted">
      {children}
    </p>
  );
}

export function TextField({ className, ...props }: FieldProps & Control<"input">) {
  const [field, input] = split(props);
  return (
    <Labelled {...field} className={className}>
      {(attributes) => (
        <input
          {...attributes}
          type="text"
          {...input}
          className={`${control} ${borderOf(field.errors)} h-12`}
        />
      )}
    </Labelled>
  );
}

export function TextArea({ className, ...props }: FieldProps & Control<"textarea">) {
  const [field, input] = split(props);
  return (
    <Labelled {...field} className={className}>
      {(attributes) => (
        <textarea
          {...attributes}
          rows={6}
          {...input}
          className={`${control} ${borderOf(field.errors)} py-3`}
        />
      )}
    </Labelled>
  );
}

/** `lang`: set if the label is not in the page's language. */
export type Option = { value: string; label: string; lang?: string };

export function SelectField({
  className,
  options,
  ...props
}: FieldProps & Control<"select"> & { options: Option[] }) {
  const [field, select] = split(props);
  return (
    <Labelled {...field} className={className}>
      {(attributes) => (
        <span className="relative block">
          <select
            {...attributes}
            {...select}
            className={`${control} ${borderOf(field.errors)} h-12 appearance-none truncate pr-9`}
          >
            <Options options={options} />
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
            aria-hidden
          />
        </span>
      )}
    </Labelled>
  );
}

const Options = ({ options }: { options: Option[] }) =>
  options.map(({ value, label, lang }) => (
    <option key={value} value={value} lang={lang}>
      {label}
    </option>
  ));

type Control<Tag extends "input" | "textarea" | "select"> = Omit<React.ComponentProps<Tag>, "name">;

/** Separates the props of a control from those of its label, hint and errors. */
function split<Rest extends object>({
  label,
  scope,
  note,
  errors = [],
  hint,
  isOptional,
  ...control
}: FieldProps & Rest) {
  return [{ label, name: control.name, scope, note, errors, hint, isOptional }, control] as const;
}

/** Renders a select in a row of filters. Its first option names the filter. */
export function PillSelect({
  label,
  options,
  isFirst = false,
  ...select
}: {
  label: string;
  options: Option[];
  /** First select of its row on phones. */
  isFirst?: boolean;
} & React.ComponentProps<"select"> & { "data-default"?: string }) {
  const isChosen = Boolean(select.defaultValue) && select.defaultValue !== select["data-default"];
  return (
    <select
      aria-label={label}
      {...select}
      className={`pill-select ${isFirst ? "is-first" : ""} ${isChosen ? "border-lagoon font-medium" : ""}`.trim()}
    >
      <Options options={options} />
    </select>
  );
}
