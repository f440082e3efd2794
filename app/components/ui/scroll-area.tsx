/** Renders a scroll container for content wider than the page, reachable by keyboard. */
// Must be positioned: otherwise screen-reader-only text inside widens the page.
export function ScrollArea({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: else the keyboard cannot scroll it.
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      {children}
    </section>
  );
}
