import { alone, type Part, row } from "./row.ts";

const pages = (...paths: string[]) => paths.flatMap((path) => [`GET ${path}`, `POST ${path}`]);
const ofSite = "/admin/integrations/webhooks";

export const webhooksPolicy = {
  "run the site's webhooks": alone(
    row(["super_admin"], "nothing", ...pages(ofSite, `${ofSite}/:id`, `${ofSite}/deliveries/:id`)),
  ),
  "run webhooks": alone(row(["owner"], "listing", ...pages("/owner/settings/:slug/webhooks"))),
  "run a webhook": alone(row(["owner"], "listing", ...pages("/owner/webhooks/:id"))),
  "send a webhook again": alone(
    row(["owner"], "listing", ...pages("/owner/webhooks/deliveries/:id")),
  ),
} satisfies Part;
