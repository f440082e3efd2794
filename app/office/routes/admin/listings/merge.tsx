import { Form, Link } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { Checkbox } from "#app/components/ui/choices.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { formProblem, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { AdminPage, PageNotice } from "#app/office/components/admin/admin-page.tsx";
import { adminListingPath, mergePath } from "#app/office/components/admin/listing-file.tsx";
import { MergeOutcome } from "#app/office/components/admin/merge-outcome.tsx";
import { requireAdminListing } from "#app/office/http/admin-listing.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findMerge } from "#domain/admin/merge/find-merge.server.ts";
import { refusalWords } from "#domain/admin/merge/merge.ts";
import { mergeListings } from "#domain/admin/merge/merge-listings.server.ts";
import { listingStatusNames } from "#domain/catalogue/listings/admin-listing.ts";
import { findListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { plural } from "#shared/say.ts";
import { truncate } from "#shared/truncate.ts";
import type { Route } from "./+types/merge.ts";
import { presentMerge } from "./merge.server.ts";

const taking = "take-";
const problems: Record<string, string> = {
  ...refusalWords,
  changed:
    "Someone changed one of them in the meantime. Please check again: these are the current values.",
  busy: "Someone is working on one of them right now. Try again.",
};

async function requireTwo(args: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, services, listing } = await requireAdminListing(args);
  const other = await findListing(services, args.params.other);
  if (other) return { actor, services, listing, other };
  const now = await currentSlug(services, args.params.other);
  throw now === listing.slug ? redirectTo(adminListingPath(now)) : notFound();
}

type Data = Route.ComponentProps["loaderData"];

export const handle = {
  breadcrumb: ({ kept }: Data) => ({ name: kept.name, path: adminListingPath(kept.slug) }),
};

export const middleware = [authorize("listings.merge")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing, other } = await requireTwo(args);
  const found = await findMerge(services, actor, listing.id, other.id);
  if (!found || found === "forbidden") throw notFound();
  return presentMerge(found, await readReferenceChoices(services));
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, listing, other } = await requireTwo(args);
  const form = await args.request.formData();
  const take = [...form].flatMap(([name, value]) =>
    name.startsWith(taking) && value === "other" ? [name.slice(taking.length)] : [],
  );
  const [comeAlong, seen] = [form.get("along") === "yes", String(form.get("seen") ?? "")];
  const done = await mergeListings(services, actor, {
    kept: listing.id,
    other: other.id,
    take,
    comeAlong,
    seen,
  });
  if (typeof done === "object")
    return redirectWithFlash(services, adminListingPath(done.slug), {
      title: "Saved",
      text: "The two are now one listing, and we notify the people who ran either.",
    });
  if (done === "gone" || done === "forbidden") throw notFound();
  return {
    ...rejectForm(form, problems[done] ?? ""),
    take: done === "changed" ? null : take,
    comeAlong,
  };
}

export const meta = privatePage("Merge two listings");

export default function Merge({
  loaderData: { kept, other, choices, moves, goes, asksForPeople, refusal, seen },
  actionData,
}: Route.ComponentProps) {
  const path = mergePath(kept.slug, other.slug);
  const rows = choices.map((choice) =>
    actionData?.take ? { ...choice, isTaken: actionData.take.includes(choice.name) } : choice,
  );
  return (
    <AdminPage
      title="Merge two listings"
      problem={formProblem(actionData)}
      lead="For one business that is listed twice. Afterwards there is one listing, and the address of the other redirects to it."
    >
      {refusal !== null && !actionData && (
        <PageNotice
          isProblem
          title="These two cannot be merged for now"
          text={refusalWords[refusal]}
        />
      )}
      <MergeSides kept={kept} other={other} />
      <Form key={path} method="post" action={path} className="mt-8 grid gap-12">
        <input type="hidden" name="seen" value={seen} />
        {rows.length > 0 && <MergeChoices choices={rows} kept={kept.name} other={other.name} />}
        <MergeOutcome moves={moves} goes={goes} />
        <div className="grid gap-5 border-t border-line pt-6">
          {asksForPeople && refusal === null && (
            <Checkbox isLong name="along" defaultChecked={actionData?.comeAlong} className="">
              {plural(other.people, "person", "people")} of {other.name} may run {kept.name} too
              <span className="block text-sm text-muted">
                If you leave this unchecked, they lose their access.
              </span>
            </Checkbox>
          )}
          {refusal === null && (
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <SubmitButton sending="Merging…">Merge</SubmitButton>
              <p className="measure text-sm text-muted">
                We email everyone who managed either listing. Only a backup can undo this.
              </p>
            </div>
          )}
        </div>
      </Form>
    </AdminPage>
  );
}

function MergeSides({ kept, other }: Pick<Data, "kept" | "other">) {
  return (
    <div className="mt-8">
      <div className="grid gap-5 md:grid-cols-2">
        <SideCard title="Kept" side={kept} className="border-lagoon bg-surface" />
        <SideCard title="Removed" side={other} className="border-dashed border-line" />
      </div>
      <p className="mt-2">
        <Link
          to={mergePath(other.slug, kept.slug)}
          className="text-link inline-flex min-h-11 items-center"
        >
          Keep the other one instead
        </Link>
      </p>
    </div>
  );
}

type SideCardProps = { title: string; side: Data["kept"]; className: string };

function SideCard({ title, side, className }: SideCardProps) {
  const { slug, name, city, status, isPremium, reviewCount, people } = side;
  return (
    <section
      aria-label={`${title}: ${name}`}
      className={`min-w-0 rounded-card border p-6 ${className}`}
    >
      <p className="text-sm font-semibold text-muted">{title}</p>
      <Heading size="xl" className="mt-1 wrap-anywhere">
        <Link to={adminListingPath(slug)} className="hover:text-lagoon">
          {name}
        </Link>
      </Heading>
      <p className="mt-2 flex flex-wrap gap-2">
        <Badge tone={status === "active" ? "sage" : "coral"}>{listingStatusNames[status]}</Badge>
        {isPremium && <Badge tone="gold">Premier</Badge>}
      </p>
      <p className="mt-3 text-sm text-muted">
        {city} · {plural(reviewCount, "review")} ·{" "}
        {people === 0 ? "no owner" : `run by ${plural(people, "person", "people")}`}
      </p>
      <p className="mt-1 text-sm text-muted wrap-anywhere">/listing/{slug}</p>
    </section>
  );
}

const linesShown = 5;
/** Maximum number of characters shown: more for a text of its own than for a menu entry. */
const longest = { alone: 240, among: 80 };

type ChoicesProps = { choices: Data["choices"]; kept: string; other: string };

function MergeChoices({ choices, kept, other }: ChoicesProps) {
  return (
    <TitledSection id="differ" title="Where they differ" size="xl">
      <div
        aria-hidden="true"
        className="mt-4 hidden grid-cols-[11rem_1fr_1fr] gap-x-6 pb-2 text-sm font-semibold text-muted md:grid"
      >
        <span />
        <span className="pl-9 wrap-anywhere">{kept}</span>
        <span className="pl-9 wrap-anywhere">{other}</span>
      </div>
      <div className="max-md:mt-4">
        {choices.map((choice) => (
          <ChoiceRow key={choice.name} choice={choice} sides={{ kept, other }} />
        ))}
      </div>
    </TitledSection>
  );
}

type ChoiceRowProps = { choice: Data["choices"][number]; sides: Record<"kept" | "other", string> };

function ChoiceRow({ choice, sides }: ChoiceRowProps) {
  const { name, title, isTaken } = choice;
  return (
    <fieldset className="border-t border-line py-3">
      <legend className="float-left w-full py-2 font-medium md:w-44">{title}</legend>
      <div className="grid gap-x-6 max-md:clear-both md:ml-[12.5rem] md:grid-cols-2">
        {(["kept", "other"] as const).map((side) => (
          <label
            key={side}
            className="flex min-w-0 cursor-pointer gap-3 rounded-control p-2 has-checked:bg-sage"
          >
            <input
              type="radio"
              name={`take-${name}`}
              value={side}
              defaultChecked={isTaken === (side === "other")}
              className="mt-0.5 size-5 shrink-0 accent-lagoon"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted md:sr-only">{sides[side]}</span>
              <Lines lines={choice[side]} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Lines({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <span className="text-muted">Empty</span>;
  const more = lines.length - linesShown;
  return (
    <>
      {lines.slice(0, linesShown).map((line) => (
        <span key={line} className="block">
          {truncate(line, lines.length > 1 ? longest.among : longest.alone)}
        </span>
      ))}
      {more > 0 && <span className="block text-sm text-muted">and {more} more</span>}
    </>
  );
}
