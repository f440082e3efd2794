import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { VisitContext } from "#app/http/context.ts";
import { sessionCookies } from "#app/http/session-cookies.server.ts";
import type { Visitor } from "#domain/accounts/actor.ts";
import { browserName } from "#domain/accounts/sessions/browser-name.ts";
import { findVisitor } from "#domain/accounts/sessions/visitor.server.ts";
import type { Services } from "#domain/services.ts";
import { setAuditActor } from "#platform/audit-actor.ts";
import type { Config } from "#platform/config.ts";
import { sourceAddress } from "./http/source-address.ts";
import { siteUrlOf } from "./site-url.ts";

declare module "hono" {
  interface ContextVariableMap {
    visiting: VisitContext;
  }
}

/** Attributes all further changes of the request to this visitor. */
export function attributeToVisitor(visitor: Visitor) {
  if (visitor)
    setAuditActor({
      userId: visitor.userId,
      role: visitor.role,
      adminId: visitor.impersonator?.userId ?? null,
    });
  return visitor;
}

/** Loads the visitor of a request lazily, on first use. */
export function createVisitReader(services: Services, config: Config) {
  const cookies = sessionCookies(siteUrlOf(config));
  return (context: Context): VisitContext => {
    const sent = context.req.header("cookie");
    const session = cookies.sessionIn(sent);
    const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
    let found: Promise<Visitor> | undefined;
    return {
      cookies,
      get from() {
        return {
          address: sourceAddress(
            incoming?.socket.remoteAddress,
            context.req.header("x-forwarded-for"),
            config.proxies,
          ),
          browser: browserName(context.req.header("user-agent")),
          deviceToken: cookies.deviceIn(sent),
          sessionToken: session,
        };
      },
      visitor() {
        found ??= session
          ? findVisitor(services, session).then(attributeToVisitor)
          : Promise.resolve(null);
        return found;
      },
    };
  };
}
