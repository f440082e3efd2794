import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { refreshOnceShown } from "#app/browser/navigation/page-answer.ts";

const pause = 1_500;

/**
 * Shows work in progress, and loads the page again until it is done. It asks first, because a load
 * that fails would replace the page.
 */
export function RefreshWhileWorking({ children }: { children: React.ReactNode }) {
  const { state, revalidate } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    return refreshOnceShown(location.href, pause, () => void revalidate());
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
