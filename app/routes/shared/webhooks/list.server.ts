import { readForm, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { proofPath } from "#app/http/with-next.ts";
import { hasProof } from "#domain/accounts/actor.ts";
import { endpointSchema } from "#domain/webhooks/endpoint-input.server.ts";
import { addEndpoint, listEndpoints } from "#domain/webhooks/endpoints.server.ts";
import { webhookEventNames, webhookEvents } from "#domain/webhooks/event.ts";
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
    isRemoved: args.url.searchParams.has("removed"),
  };
}

export async function action(args: SharedArgs) {
  const { actor, services } = signedIn(args);
  const { listingId, list } = scopeInPath(args);
  const form = await args.request.formData();
  const typed = { ...Object.fromEntries(form), events: form.getAll("events") };
  const read = readForm(endpointSchema, form, typed);
  if ("answer" in read) return read.answer;
  const made = await addEndpoint(services, actor, listingId, read.data);
  if (made.outcome === "not-found") throw notFound();
  if (made.outcome === "made") return withSecret(made.secret);
  return made.outcome === "proof-needed"
    ? redirectTo(proofPath(list))
    : rejectForm(form, "You can have at most ten endpoints. Delete one first.");
}
