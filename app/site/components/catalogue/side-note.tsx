import { Heading } from "#app/components/ui/heading.tsx";
import { sayStored } from "#shared/say.ts";

export function SideNote({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-ink/25 pt-4">
      <Heading size="md">{title}</Heading>
      <div className="mt-3">{children}</div>
    </section>
  );
}

type Fact = { name: string; value: React.ReactNode; note?: string | null | undefined };

export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value, note }) => (
        <div
          key={name}
          className="flex justify-between gap-x-6 border-b border-line py-2.5 last:border-b-0"
        >
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="text-right font-medium">
            {value}
            {note && <span className="block text-sm font-normal text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Figures side by side, across the page. */
export function FactRow({ facts }: { facts: (Fact & { icon?: React.ReactNode })[] }) {
  return (
    <dl className="mt-14 grid grid-cols-2 gap-6 border-y border-line py-6 md:grid-cols-4">
      {facts.map(({ name, value, note, icon }) => (
        <div key={name}>
          <dt className="text-sm text-muted">
            {name}
            {icon}
          </dt>
          <dd className="mt-1 font-display text-lg md:text-xl">
            {value}
            {note && <span className="block font-sans text-sm text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function NoteList({ notes }: { notes: string[] }) {
  return (
    <ul className="grid gap-3">
      {notes.map((note) => (
        <li key={note}>{sayStored(note)}</li>
      ))}
    </ul>
  );
}
