import { alone, type Part, row } from "./row.ts";

export const keysPolicy = {
  "run the site's keys": alone(
    row(["super_admin"], "nothing", "GET /admin/integrations", "POST /admin/integrations"),
  ),
  "run keys": alone(
    row(["owner"], "listing", "GET /owner/settings/:slug/keys", "POST /owner/settings/:slug/keys"),
  ),
} satisfies Part;
