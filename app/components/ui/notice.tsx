type Props = { title: string; text?: string; isProblem?: boolean; children?: React.ReactNode };

export function Notice({ title, text, isProblem = false, children }: Props) {
  return (
    <div
      role={isProblem ? "alert" : "status"}
      tabIndex={isProblem ? -1 : undefined}
      className={`rounded-card border p-5 ${isProblem ? "border-coral" : "border-transparent bg-sage"}`}
    >
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1 text-sm">{text}</p>}
      {children && <p className="mt-3">{children}</p>}
    </div>
  );
}
