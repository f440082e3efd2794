import { redirect } from "react-router";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { fileResponse } from "#app/http/file-response.ts";
import type { LoaderArgs } from "#app/site/page.ts";
import { collectMyData } from "#domain/accounts/delete-account.server.ts";

export const middleware = [authorize("account.exportOrDelete")];

export async function loader(args: LoaderArgs) {
  const { actor, services } = signedIn(args);
  const collected = await collectMyData(services, actor);
  if (collected === "forbidden") throw redirect("/profile/security");
  return fileResponse(JSON.stringify(collected, null, 2), "my-data.json", "application/json");
}
