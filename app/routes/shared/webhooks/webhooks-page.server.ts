import { formErrorKey } from "#app/forms/fields.ts";
import { type FormAnswer, readForm } from "#app/forms/form-result.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { redirectTo, rejectAccountForm } from "#app/http/redirect.server.ts";
import { type Actor, hasProof } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import type { Services } from "#domain/services.ts";
import {
  deliveryStates,
  findDelivery,
  listDeliveries,
  resendDeliveries,
} from "#domain/webhooks/deliveries.server.ts";
import { endpointSchema } from "#domain/webhooks/endpoint-input.server.ts";
import {
  addEndpoint,
  changeEndpoint,
  endpointActs,
  findEndpoint,
  type ListedEndpoint,
  listEndpoints,
  rotateSecret,
} from "#domain/webhooks/endpoints.server.ts";
import { webhookEventNames, webhookEvents } from "#domain/webhooks/event.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";

/** `list`: path of the endpoint list. `one`: path prefix of an endpoint's page. */
export type WebhooksScope = { listingId: number | null; list: string; one: string };
/** `secret`: shown only in this response. */
export type WebhooksAnswer = { secret: string | null; answer?: FormAnswer };

const zone = brand.region.timeZone;
const proofOf = (path: string) => `/profile/security/proof?next=${encodeURIComponent(path)}`;

function shown(
  { createdAt, failingSince, secretBeforeUntil, last, ...endpoint }: ListedEndpoint,
  now: Date,
) {
  return {
    ...endpoint,
    made: momentInWords(createdAt),
    failing: failingSince && momentInWords(failingSince),
    secretBeforeUntil:
      secretBeforeUntil && secretBeforeUntil > now ? momentInWords(secretBeforeUntil) : null,
    last: last && { status: last.status, answer: last.answer, at: momentInWords(last.at) },
  };
}

export async function loadEndpoints(
  services: Services,
  actor: Actor,
  { listingId, list, one }: WebhooksScope,
  request: Request,
) {
  const endpoints = await listEndpoints(services, actor, listingId);
  return (
    endpoints && {
      path: list,
      one,
      endpoints: endpoints.map((endpoint) => shown(endpoint, services.clock())),
      choices: webhookEventNames.map((name) => ({
        value: name,
        label: name,
        hint: webhookEvents[name].text,
      })),
      proof: hasProof(actor, services.clock()) ? null : proofOf(list),
      isRemoved: new URL(request.url).searchParams.has("removed"),
    }
  );
}

export async function handleEndpointsForm(
  services: Services,
  actor: Actor,
  { listingId, list }: WebhooksScope,
  form: FormData,
): Promise<WebhooksAnswer | Response | null> {
  const read = readForm(endpointSchema, form, {
    ...Object.fromEntries(form),
    events: form.getAll("events"),
  });
  if ("answer" in read) return { secret: null, answer: read.answer };
  const made = await addEndpoint(services, actor, listingId, read.data);
  if (made.outcome === "made") return { secret: made.secret };
  if (made.outcome === "proof-needed") return redirectTo(proofOf(list), []);
  return made.outcome === "not-found"
    ? null
    : {
        secret: null,
        answer: rejectAccountForm(form, {
          [formErrorKey]: ["You can have at most ten endpoints. Delete one first."],
        }),
      };
}

export async function loadEndpoint(
  services: Services,
  actor: Actor,
  { one }: Pick<WebhooksScope, "one">,
  id: number,
  request: Request,
) {
  const { searchParams } = new URL(request.url);
  const state = deliveryStates.find((each) => each === searchParams.get("state")) ?? null;
  const page = readPageNumber(request);
  const endpoint = await findEndpoint(services, actor, id);
  const found = await listDeliveries(services, actor, id, state, pageWindow(page));
  if (!endpoint || !found) return null;
  const now = services.clock();
  const total = state
    ? found.counts[state]
    : Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  return {
    path: `${one}/${id}`,
    one,
    endpoint: shown(endpoint, now),
    deliveries: found.rows.map(({ happenedAt, deliveredAt: _, failedAt: __, ...row }) => ({
      ...row,
      at: momentInWords(happenedAt),
    })),
    counts: found.counts,
    state,
    page,
    pages: Math.ceil(total / pageSize),
    since: addDays(localDay(now, zone), -2),
    news: readNews(searchParams),
    proof: hasProof(actor, now) ? null : proofOf(`${one}/${id}`),
  };
}

function readNews(parameters: URLSearchParams) {
  const again = parameters.get("again");
  if (again !== null && /^\d{1,6}$/.test(again))
    return {
      title: again === "0" ? "Nothing has failed since" : `${again} sent again`,
      text: "Reload this page to see the result.",
    };
  if (parameters.has("tested"))
    return {
      title: "A test is on its way",
      text: "Reload this page to see the result.",
    };
  if (parameters.has("limited"))
    return {
      title: "No test was sent",
      text: "You sent twenty tests within the last hour. Try again later.",
    };
  if (parameters.has("enabled"))
    return { title: "Enabled", text: "Pending deliveries are on their way." };
  return parameters.has("disabled")
    ? { title: "Disabled", text: "It gets no events until you enable it." }
    : null;
}

export async function handleEndpointForm(
  services: Services,
  actor: Actor,
  { one, list }: WebhooksScope,
  id: number,
  form: FormData,
): Promise<WebhooksAnswer | Response | null> {
  const path = `${one}/${id}`;
  if (form.has("since")) {
    const day = String(form.get("since"));
    const since = /^\d{4}-\d\d-\d\d$/.test(day) ? startOfDay(day, zone) : null;
    const again =
      since && !Number.isNaN(since.getTime())
        ? await resendDeliveries(services, actor, id, { failedSince: since })
        : 0;
    return again === null ? null : redirectTo(`${path}?again=${again}`, []);
  }
  if (form.has("rotate")) {
    const rotated = await rotateSecret(services, actor, id);
    if (rotated.outcome === "rotated") return { secret: rotated.secret };
    return rotated.outcome === "proof-needed" ? redirectTo(proofOf(path), []) : null;
  }
  const act = endpointActs.find((each) => each === form.get("act"));
  if (!act) return redirectTo(path, []);
  const outcome = await changeEndpoint(services, actor, id, act);
  if (outcome === "not-found") return null;
  if (outcome === "limited") return redirectTo(`${path}?limited=1`, []);
  return redirectTo(
    act === "remove"
      ? `${list}?removed=1`
      : `${path}?${{ test: "tested", enable: "enabled", disable: "disabled" }[act]}=1`,
    [],
  );
}

export async function loadDelivery(
  services: Services,
  actor: Actor,
  { one }: Pick<WebhooksScope, "one">,
  id: number,
  request: Request,
) {
  const found = await findDelivery(services, actor, id);
  if (!found) return null;
  const { endpoint, attempts, body, type, messageId, state, dueAt, happenedAt } = found;
  return {
    id,
    path: `${one}/deliveries/${id}`,
    listingId: endpoint.listingId,
    endpoint: {
      url: endpoint.url,
      path: `${one}/${endpoint.id}`,
      isDisabled: endpoint.disabledFor !== null,
    },
    attempts: attempts.map(({ id: number, at, status, milliseconds, answer }) => ({
      id: number,
      at: momentInWords(at),
      status,
      milliseconds,
      answer,
    })),
    body: JSON.stringify(JSON.parse(body), null, 2),
    type,
    messageId: `msg_${messageId}`,
    state,
    at: momentInWords(happenedAt),
    next: state === "waiting" && dueAt ? momentInWords(dueAt) : null,
    isAgain: new URL(request.url).searchParams.has("again"),
  };
}

export async function handleDeliveryForm(
  services: Services,
  actor: Actor,
  { one }: Pick<WebhooksScope, "one">,
  id: number,
) {
  const found = await findDelivery(services, actor, id);
  if (!found) return null;
  await resendDeliveries(services, actor, found.endpointId, { id });
  return redirectTo(`${one}/deliveries/${id}?again=1`, []);
}
