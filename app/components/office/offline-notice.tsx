import { useEffect, useState } from "react";

/** Holds a form that is sent without a connection: an error page would replace the typed text. */
export function OfflineNotice() {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      setHeld(!navigator.onLine);
      if (navigator.onLine) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const release = () => setHeld(false);
    addEventListener("submit", hold, { capture: true });
    addEventListener("online", release);
    return () => {
      removeEventListener("submit", hold, { capture: true });
      removeEventListener("online", release);
    };
  }, []);
  return (
    isHeld && (
      <div
        role="alert"
        className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-card border border-line bg-surface p-5 raised"
      >
        <p className="font-semibold">Connection Error</p>
        <p className="mt-1 text-sm">
          Nothing was sent. Please check your internet connection and try again.
        </p>
      </div>
    )
  );
}
