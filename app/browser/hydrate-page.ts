import { createElement, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { HydrationContext } from "#app/http/hydration.ts";

/**
 * Lets React Router take the page over: links and forms of the back office need no reload. Resolves
 * once React has compared the page with its own, which other code may change only then.
 */
export function hydratePage() {
  return new Promise<void>((resolve) => {
    function Page() {
      useEffect(resolve, []);
      return createElement(HydrationContext, { value: true }, createElement(HydratedRouter));
    }
    startTransition(() => {
      hydrateRoot(document, createElement(Page));
    });
  });
}
