import { requireFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { proofPath } from "#app/http/with-next.ts";
import { hasProof } from "#domain/accounts/actor.ts";
import { endpointSchema } from "#domain/webhooks/endpoint-input.server.ts";
import { addEndpoint, listEndpoints } from "#domain/webhooks/endpoints.server.ts";
import { webhookEventNames, webhookEvents } from "#domain/webhooks/event.ts";
import { addEndpointProblems } from "#domain/webhooks/problems.ts";
import type { SharedArgs } from "../shared-args.ts";
import { presentEndpoint, scopeInPath, withSecret } from "./scope.server.ts";

export async function loader(args: SharedArgs) {
  const { actor, services } = signedIn(args);
  const { listingId, listing, list, one } = scopeInPath(args);
  const endpoints = requireFound(await listEndpoints(services, actor, listingId));
  return {
    listing,
    path: list,
    one,
    endpoints: endpoints.map((endpoint) => presentEndpoint(endpoint, services.clock())),
    choices: webhookEventNames.map((name) => ({
      value: name,
      label: name,
      hint: webhookEvents[name].text,
    })),
    proof: hasProof(actor, services.clock()) ? null : proofPath(list),
  };
}

export const action = officeAction({
  scope: (args: SharedArgs) => ({ ...signedIn(args), ...scopeInPath(args) }),
  schema: endpointSchema,
  lists: ["events"],
  run: ({ services, actor, listingId, input }) => addEndpoint(services, actor, listingId, input),
  problems: addEndpointProblems,
  shown: { made: ({ secret }) => withSecret(secret) },
  done: {},
});
