type Props = { figures: { name: string; value: string; note?: React.ReactNode }[] };

export function Figures({ figures }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-line py-6 sm:grid-cols-4">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="flex min-w-0 flex-col-reverse justify-end">
          <dt className="text-sm text-muted">
            {name}
            {note && <span className="block">{note}</span>}
          </dt>
          <dd className="font-display text-2xl wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
