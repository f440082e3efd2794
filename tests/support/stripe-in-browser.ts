import type { Page } from "@playwright/test";
import type { startStripe } from "./stripe-server.ts";

/**
 * Replaces Stripe's script, which tests cannot load: shows a field instead of the frame, asks the
 * bank as 3-D Secure does, and mimics `confirmSetup` and `confirmPayment`.
 */
const script = `window.Stripe = (key) => {
  const confirm = (kind) => async ({ elements, confirmParams }) => {
    const place = document.querySelector("[data-card-fields]");
    const card = place.querySelector("input").value;
    const isRight = card !== "3155" || await new Promise((answer) => {
      const bank = document.body.appendChild(document.createElement("dialog"));
      bank.innerHTML = "<h2>Your bank asks</h2> <button>Complete</button> <button>Fail</button>";
      bank.addEventListener("click", ({ target }) => { if (target.localName === "button") { bank.remove(); answer(target.textContent === "Complete"); } });
      bank.showModal();
    });
    const body = new URLSearchParams({ secret: elements.clientSecret, card: isRight ? card : "refused by the bank", kind });
    const told = await fetch("/stand-in", { method: "POST", body }).then((answer) => answer.json());
    if (told.error) return told;
    const back = new URL(confirmParams.return_url);
    back.searchParams.set("redirect_status", "succeeded");
    location.href = back;
    return new Promise(() => {});
  };
  return {
    elements: ({ clientSecret, appearance }) => ({ clientSecret, create: () => ({
      mount: (place) => { place.innerHTML = '<label>Card number <input></label>'; Object.assign(place.dataset, { of: key, theme: appearance.theme }); },
      on: (kind, act) => kind === (window.brokenCardForm ? "loaderror" : "ready") && setTimeout(act),
    }) }),
    confirmSetup: confirm("setup"),
    confirmPayment: confirm("payment"),
  };
};`;

const notPassed =
  "We are unable to authenticate your payment method. Please choose a different payment method and try again.";

/** Passes input from the fake script to the fake Stripe. */
export async function standInFor(
  page: Page,
  stripe: Pick<Awaited<ReturnType<typeof startStripe>>, "enterCard">,
) {
  const kinds: string[] = [];
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.route("**/stand-in", (route) => {
    const typed = new URLSearchParams(route.request().postData() ?? "");
    const [card, kind] = [typed.get("card"), typed.get("kind") ?? ""];
    kinds.push(kind);
    const refuse = (error: { type: string; code?: string; message: string }) =>
      route.fulfill({ json: { error } });
    if (card === "broken") return refuse({ type: "api_error", message: "For programmers." });
    if (card === "refused by the bank")
      return refuse({
        type: "invalid_request_error",
        code: `${kind}_intent_authentication_failure`,
        message: notPassed,
      });
    const message = stripe.enterCard(
      typed.get("secret") ?? "",
      card === "0002" ? "declined" : "works",
    );
    return message ? refuse({ type: "card_error", message }) : route.fulfill({ json: {} });
  });
  return { kinds, notPassed };
}
