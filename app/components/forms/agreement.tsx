import { useId } from "react";
import { sayStored } from "#shared/say.ts";

type Props = {
  name: string;
  errors: string[] | undefined;
  defaultValue: string | undefined;
  children: React.ReactNode;
};

/** Renders a statement with a box to agree to it. */
export function Agreement({ name, errors, defaultValue, children }: Props) {
  const note = useId();
  return (
    <div className={errors ? "border-l-2 border-coral pl-4" : ""}>
      <label className="flex items-start gap-3">
        <input
          id={`field-${name}`}
          type="checkbox"
          name={name}
          value="yes"
          defaultChecked={defaultValue === "yes"}
          className="mt-1 size-5 shrink-0 scroll-mt-20 accent-lagoon"
          {...(errors ? { "aria-invalid": true, "aria-describedby": note } : {})}
        />
        <span className="measure">{children}</span>
      </label>
      {errors?.[0] && (
        <p id={note} className="mt-1.5 text-sm text-coral">
          {sayStored(errors[0])}
        </p>
      )}
    </div>
  );
}
