import { servicesContext } from "#app/context.ts";
import { requireAllowed } from "#app/guards.ts";
import { letterPage } from "#app/letter-page.server.ts";
import { missing } from "#app/missing.server.ts";
import { writeSample } from "#app/sample-letter.server.ts";
import type { Route } from "./+types/sample-html.ts";

export async function loader(asked: Route.LoaderArgs) {
  await requireAllowed(asked, "see mails");
  const sample = await writeSample(asked.context.get(servicesContext), asked.params.name);
  if (!sample) throw await missing(asked.context.get(servicesContext));
  return letterPage(sample.html);
}
