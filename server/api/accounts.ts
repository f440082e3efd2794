import { z } from "@hono/zod-openapi";
import { endSession, listSessions } from "#domain/accounts/sessions/sessions.server.ts";
import { listAdminUsers } from "#domain/accounts/site-admins/command-line.server.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { apiCall, createApi, jsonResponse, problemResponse, rowId } from "./parts.ts";
import { userSchema } from "./sign-in.ts";

const moment = z.iso.datetime();
const adminUserSchema = userSchema
  .extend({ isActive: z.boolean(), createdAt: moment })
  .openapi("AdminUser");
const sessionSchema = z
  .object({
    id: z.number().int(),
    browser: z.string(),
    network: z.string(),
    createdAt: moment,
    seenAt: moment,
    isThis: z.boolean(),
  })
  .openapi("Session");

const programs = "Programs can send `X-Admin-Email` and `X-Admin-Password` instead of a session.";

const adminUsers = apiCall("users.manage", "get /api/admin/users", {
  operationId: "listUsers",
  summary: "List admins and owners",
  description: programs,
  tags: ["Accounts"],
  responses: {
    200: jsonResponse(z.array(adminUserSchema), "The people."),
    403: problemResponse("Only admins see this."),
  },
});
const ownSessions = apiCall("account.read", "get /api/me/sessions", {
  operationId: "listMySessions",
  summary: "List my sessions",
  description: programs,
  tags: ["Accounts"],
  responses: { 200: jsonResponse(z.array(sessionSchema), "The sessions.") },
});
const idParams = z.object({ id: rowId });
const sessionEnd = apiCall("session.endOther", "delete /api/me/sessions/{id}", {
  operationId: "endMySession",
  summary: "End one of my sessions",
  description: programs,
  tags: ["Accounts"],
  request: { params: idParams },
  responses: {
    204: { description: "Ended." },
    404: problemResponse("It does not exist, or belongs to someone else."),
    422: problemResponse("The id is not a number."),
  },
});

export function accountsApi(services: Services) {
  const api = createApi();
  api.openapi(adminUsers, async (context) => {
    const users = await listAdminUsers(services, context.get("actor"));
    if (users === "forbidden")
      throw new ApiProblem({ status: 403, message: "Only admins can do this." });
    return context.json(users, 200);
  });

  api.openapi(ownSessions, async (context) =>
    context.json(await listSessions(services, context.get("actor")), 200),
  );

  api.openapi(sessionEnd, async (context) => {
    const { id } = context.req.valid("param");
    const ended = await endSession(services, context.get("actor"), id);
    if (ended !== "done") throw new ApiProblem(404);
    return context.body(null, 204);
  });

  return api;
}
