import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageContext } from "#app/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { scopes } from "#domain/accounts/scopes.ts";
import { scopesOf } from "#domain/keys/key-input.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/developers.ts";

const path = "/developers";

export const handle = { cache: { query: [], seconds: 600 } };

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, shows } = context.get(pageContext);
  shows("api-document");
  return { siteUrl, keyScopes: scopesOf("listing").map((scope) => ({ scope, text: scopes[scope].text })) };
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

export default function Developers({ loaderData: { siteUrl, keyScopes } }: Route.ComponentProps) {
  const settings = JSON.stringify({ mcpServers: { [brand.name.toLowerCase().replaceAll(" ", "-")]: { type: "http", url: `${siteUrl}/mcp` } } }, null, 2);
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
              . Answers carry an ETag, and errors say in a sentence what is wrong.
            </p>,
          ],
        },
        {
          id: "keys",
          title: "Keys",
          paragraphs: [
            "What is not public needs a key. Owners make one for their listing under Settings; it does what they may there, of the scopes that they tick, and ends when they revoke it, when its day comes, or when the listing is no longer theirs. It is shown once.",
            <CodeBlock key="call" label="A call with a key">{`curl -H "Authorization: Bearer oc_…" ${siteUrl}/api/admin/bookings?status=pending`}</CodeBlock>,
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
