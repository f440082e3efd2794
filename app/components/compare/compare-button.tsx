import { say } from "#shared/say.ts";

export function CompareButton({
  name,
  className = "",
  children,
}: {
  name: string;
  className?: string;
  children?: React.ReactNode;
}) {
  return (
    <button
      type="button"
      data-compare=""
      aria-pressed="false"
      aria-label={say("Compare {name}", { name })}
      className={`icon-compare ${className}`.trim()}
    >
      {children}
    </button>
  );
}
