import { say, sayStored } from "#shared/say.ts";

/** Lists contraindications before the providers, folded to leave the first provider in sight. */
export function NotForEveryone({ points }: { points: string[] }) {
  if (points.length === 0) return null;
  return (
    <details className="mb-4 text-sm">
      <summary className="min-h-6 cursor-pointer truncate text-muted">
        <b className="text-ink">{say("Not for everyone:")}</b>{" "}
        {points.map((point) => sayStored(point)).join("; ")}
      </summary>
      <ul className="measure mt-2 list-disc pl-5">
        {points.map((point) => (
          <li key={point}>{sayStored(point)}</li>
        ))}
      </ul>
    </details>
  );
}
