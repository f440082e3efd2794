import { useId } from "react";
import { say } from "#shared/say.ts";

const themes = [
  { value: "system", label: () => say("System") },
  { value: "light", label: () => say("Light") },
  { value: "dark", label: () => say("Dark") },
];

/**
 * Offers the light, dark, and system themes. A script in the head applies the choice before the
 * first paint.
 */
export function ThemeSwitch() {
  const name = useId();
  return (
    <fieldset className="needs-script inline-flex rounded-full border border-line p-1 text-sm">
      <legend className="sr-only">{say("Appearance")}</legend>
      {themes.map(({ value, label }) => (
        <label key={value} className="theme-choice">
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === "system"}
            data-appearance
            className="sr-only"
          />
          {label()}
        </label>
      ))}
    </fieldset>
  );
}
