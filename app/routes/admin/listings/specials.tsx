import { Link } from "react-router";
import { adminListingPath, ListingFile } from "#app/components/admin/listing-file.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { listSpecialsOf } from "#domain/specials/own-specials.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/specials.ts";
import { requireAdminListing } from "./listing-file.server.ts";

export const middleware = [authorize("listings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing, summary } = await requireAdminListing(args);
  const specials = (await listSpecialsOf(services, actor, listing.id)) ?? [];
  return {
    summary,
    done: doneIn(args.url.searchParams.get("done")),
    specials: specials.map((special) =>
      pick(special, ["id", "title", "state", "validFrom", "validTo", "vouchers", "redemptions"]),
    ),
  };
}

const doneTexts = {
  created: "The special was created.",
  saved: "Visitors see the current version.",
  pause: "It is paused: no one can get a voucher.",
  resume: "It is running again.",
  end: "It has ended.",
  delete: "It was deleted.",
};

const doneIn = (name: string | null) =>
  name !== null && Object.hasOwn(doneTexts, name)
    ? doneTexts[name as keyof typeof doneTexts]
    : null;

export const meta = privatePage("Specials");

export default function AdminListingSpecials({
  loaderData: { summary, done, specials },
}: Route.ComponentProps) {
  return (
    <ListingFile summary={summary} part="Specials">
      {done && <Notice title="Saved" text={done} />}
      <p>
        <Link
          to={`${adminListingPath(summary.slug)}/specials/new`}
          data-keeps-place
          preventScrollReset
          className="text-link inline-flex min-h-11 items-center"
        >
          New special
        </Link>
      </p>
      {specials.length === 0 && <p className="text-muted">This listing has no specials.</p>}
      <ul>
        {specials.map(({ id, title, state, validFrom, validTo, vouchers, redemptions }) => (
          <li
            key={id}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-4"
          >
            <div className="min-w-0">
              <Link
                to={`${adminListingPath(summary.slug)}/specials/${id}`}
                data-keeps-place
                preventScrollReset
                className="font-display text-lg wrap-anywhere hover:text-lagoon"
              >
                {title}
              </Link>
              <p className="text-sm text-muted">
                {formatDay(validFrom)} to {formatDay(validTo)} · {plural(vouchers, "voucher")} ·{" "}
                {redemptions} redeemed
              </p>
            </div>
            <Badge tone={state === "running" ? "lagoon" : "sage"}>
              {
                { running: "Active", "to come": "To come", paused: "Inactive", ended: "Ended" }[
                  state
                ]
              }
            </Badge>
          </li>
        ))}
      </ul>
    </ListingFile>
  );
}
