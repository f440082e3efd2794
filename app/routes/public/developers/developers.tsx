import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { scopesOf } from "#domain/accounts/api-keys/key-input.ts";
import { scopes } from "#domain/accounts/api-keys/scopes.ts";
import { bodyOf, eventNames, events, testEvent, testEventText } from "#domain/webhooks/event.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/developers.ts";

const path = "/developers";

export const handle = { cache: { query: [], seconds: 600 } };

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, shows } = context.get(pageContext);
  shows("api-document");
  return {
    siteUrl,
    keyScopes: scopesOf("listing").map((scope) => ({ scope, text: scopes[scope].text })),
  };
}

export function meta({ matches }: Route.MetaArgs) {
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
      bodyOf(
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

export default function Developers({ loaderData: { siteUrl, keyScopes } }: Route.ComponentProps) {
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
    <TextPage
      title="For developers"
      path={path}
      lead="What people read here, programs may read too: the same listings, the same order, the same prices. No key is needed for what is public."
      parts={[
        {
          id: "mcp",
          title: "Assistants",
          paragraphs: [
            "An assistant that speaks the Model Context Protocol can look providers up by itself. The server answers over Streamable HTTP, needs no key and only reads: nobody is booked, written to or counted.",
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
            "Providers that pay to come first carry isPremium and “paid placement” in every answer. Please pass that on. A network may call 120 times a minute; the RateLimit header says what is left. Pages of other sites cannot call: there is no CORS.",
          ],
        },
        {
          id: "api",
          title: "The JSON API",
          paragraphs: [
            <p key="api">
              Every call in words stands under{" "}
              <a className="text-link" href="/api/docs">
                API for programs
              </a>
              ; generators read the{" "}
              <a className="text-link" href="/api/openapi.json">
                OpenAPI document
              </a>
              . Responses without a key carry an ETag. Errors have a code for programs and a
              sentence for people.
            </p>,
          ],
        },
        {
          id: "keys",
          title: "Keys",
          paragraphs: [
            "What is not public needs a key. Owners make one for their listing under Settings; it does what they may there, of the scopes that they tick, and ends when they revoke it, when its day comes, or when the listing is no longer theirs. It is shown once.",
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
            "No key reaches passwords, sign-ins, other keys, teams or payments. A key may call 600 times a minute. It begins with “oc_” and ends with a checksum, so a scanner of secrets knows one.",
          ],
        },
        {
          id: "webhooks",
          title: "Webhooks",
          paragraphs: [
            "What changes can be told instead of asked for. Owners register an address under Settings and choose of what it is told; each call is a POST that says what happened and where the rest is read, and names nobody.",
            <CodeBlock key="body" label="What is sent">
              {sample(siteUrl)}
            </CodeBlock>,
            <ul key="events" className="divide-y divide-line border-y border-line">
              {[
                ...eventNames.map((name) => ({ name, text: events[name].text })),
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
              says, so a library for your language exists. Verify the body as it came, before you
              read it:
            </p>,
            <CodeBlock key="receiver" label="A receiver in Node">
              {receiver}
            </CodeBlock>,
            "Answer with 2xx within ten seconds, and work afterwards. Everything else is sent again with growing pauses for three days, under the same webhook-id: keep the ids that you had, for one call may come twice, and in another order. No redirect is followed. 410 says that you want no more. While you replace the secret we sign with both for a day.",
          ],
        },
        {
          id: "feeds",
          title: "Feeds",
          paragraphs: [
            <p key="feeds">
              New listings and offers as{" "}
              <a className="text-link" href="/feed.xml">
                RSS
              </a>{" "}
              and{" "}
              <a className="text-link" href="/feed.json">
                JSON feed
              </a>
              ; every page in the{" "}
              <a className="text-link" href="/sitemap.xml">
                sitemap
              </a>
              ; a summary for language models in{" "}
              <a className="text-link" href="/llms.txt">
                llms.txt
              </a>
              .
            </p>,
          ],
        },
      ]}
    />
  );
}
