import { notFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { findDelivery, resendDeliveries } from "#domain/webhooks/deliveries.server.ts";
import { readId } from "#shared/read-id.ts";
import { type EndpointArgs, requireScope } from "./scope.server.ts";

async function requireDelivery(args: EndpointArgs) {
  const { actor, services } = signedIn(args);
  const id = readId(args.params.id);
  const found = await findDelivery(services, actor, id);
  const scope = await requireScope(args, found?.endpoint.listingId);
  if (!found) throw notFound();
  return { actor, services, id, found, ...scope };
}

export async function loader(args: EndpointArgs) {
  const { id, found, listing, list, one } = await requireDelivery(args);
  const { endpoint, attempts, body, type, messageId, state, dueAt, happenedAt } = found;
  return {
    id,
    path: `${one}/deliveries/${id}`,
    listing,
    list,
    endpoint: {
      url: endpoint.url,
      path: `${one}/${endpoint.id}`,
      isDisabled: endpoint.disabledFor !== null,
    },
    attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: momentInWords(at) })),
    body: JSON.stringify(JSON.parse(body), null, 2),
    type,
    messageId: `msg_${messageId}`,
    state,
    at: momentInWords(happenedAt),
    next: state === "waiting" && dueAt ? momentInWords(dueAt) : null,
  };
}

export const action = officeAction({
  scope: requireDelivery,
  run: async ({ actor, services, id, found }) => {
    await resendDeliveries(services, actor, found.endpointId, { id });
    return "done";
  },
  done: { done: { title: "Delivery is on its way", text: "Reload this page to see the result." } },
});
