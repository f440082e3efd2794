import type { CheckedLicense } from "#domain/catalogue/licenses/license-check.ts";
import { checkedLicenseLabels, type LicenseKind } from "#shared/credential-kinds.ts";
import { formatDay } from "#shared/local-day.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { Badge } from "../ui/badge.tsx";
import { BadgeCheck } from "../ui/icons.tsx";

/** Labels paid placement and links to an explanation. */
export function PremierBadge({ isOnPicture = false }: { isOnPicture?: boolean }) {
  const link = {
    href: to("/how-we-rank#premier"),
    "data-tip": say("Paid placement: Premier listings come first, for a flat monthly fee."),
  };
  const text = `${say("Premier")} · ${say("paid")}`;
  if (isOnPicture)
    return (
      <a {...link} className="card-premier">
        {text}
      </a>
    );
  return (
    <a {...link} className="relative z-10 rounded-full">
      <Badge tone="gold">{text}</Badge>
    </a>
  );
}

export function EnhancedBadge() {
  return (
    <Badge tone="sage" tip={say("The profile is kept up to date from the provider’s own website.")}>
      {say("Enhanced Profile")}
    </Badge>
  );
}

/** Shows that we checked a license. `kind`: its kind, on pages that list other kinds too. */
export function LicenseBadge({ check }: { check: CheckedLicense & { kind?: LicenseKind } }) {
  const checked = say(
    "We looked up license {number} of {holder} on {day}. The badge expires after a year unless we check again.",
    { number: check.number, holder: check.holder, day: formatDay(check.on) },
  );
  const tip = check.isDemo
    ? say("This is a demo listing. Its license check is made up, too.")
    : checked;
  return (
    <Badge tone="lagoon" tip={tip}>
      <BadgeCheck className="size-4" aria-hidden />{" "}
      {check.kind ? sayStored(checkedLicenseLabels[check.kind]) : say("License checked")}
      {check.isDemo && ` ${say("(demo)")}`}
    </Badge>
  );
}
