/** Shows code to copy. Long lines scroll on their own and are reachable by keyboard. */
export function CodeBlock({ label, children }: { label: string; children: string }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached without a mouse.
      tabIndex={0}
      aria-label={label}
      className="overflow-x-auto rounded-card border border-line bg-surface p-5 font-mono text-sm leading-relaxed"
    >
      <pre>
        <code>{children}</code>
      </pre>
    </section>
  );
}
