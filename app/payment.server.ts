import { goOn } from "#app/account-form.server.ts";
import { type FormAnswer, failed, mistaken } from "#app/form-answer.ts";
import { wholeForm } from "#app/form-fields.ts";
import { changeCard } from "#domain/billing/run-plan.server.ts";
import { type Payer, startPlan } from "#domain/billing/start-plan.server.ts";
import { catchUp } from "#domain/billing/take-event.server.ts";
import { isTestCard } from "#domain/billing/test-book.ts";
import type { Services } from "#domain/services.ts";

type Place = { id: number; path: string; done: string };

const unexpected = "An unexpected error occurred";

/** A form with a test card: a new plan, or another card of one that runs. Null where there is nothing to pay. */
export async function payFromForm(services: Services, payer: Payer, { id, path, done }: Place, form: FormData): Promise<FormAnswer | Response | null> {
  const { testPayments } = services;
  const card = form.get("card");
  const errors = {
    ...(isTestCard(card) ? {} : { card: ["Choose a card."] }),
    ...(form.get("agreed") === "yes" ? {} : { agreed: ["Please agree to what it costs."] }),
  };
  if (!isTestCard(card) || Object.keys(errors).length > 0) return mistaken(form, errors);
  const clientSecret = await secretFor(services, payer, id);
  if (!testPayments || !clientSecret) return null;
  const entered = await testPayments.enterCard(clientSecret, card);
  if (entered.outcome === "refused") return mistaken(form, { [wholeForm]: [entered.message] });
  if (entered.outcome === "authenticate") return goOn(bankPath(clientSecret, { path, done }), []);
  if (entered.outcome !== "accepted") return failed(form, unexpected);
  await catchUp(services, entered.planId);
  return goOn(done, []);
}

async function secretFor(services: Services, payer: Payer, medSpaId: number) {
  const started = await startPlan(services, payer, medSpaId);
  if (started.outcome === "started") return started.clientSecret;
  return started.outcome === "has-plan" && "actor" in payer ? changeCard(services, payer.actor, medSpaId) : null;
}

function bankPath(clientSecret: string, { path, done }: Omit<Place, "id">) {
  return `/payment/bank/${clientSecret}?${new URLSearchParams({ back: path, next: done })}`;
}
