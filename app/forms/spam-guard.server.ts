import type { z } from "zod";
import type { RouteArgs } from "#app/http/authorize.server.ts";
import { pageContext, servicesContext, visitorContext } from "#app/http/context.ts";
import type { RequestSource } from "#domain/accounts/actor.ts";
import {
  limitAnonymousAction,
  type SignedOutAction,
} from "#domain/accounts/rate-limit/limit-anonymous-action.server.ts";
import { rateLimited } from "#domain/problem.ts";
import type { Services } from "#domain/services.ts";
import { formTimeField, trapField } from "./fields.ts";
import {
  type FormAnswer,
  failForm,
  formDone,
  formErrorKey,
  readForm,
  rejectForm,
} from "./form-result.ts";

type Deps = Pick<Services, "formSigner" | "clock">;

const hour = 60 * 60_000;
const longest = 24 * hour;

/**
 * Signs the hour in which the form was rendered, which proves that the form is ours and recent.
 * The stamp is no finer, because it is part of cached, shared pages: with seconds in it, no page
 * would stay the same, and revalidation would never return 304. For the same reason it cannot
 * measure how long the form took to fill in.
 */
export function stampForm({ formSigner, clock }: Deps) {
  return formSigner.sign(String(Math.floor(clock().getTime() / hour) * hour));
}

/**
 * Classifies a submission. A "bot" gets a normal success response; "stale" is asked to submit
 * again.
 */
export function classifySubmission(
  { formSigner, clock }: Deps,
  form: FormData,
): "person" | "bot" | "stale" {
  if (form.get(trapField)) return "bot";
  const made = formSigner.read(String(form.get(formTimeField) ?? ""));
  // Proof-of-work tasks have the same signature, but are no stamps and have no time to expire.
  if (made === null || !/^\d+$/.test(made)) return "stale";
  return clock().getTime() - Number(made) > longest ? "stale" : "person";
}

/** Form-level error. The page that shows it carries a fresh stamp. */
export const staleFormErrors = {
  [formErrorKey]: ["This form was open for a long time. Please send it again."],
};

/** Checks for spam and applies rate limits to anonymous senders. Returns form errors or null. */
export async function checkAnonymousForm(
  services: Services,
  form: FormData,
  what: SignedOutAction,
  from: RequestSource,
): Promise<"bot" | Record<string, string[]> | null> {
  const sender = classifySubmission(services, form);
  if (sender === "bot") return "bot";
  if (sender === "stale") return staleFormErrors;
  const wait = await limitAnonymousAction(services, what, from);
  return wait === null ? null : { [formErrorKey]: [rateLimited(wait).message] };
}

/** Handles a form that anyone may send. `failure` is shown for a fault of ours. */
export async function answerAnonymousForm<Schema extends z.ZodType>(
  { request, context }: Pick<RouteArgs, "request" | "context">,
  what: SignedOutAction,
  schema: Schema,
  send: (services: Services, input: z.infer<Schema>) => Promise<unknown>,
  failure: (services: Services) => string | Promise<string>,
): Promise<FormAnswer> {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const fault = await checkAnonymousForm(services, form, what, context.get(visitorContext).from);
  if (fault) return fault === "bot" ? formDone : rejectForm(form, fault);
  const read = readForm(schema, form);
  if ("answer" in read) return read.answer;
  try {
    await send(services, read.data);
    return formDone;
  } catch (error) {
    context.get(pageContext).failed(error);
    return failForm(form, await failure(services));
  }
}
