import { useEffect, useState } from "react";
import {
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
} from "react-router";

type Results = Record<string, DataStrategyResult>;

const unanswered = "form-unanswered";
const texts = {
  offline: "Nothing was sent. Please check your internet connection and try again.",
  unanswered: "The server did not answer. Nothing you entered is lost: try again in a moment.",
};

/**
 * Keeps the page of a form that the server did not answer: the error page would replace the typed
 * text. The status stops React Router from loading the page again.
 */
export const keepUnanswered: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next();
  if (request.method === "GET" || !Object.values(results).some(isUnanswered)) return results;
  dispatchEvent(new Event(unanswered));
  const unansweredResult = { type: "data" as const, result: data(undefined, { status: 503 }) };
  return Object.fromEntries(Object.keys(results).map((route) => [route, unansweredResult]));
};

/** Reports whether `fetch` failed, or a proxy or a busy server responded in place of the page. */
function isUnanswered({ type, result }: DataStrategyResult) {
  if (type !== "error") return false;
  if (isRouteErrorResponse(result)) return result.status > 500;
  return (result as { data?: unknown }).data instanceof TypeError;
}

/** Blocks a form submitted offline, and shows an error then or if the server does not respond. */
export function OfflineNotice() {
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const hold = (event: SubmitEvent) => {
      setProblem(navigator.onLine ? null : texts.offline);
      if (navigator.onLine) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const show = () => setProblem(texts.unanswered);
    const release = () => setProblem(null);
    addEventListener("submit", hold, { capture: true });
    addEventListener(unanswered, show);
    addEventListener("online", release);
    return () => {
      removeEventListener("submit", hold, { capture: true });
      removeEventListener(unanswered, show);
      removeEventListener("online", release);
    };
  }, []);
  return (
    problem && (
      <div
        role="alert"
        className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-card border border-line bg-surface p-5 raised"
      >
        <p className="font-semibold">Connection Error</p>
        <p className="mt-1 text-sm">{problem}</p>
      </div>
    )
  );
}
