import { useActionData, useLoaderData } from "react-router";
import { KeysPage } from "#app/components/api-keys/api-keys-page.tsx";
import { IntegrationPage } from "#app/components/office/integration-page.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { action, loader } from "./api-keys.server.ts";

const titleOf = (listing: unknown) => (listing ? "API keys" : "Integrations");

export const meta = privatePage<typeof loader>((loaderData) => titleOf(loaderData?.listing));

export default function Keys() {
  const { listing, ...shown } = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  const lead = (
    <>
      {listing
        ? `For your own programs: a reception screen, a spreadsheet, your own site. A key gives access to ${listing.name} and nothing else.`
        : "Keys for the whole site, for your own programs. Each has the permissions you select, never more than yours, and ends when you are no longer an admin. Owners create keys for their listings themselves."}{" "}
      The calls are documented under <TextLink href="/developers#keys">For developers</TextLink>.
    </>
  );
  return (
    <IntegrationPage title={titleOf(listing)} lead={lead} isOfSite={!listing} tab="API keys">
      <KeysPage {...shown} made={sent?.made ?? null} answer={sent?.answer} />
    </IntegrationPage>
  );
}
