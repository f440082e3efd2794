import { useId } from "react";

type Props = { label: string; value: string; children: React.ReactNode };

/** Shows a secret to copy, which no later page shows. `children`: its purpose. */
export function ShownOnce({ label, value, children }: Props) {
  const id = useId();
  return (
    <div role="status" className="rounded-card bg-sage p-5">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        readOnly
        data-marks-itself
        value={value}
        className="mt-2 h-12 w-full rounded-control border border-edge bg-surface px-3.5 font-mono text-sm"
      />
      <p className="mt-2 text-sm">Copy it now: we show it only once. {children}</p>
    </div>
  );
}
