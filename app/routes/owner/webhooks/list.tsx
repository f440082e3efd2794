import { data, Link } from "react-router";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { EndpointsPage } from "#app/components/webhooks/endpoints-page.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { notFound } from "#app/http/not-found.ts";
import { ownListing } from "#app/routes/owner/listing-in-path.server.ts";
import {
  handleEndpointsForm,
  loadEndpoints,
} from "#app/routes/shared/webhooks/webhooks-page.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/list.ts";
import { ownWebhooks } from "./own-webhooks.server.ts";

export const middleware = [authorize("webhooks.create")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, listing } = ownListing(args);
  const shown = await loadEndpoints(services, actor, ownWebhooks(listing), args.request);
  if (!shown) throw notFound();
  return { ...shown, name: listing.name, slug: listing.slug };
}

export async function action(args: Route.ActionArgs) {
  const { actor, services, listing } = ownListing(args);
  const answer = await handleEndpointsForm(
    services,
    actor,
    ownWebhooks(listing),
    await args.request.formData(),
  );
  if (!answer) throw notFound();
  return answer instanceof Response
    ? answer
    : data(answer, { headers: { "cache-control": "no-store" } });
}

export const meta = privatePage("Webhooks");

export default function Webhooks({
  loaderData: { name, slug, ...shown },
  actionData,
}: Route.ComponentProps) {
  const lead = (
    <>
      We notify your own programs about events at {name}, signed and right away: a reception screen,
      a calendar, your own site. To verify the signatures, see{" "}
      <Link to="/developers#webhooks" className="text-link">
        For developers
      </Link>
      .
    </>
  );
  return (
    <OwnerPage title="Webhooks" lead={lead}>
      <EndpointsPage {...shown} secret={actionData?.secret ?? null} answer={actionData?.answer} />
    </OwnerPage>
  );
}
