import { lazy, Suspense, useEffect, useState } from "react";
import { onToast, type Toast } from "../ui/toast.ts";

const Toaster = lazy(() => import("../ui/toaster.tsx"));

/** Where toasts appear. What shows them is loaded with the first of them. */
export function PageToasts() {
  const [shown, setShown] = useState<{ toast: Toast; number: number } | null>(null);
  useEffect(() => onToast((toast) => setShown((last) => ({ toast, number: (last?.number ?? 0) + 1 }))), []);
  if (!shown) return null;
  return (
    <Suspense>
      <Toaster {...shown} onClose={() => setShown(null)} />
    </Suspense>
  );
}
