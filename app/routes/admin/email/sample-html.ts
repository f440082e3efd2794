import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { notFound } from "#app/http/not-found.ts";
import type { Route } from "./+types/sample-html.ts";
import { emailPageResponse } from "./email-page.server.ts";
import { writeSample } from "./sample.server.ts";

export async function loader(args: Route.LoaderArgs) {
  await requireAllowed(args, "email.read");
  const sample = await writeSample(args.context.get(servicesContext), args.params.name);
  if (!sample) throw notFound();
  return emailPageResponse(sample.html);
}
