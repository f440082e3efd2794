import { outboundUrl } from "#shared/outbound-url.ts";
import { listingPath } from "#shared/paths.ts";
import type { presentListingClaim } from "./claim-facts.server.ts";

type ListingClaim = ReturnType<typeof presentListingClaim>;

const actNames: Record<string, string> = {
  "code sent": "Code sent",
  requested: "Submitted for review",
  granted: "Granted",
  refused: "Rejected",
  withdrawn: "Withdrawn",
};

export function ListingClaimFacts({ claim }: { claim: ListingClaim }) {
  const { proof, sentTo, explanation, link, phone, hasPicture, listing, claimant } = claim;
  const page = outboundUrl(link);
  const facts = [
    { label: "Claimant", text: [claimant.name, claimant.email, phone].filter(Boolean).join(", ") },
    { label: "Proof", text: sentTo ? `${proof}, ${sentTo}` : proof },
    {
      label: "Listed",
      text: [listing.email, listing.phone, listing.website].filter(Boolean).join(", "),
    },
    { label: "Current owners", text: claim.owners.join(", ") || "None" },
  ];
  return (
    <>
      <p className="text-sm text-muted">
        <a href={listingPath(listing.slug)} className="text-link wrap-anywhere">
          {listing.name}
        </a>
      </p>
      <dl className="mt-3 grid gap-1.5 sm:grid-cols-[8rem_1fr]">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-muted max-sm:text-sm max-sm:not-first:mt-1">{label}</dt>
            <dd
              className={`min-w-0 wrap-anywhere ${label === "Proof" ? "first-letter:uppercase" : ""}`}
            >
              {text}
            </dd>
          </div>
        ))}
      </dl>
      {explanation && (
        <p className="measure mt-4 border-l border-line pl-4 whitespace-pre-line wrap-anywhere">
          {explanation}
        </p>
      )}
      {(hasPicture || page) && (
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          {hasPicture && (
            <a
              href={`/admin/claims/${claim.id}/document`}
              target="_blank"
              rel="noopener"
              className="text-link"
            >
              See the document
            </a>
          )}
          {page && (
            <a
              href={page}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-link wrap-anywhere"
            >
              {link}
            </a>
          )}
        </p>
      )}
      <ol className="mt-4 grid gap-1 text-sm text-muted">
        {claim.history.map(({ act, at, by, reason }) => (
          <li key={`${at} ${act}`}>
            {[actNames[act], by && `by ${by}`, at].filter(Boolean).join(", ")}
            {reason && `: ${reason}`}
          </li>
        ))}
      </ol>
    </>
  );
}
