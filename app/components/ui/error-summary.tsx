import { formErrorKey } from "#app/forms/form-result.ts";
import { say, sayStored } from "#shared/say.ts";

export type FieldErrors = Record<string, string[]>;

/**
 * Errors above a form. Takes the focus and links to each field. `scope` matches that of the
 * fields.
 */
export function ErrorSummary({
  title = say("There is a problem"),
  scope = "field",
  errors,
}: {
  title?: string | undefined;
  scope?: string;
  errors: FieldErrors;
}) {
  // A message can apply to several fields; it links to the first.
  const fieldOf = new Map<string, string>();
  for (const [name, [sentence]] of Object.entries(errors))
    if (sentence && !fieldOf.has(sentence)) fieldOf.set(sentence, name);
  if (fieldOf.size === 0) return null;
  return (
    <ProblemBox title={sayStored(title)}>
      <ul className="mt-2 grid gap-1">
        {[...fieldOf].map(([sentence, name]) => (
          <li key={name}>
            {name === formErrorKey ? (
              sayStored(sentence)
            ) : (
              <a href={`#${scope}-${name}`} className="text-coral underline underline-offset-4">
                {sayStored(sentence)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </ProblemBox>
  );
}

/** Shows an error that concerns the whole form, at the top of the returned page. */
export function ProblemBox({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: it is what the page is about now.
      autoFocus
      className="rounded-card border-2 border-coral bg-surface p-5"
    >
      <p className="font-semibold">{title}</p>
      {children}
    </div>
  );
}
