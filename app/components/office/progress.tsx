import { useEffect } from "react";
import { useRevalidator } from "react-router";

const pause = 1_500;

/** Shows work in progress, and reads the page again until it is done. */
export function RefreshWhileWorking({ children }: { children: React.ReactNode }) {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(() => void revalidate(), pause);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  return (
    <div className="mt-8 max-w-2xl">
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      {children}
    </div>
  );
}

type Props = { label: string; done: number; total: number; status: string };

export function Progress({ label, done, total, status }: Props) {
  return (
    <RefreshWhileWorking>
      <label htmlFor="progress" className="font-medium">
        {label}
      </label>
      <progress
        id="progress"
        value={done}
        max={total}
        className="mt-3 block h-2 w-full accent-lagoon"
      />
      <p className="mt-2 text-sm text-muted tabular-nums" role="status">
        {status}
      </p>
    </RefreshWhileWorking>
  );
}
