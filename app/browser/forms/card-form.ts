type Problem = { type: string; code?: string; message?: string };
type ConfirmResult = { error?: Problem };
type Elements = {
  create(
    kind: "payment",
    options: object,
  ): { mount(place: HTMLElement): void; on(event: "ready" | "loaderror", act: () => void): void };
};
type Stripe = {
  elements(options: object): Elements;
  confirmSetup(options: object): Promise<ConfirmResult>;
  confirmPayment(options: object): Promise<ConfirmResult>;
};

declare global {
  interface Window {
    Stripe?: (key: string) => Stripe;
  }
}

const library = "https://js.stripe.com/v3/";
/**
 * Errors that the customer can fix, such as a declined authentication. All other provider
 * messages are meant for developers.
 */
const isForPeople = ({ type, code = "" }: Problem) =>
  ["card_error", "validation_error"].includes(type) || code.endsWith("_authentication_failure");

/**
 * Mounts the provider's card fields in the form. Submitting continues from there or shows an
 * error.
 */
export async function mountCardForm(form: HTMLFormElement) {
  const place = form.querySelector<HTMLElement>("[data-card-fields]");
  const button = form.querySelector<HTMLButtonElement>("button");
  const { cardSecret = "", cardKey = "", cardNext = "/" } = form.dataset;
  const stripe = await load(cardKey).catch(() => null);
  if (!place || !button || !stripe) return fail(form);
  const scheme = getComputedStyle(document.documentElement).colorScheme;
  const isDark =
    scheme === "dark" || (scheme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const elements = stripe.elements({
    clientSecret: cardSecret,
    appearance: { theme: isDark ? "night" : "stripe" },
  });
  const card = elements.create("payment", {
    layout: "tabs",
    wallets: { applePay: "never", googlePay: "never" },
  });
  card.on("loaderror", () => fail(form));
  card.on("ready", () => {
    form.querySelector("[role=status]")?.replaceChildren();
    button.disabled = false;
  });
  card.mount(place);

  const words = button.textContent;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    button.textContent = button.dataset.cardSending ?? "";
    const confirm = cardSecret.startsWith("seti_") ? stripe.confirmSetup : stripe.confirmPayment;
    const options = {
      elements,
      confirmParams: { return_url: new URL(cardNext, location.origin).href },
    };
    const { error } = await confirm
      .call(stripe, options)
      .catch((): ConfirmResult => ({ error: { type: "unexpected" } }));
    // Without an error, the browser is already navigating.
    if (!error) return;
    fail(form, isForPeople(error) ? error.message : undefined);
    button.disabled = false;
    button.textContent = words;
  });
}

/** Loads the script from the provider's own host, as its terms require. */
function load(key: string) {
  return new Promise<Stripe | null>((resolve, reject) => {
    const script = document.createElement("script");
    script.src = library;
    script.addEventListener("load", () => resolve(window.Stripe?.(key) ?? null));
    script.addEventListener("error", reject);
    document.head.append(script);
  });
}

/** Shows the provider's message, or else the one that the form includes. */
function fail(form: HTMLFormElement, message?: string) {
  const problem = form.querySelector<HTMLTemplateElement>("template[data-card-problem]");
  if (!problem) return;
  form.querySelector("[role=alert]")?.remove();
  form.querySelector("[role=status]")?.replaceChildren();
  form.prepend(problem.content.cloneNode(true));
  const alert = form.querySelector<HTMLElement>("[role=alert]");
  if (message) alert?.querySelector("li")?.replaceChildren(message);
  alert?.focus();
}
