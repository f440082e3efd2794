/** Shown only once. */
export function SecretNotice({ value, rotated }: { value: string; rotated: boolean }) {
  return (
    <div role="status" className="rounded-card bg-sage p-5">
      <label htmlFor="secret" className="font-semibold">
        {rotated ? "The new secret" : "Its secret"}
      </label>
      <input
        id="secret"
        readOnly
        data-marks-itself
        value={value}
        className="mt-2 h-12 w-full rounded-control border border-edge bg-surface px-3.5 font-mono text-sm"
      />
      <p className="mt-2 text-sm">
        Copy it now: we show it only once.{" "}
        {rotated
          ? "For a day we also sign with the previous one."
          : "The receiver uses it to verify that a call comes from us."}
      </p>
    </div>
  );
}
