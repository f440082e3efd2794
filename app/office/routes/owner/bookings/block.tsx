import { Form } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { withListingParam } from "#app/components/owner/listing-param.ts";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { findBlock, unblockTime } from "#domain/bookings/block-time.server.ts";
import { whenInWords } from "#domain/bookings/when.ts";
import { nameListings } from "#domain/catalogue/listings/name-listings.server.ts";
import { pick } from "#shared/pick.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/block.ts";

const noSuchBlock = {
  title: "Blocked time not found",
  text: "It does not exist, or it belongs to another listing. Find it in your bookings.",
};

async function requireBlock(args: Route.LoaderArgs | Route.ActionArgs) {
  const { actor, services } = signedIn(args);
  const block = requireFound(await findBlock(services, actor, readId(args.params.id)), noSuchBlock);
  const [listing] = await nameListings(services, [block.listingId]);
  return { actor, services, block: { ...block, listingSlug: listing?.slug ?? "" } };
}

const weekOf = ({ listingSlug, date }: { listingSlug: string; date: string }) =>
  `/owner/bookings?${new URLSearchParams({ place: listingSlug, view: "week", week: date })}`;

export const middleware = [authorize("bookings.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { block } = await requireBlock(args);
  return {
    block: pick(block, ["id", "date", "time", "minutes", "note", "listingSlug"]),
    week: weekOf(block),
  };
}

export const action = officeAction({
  scope: requireBlock,
  run: ({ services, actor, block }) => unblockTime(services, actor, block.id),
  done: { done: (_, { block }) => ({ to: weekOf(block) }) },
});

export const meta = privatePage("Blocked time");

export default function BlockedTime({ loaderData: { block, week } }: Route.ComponentProps) {
  const path = `/owner/bookings/blocks/${block.id}`;
  return (
    <OwnerPage title="Blocked time">
      <p className="border-y border-line py-6">
        <span className="font-medium">{whenInWords(block)}</span>, {block.minutes} minutes
        {block.note && <span className="mt-1 block text-muted wrap-anywhere">{block.note}</span>}
      </p>
      <Form
        method="post"
        action={withListingParam(path, block.listingSlug)}
        className="flex flex-wrap gap-3"
      >
        <SubmitButton sending="Removing…">Unblock this time</SubmitButton>
        <ButtonLink variant="secondary" href={week}>
          Keep it
        </ButtonLink>
      </Form>
    </OwnerPage>
  );
}
