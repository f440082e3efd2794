import { data, Link } from "react-router";
import { KeysPage } from "#app/components/api-keys/api-keys-page.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import {
  type ApiKeysAnswer,
  handleApiKeysForm,
  loadKeys,
} from "#app/routes/shared/api-keys/api-keys-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/api-keys.ts";
import { ownListing } from "./listing-in-path.server.ts";

const pathOf = (slug: string) => `/owner/settings/${slug}/keys`;

export const middleware = [authorize("apiKeys.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const shown = await loadKeys(
    services,
    actor,
    { listingId: listing.id, path: pathOf(listing.slug) },
    args.request,
  );
  if (!shown) throw notFound();
  return { ...shown, name: listing.name, slug: listing.slug };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, listing } = ownListing(args);
  const answer: ApiKeysAnswer | Response | null = await handleApiKeysForm(
    services,
    actor,
    { listingId: listing.id, path: pathOf(listing.slug) },
    await args.request.formData(),
  );
  if (!answer) throw notFound();
  return answer instanceof Response
    ? answer
    : data(answer, { headers: { "cache-control": "no-store" } });
}

export const meta = privatePage("API keys");

export default function Keys({
  loaderData: { name, slug, ...shown },
  actionData,
}: Route.ComponentProps) {
  const lead = (
    <>
      For your own programs: a reception screen, a spreadsheet, your own site. A key gives access to{" "}
      {name} and nothing else. The calls are documented under{" "}
      <Link to="/developers#keys" className="text-link">
        For developers
      </Link>
      .
    </>
  );
  return (
    <OwnerPage title="API keys" lead={lead}>
      <KeysPage {...shown} made={actionData?.made ?? null} answer={actionData?.answer} />
    </OwnerPage>
  );
}
