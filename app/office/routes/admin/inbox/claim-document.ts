import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { findClaimDocument } from "#domain/uploads/find-file.server.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/claim-document.ts";

export const middleware = [authorize("listingClaims.decide")];

export async function loader(args: Route.LoaderArgs) {
  const services = args.context.get(servicesContext);
  const bytes = requireFound(await findClaimDocument(services, readId(args.params.id)));
  return new Response(new Uint8Array(bytes), {
    headers: { "content-type": "image/webp", "cache-control": "private, no-store" },
  });
}
