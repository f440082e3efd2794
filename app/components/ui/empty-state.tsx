type Props = { title: string; text?: string; children?: React.ReactNode };

export function EmptyState({ title, text, children }: Props) {
  return (
    <div className="rounded-card border border-line bg-surface p-8">
      <p className="text-lg">{title}</p>
      {text && <p className="measure mt-2 text-muted">{text}</p>}
      {children && <p className="mt-6 flex flex-wrap gap-3">{children}</p>}
    </div>
  );
}
