type Props = { count: number; waiting?: string; children: React.ReactNode };

export function PendingCards({ count, waiting, children }: Props) {
  return (
    <>
      {waiting && (
        <div role="status">
          <p className="mb-5 hidden text-muted in-[[aria-busy]]:block">{waiting}</p>
        </div>
      )}
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
