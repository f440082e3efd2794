import { useEffect, useState } from "react";

const key = "demo-notice-dismissed";

/** Says that the listings are invented. Dismissed for good in this browser; without JavaScript it stays. */
export function DemoNotice() {
  const [state, setState] = useState<"server" | "shown" | "dismissed">("server");
  useEffect(() => setState(localStorage.getItem(key) ? "dismissed" : "shown"), []);
  if (state === "dismissed") return null;
  const dismiss = () => {
    localStorage.setItem(key, "1");
    setState("dismissed");
  };
  return (
    <aside aria-label="Demonstration data" className="border-b border-line bg-sage text-sm">
      <div className="wrap flex min-h-11 items-center justify-between gap-4 py-1.5">
        <p>Demo data: the businesses and people shown here are invented.</p>
        <button
          type="button"
          onClick={dismiss}
          className={`rounded-control px-3 py-1.5 font-medium underline underline-offset-4 ${state === "server" ? "invisible" : ""}`}
        >
          Dismiss
        </button>
      </div>
    </aside>
  );
}
