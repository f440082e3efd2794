import { z } from "@hono/zod-openapi";
import { hasProof } from "#domain/accounts/actor.ts";
import { may } from "#domain/accounts/policy/policy.ts";
import { exportStream } from "#domain/exports/export-everything.server.ts";
import { exportFiles, readExportFile } from "#domain/exports/exports.ts";
import type { Services } from "#domain/services.ts";
import { ApiProblem } from "../http/problems.ts";
import { apiCall, createApi, problemResponse } from "./parts.ts";

const names = Object.keys(exportFiles).join(", ");
const file = apiCall("exports.read", "get /api/admin/exports/{file}", {
  operationId: "downloadExport",
  summary: "Download an export",
  description: `For admins. ${names}, each as .csv or .json. With a session, exports that contain personal data require the password first; a key does not, because creating it required the password.`,
  tags: ["Listings"],
  request: { params: z.object({ file: z.string().openapi({ example: "listings.csv" }) }) },
  responses: {
    200: {
      description: "The file, streamed while it is read.",
      content: {
        "text/csv": { schema: z.string() },
        "application/json": { schema: z.array(z.unknown()) },
      },
    },
    403: problemResponse(
      "The caller does not have permission, or has to enter the password first.",
    ),
    404: problemResponse("There is no such file."),
  },
});

export function exportsApi(services: Services) {
  const api = createApi();
  api.openapi(file, async (context) => {
    const actor = context.get("actor");
    if (!may(actor, "exports.read"))
      throw new ApiProblem({ status: 403, message: "Your account does not have access to this." });
    const name = context.req.valid("param").file;
    const file = readExportFile(name);
    if (!file) throw new ApiProblem(404);
    const isProven = actor.key !== undefined || hasProof(actor, services.clock());
    if (exportFiles[file.name].personal && !isProven)
      throw new ApiProblem({
        status: 403,
        code: "password-required",
        message: "Enter your password again first.",
      });
    const type = file.format === "json" ? "application/json" : "text/csv; charset=utf-8";
    const headers = {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
    };
    return context.body(exportStream(services, file.name, file.format), 200, headers);
  });
  return api;
}
