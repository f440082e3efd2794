import { alone, type Part, row } from "./row.ts";

const pages = (path: string) => ["", "/:id", "/:id/deliveries/:delivery"].flatMap((page) => [`GET ${path}${page}`, `POST ${path}${page}`]);

export const webhooksPolicy = {
  "run the site's webhooks": alone(row(["super_admin"], "nothing", ...pages("/admin/integrations/webhooks"))),
  "run webhooks": alone(row(["owner"], "listing", ...pages("/owner/settings/:slug/webhooks"))),
} satisfies Part;
