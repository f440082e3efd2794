import { z } from "@hono/zod-openapi";
import { endSession, listSessions } from "#domain/accounts/sessions/sessions.server.ts";
import { listAdminUsers } from "#domain/accounts/site-admins/command-line.server.ts";
import type { Services } from "#domain/services.ts";
import { problem } from "../http/problems.ts";
import { apiCall, createApi, jsonResponse, problemResponse, rowId } from "./parts.ts";
import { userSchema } from "./sign-in.ts";

const unreadable = { 400: problemResponse("The URL cannot be parsed.") };
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

const adminUsers = apiCall("users.list", {
  method: "get",
  path: "/api/admin/users",
  operationId: "listUsers",
  summary: "List admins and owners",
  description: programs,
  tags: ["Accounts"],
  responses: {
    200: jsonResponse(z.array(adminUserSchema), "The people."),
    ...unreadable,
    403: problemResponse("Only admins see this."),
  },
});
const ownSessions = apiCall("account.read", {
  method: "get",
  path: "/api/me/sessions",
  operationId: "listMySessions",
  summary: "List my sessions",
  description: programs,
  tags: ["Accounts"],
  responses: { 200: jsonResponse(z.array(sessionSchema), "The sessions."), ...unreadable },
});
const idParams = z.object({ id: rowId });
const sessionEnd = apiCall("session.endOther", {
  method: "delete",
  path: "/api/me/sessions/{id}",
  operationId: "endMySession",
  summary: "End one of my sessions",
  description: programs,
  tags: ["Accounts"],
  request: { params: idParams },
  responses: {
    204: { description: "Ended." },
    ...unreadable,
    403: problemResponse("The request comes from a page of another site."),
    404: problemResponse("It does not exist, or belongs to someone else."),
    413: problemResponse("The body is larger than 64 KiB."),
    422: problemResponse("The id is not a number."),
  },
});

export function accountsApi(services: Services) {
  const api = createApi();
  api.openapi(adminUsers, async (context) => {
    const actor = context.get("actor");
    const users = await listAdminUsers(services, actor);
    if (users === "forbidden") return problem(403, "Only admins can do this.") as never;
    return context.json(
      users.map((user) => ({ ...user, createdAt: user.createdAt.toISOString() })),
      200,
    );
  });

  api.openapi(ownSessions, async (context) => {
    const actor = context.get("actor");
    const sessions = await listSessions(services, actor);
    return context.json(
      sessions.map((session) => ({
        ...session,
        createdAt: session.createdAt.toISOString(),
        seenAt: session.seenAt.toISOString(),
      })),
      200,
    );
  });

  api.openapi(sessionEnd, async (context) => {
    const actor = context.get("actor");
    const ended = await endSession(services, actor, context.req.valid("param").id);
    return ended === "done" ? context.body(null, 204) : (problem(404) as never);
  });

  return api;
}
