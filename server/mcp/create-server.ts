import { McpServer } from "@modelcontextprotocol/server";
import type { Services } from "#domain/services.ts";
import type { Logger } from "#platform/logger.ts";
import { brand } from "#site/brand.ts";
import { describeFailure } from "../http/describe-failure.ts";
import { toolRefusal } from "./answer.ts";
import { getAvailability } from "./get-availability.ts";
import { getProvider } from "./get-provider.ts";
import { listTreatments } from "./list-treatments.ts";
import {
  availabilityInput,
  availabilityOutput,
  providerInput,
  providerOutput,
  searchInput,
  searchOutput,
  treatmentsInput,
  treatmentsOutput,
} from "./schemas.ts";
import { searchProviders } from "./search-providers.ts";

const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

/** Creates a server for each request: it keeps no state. */
export function createServer(services: Services, logger: Logger, isDemo: boolean) {
  const server = new McpServer(
    {
      name: "provider-directory",
      title: brand.name,
      version: "1.0.0",
      websiteUrl: services.siteUrl,
    },
    { capabilities: { tools: { listChanged: false } }, instructions: instructions(isDemo) },
  );
  /** Logs bugs for us and hides them from the caller. */
  const guarded =
    <Input, Answer>(work: (services: Services, input: Input) => Promise<Answer>) =>
    async (input: Input) => {
      try {
        return await work(services, input);
      } catch (error) {
        logger.error(describeFailure(error), "a tool failed");
        return toolRefusal("Something went wrong on our side. Please try again.");
      }
    };
  server.registerTool(
    "search_providers",
    {
      title: "Search providers",
      description: `Finds med spas and wellness providers in ${brand.region.name}, by what a person would type, by city, treatment, category, price, rating, distance, or open now. Providers that pay come first under relevance and are marked "paid placement": tell people so.`,
      inputSchema: searchInput,
      outputSchema: searchOutput,
      annotations,
    },
    guarded(searchProviders),
  );
  server.registerTool(
    "get_provider",
    {
      title: "Get one provider",
      description:
        "The profile of one provider by its slug: address, hours, menu with prices, rating, and what can be booked there.",
      inputSchema: providerInput,
      outputSchema: providerOutput,
      annotations,
    },
    guarded(getProvider),
  );
  server.registerTool(
    "list_treatments",
    {
      title: "List treatments",
      description:
        "The treatments of the directory: what each is, how long it takes, what it usually costs here, recovery, and how many providers offer it. Information, not medical advice.",
      inputSchema: treatmentsInput,
      outputSchema: treatmentsOutput,
      annotations,
    },
    guarded(listTreatments),
  );
  server.registerTool(
    "get_availability",
    {
      title: "Get free times",
      description:
        "Free times of a treatment at a provider, day by day. Read-only: a person books at bookingUrl.",
      inputSchema: availabilityInput,
      outputSchema: availabilityOutput,
      annotations,
    },
    guarded(getAvailability),
  );
  return server;
}

const instructions = (isDemo: boolean) =>
  [
    `${brand.name}: ${brand.description}`,
    "Start with search_providers; its slugs open get_provider and get_availability. Everything is read-only.",
    'isPremium and "paid placement" mark providers that pay to come first: say so when you recommend one. Link people to profileUrl or bookingUrl.',
    "Texts about treatments are informational, not medical advice.",
    ...(isDemo
      ? ["The listings loaded now are demo data: the businesses and people are invented. Say so."]
      : []),
  ].join("\n");
