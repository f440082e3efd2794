import { useId } from "react";

type Props = { title: string; text?: React.ReactNode; children: React.ReactNode };

export function ReportSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-8 break-inside-avoid">
      <h2 id={id} className="text-xl md:text-2xl">
        {title}
      </h2>
      {text && <p className="measure mt-2 text-sm text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}

export const formatFigure = (value: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 1 : 0 });
