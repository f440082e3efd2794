import { useLoaderData } from "react-router";
import { IntegrationPage } from "#app/components/office/integration-page.tsx";
import { DeliveryPage } from "#app/components/webhooks/delivery-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { loader } from "./delivery.server.ts";

export const meta = privatePage("Delivery");

export const handle = {
  breadcrumb: ({ listing, list, endpoint }: Awaited<ReturnType<typeof loader>>) => [
    ...(listing ? [{ name: "Webhooks", path: list }] : []),
    { name: "Endpoint", path: endpoint.path },
  ],
};

export default function Delivery() {
  const { listing, type, ...shown } = useLoaderData<typeof loader>();
  return (
    <IntegrationPage
      title={type}
      lead={`The event ${listing ? `about ${listing.name} ` : ""}that was sent to the program, and each attempt.`}
      isOfSite={!listing}
      isWide
    >
      <DeliveryPage {...shown} />
    </IntegrationPage>
  );
}
