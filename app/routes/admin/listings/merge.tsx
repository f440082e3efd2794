import { data, Form } from "react-router";
import { AdminPage, PageNotice } from "#app/components/admin/admin-page.tsx";
import { adminListingPath, mergePath } from "#app/components/admin/listing-file.tsx";
import { MergeChoices } from "#app/components/admin/merge-choices.tsx";
import { MergeOutcome } from "#app/components/admin/merge-outcome.tsx";
import { MergeSides } from "#app/components/admin/merge-sides.tsx";
import { SubmitButton } from "#app/components/office/submit-button.tsx";
import { Checkbox } from "#app/components/ui/choices.tsx";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { findMerge } from "#domain/admin/merge/find-merge.server.ts";
import { refusalWords } from "#domain/admin/merge/merge.ts";
import { mergeListings } from "#domain/admin/merge/merge-listings.server.ts";
import { findListing } from "#domain/catalogue/listings/name-listings.server.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { currentSlug } from "#domain/catalogue/slugs/slugs.server.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/merge.ts";
import { requireAdminListing } from "./listing-file.server.ts";
import { presentMerge } from "./merge.server.ts";

const taking = "take-";
const problems: Record<string, string> = {
  ...refusalWords,
  changed:
    "Someone changed one of them in the meantime. Please check again: these are the current values.",
  busy: "Someone is working on one of them right now. Try again.",
};

async function requireTwo(asked: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, services, listing } = await requireAdminListing(asked);
  const other = await findListing(services, asked.params.other);
  if (other) return { actor, services, listing, other };
  const now = await currentSlug(services, asked.params.other);
  throw now === listing.slug ? redirectTo(`${adminListingPath(now)}?saved=merged`) : notFound();
}

export const handle = {
  breadcrumb: ({ kept }: Route.ComponentProps["loaderData"]) => ({
    name: kept.name,
    path: adminListingPath(kept.slug),
  }),
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
  if (typeof done === "object") return redirectTo(`${adminListingPath(done.slug)}?saved=merged`);
  if (done === "gone" || done === "forbidden") throw notFound();
  return data(
    { problem: problems[done] ?? "", take: done === "changed" ? null : take, comeAlong },
    409,
  );
}

export const meta = privatePage("Merge two listings");

export default function Merge({
  loaderData: { kept, other, choices, moves, goes, asksForPeople, refusal, seen },
  actionData,
}: Route.ComponentProps) {
  const path = mergePath(kept.slug, other.slug);
  const shown = choices.map((choice) =>
    actionData?.take ? { ...choice, isTaken: actionData.take.includes(choice.name) } : choice,
  );
  return (
    <AdminPage
      title="Merge two listings"
      problem={actionData?.problem}
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
      <Form method="post" action={path} className="mt-8 grid gap-12">
        <input type="hidden" name="seen" value={seen} />
        {shown.length > 0 && <MergeChoices choices={shown} kept={kept.name} other={other.name} />}
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
