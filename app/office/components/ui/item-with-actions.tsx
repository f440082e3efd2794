type Props = { label: string; children: React.ReactNode; actions: React.ReactNode };

export function ItemWithActions({ label, children, actions }: Props) {
  return (
    <article
      aria-label={label}
      className="grid gap-x-12 gap-y-5 border-t border-line py-8 xl:grid-cols-[1fr_19rem]"
    >
      <div className="min-w-0">{children}</div>
      <div className="grid content-start gap-4">{actions}</div>
    </article>
  );
}
