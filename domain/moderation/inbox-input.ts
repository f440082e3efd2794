import { z } from "zod";
import { typedText } from "#shared/typed-text.ts";
import { type InboxKind, type InboxReasons, inboxKindDetails } from "./inbox.ts";

const longest = 500;

const reasonMissing = "Enter a reason of at least 10 characters: it is emailed.";

const reasonOf = (reasons: InboxReasons) => {
  if (reasons === null) return z.string().optional();
  if (reasons === "in words")
    return typedText(reasonMissing)
      .min(10, reasonMissing)
      .max(longest, "This is longer than 500 characters.");
  return z.enum(Object.keys(reasons), "Choose a reason first.");
};

export const decisionSchema = (kind: InboxKind) =>
  z.discriminatedUnion("decision", [
    z.object({
      decision: z.literal("approve"),
      renames: z.literal("yes").optional(),
      replaces: z.literal("yes").optional(),
    }),
    z.object({ decision: z.literal("reject"), reason: reasonOf(inboxKindDetails[kind].reasons) }),
  ]);

export type InboxDecision = z.infer<ReturnType<typeof decisionSchema>>;
