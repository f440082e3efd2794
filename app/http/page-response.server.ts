import type { RouterContextProvider } from "react-router";
import { refusalStatus } from "#app/forms/form-result.ts";
import { pageContext } from "./context.ts";
import { contentSecurityPolicyFor } from "./csp.server.ts";

type Rendered = {
  request: Request;
  status: number;
  headers: Headers;
  actionData: Record<string, unknown> | null;
  context: Readonly<RouterContextProvider>;
  nonce?: string;
};

/**
 * Returns the response of a rendered page. Its status depends on the form, its policy on the page.
 */
export function pageResponse(
  html: string,
  { request, status: found, headers, actionData, context, nonce }: Rendered,
) {
  const status = found === 200 ? (refusalStatus(actionData) ?? found) : found;
  headers.set("content-type", "text/html; charset=utf-8");
  // Supporting browsers prefetch a page on hover or touch, before the click completes.
  headers.set("speculation-rules", '"/pages.speculationrules"');
  // In development, Vite injects its own scripts and styles.
  if (import.meta.env.PROD)
    headers.set(
      "content-security-policy",
      contentSecurityPolicyFor(
        html,
        context.get(pageContext).mapTiles?.url,
        headers.get("x-frame-options") === "SAMEORIGIN",
        nonce,
      ),
    );
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}
