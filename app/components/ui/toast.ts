export type Toast = { title: string; text?: string };

const listeners = new Set<(toast: Toast) => void>();

/** Says in passing that something is done. What went wrong is said where it went wrong. */
export function showToast(toast: Toast) {
  for (const listener of listeners) listener(toast);
}

export function onToast(listener: (toast: Toast) => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
