import { workField } from "#app/forms/fields.ts";
import { leadingZeros, workBits } from "#app/forms/proof-of-work.ts";
import { on } from "../navigation/on.ts";

const atOnce = 250;

/**
 * Solves a form's proof of work in small steps while it is filled in. The form works without it
 * too.
 */
export function startProofOfWork() {
  on("focusin", "form[data-work]", (form) => {
    const task = form.dataset.work ?? "";
    delete form.dataset.work;
    // `crypto.subtle` exists only in secure contexts.
    if (task && crypto.subtle)
      void solve(task).then((solution) =>
        form.querySelector(`[name=${workField}]`)?.setAttribute("value", `${task}~${solution}`),
      );
  });
}

async function solve(task: string) {
  const encoder = new TextEncoder();
  for (let from = 0; ; from += atOnce) {
    const digests = await Promise.all(
      Array.from({ length: atOnce }, (_, index) =>
        crypto.subtle.digest("SHA-256", encoder.encode(`${task}~${from + index}`)),
      ),
    );
    const found = digests.findIndex((digest) => leadingZeros(new Uint8Array(digest)) >= workBits);
    if (found >= 0) return from + found;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
