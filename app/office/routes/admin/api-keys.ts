import { authorize } from "#app/http/authorize.server.ts";

export { action, loader } from "#app/office/routes/shared/api-keys/api-keys.server.ts";
export { default, meta } from "#app/office/routes/shared/api-keys/api-keys.tsx";
export const middleware = [authorize("siteApiKeys.manage")];
