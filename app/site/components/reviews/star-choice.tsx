import { type Stars, starNames } from "#domain/reviews/review.ts";
import { say, sayStored } from "#shared/say.ts";

const rising: Stars[] = [1, 2, 3, 4, 5];

type Props = {
  label: string;
  name: string;
  value: string | undefined;
  errors?: string[] | undefined;
  isOptional?: boolean;
};

/**
 * Offers one to five stars as radio buttons, usable by mouse, touch, arrow keys, and without
 * JavaScript.
 */
export function StarChoice({ label, name, value, errors = [], isOptional = false }: Props) {
  const note = `note-${name}`;
  return (
    <fieldset
      className={`min-w-0 ${errors.length > 0 ? "border-l-2 border-coral pl-4" : ""}`}
      {...(errors.length > 0 ? { "aria-describedby": note } : {})}
    >
      <legend className="font-medium">
        {label}
        {isOptional && <span className="font-normal text-muted"> {say("(optional)")}</span>}
      </legend>
      {errors.length > 0 && (
        <p id={note} className="mt-0.5 text-sm text-coral">
          {errors[0] && sayStored(errors[0])}
        </p>
      )}
      <div className="mt-2 grid grid-cols-5 gap-1.5 sm:gap-2">
        {rising.map((stars) => (
          <label
            key={stars}
            className="flex min-h-12 flex-col items-center justify-center gap-0.5 rounded-control border border-edge bg-surface py-2 text-center hover:border-muted has-checked:border-lagoon has-checked:bg-sage has-focus-visible:outline-2 has-focus-visible:outline-lagoon"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={value === String(stars)}
              className="sr-only scroll-mt-20"
              {...(stars === 1 ? { id: `field-${name}` } : {})}
            />
            <span>
              {stars}{" "}
              <span aria-hidden="true" className="text-coral">
                ★
              </span>
            </span>
            {!isOptional && (
              <span className="text-sm text-muted">{sayStored(starNames[stars])}</span>
            )}
            {isOptional && <span className="sr-only">{sayStored(starNames[stars])}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
