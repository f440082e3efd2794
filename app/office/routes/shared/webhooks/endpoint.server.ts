import { notFound } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { byIntent, officeAction } from "#app/http/office-action.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { proofPath } from "#app/http/with-next.ts";
import { hasProof } from "#domain/accounts/actor.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import {
  deliveryStates,
  listDeliveries,
  resendDeliveries,
} from "#domain/webhooks/deliveries.server.ts";
import {
  changeEndpoint,
  type EndpointAct,
  findEndpoint,
  rotateSecret,
} from "#domain/webhooks/endpoints.server.ts";
import { testEndpointProblems } from "#domain/webhooks/problems.ts";
import { addDays, localDay } from "#shared/local-day.ts";
import { startOfDay } from "#shared/local-time.ts";
import { readId } from "#shared/read-id.ts";
import { brand } from "#site/brand.ts";
import { type EndpointArgs, presentEndpoint, requireScope, withSecret } from "./scope.server.ts";

const zone = brand.region.timeZone;

export async function loader(args: EndpointArgs) {
  const { actor, services } = signedIn(args);
  const id = readId(args.params.id);
  const { searchParams } = args.url;
  const state = deliveryStates.find((each) => each === searchParams.get("state")) ?? null;
  const endpoint = await findEndpoint(services, actor, id);
  const found = await listDeliveries(services, actor, id, state, pageAt(args.url));
  const { listing, list, one } = await requireScope(args, endpoint?.listingId);
  if (!endpoint || !found) throw notFound();
  const now = services.clock();
  const total = state
    ? found.counts[state]
    : Object.values(found.counts).reduce((sum, count) => sum + count, 0);
  return {
    listing,
    list,
    path: `${one}/${id}`,
    one,
    endpoint: presentEndpoint(endpoint, now),
    deliveries: found.rows.map(({ happenedAt, deliveredAt: _, failedAt: __, ...row }) => ({
      ...row,
      at: momentInWords(happenedAt),
    })),
    counts: found.counts,
    state,
    total,
    since: addDays(localDay(now, zone), -2),
    proof: hasProof(actor, now) ? null : proofPath(`${one}/${id}`),
  };
}

async function requireEndpoint(args: EndpointArgs) {
  const { actor, services } = signedIn(args);
  const id = readId(args.params.id);
  const endpoint = await findEndpoint(services, actor, id);
  const { one, list } = await requireScope(args, endpoint?.listingId);
  return { actor, services, id, list, path: `${one}/${id}` };
}

const change = (act: EndpointAct, done: { title: string; text: string }) =>
  officeAction({
    scope: requireEndpoint,
    run: ({ services, actor, id }) => changeEndpoint(services, actor, id, act),
    problems: testEndpointProblems,
    done: { done: (_, { list, path }) => ({ to: act === "remove" ? list : path, ...done }) },
  });

const resend = officeAction({
  scope: requireEndpoint,
  run: async ({ services, actor, id, form }) => {
    const day = String(form.get("since"));
    const since = /^\d{4}-\d\d-\d\d$/.test(day) ? startOfDay(day, zone) : null;
    if (!since || Number.isNaN(since.getTime())) return { outcome: "sent", again: 0 };
    const again = await resendDeliveries(services, actor, id, { failedSince: since });
    return again === null ? { outcome: "not-found" } : { outcome: "sent", again };
  },
  done: {
    sent: ({ again }) => ({
      title: again === 0 ? "Nothing has failed since" : `${again} sent again`,
      text: reload,
    }),
  },
});

const rotate = officeAction({
  scope: requireEndpoint,
  run: ({ services, actor, id }) => rotateSecret(services, actor, id),
  shown: { rotated: ({ secret }) => withSecret(secret) },
  done: {},
});

const reload = "Reload this page to see the result.";

export const action = byIntent({
  resend,
  rotate,
  test: change("test", { title: "A test is on its way", text: reload }),
  enable: change("enable", { title: "Enabled", text: "Pending deliveries are on their way." }),
  disable: change("disable", { title: "Disabled", text: "It gets no events until you enable it." }),
  remove: change("remove", {
    title: "Deleted",
    text: "It gets no more events, and its pending deliveries were deleted.",
  }),
});
