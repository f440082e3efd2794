/** Points that may conflict with the law. These are hints only. */
export function LawHints({ hints }: { hints: string[] }) {
  if (hints.length === 0) return null;
  return (
    <section aria-label="Check against California law" className="border-l-2 border-coral pl-4">
      <p className="font-semibold">Check against California law</p>
      <ul className="mt-2 grid gap-2 text-sm">
        {hints.map((hint) => (
          <li key={hint} className="max-w-prose wrap-anywhere">
            {hint}
          </li>
        ))}
      </ul>
    </section>
  );
}
