import { say } from "#shared/say.ts";

const colors = { high: "text-lagoon", fair: "text-gold", low: "text-coral" };

type Props = { label: string; value: number; most: number; level: keyof typeof colors };

export function LevelBar({ label, value, most, level }: Props) {
  const text = Number.isInteger(value) ? String(value) : value.toFixed(1);
  return (
    <div>
      <p className="flex justify-between gap-4 text-sm">
        <span className="text-muted">{label}</span>
        <span className="font-semibold">
          {text}
          <span className="font-normal text-muted"> {say("of {most}", { most })}</span>
        </span>
      </p>
      <svg
        viewBox="0 0 100 3"
        preserveAspectRatio="none"
        className={`mt-1.5 h-1.5 w-full overflow-hidden rounded-full bg-line ${colors[level]}`}
        aria-hidden="true"
      >
        <rect width={(100 * value) / most} height="3" fill="currentColor" className="grows" />
      </svg>
    </div>
  );
}
