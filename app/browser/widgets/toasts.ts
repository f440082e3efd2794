import type { ToastMessage } from "#app/islands/toaster/toaster.tsx";
import { withTranslations } from "../navigation/language.ts";

/**
 * Confirms that something is done. Errors are shown where they occur instead. The toast component
 * loads on first use.
 */
export async function showToast(message: ToastMessage) {
  const { renderToast } = await withTranslations(import("#app/islands/toaster/toaster.tsx"));
  renderToast(message);
}
