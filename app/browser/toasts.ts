import type { Message } from "#app/components/ui/toaster.tsx";

/** Says in passing that something is done. What went wrong is said where it went wrong. What shows it is loaded with the first of them. */
export async function showToast(message: Message) {
  const { show } = await import("#app/components/ui/toaster.tsx");
  show(message);
}
