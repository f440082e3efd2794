import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { startLanguage } from "#app/browser/navigation/language.ts";
import { startWidgets } from "#app/browser/start-widgets.ts";

/** Resolves once React has compared the page with its own: only then may other code change it. */
function hydratePage() {
  return new Promise<void>((resolve) => {
    function Page() {
      useEffect(resolve, []);
      return <HydratedRouter />;
    }
    startTransition(() => {
      hydrateRoot(document, <Page />);
    });
  });
}

/**
 * The start of the page. It is exported, so that the build merges no other module into this one and
 * runs it with that.
 */
export const started = startLanguage()
  .then(hydratePage)
  .then(() => startWidgets());
