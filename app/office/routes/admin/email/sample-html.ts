import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import type { Route } from "./+types/sample-html.ts";
import { emailPageResponse } from "./email-page.server.ts";
import { writeSample } from "./sample.server.ts";

export const middleware = [authorize("email.read")];

export async function loader(args: Route.LoaderArgs) {
  const sample = requireFound(
    await writeSample(args.context.get(servicesContext), args.params.name),
  );
  return emailPageResponse(sample.html);
}
