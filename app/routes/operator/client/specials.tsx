import { requireClient } from "#app/client-file.server.ts";
import { ClientFile, clientPath } from "#app/components/operator/client-file.tsx";
import { Badge } from "#app/components/ui/badge.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { listSpecialsOf } from "#domain/specials/own-specials.server.ts";
import { formatDay } from "#shared/local-day.ts";
import { plural } from "#shared/plural.ts";
import type { Route } from "./+types/specials.ts";

export async function loader(asked: Route.LoaderArgs) {
  const { actor, services, listing, client } = await requireClient(asked);
  const specials = (await listSpecialsOf(services, actor, listing.id)) ?? [];
  return {
    client,
    specials: specials.map(({ id, title, state, validFrom, validTo, claims, redemptions }) => ({ id, title, state, validFrom, validTo, claims, redemptions })),
  };
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Specials",
    description: "For webmasters: the offers of a listing.",
    path: `${clientPath(params.slug)}/specials`,
    isIndexed: false,
  });
}

export default function ClientSpecials({ loaderData: { client, specials } }: Route.ComponentProps) {
  return (
    <ClientFile client={client} part="Specials">
      {specials.length === 0 && <p className="text-muted">This place has made no offers.</p>}
      <ul>
        {specials.map(({ id, title, state, validFrom, validTo, claims, redemptions }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-t border-line py-4">
            <div className="min-w-0">
              <a href={`/owner/specials/${id}`} className="font-display text-lg wrap-anywhere hover:text-lagoon">
                {title}
              </a>
              <p className="text-sm text-muted">
                {formatDay(validFrom)} to {formatDay(validTo)} · {plural(claims, "claim")} · {redemptions} redeemed
              </p>
            </div>
            <Badge tone={state === "running" ? "lagoon" : "sage"}>
              {{ running: "Active", "to come": "To come", paused: "Inactive", ended: "Ended" }[state]}
            </Badge>
          </li>
        ))}
      </ul>
    </ClientFile>
  );
}
