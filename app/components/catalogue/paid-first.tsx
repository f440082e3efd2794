import { say } from "#shared/say.ts";

/** Above a short list in the usual order: its heading must not read as our choice. */
export function PaidFirst() {
  return (
    <p className="mb-4 text-sm text-muted">
      {say("Premier listings come first: paid placement, not our recommendation.")}
    </p>
  );
}
