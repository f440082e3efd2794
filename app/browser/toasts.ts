import type { Message } from "#app/components/ui/toaster.tsx";

/**
 * Confirms that something is done. Errors are shown where they occur instead. The toast component
 * loads on first use.
 */
export async function showToast(message: Message) {
  const { show } = await import("#app/components/ui/toaster.tsx");
  show(message);
}
