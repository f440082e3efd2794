import { ArrowDown, ArrowUp, X } from "#app/components/ui/icons.tsx";
import { blockNames } from "#domain/newsletter/blocks.ts";
import type { ShownBlock } from "./block-fields.tsx";

const tool =
  "inline-flex size-11 items-center justify-center rounded-control text-muted hover:bg-sage hover:text-ink disabled:opacity-40";

type Props = { at: number; last: number; shown: ShownBlock; children: React.ReactNode };

export function BlockFrame({ at, last, shown: { block, note }, children }: Props) {
  const name = blockNames[block.kind];
  const tools = [
    { intent: "up", label: "Move up", Icon: ArrowUp, isOff: at === 0 },
    { intent: "down", label: "Move down", Icon: ArrowDown, isOff: at === last },
    { intent: "remove", label: "Remove", Icon: X, isOff: false },
  ];
  return (
    <section
      id={`block-${at}`}
      tabIndex={-1}
      aria-labelledby={`block-name-${at}`}
      className="scroll-mt-24 border-t border-line py-6 outline-none"
    >
      <input type="hidden" name={`kind-${at}`} value={block.kind} />
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 id={`block-name-${at}`} className="font-sans text-sm font-semibold text-muted">
          {at + 1}. {name}
        </h3>
        <p className="flex">
          {tools.map(({ intent, label, Icon, isOff }) => (
            <button
              key={intent}
              type="submit"
              name="intent"
              value={`${intent}:${at}`}
              disabled={isOff}
              className={tool}
              aria-label={`${label}: ${name} ${at + 1}`}
            >
              <Icon className="size-4" aria-hidden />
            </button>
          ))}
        </p>
      </div>
      {note && <p className="mb-4 border-l-2 border-coral pl-4 text-sm">{note}</p>}
      {children}
    </section>
  );
}
