import { pageContext, servicesContext } from "#app/http/context.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { tags } from "#domain/catalogue/tags.ts";
import { settingsTag } from "#domain/settings/settings.ts";
import { brand } from "#site/brand.ts";
import { navigation } from "#site/navigation.ts";

export const handle = { cache: { query: [], seconds: 600 } };

export async function loader({ context }: LoaderArgs) {
  const { siteUrl, shows } = context.get(pageContext);
  shows(tags.reference, settingsTag);
  const services = context.get(servicesContext);
  const { contact } = await services.settings.read();
  const { categories, cities, isDemo } = await services.shell.read();
  const links = (of: { slug: string; name: string }[], path: string) =>
    of.map(({ slug, name }) => `- [${name}](${siteUrl}${path}${slug})`).join("\n");
  const text = `# ${brand.name}

> ${brand.description}

${isDemo ? "The listings loaded now are demo data: the businesses and people are invented.\n\n" : ""}Premier listings are paid placement and marked as such. Texts about treatments are informational and no medical advice.

## Lists
${links(
  navigation.map(({ path, name }) => ({ slug: path, name })),
  "",
)}
- [All treatment categories](${siteUrl}/categories)
- [All cities](${siteUrl}/locations)
- [Current deals](${siteUrl}/deals)
- A treatment in a city: ${siteUrl}/{treatment}/{city}, for example ${siteUrl}/botox/irvine
- A profile: ${siteUrl}/listing/{slug}

## For programs
- [For developers](${siteUrl}/developers)
- MCP server for assistants (Streamable HTTP, no key): ${siteUrl}/mcp with the tools search_providers, get_provider, list_treatments, get_availability
- [API in words](${siteUrl}/api/docs)
- [OpenAPI document](${siteUrl}/api/openapi.json)
- [Sitemap](${siteUrl}/sitemap.xml)
- Offers and new listings as [RSS](${siteUrl}/feed.xml) and [JSON feed](${siteUrl}/feed.json)

## About
- [How listings get here, how they are ordered, what is paid for](${siteUrl}/about)
- [Terms of service](${siteUrl}/terms-of-service)
- [Privacy policy](${siteUrl}/privacy-policy)
- [Contact](${siteUrl}/contact), ${contact.email}

## Categories
${links(categories, "/category/")}

## Cities
${links(cities, "/city/")}
`;
  return new Response(text, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=600",
    },
  });
}
