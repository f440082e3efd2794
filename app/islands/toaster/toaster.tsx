import { Toast } from "radix-ui";
import { createRoot, type Root } from "react-dom/client";
import { X } from "#app/components/ui/icons.tsx";
import { say } from "#shared/say.ts";

export type ToastMessage = {
  title: string;
  text?: string;
  link?: { href: string; label: string };
  seconds?: number;
};

const shownFor = 5;
const swipeThreshold = 50;

let root: Root | undefined;
let number = 0;

export function renderToast(toast: ToastMessage) {
  root ??= createRoot(document.body.appendChild(document.createElement("div")));
  number += 1;
  root.render(<Toaster toast={toast} number={number} onClose={() => root?.render(null)} />);
}

type ToasterProps = { toast: ToastMessage; number: number; onClose: () => void };

/**
 * Shows one toast at a time, for five seconds by default. Swipe right dismisses it, F8 focuses it.
 */
function Toaster({ toast, number, onClose }: ToasterProps) {
  return (
    <Toast.Provider
      duration={(toast.seconds ?? shownFor) * 1000}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
      label={say("Notification")}
    >
      <Toast.Root
        key={number}
        open
        onOpenChange={(isOpen) => !isOpen && onClose()}
        className="flex items-start gap-4 rounded-card border border-line bg-surface p-4 pl-5 text-ink raised data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
      >
        <div className="grow">
          <Toast.Title className="font-semibold">{toast.title}</Toast.Title>
          {toast.text && (
            <Toast.Description className="mt-0.5 text-sm text-muted">
              {toast.text}
            </Toast.Description>
          )}
          {toast.link && (
            <a href={toast.link.href} className="text-link mt-1 inline-flex min-h-11 items-center">
              {toast.link.label}
            </a>
          )}
        </div>
        <Toast.Close
          aria-label={say("Close")}
          className="-mt-2 -mr-2 flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-sage hover:text-ink"
        >
          <X className="size-4" aria-hidden />
        </Toast.Close>
      </Toast.Root>
      <Toast.Viewport
        label={`${say("Notification")} ({hotkey})`}
        className="fixed right-4 bottom-4 z-50 mb-(--book-bar) [html:has(#compare-bar:not([hidden]))_&]:bottom-24 w-[min(24rem,calc(100vw-2rem))] outline-none"
      />
    </Toast.Provider>
  );
}
