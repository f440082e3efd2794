import { say } from "#shared/say.ts";
import { SheetIcon } from "../ui/sheet-icon.tsx";

export function CompareButton({
  name,
  className,
  children,
}: {
  name: string;
  className: string;
  children?: React.ReactNode;
}) {
  return (
    <button
      type="button"
      data-compare=""
      aria-pressed="false"
      aria-label={say("Compare {name}", { name })}
      className={`needs-script group ${className}`}
    >
      <SheetIcon name="compare" className="size-4.5 group-aria-pressed:text-lagoon" />
      {children}
    </button>
  );
}
