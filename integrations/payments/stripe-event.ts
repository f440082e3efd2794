import { z } from "zod";
import type { PaymentEvent } from "./payments.ts";

const id = z.union([z.string(), z.object({ id: z.string() }).transform((thing) => thing.id)]);
const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      metadata: z.object({ plan: z.string().optional() }).nullish(),
      parent: z
        .object({ subscription_details: z.object({ subscription: id.nullish() }).nullish() })
        .nullish(),
    }),
  }),
});

export function readStripeEvent(signed: object): PaymentEvent | null {
  const read = event.safeParse(signed);
  if (!read.success) return null;
  const { object } = read.data.data;
  const planId =
    object.object === "subscription"
      ? object.id
      : (object.parent?.subscription_details?.subscription ?? object.metadata?.plan);
  return { externalId: read.data.id, kind: read.data.type, planId: planId ?? null };
}
