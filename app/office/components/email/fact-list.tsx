export function FactList({ facts }: { facts: [string, string | null][] }) {
  return (
    <dl className="mt-8 max-w-3xl border-t border-line">
      {facts.map(([label, text]) =>
        text === null ? null : (
          <div
            key={label}
            className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[9rem_1fr]"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
