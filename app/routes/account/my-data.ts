import { redirect } from "react-router";
import { authorize } from "#app/http/authorize.server.ts";
import { actorContext, servicesContext } from "#app/http/context.ts";
import { collectMyData } from "#domain/accounts/delete-account.server.ts";
import type { Route } from "./+types/my-data.ts";

export const middleware = [authorize("account.exportOrDelete")];

export async function loader(args: Route.LoaderArgs) {
  const collected = await collectMyData(
    args.context.get(servicesContext),
    args.context.get(actorContext),
  );
  if (collected === "forbidden") throw redirect("/profile/security");
  return new Response(JSON.stringify(collected, null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "private, no-store",
    },
  });
}
