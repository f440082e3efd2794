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
          <li key={index} className="overflow-hidden rounded-card border border-line bg-surface">
            <div className="aspect-[5/3] animate-pulse bg-sage" />
            <div className="grid gap-3 p-5">
              <div className="h-6 w-2/3 rounded-full bg-sage" />
              <div className="h-4 w-1/2 rounded-full bg-sage" />
              <div className="h-4 w-5/6 rounded-full bg-sage" />
            </div>
          </li>
        ))}
      </ul>
      <div className="in-[[aria-busy]]:hidden">{children}</div>
    </>
  );
}
