export type MergeMoves = { name: string; value: string }[];
export type MergeRemovals = { what: string; why: string }[];

export function MergeOutcome({ moves, goes }: { moves: MergeMoves; goes: MergeRemovals }) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <section aria-labelledby="moves">
        <h2 id="moves" className="text-2xl">
          What moves
        </h2>
        {moves.length === 0 && <p className="mt-3 text-muted">Only its address.</p>}
        <dl className="mt-3">
          {moves.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-6 border-t border-line py-2.5">
              <dt>{name}</dt>
              <dd className="shrink-0 font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="goes">
        <h2 id="goes" className="text-2xl">
          What is removed
        </h2>
        <dl className="mt-3">
          {goes.map(({ what, why }) => (
            <div key={what} className="border-t border-line py-2.5">
              <dt>{what}</dt>
              <dd className="text-sm text-muted">{why}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
