import { authorize } from "#app/http/authorize.server.ts";

export { action, loader } from "#app/office/routes/shared/webhooks/list.server.ts";
export { default, meta } from "#app/office/routes/shared/webhooks/list.tsx";
export const middleware = [authorize("webhooks.create")];
