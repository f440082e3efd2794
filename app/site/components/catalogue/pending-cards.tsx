type Props = { count: number; children: React.ReactNode };

/** Replaces the cards while others load. The line above them announces the loading. */
export function PendingCards({ count, children }: Props) {
  return (
    <>
      <ul aria-hidden="true" className="pending-cards">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <li key={index} />
        ))}
      </ul>
      <div className="in-[[aria-busy]]:hidden">{children}</div>
    </>
  );
}
