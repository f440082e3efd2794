import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { signedIn } from "#app/http/authorize.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
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
  endpointActs,
  findEndpoint,
  rotateSecret,
} from "#domain/webhooks/endpoints.server.ts";
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
  const page = readPageNumber(args.url);
  const endpoint = await findEndpoint(services, actor, id);
  const found = await listDeliveries(services, actor, id, state, pageWindow(page));
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
    page,
    pages: Math.ceil(total / pageSize),
    since: addDays(localDay(now, zone), -2),
    news: readNews(searchParams),
    proof: hasProof(actor, now) ? null : proofPath(`${one}/${id}`),
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
    return { title: "A test is on its way", text: "Reload this page to see the result." };
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

export async function action(args: EndpointArgs) {
  const { actor, services } = signedIn(args);
  const id = readId(args.params.id);
  const endpoint = await findEndpoint(services, actor, id);
  const { one, list } = await requireScope(args, endpoint?.listingId);
  const form = await args.request.formData();
  const path = `${one}/${id}`;
  const intent = form.get("intent");
  if (intent === "resend") {
    const day = String(form.get("since"));
    const since = /^\d{4}-\d\d-\d\d$/.test(day) ? startOfDay(day, zone) : null;
    const again =
      since && !Number.isNaN(since.getTime())
        ? await resendDeliveries(services, actor, id, { failedSince: since })
        : 0;
    if (again === null) throw notFound();
    return redirectTo(`${path}?again=${again}`);
  }
  if (intent === "rotate") {
    const rotated = await rotateSecret(services, actor, id);
    if (rotated.outcome === "rotated") return withSecret(rotated.secret);
    if (rotated.outcome === "proof-needed") return redirectTo(proofPath(path));
    throw notFound();
  }
  const act = endpointActs.find((each) => each === intent);
  if (!act) return redirectTo(path);
  const outcome = await changeEndpoint(services, actor, id, act);
  if (outcome === "not-found") throw notFound();
  if (outcome === "limited") return redirectTo(`${path}?limited=1`);
  return redirectTo(
    act === "remove"
      ? `${list}?removed=1`
      : `${path}?${{ test: "tested", enable: "enabled", disable: "disabled" }[act]}=1`,
  );
}
