import { useLoaderData } from "react-router";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { Badge } from "#app/components/ui/badge.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { SiteLink, type SiteLinkProps } from "#app/components/ui/text-link.tsx";
import { type AdminListing, ListingFile } from "#app/office/components/admin/listing-file.tsx";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { SpecialActions } from "#app/office/components/specials/special-actions.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { specialStates } from "#domain/specials/special.ts";
import { formatDay } from "#shared/local-day.ts";
import { formatCents } from "#shared/money.ts";
import { plural } from "#shared/say.ts";
import type { loader, SpecialSummary } from "./list.server.ts";

export const meta = privatePage("Specials");

const headings = { running: "Running", "to come": "To come", paused: "Paused", ended: "Ended" };

export default function Specials() {
  const { summary, path, mayAdd, specials } = useLoaderData<typeof loader>();
  const keep = useListingParam();
  const inFile = summary ? { preventScrollReset: true } : {};
  const linkTo = (href: string) => ({ ...inFile, href: keep(href) });
  return (
    <Frame summary={summary}>
      <p className="flex flex-wrap gap-3">
        {mayAdd && <ButtonLink {...linkTo(`${path}/new`)}>New special</ButtonLink>}
        {!summary && (
          <ButtonLink variant="secondary" href={keep("/owner/redeem")}>
            Redeem a code
          </ButtonLink>
        )}
      </p>
      {specials.length === 0 && <p className="text-muted">None yet.</p>}
      {specialStates.map((state) => {
        const matching = specials.filter((special) => special.state === state);
        return (
          matching.length > 0 && (
            <section key={state}>
              <Heading>{headings[state]}</Heading>
              <ul className="mt-3">
                {matching.map((special) => (
                  <Entry
                    key={special.id}
                    special={special}
                    link={linkTo(`${path}/${special.id}`)}
                  />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Frame>
  );
}

function Frame({ summary, children }: React.PropsWithChildren<{ summary: AdminListing | null }>) {
  if (summary)
    return (
      <ListingFile summary={summary} part="Specials">
        {children}
      </ListingFile>
    );
  return (
    <OwnerPage
      title="Specials"
      lead="Shown on your profile and among the deals while they run. Each ends at midnight after its last day."
    >
      {children}
    </OwnerPage>
  );
}

function Entry({ special, link }: { special: SpecialSummary; link: SiteLinkProps }) {
  const { title, listing, state, validFrom, validTo, mostClaims, vouchers, redemptions } = special;
  const isActive = state === "running" || state === "to come";
  return (
    <li className="border-t border-line py-5">
      <div className="flex items-start justify-between gap-4">
        <Heading level={3} className="min-w-0 wrap-anywhere">
          <SiteLink {...link} className="hover:underline">
            {title}
          </SiteLink>
        </Heading>
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
        <ButtonLink {...link} variant="secondary" aria-label={`Edit: ${title}`}>
          Edit
        </ButtonLink>
        {state !== "ended" && (
          <SpecialActions
            path={link.href}
            title={title}
            actions={[state === "paused" ? "resume" : "pause"]}
          />
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
