import { TitledSection } from "#app/components/ui/heading.tsx";
export type MergeMoves = { name: string; value: string }[];
export type MergeRemovals = { what: string; why: string }[];

export function MergeOutcome({ moves, goes }: { moves: MergeMoves; goes: MergeRemovals }) {
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <TitledSection id="moves" title="What moves" size="xl">
        {moves.length === 0 && <p className="mt-3 text-muted">Only its address.</p>}
        <dl className="mt-3">
          {moves.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-6 border-t border-line py-2.5">
              <dt>{name}</dt>
              <dd className="shrink-0 font-medium tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
      <TitledSection id="goes" title="What is removed" size="xl">
        <dl className="mt-3">
          {goes.map(({ what, why }) => (
            <div key={what} className="border-t border-line py-2.5">
              <dt>{what}</dt>
              <dd className="text-sm text-muted">{why}</dd>
            </div>
          ))}
        </dl>
      </TitledSection>
    </div>
  );
}
