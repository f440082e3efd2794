import { createServer, type IncomingMessage } from "node:http";
import { declined, openBooks, type StripeBooks } from "./stripe-books.ts";

type StripeRequest = { method: string; path: string; form: URLSearchParams; key: string | null };

/** Returns a status, closes the connection, or processes the call and then closes it. */
type Failing = number | "silent" | "answer lost" | null;

/** Fake Stripe API for the calls of the adapter: form in, JSON out, with idempotency keys. */
export async function startStripe(clock: () => Date) {
  const books = openBooks(clock);
  const answered = new Map<
    string,
    { path: string; form: string; answer: { status: number; body: object } }
  >();
  const asked: StripeRequest[] = [];
  let failing: Failing = null;

  const answer = async (request: IncomingMessage) => {
    const { method, path, form, key } = await read(request);
    asked.push({ method, path, form, key });
    if (!/^Bearer sk_test_/.test(request.headers.authorization ?? ""))
      return { status: 401, body: fault("invalid_request_error", "Invalid API Key") };
    const earlier = key === null ? undefined : answered.get(key);
    if (earlier && (earlier.path !== path || earlier.form !== form.toString()))
      return { status: 400, body: fault("idempotency_error", "Other parameters.") };
    if (earlier) return earlier.answer;
    const given = route(books, method, path, form);
    if (key !== null) answered.set(key, { path, form: form.toString(), answer: given });
    return given;
  };

  const server = createServer(async (request, response) => {
    if (failing === "silent") return void request.socket.destroy();
    const isLost =
      failing === "answer lost" && request.method === "POST" && request.url === "/v1/subscriptions";
    const { status, body } =
      typeof failing === "number"
        ? { status: failing, body: fault("api_error", "Not now.") }
        : await answer(request);
    if (isLost) return void request.socket.destroy();
    response
      .writeHead(status, { "content-type": "application/json", "request-id": "req_1" })
      .end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    ...books,
    url: `http://127.0.0.1:${address && typeof address === "object" ? address.port : 0}`,
    asked,
    /** Lasts until it is set to null. */
    fail(how: Failing) {
      failing = how;
    },
    stop() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

const fault = (type: string, message: string, code?: string) => ({
  error: { type, message, ...(code ? { code } : {}) },
});

async function read(request: IncomingMessage): Promise<StripeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const { pathname, searchParams } = new URL(request.url ?? "", "http://stripe.test");
  const body = Buffer.concat(chunks).toString();
  const key = request.headers["idempotency-key"];
  const method = request.method ?? "";
  return {
    method,
    path: pathname,
    form: method === "GET" ? searchParams : new URLSearchParams(body),
    key: typeof key === "string" ? key : null,
  };
}

/** Supports only the adapter's calls and rejects others. */
function route(books: StripeBooks, method: string, path: string, form: URLSearchParams) {
  const [, , thing = "", id = "", part = ""] = path.split("/");
  const call = books.calls[`${method} ${thing}${id ? "/:id" : ""}${part ? `/${part}` : ""}`];
  if (!call)
    return {
      status: 404,
      body: fault("invalid_request_error", `Unrecognized request URL (${method}: ${path}).`),
    };
  const body = call(id, form);
  if (!body)
    return {
      status: 404,
      body: fault("invalid_request_error", `No such thing: ${id}`, "resource_missing"),
    };
  return { status: body === declined ? 402 : 200, body };
}
