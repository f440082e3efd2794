/** Loads the payment provider's card form only on pages that ask for a card. */
export function startCardFields() {
  const form = document.querySelector<HTMLFormElement>("form[data-card-secret]");
  if (form) void import("./card-form.ts").then(({ mountCardForm }) => mountCardForm(form));
}
