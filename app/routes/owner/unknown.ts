import { authorize } from "#app/http/authorize.server.ts";

export { clientLoader, default, loader } from "#app/routes/public/not-found.tsx";
export const middleware = [authorize("pages.read")];
