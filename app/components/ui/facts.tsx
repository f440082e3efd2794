/** Facts about one thing. On phones, each below its name. */
export function Facts({ children }: { children: React.ReactNode }) {
  return (
    <dl className="grid gap-x-10 gap-y-4 border-y border-line py-6 sm:grid-cols-[8rem_1fr]">
      {children}
    </dl>
  );
}

export function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-muted max-sm:-mb-4 max-sm:text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </>
  );
}
