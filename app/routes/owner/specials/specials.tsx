import { Link } from "react-router";
import { Notice } from "#app/components/forms/notice.tsx";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { SpecialActs } from "#app/components/specials/special-acts.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { requireListingOrAll } from "#app/routes/owner/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { listingsWith } from "#domain/accounts/policy/policy.ts";
import { listOwnSpecials, type OwnSpecial } from "#domain/specials/own-specials.server.ts";
import { specialStates } from "#domain/specials/special.ts";
import { formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { ownEntry } from "#shared/own-entry.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/specials.ts";

const path = "/owner/specials";

// biome-ignore format: one line a group reads better than one a field.
const shownFields = [
  "id", "title", "listing", "state", "originalPriceCents", "specialPriceCents", "discountPercentage", "validFrom", "validTo", "mostClaims", "vouchers", "redemptions",
] as const;

export const middleware = [authorize("specials.list")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listingId } = await requireListingOrAll(args, "specials.manage");
  const specials = await listOwnSpecials(services, actor, listingId);
  const news = ownEntry(newsOf, args.url.searchParams.get("done"));
  const mayAdd = listingsWith(actor, "specials.manage").length > 0;
  return { mayAdd, specials: specials.map((special) => pick(special, shownFields)), news };
}

const newsOf: Record<string, string> = {
  created: "Special created successfully",
  saved: "Special saved",
  pause: "Special paused",
  resume: "Special resumed",
  end: "Special ended",
  delete: "Special deleted",
};

export const meta = privatePage("Specials");

type SpecialSummary = Pick<OwnSpecial, (typeof shownFields)[number]>;

const headings = { running: "Running", "to come": "To come", paused: "Paused", ended: "Ended" };

export default function Specials({ loaderData: { mayAdd, specials, news } }: Route.ComponentProps) {
  const keep = useListingParam();
  return (
    <OwnerPage
      title="Specials"
      lead="Shown on your profile and among the deals while they run. Each ends at midnight after its last day."
    >
      {news && <Notice title={news} text="The change is live on every page." />}
      <p className="flex flex-wrap gap-3">
        {mayAdd && <ButtonLink href={keep(`${path}/new`)}>New special</ButtonLink>}
        <ButtonLink look="quiet" href={keep("/owner/redeem")}>
          Redeem a code
        </ButtonLink>
      </p>
      {specials.length === 0 && <p className="text-muted">None yet.</p>}
      {specialStates.map((state) => {
        const matching = specials.filter((special) => special.state === state);
        return (
          matching.length > 0 && <List key={state} title={headings[state]} specials={matching} />
        );
      })}
    </OwnerPage>
  );
}

function List({ title, specials }: { title: string; specials: SpecialSummary[] }) {
  return (
    <section>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3">
        {specials.map((special) => (
          <Entry key={special.id} special={special} />
        ))}
      </ul>
    </section>
  );
}

function Entry({ special }: { special: SpecialSummary }) {
  const { id, title, listing, state, validFrom, validTo, mostClaims, vouchers, redemptions } =
    special;
  const isActive = state === "running" || state === "to come";
  const own = useListingParam()(`${path}/${id}`);
  return (
    <li className="border-t border-line py-5">
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          <Link to={own} className="hover:underline">
            {title}
          </Link>
        </h3>
        <Badge tone={isActive ? "lagoon" : "sage"}>{isActive ? "Active" : "Inactive"}</Badge>
      </div>
      <p className="mt-1 text-sm text-muted">
        {listing.name}, {formatDay(validFrom)} to {formatDay(validTo)}
      </p>
      <p className="mt-2">
        {[
          priceOf(special),
          mostClaims === null
            ? plural(vouchers, "voucher")
            : `${vouchers} of ${plural(mostClaims, "voucher")}`,
          `${redemptions} redeemed`,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <ButtonLink look="quiet" href={own} aria-label={`Edit: ${title}`}>
          Edit
        </ButtonLink>
        {state !== "ended" && (
          <SpecialActs path={own} title={title} acts={[state === "paused" ? "resume" : "pause"]} />
        )}
      </div>
    </li>
  );
}

function priceOf({ specialPriceCents, originalPriceCents, discountPercentage }: SpecialSummary) {
  if (specialPriceCents === null)
    return discountPercentage === null ? "" : `${discountPercentage}% off`;
  return originalPriceCents === null
    ? formatCents(specialPriceCents)
    : `${formatCents(specialPriceCents)} instead of ${formatCents(originalPriceCents)}`;
}
