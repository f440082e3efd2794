import { limitedText } from "#app/http/redirect.server.ts";
import type { From } from "#domain/accounts/actor.ts";
import {
  countStranger,
  type StrangersDeed,
} from "#domain/accounts/rate-limit/limit-by-network.server.ts";
import type { Services } from "#domain/services.ts";
import { timeField, trapField, wholeForm } from "./fields.ts";

type Guarding = Pick<Services, "formSigner" | "clock">;

const hour = 60 * 60_000;
const longest = 24 * hour;

/**
 * The hour in which the form was made, signed: proof that it is ours and of this day. No finer, for the stamp stands on
 * pages that are kept and shared: with each second in it no page would ever be the same as before, and a visitor who has
 * it could never be told so. For the same reason it cannot tell how long somebody took to fill the form in.
 */
export function stampForm({ formSigner, clock }: Guarding) {
  return formSigner.sign(String(Math.floor(clock().getTime() / hour) * hour));
}

/** "bot" is answered as if all were well; "stale" is asked to send again. */
export function judgeForm(
  { formSigner, clock }: Guarding,
  form: FormData,
): "person" | "bot" | "stale" {
  if (form.get(trapField)) return "bot";
  const made = formSigner.read(String(form.get(timeField) ?? ""));
  if (made === null) return "stale";
  return clock().getTime() - Number(made) > longest ? "stale" : "person";
}

/** No field is to blame. The page that says so carries a new stamp. */
export const staleErrors = {
  [wholeForm]: ["This form was open for a long time. Please send it again."],
};

/** The same for what anybody may send: what is wrong with the sender, as errors of the form, or null. */
export async function judgeStranger(
  services: Services,
  form: FormData,
  what: StrangersDeed,
  from: From,
): Promise<"bot" | Record<string, string[]> | null> {
  const sender = judgeForm(services, form);
  if (sender === "bot") return "bot";
  if (sender === "stale") return staleErrors;
  const wait = await countStranger(services, what, from);
  return wait === null ? null : { [wholeForm]: [limitedText(wait)] };
}
