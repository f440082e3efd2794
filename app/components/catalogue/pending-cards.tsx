export function PendingCards({
  count,
  waiting,
  children,
}: {
  count: number;
  waiting?: string;
  children: React.ReactNode;
}) {
  return (
    <>
      {waiting && (
        <div role="status">
          <p className="mb-5 hidden text-muted in-[[aria-busy]]:block">{waiting}</p>
        </div>
      )}
      <ul
        aria-hidden="true"
        className="hidden gap-5 in-[[aria-busy]]:grid sm:grid-cols-2 lg:grid-cols-3"
      >
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
          <li key={index} className="card pending-card" />
        ))}
      </ul>
      <div className="in-[[aria-busy]]:hidden">{children}</div>
    </>
  );
}
