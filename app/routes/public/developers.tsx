import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { TextPage } from "#app/components/ui/text-page.tsx";
import { pageContext } from "#app/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/developers.ts";

const path = "/developers";

export const handle = { cache: { query: [], seconds: 600 } };

export function loader({ context }: Route.LoaderArgs) {
  const { siteUrl, shows } = context.get(pageContext);
  shows("api-document");
  return { siteUrl };
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

export default function Developers({ loaderData: { siteUrl } }: Route.ComponentProps) {
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
