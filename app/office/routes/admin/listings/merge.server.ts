import type { MergeMoves, MergeRemovals } from "#app/office/components/admin/merge-outcome.tsx";
import { isFactShown } from "#app/office/components/listing-sections/profile-view.server.ts";
import type { findMerge } from "#domain/admin/merge/find-merge.server.ts";
import { describeFact, type ReferenceLists } from "#domain/listing-edits/describe-fact.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";

type MergeData = Exclude<NonNullable<Awaited<ReturnType<typeof findMerge>>>, "forbidden">;
type MergeCounts = MergeData["counts"];

export function presentMerge(
  { kept, other, choices, counts, ...rest }: MergeData,
  names: ReferenceLists,
) {
  const linesOf = (
    facts: MergeData["kept"]["facts"],
    fields: MergeData["choices"][number]["fields"],
  ) =>
    fields
      .filter((field) => isFactShown(field, facts))
      .flatMap((field) => describeFact(field, facts[field], names));
  const sideOf = (side: MergeData["kept"]) => ({
    ...pick(side, ["slug", "name", "status", "isPremium", "reviewCount", "people"]),
    city: describeFact("city", side.city, names)[0] ?? "",
  });
  return {
    ...rest,
    kept: sideOf(kept),
    other: sideOf(other),
    choices: choices.map(({ name, title, fields, isTaken }) => ({
      name,
      title,
      isTaken,
      kept: linesOf(kept.facts, fields),
      other: linesOf(other.facts, fields),
    })),
    moves: movesOf(counts),
    goes: goesOf(counts, other.name),
  };
}

function movesOf(counts: MergeCounts): MergeMoves {
  const moves: [string, number][] = [
    ["Reviews", counts.reviews],
    ["Review invitations", counts.invitations],
    ["Bookings", counts.bookings],
    ["Blocked times", counts.blocks],
    ["Waiting list entries", counts.waiting],
    ["Questions", counts.questions],
    ["Callback requests", counts.calls],
    ["Offers", counts.offers],
    ["Vouchers", counts.offerClaims],
    ["Photos", counts.photos - counts.photosThatGo],
    ["Logo", counts.logosThere > 0 ? 0 : counts.logos],
    ["Before and after", counts.pairs],
    ["Favorites", counts.favorites],
    ["Licenses", counts.licenses],
    ["Listing claims", counts.claims],
    ["Audit log entries", counts.history],
    ["Import rows", counts.importRows],
    ["API keys", counts.keys],
    ["Profile views", counts.views],
    ["Plans", counts.plans],
    ["Invoices", counts.invoices],
    ["Addresses that redirect here", counts.oldAddresses + 1],
  ];
  return moves
    .filter(([, count]) => count > 0)
    .map(([name, count]) => ({ name, value: count.toLocaleString("en-US") }));
}

function goesOf(counts: MergeCounts, name: string): MergeRemovals {
  const goes: (false | MergeRemovals[number])[] = [
    { what: "Anything not selected above", why: "A listing can have only one value." },
    counts.doubleReviews > 0 && {
      what: plural(counts.doubleReviews, "review"),
      why: "One per person and business: the later one stays, the other is withdrawn.",
    },
    counts.photosThatGo > 0 && {
      what: plural(counts.photosThatGo, "photo"),
      why: "The gallery has no more room.",
    },
    counts.logos > 0 &&
      counts.logosThere > 0 && { what: "Its logo", why: "The listing that you keep has one." },
    counts.sameLicenses > 0 && {
      what: plural(counts.sameLicenses, "license"),
      why: "Both name the same number.",
    },
    counts.takesBookings &&
      counts.hasOwnBookings && {
        what: "Booking settings",
        why: "The settings of the listing that you keep apply to both.",
      },
    counts.pending > 0 && {
      what: "Pending edits",
      why: "They were meant for a listing that is removed.",
    },
    counts.hoursApart > 0 && {
      what: plural(counts.hoursApart, "day with special hours", "days with special hours"),
      why: "They move only together with its opening hours.",
    },
    { what: name, why: "The listing itself. Only a backup can restore it." },
  ];
  return goes.filter((each) => each !== false);
}
