import { withTranslations } from "../navigation/language.ts";
import { on } from "../navigation/on.ts";

/** Loads the passkey code on first use. */
export function startPasskeys() {
  on("submit", "form[data-passkey]", async (form, event) => {
    event.preventDefault();
    if (!(form instanceof HTMLFormElement)) return;
    const steps = await withTranslations(import("./passkey-steps.ts"));
    const says = form.querySelector("[role=status]");
    says?.replaceChildren();
    const problem = await (form.dataset.passkey === "add"
      ? steps.addPasskey(form)
      : steps.signInWithPasskey(form));
    says?.replaceChildren(problem);
  });
}
