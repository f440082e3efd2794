import { attestationStatements } from "#domain/catalogue/licenses/attestation.ts";
import { say, sayStored } from "#shared/say.ts";
import { RichText } from "../ui/rich-text.tsx";

type Props = { errors?: string[] | undefined; defaultValue?: string | undefined };

/**
 * Statements that an owner confirms with one checkbox before a listing goes live. The checkbox
 * stays checked after errors.
 */
export function AttestationField({ errors = [], defaultValue }: Props) {
  return (
    <fieldset
      className={`min-w-0 ${errors.length > 0 ? "border-l-2 border-coral pl-4" : ""}`}
      aria-describedby="attestation-statements"
    >
      <legend className="font-medium">{say("Please confirm")}</legend>
      {errors[0] && <p className="mt-0.5 text-sm text-coral">{sayStored(errors[0])}</p>}
      <ul id="attestation-statements" className="mt-2 grid list-disc gap-1 pl-5 text-sm text-muted">
        {attestationStatements.map((statement) => (
          <li key={statement}>{say(statement)}</li>
        ))}
      </ul>
      <label className="mt-3 flex min-h-12 items-center gap-3 rounded-control border border-edge bg-surface px-3.5 py-2 leading-snug hover:border-muted has-checked:border-lagoon has-checked:bg-sage">
        <input
          type="checkbox"
          name="attestation"
          value="yes"
          defaultChecked={defaultValue === "yes"}
          id="field-attestation"
          aria-invalid={errors.length > 0 ? true : undefined}
          className="size-5 shrink-0 scroll-mt-20 accent-lagoon"
        />
        <span>
          <RichText
            text="I confirm all of these statements. I am 18 or older and agree to the <a>Terms of service</a>."
            parts={{ a: "/terms-of-service" }}
          />
        </span>
      </label>
    </fieldset>
  );
}
