import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { Badge } from "../ui/badge.tsx";
import { SheetIcon } from "../ui/sheet-icon.tsx";

/** Paid placement always says so, and leads to what it means. */
export function PremierBadge() {
  return (
    <a
      href={to("/how-we-rank#premier")}
      className="relative z-10 rounded-full"
      data-tip={say("Paid placement: Premier listings come first, for a flat monthly fee.")}
    >
      <Badge tone="gold">
        {say("Premier")}
        <span className="sr-only"> {say("(paid placement)")}</span>
      </Badge>
    </a>
  );
}

export function EnhancedBadge() {
  return (
    <Badge tone="sage" tip={say("The profile is kept up to date from the provider's own website.")}>
      {say("Enhanced Profile")}
    </Badge>
  );
}

export function VerifiedBadge() {
  return (
    <Badge tone="lagoon" tip={say("We looked up a license that this provider names.")}>
      <SheetIcon name="verified" className="size-4" /> {say("Verified")}
    </Badge>
  );
}
