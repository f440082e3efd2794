type Props = React.ComponentProps<"details"> & { title: string; of?: string; isSmall?: boolean };

/**
 * Renders a link that unfolds the content below it. `of`: the rest of its name, for screen readers.
 */
export function Unfold({ title, of, isSmall = false, children, ...details }: Props) {
  return (
    <details {...details}>
      <summary
        className={`text-link inline-flex min-h-11 items-center ${isSmall ? "text-sm" : ""}`}
      >
        {title}
        {of && <span className="sr-only">{of}</span>}
      </summary>
      {children}
    </details>
  );
}
