import { z } from "@hono/zod-openapi";
import { problemOf } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { listSpecials } from "#domain/specials/list-specials.server.ts";
import { specialsTag } from "#domain/specials/special.ts";
import { voucherSchema } from "#domain/specials/special-input.ts";
import { issueVoucher } from "#domain/specials/vouchers/get-voucher.server.ts";
import { getVoucherProblems } from "#domain/specials/vouchers/problems.ts";
import { localDay } from "#shared/local-day.ts";
import { ApiProblem } from "../http/problems.ts";
import { idempotencyHeaders, idempotent } from "./idempotent.ts";
import {
  agreesToTerms,
  apiCall,
  cachedResponses,
  cacheHeaders,
  createApi,
  jsonResponse,
  problemResponse,
  requiredJsonBody,
  rowId,
  writeResponses,
} from "./parts.ts";

const specialSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    description: z.string(),
    medSpaSlug: z.string(),
    medSpaName: z.string(),
    medSpaCity: z.string(),
    medSpaRating: z.number().nullable(),
    category: z.string(),
    originalPrice: z.number().nullable(),
    discountedPrice: z.number().nullable(),
    discountPercentage: z.number().int().nullable(),
    validUntil: z.iso.date(),
    termsConditions: z.string().nullable(),
    examinationFirst: z
      .boolean()
      .describe(
        "A treatment given under a healing arts license: show that an examination comes first, and that the price paid is refunded if the treatment does not suit.",
      ),
  })
  .openapi("Special");

const active = apiCall("specials.browse", "get /api/specials/active", {
  operationId: "listActiveSpecials",
  summary: "List specials that run today",
  description: "Specials of published listings that are running today in Orange County.",
  tags: ["Specials"],
  "x-cache-seconds": 60,
  responses: cachedResponses(
    z.array(specialSchema),
    "The specials; those that end soonest come first.",
  ),
});

const claiming = requiredJsonBody(voucherSchema);
const claim = apiCall("vouchers.create", "post /api/specials/{id}/claim", {
  operationId: "claimSpecial",
  summary: "Claim a special",
  description: `One voucher per person and special: repeated calls refer to the same one. A session with this address gets it at once (201). Otherwise an email asks to confirm within 20 minutes (202); until then nothing is reserved, and the response is the same whether or not the address has a voucher already. ${agreesToTerms}`,
  tags: ["Specials"],
  middleware: claiming.middleware,
  request: { ...claiming.request, headers: idempotencyHeaders, params: z.object({ id: rowId }) },
  responses: {
    201: jsonResponse(
      z
        .object({
          code: z
            .string()
            .openapi({ example: "7K3D-9QZX-M2AV", description: "Works once, at the provider." }),
          validUntil: z.iso.date(),
          claimUrl: z.url().describe("Private: anyone who has it can see the code and its state."),
        })
        .openapi("Claim"),
      "Claimed.",
    ),
    202: jsonResponse(
      z
        .object({
          status: z.literal("confirm by email"),
          confirmBy: z.iso.datetime(),
          validUntil: z.iso.date(),
        })
        .openapi("ClaimToConfirm"),
      "The email with the link was sent.",
    ),
    ...writeResponses,
    404: problemResponse("The special does not exist."),
    409: problemResponse(
      "The special has ended, is paused, has not started, or has no vouchers left.",
    ),
    429: problemResponse("Too many claims with this address, or from this network."),
  },
});

type VoucherAnswer =
  | { code: string; validUntil: string; claimUrl: string }
  | { status: "confirm by email"; confirmBy: string; validUntil: string };

export function specialsApi(services: Services) {
  const { db, clock } = services;
  const api = createApi();

  api.openapi(claim, async (context) => {
    const { from, visitor } = context.get("visiting");
    const [actor, body] = [await visitor(), context.req.valid("json")];
    const { id } = context.req.valid("param");
    const call = { operation: `claimSpecial ${id}`, userId: actor?.userId ?? null };
    const answer = await idempotent<VoucherAnswer>(services, context, call, async (deps) => {
      const claimed = await issueVoucher(deps, actor, id, body, from);
      if (claimed.outcome === "to confirm")
        return {
          answer: {
            status: "confirm by email",
            confirmBy: claimed.until.toISOString(),
            validUntil: claimed.validTo,
          },
        };
      if (claimed.outcome === "claimed")
        return {
          answer: { code: claimed.code, validUntil: claimed.validTo, claimUrl: claimed.link },
        };
      return { refusal: new ApiProblem(problemOf(getVoucherProblems, claimed)) };
    });
    return "code" in answer ? context.json(answer, 201) : context.json(answer, 202);
  });

  api.openapi(active, async (context) => {
    const specials = await listSpecials({ db }, localDay(clock()));
    const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
    const shown = specials.map((special) =>
      specialSchema.parse({
        ...special,
        examinationFirst: special.isMedical,
        originalPrice: dollars(special.originalPriceCents),
        discountedPrice: dollars(special.specialPriceCents),
      }),
    );
    return context.json(shown, 200, cacheHeaders(60, specialsTag));
  });

  return api;
}
