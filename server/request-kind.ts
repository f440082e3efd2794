const operational = new Set(["/metrics", "/healthz", "/readyz"]);

export type RequestKind = "api" | "data" | "mcp" | "operation" | "page";

export function classifyRequest(path: string): RequestKind {
  if (path.startsWith("/api/")) return "api";
  if (path === "/mcp") return "mcp";
  if (operational.has(path)) return "operation";
  return path.endsWith(".data") ? "data" : "page";
}
