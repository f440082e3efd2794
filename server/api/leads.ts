import { z } from "@hono/zod-openapi";
import { callTimes, leadStatuses } from "#domain/leads/lead.ts";
import { listLeads } from "#domain/leads/own-leads.server.ts";
import type { Services } from "#domain/services.ts";
import { pick } from "#shared/pick.ts";
import { apiCall, createApi, jsonResponse } from "./parts.ts";

const leadSchema = z
  .object({
    id: z.number().int(),
    medSpaId: z.number().int(),
    medSpaName: z.string(),
    customerName: z.string(),
    customerEmail: z.string(),
    customerPhone: z.string(),
    treatmentType: z.string().nullable(),
    bestTime: z.enum(callTimes),
    message: z.string().nullable(),
    status: z.enum(leadStatuses),
    createdAt: z.iso.datetime(),
    answeredAt: z.iso.datetime().nullable(),
  })
  .openapi("Lead");

const list = apiCall("leads.read", "get /api/admin/leads", {
  operationId: "listLeads",
  summary: "List callback requests to my listings",
  description: "Open requests first, at most 200. Admins see those of all listings.",
  tags: ["Listings"],
  responses: { 200: jsonResponse(z.array(leadSchema), "The requests.") },
});

export function leadsApi(services: Services) {
  const api = createApi();
  api.openapi(list, async (context) => {
    const leads = await listLeads(services, context.get("actor"));
    const shown = leads.map((lead) => ({
      id: lead.id,
      medSpaId: lead.listingId,
      medSpaName: lead.listing,
      ...pick(lead, ["customerName", "customerEmail", "customerPhone"]),
      treatmentType: lead.treatment,
      ...pick(lead, ["bestTime", "message", "status", "createdAt", "answeredAt"]),
    }));
    return context.json(shown, 200);
  });
  return api;
}
