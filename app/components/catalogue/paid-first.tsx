import { say } from "#shared/say.ts";

/**
 * Shown above a short list in default order, so its heading does not read as our recommendation.
 */
export function PaidFirst() {
  return (
    <p className="mb-4 text-sm text-muted">
      {say("Premier listings come first: paid placement, not our recommendation.")}
    </p>
  );
}
