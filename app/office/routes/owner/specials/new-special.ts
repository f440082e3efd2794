import { authorize } from "#app/http/authorize.server.ts";

export { action, loader } from "#app/office/routes/shared/specials/new-special.server.ts";
export { default, meta } from "#app/office/routes/shared/specials/new-special.tsx";
export const middleware = [authorize("specials.manage")];
