import { authorize } from "#app/http/authorize.server.ts";

export { action, loader } from "#app/office/routes/shared/webhooks/delivery.server.ts";
export { default, handle, meta } from "#app/office/routes/shared/webhooks/delivery.tsx";
export const middleware = [authorize("siteWebhooks.manage")];
