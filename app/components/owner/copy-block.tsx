/** Code to copy below its preview. A click selects everything. */
export function CopyBlock({
  id,
  label,
  html,
  children,
}: {
  id: string;
  label: string;
  html: string;
  children?: React.ReactNode;
}) {
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      <textarea
        id={id}
        readOnly
        rows={4}
        spellCheck={false}
        value={html}
        data-marks-itself
        className="w-full resize-y rounded-control border border-edge bg-surface p-4 font-mono text-xs leading-relaxed break-all"
      />
    </div>
  );
}
