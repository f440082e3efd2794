import { useActionData, useLoaderData } from "react-router";
import { IntegrationPage } from "#app/components/office/integration-page.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { EndpointsPage } from "#app/components/webhooks/endpoints-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { action, loader } from "./list.server.ts";

export const meta = privatePage("Webhooks");

export default function Webhooks() {
  const { listing, ...shown } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const lead = (
    <>
      We notify your own programs about events{" "}
      {listing
        ? `at ${listing.name}, signed and right away: a reception screen, a calendar, your own site. `
        : "on the whole site, signed and right away. "}
      To verify the signatures, see <TextLink href="/developers#webhooks">For developers</TextLink>.
    </>
  );
  return (
    <IntegrationPage title="Webhooks" lead={lead} isOfSite={!listing} tab="Webhooks">
      <EndpointsPage {...shown} secret={sent?.secret ?? null} answer={sent?.answer} />
    </IntegrationPage>
  );
}
