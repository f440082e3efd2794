import { on } from "./on.ts";

/** The steps with the device are loaded with the first of them. */
export function startPasskeys() {
  on("submit", "form[data-passkey]", async (form, event) => {
    event.preventDefault();
    if (!(form instanceof HTMLFormElement)) return;
    const steps = await import("./passkey-steps.ts");
    const says = form.querySelector("[role=status]");
    says?.replaceChildren();
    const problem = await (form.dataset.passkey === "add"
      ? steps.addPasskey(form)
      : steps.signInWithPasskey(form));
    says?.replaceChildren(problem);
  });
}
