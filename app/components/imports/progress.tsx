import { plural } from "#shared/plural.ts";

export function Progress({ label, done, total }: { label: string; done: number; total: number }) {
  return (
    <div data-looks-again className="mt-8 max-w-2xl">
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <label htmlFor="progress" className="font-medium">
        {label}
      </label>
      <progress
        id="progress"
        value={done}
        max={total}
        className="mt-3 block h-2 w-full accent-lagoon"
      />
      <p className="mt-2 text-sm text-muted tabular-nums" role="status">
        {done.toLocaleString("en-US")} of {plural(total, "row")}
      </p>
    </div>
  );
}
