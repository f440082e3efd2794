import { useEffect, useRef } from "react";

export type FieldErrors = Record<string, string[]>;

/** What is wrong with a form, before it: takes the focus, and leads to each field. */
export function ErrorSummary({ title = "There is a problem", errors }: { title?: string; errors: FieldErrors }) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of errors takes the focus again.
  useEffect(() => box.current?.focus(), [errors]);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-card border-2 border-coral bg-surface p-5">
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
