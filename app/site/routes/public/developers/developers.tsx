import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { scopesForKeyKind } from "#domain/accounts/api-keys/key-input.ts";
import { apiKeyScopes } from "#domain/accounts/api-keys/scopes.ts";
import {
  buildWebhookBody,
  testEvent,
  testEventText,
  webhookEventNames,
  webhookEvents,
} from "#domain/webhooks/event.ts";
import { brand } from "#site/brand.ts";

const path = "/developers";

export const handle = { cache: { query: [], seconds: 600 } };

export function loader({ context }: LoaderArgs) {
  const { siteUrl, shows } = context.get(pageContext);
  shows("api-document");
  return {
    siteUrl,
    keyScopes: scopesForKeyKind("listing").map((scope) => ({
      scope,
      text: apiKeyScopes[scope].text,
    })),
  };
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: "For developers",
    description: `How programs and assistants read ${brand.name}: the JSON API, the MCP server, feeds, and what they may do.`,
    path,
  });
}

const tools = [
  ["search_providers", "by words, city, treatment, category, price, rating, distance, open now"],
  ["get_provider", "one profile: address, hours, menu with prices, what can be booked"],
  ["list_treatments", "what each treatment is, takes, costs, and how many offer it"],
  ["get_availability", "free times of a treatment, day by day"],
];

const sample = (siteUrl: string) =>
  JSON.stringify(
    JSON.parse(
      buildWebhookBody(
        {
          type: "booking.made",
          happenedAt: new Date("2026-11-22T18:00:00Z"),
          listingId: 12,
          medSpaSlug: "glow-studio",
          thingId: 34,
        },
        siteUrl,
      ),
    ),
    null,
    2,
  );

const receiver = `import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET); // whsec_...
const known = new Set();

createServer(async (request, response) => {
  try {
    const body = await text(request);
    const { type, data } = webhook.verify(body, request.headers);
    response.writeHead(204).end();
    if (known.has(request.headers["webhook-id"])) return;
    known.add(request.headers["webhook-id"]);
    console.log(type, data.url);
  } catch {
    response.writeHead(400).end();
  }
}).listen(8080);`;

export default function Developers({
  loaderData: { siteUrl, keyScopes },
}: PageProps<typeof loader>) {
  const settings = JSON.stringify(
    {
      mcpServers: {
        [brand.name.toLowerCase().replaceAll(" ", "-")]: { type: "http", url: `${siteUrl}/mcp` },
      },
    },
    null,
    2,
  );
  return (
    <TextPage<string>
      title="For developers"
      path={path}
      lead="Everything public on this site is also available through our API: the same listings, in the same order, at the same prices. Public data needs no key."
      parts={[
        {
          id: "mcp",
          title: "Assistants",
          paragraphs: [
            "An assistant that speaks the Model Context Protocol can look up providers by itself. The server uses Streamable HTTP, needs no key and is read-only: it books nothing, sends no messages and counts no one.",
            <CodeBlock key="settings" label="Settings for a client">
              {settings}
            </CodeBlock>,
            <ul key="tools" className="divide-y divide-line border-y border-line">
              {tools.map(([name, text]) => (
                <li key={name} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
                  <span className="font-mono text-sm">{name}</span>
                  <span className="text-muted">{text}</span>
                </li>
              ))}
            </ul>,
            "Providers that pay to come first carry isPremium and “paid placement” in every response. Please pass that on. A network may make 120 calls a minute; the RateLimit header shows what is left. Pages of other sites cannot call: there is no CORS.",
          ],
        },
        {
          id: "api",
          title: "The JSON API",
          paragraphs: [
            <p key="api">
              Every call is described under <TextLink href="/api/docs">API</TextLink>; generators
              read the <TextLink href="/api/openapi.json">OpenAPI document</TextLink>. Responses
              without a key carry an ETag. Errors have a code for programs and a sentence for
              people.
            </p>,
          ],
        },
        {
          id: "keys",
          title: "API keys",
          paragraphs: [
            "Data that is not public needs a key. Owners create one for their listing under Settings; it has the scopes that they select, within their own permissions, and ends when they revoke it, when it expires, or when the listing is no longer theirs. It is shown once.",
            <CodeBlock
              key="call"
              label="A call with a key"
            >{`curl -H "Authorization: Bearer oc_…" ${siteUrl}/api/admin/bookings?status=pending`}</CodeBlock>,
            <ul key="scopes" className="divide-y divide-line border-y border-line">
              {keyScopes.map(({ scope, text }) => (
                <li key={scope} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
                  <span className="font-mono text-sm">{scope}</span>
                  <span className="text-muted">{text}</span>
                </li>
              ))}
            </ul>,
            "No key gives access to passwords, sign-ins, other keys, teams or payments. A key may make 600 calls a minute. It begins with “oc_” and ends with a checksum, so that secret scanners recognize it.",
          ],
        },
        {
          id: "webhooks",
          title: "Webhooks",
          paragraphs: [
            "Instead of polling for changes, you can get notified. Owners register an address under Settings and choose its events; each call is a POST that says what happened and where to read the rest, and names no one.",
            <CodeBlock key="body" label="Payload">
              {sample(siteUrl)}
            </CodeBlock>,
            <ul key="events" className="divide-y divide-line border-y border-line">
              {[
                ...webhookEventNames.map((name) => ({ name, text: webhookEvents[name].text })),
                { name: testEvent, text: testEventText },
              ].map(({ name, text }) => (
                <li key={name} className="grid gap-x-6 py-3 sm:grid-cols-[11rem_1fr]">
                  <span className="font-mono text-sm">{name}</span>
                  <span className="text-muted">{text}</span>
                </li>
              ))}
            </ul>,
            <p key="standard">
              Calls are signed as{" "}
              <a className="text-link" href="https://www.standardwebhooks.com">
                Standard Webhooks
              </a>{" "}
              specifies, so there is a library for your language. Verify the body as received,
              before you parse it:
            </p>,
            <CodeBlock key="receiver" label="A receiver in Node">
              {receiver}
            </CodeBlock>,
            "Respond with 2xx within ten seconds, and do the work afterwards. We retry everything else with growing delays for three days, under the same webhook-id: store the ids that you received, because a call may come twice, or out of order. We follow no redirects. 410 means that you want no more. While you replace the secret we sign with both for a day.",
          ],
        },
        {
          id: "feeds",
          title: "Feeds",
          paragraphs: [
            <p key="feeds">
              New listings and offers as <TextLink href="/feed.xml">RSS</TextLink> and{" "}
              <TextLink href="/feed.json">JSON feed</TextLink>; every page in the{" "}
              <TextLink href="/sitemap.xml">sitemap</TextLink>; a summary for language models in{" "}
              <TextLink href="/llms.txt">llms.txt</TextLink>.
            </p>,
          ],
        },
      ]}
    />
  );
}
