import { workField } from "#app/forms/fields.ts";
import { leadingZeros, workBits } from "#app/forms/proof-of-work.ts";
import { on } from "./on.ts";

const atOnce = 250;

/** Solves a form's task while somebody fills it in, in steps that nobody feels. Without it the form works all the same. */
export function startWorking() {
  on("focusin", "form[data-work]", (form) => {
    const task = form.dataset.work ?? "";
    delete form.dataset.work;
    // Browsers have it on safe connections alone.
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
