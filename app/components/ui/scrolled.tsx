/** What may be wider than the page scrolls by itself, also by the keyboard. */
// Positioned, or what is for screen readers alone would widen the page from where it stands unscrolled.
export function Scrolled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: else the keyboard cannot scroll it.
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto">
      {children}
    </section>
  );
}
