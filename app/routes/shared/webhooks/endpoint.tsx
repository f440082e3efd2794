import { useActionData, useLoaderData } from "react-router";
import { IntegrationPage } from "#app/components/office/integration-page.tsx";
import { EndpointPage } from "#app/components/webhooks/endpoint-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { action, loader } from "./endpoint.server.ts";

export const meta = privatePage("Webhook");

export const handle = {
  breadcrumb: ({ listing, list }: Awaited<ReturnType<typeof loader>>) =>
    listing
      ? [
          { name: "Settings", path: `/owner/settings/${listing.slug}` },
          { name: "Webhooks", path: list },
        ]
      : [],
};

export default function Endpoint() {
  const { listing, ...shown } = useLoaderData<typeof loader>();
  const secret = useActionData<typeof action>()?.secret ?? null;
  const lead = (
    <>
      {listing && `${listing.name}: `}
      <span className="font-mono text-sm wrap-anywhere">{shown.endpoint.url}</span>
    </>
  );
  return (
    <IntegrationPage
      title={shown.endpoint.description || "Webhook"}
      lead={lead}
      isOfSite={!listing}
      isWide
    >
      <EndpointPage {...shown} secret={secret} />
    </IntegrationPage>
  );
}
