import { useId } from "react";
import { TitledSection } from "#app/components/ui/heading.tsx";

type Props = { title: string; text?: React.ReactNode; children: React.ReactNode };

export function ReportSection({ title, text, children }: Props) {
  const id = useId();
  return (
    <TitledSection
      id={id}
      title={title}
      size="xl"
      className="border-t border-line pt-8 break-inside-avoid"
    >
      {text && <p className="measure mt-2 text-sm text-muted">{text}</p>}
      <div className="mt-5">{children}</div>
    </TitledSection>
  );
}

export const formatFigure = (value: number) =>
  value.toLocaleString("en-US", { maximumFractionDigits: value < 10 ? 1 : 0 });
