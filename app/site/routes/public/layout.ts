import { authorize } from "#app/http/authorize.server.ts";

/** Public pages without a form. */
export const middleware = [authorize("pages.read")];
