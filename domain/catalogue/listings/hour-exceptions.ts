import { z } from "zod";
import { daysBetween } from "#shared/local-day.ts";
import { minuteOf } from "#shared/local-time.ts";
import { typedDay } from "#shared/typed-day.ts";
import { oneLine } from "#shared/typed-text.ts";

const time = (missing: string) =>
  z.string().refine((text) => text === "" || minuteOf(text) !== null, missing);
const longestException = 366;

export const hourExceptionSchema = z
  .object({
    from: typedDay("Choose the first day."),
    to: typedDay("Choose the last day.").or(z.literal("")),
    opens: time("Choose when you open."),
    closes: time("Choose when you close."),
    kind: z.enum(["closed", "open"], "Choose whether you are open."),
    note: oneLine("").max(80, "This is longer than 80 characters."),
  })
  .superRefine(({ from, to, kind, opens, closes }, context) => {
    const mend = (path: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message });
    if (to && to < from) mend("to", "The last day is before the first.");
    if (to && daysBetween(from, to) >= longestException)
      mend("to", "Choose at most one year at a time.");
    if (kind === "closed") return;
    if (!opens) mend("opens", "Choose when you open.");
    if (!closes) mend("closes", "Choose when you close.");
    if (opens && closes && opens >= closes)
      mend("closes", "The closing time must be after the opening time.");
  });
export type HourException = z.infer<typeof hourExceptionSchema>;
