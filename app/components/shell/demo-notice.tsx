import { say } from "#shared/say.ts";
/**
 * States that the listings are fictional. Can be dismissed permanently; without JavaScript it
 * stays.
 */
export function DemoNotice() {
  return (
    <aside
      id="demo-notice"
      aria-label={say("Demonstration data")}
      className="border-b border-line bg-sage text-sm in-data-[demo=dismissed]:hidden"
    >
      <div className="wrap flex min-h-11 max-w-368 items-center justify-between gap-4 py-1.5">
        <p>{say("Demo data: the businesses and people shown here are invented.")}</p>
        <button
          type="button"
          className="invisible rounded-control px-3 py-1.5 font-medium underline underline-offset-4 in-data-alive:visible"
        >
          {say("Dismiss")}
        </button>
      </div>
    </aside>
  );
}
