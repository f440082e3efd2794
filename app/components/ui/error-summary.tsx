export type FieldErrors = Record<string, string[]>;

/** What is wrong with a form, before it: takes the focus, and leads to each field. */
export function ErrorSummary({ title = "There is a problem", errors }: { title?: string; errors: FieldErrors }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that comes back with errors begins with them.
    <div role="alert" tabIndex={-1} autoFocus className="rounded-card border-2 border-coral bg-surface p-5">
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 grid gap-1">
        {Object.entries(errors).map(([name, [first]]) => (
          <li key={name}>
            <a href={`#field-${name}`} className="text-coral underline underline-offset-4">
              {first}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
