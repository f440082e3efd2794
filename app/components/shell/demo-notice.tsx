import { Button } from "#app/components/ui/button.tsx";
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
      <div className="wrap flex min-h-11 max-w-368 items-center justify-between gap-4 py-0.5">
        <p>{say("Demo data: the businesses and people shown here are invented.")}</p>
        <Button type="button" variant="link" className="invisible in-data-alive:visible">
          {say("Dismiss")}
        </Button>
      </div>
    </aside>
  );
}
