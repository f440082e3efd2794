/** The card form of the payment provider is loaded on the page that asks for a card, and nowhere else. */
export function startCardFields() {
  const form = document.querySelector<HTMLFormElement>("form[data-card-secret]");
  if (form) void import("./card-steps.ts").then(({ askForCard }) => askForCard(form));
}
