import { useEffect, useRef } from "react";
import { ScrollRestoration, useFetchers, useLocation, useNavigation } from "react-router";
import { dispatchPageChange } from "#app/browser/navigation/on.ts";

/**
 * Replaces the effects of a page load, because pages of the back office change without one: scrolls,
 * closes open sections, and announces the new page to screen readers.
 */
export function NavigationEffects() {
  const { pathname } = useLocation();
  const { state, formMethod } = useNavigation();
  const isFetching = useFetchers().length > 0;
  const lastPath = useRef("");
  const wasSent = useRef(false);
  const wasInDialog = useRef(false);
  useEffect(() => {
    if (state !== "idle" && formMethod === "POST") wasSent.current = true;
    if (state !== "idle" || isFetching) return;
    const before = lastPath.current;
    const sent = wasSent.current;
    lastPath.current = pathname;
    wasSent.current = false;
    const dialog = document.querySelector("main dialog:modal");
    const wasAbove = wasInDialog.current;
    wasInDialog.current = dialog !== null;
    if (before === "") return;
    dispatchPageChange();
    const hasMoved = before !== pathname;
    const isFocusLost = document.activeElement === document.body;
    const problem = document.querySelector("[role=alert], main [aria-invalid=true]");
    // Some pages show an alert as long as it applies. Only one that answers a form takes the focus.
    const isAnswer = sent || (isFocusLost && !hasMoved);
    const fault = document.querySelector<HTMLElement>(
      `main [aria-invalid=true]${isAnswer ? ", main [role=alert][tabindex]" : ""}`,
    );
    if (fault) fault.focus();
    // A dialog that closes returns the focus to the link that opened it.
    else if ((hasMoved || isFocusLost) && (dialog || !wasAbove))
      (dialog ?? document)
        .querySelector<HTMLElement>("h1[tabindex], #content")
        ?.focus({ preventScroll: true });
    if (sent && !problem)
      for (const part of document.querySelectorAll<HTMLDetailsElement>("main details:has(form)"))
        part.open = false;
  }, [state, formMethod, pathname, isFetching]);
  return <ScrollRestoration />;
}
