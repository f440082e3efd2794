import { authorize } from "#app/http/authorize.server.ts";

/** Of pages that everyone may read, without a form. */
export const middleware = [authorize("pages.read")];
