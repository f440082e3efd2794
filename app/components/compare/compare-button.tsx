import { say } from "#shared/say.ts";

type Props = { name: string; className?: string; children?: React.ReactNode };

export function CompareButton({ name, className = "", children }: Props) {
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
