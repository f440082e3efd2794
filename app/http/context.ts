import { createContext } from "react-router";
import type { Actor, RequestSource, Visitor } from "#domain/accounts/actor.ts";
import type { Permission } from "#domain/accounts/policy/permissions.ts";
import type { ListingName } from "#domain/catalogue/listings/name-listings.server.ts";
import type { Services } from "#domain/services.ts";
import type { MapTiles } from "#shared/map-tiles.ts";
import type { SessionCookies } from "./session-cookies.server.ts";

/** Services for loaders. The server sets them once per request. */
export const servicesContext = createContext<Services>();

export const pageContext = createContext<{
  siteUrl: string;
  /** Source of the map tiles, if configured. */
  mapTiles: MapTiles | undefined;
  /**
   * Tags the page with its data. The response stays cached until one of the tags is invalidated.
   */
  shows(...tags: string[]): void;
  /** Requests another page of this site in-process, as a visitor without cookies. */
  read(path: string): Promise<Response>;
  failed(error: unknown): void;
}>();

export type VisitContext = {
  from: RequestSource;
  /**
   * Looked up on first use, and only if the request carries a session, so anonymous pages cost
   * nothing.
   */
  visitor(): Promise<Visitor>;
  cookies: SessionCookies;
};

export const visitorContext = createContext<VisitContext>();

/**
 * The actor that the middleware of the route (`authorize`) sets, unless the route is open to all.
 */
export const actorContext = createContext<Actor>();

/** The listing in the path, where the actor has the permission of the route. */
export const listingContext = createContext<ListingName>();

/** The permission of the route, if it is about a listing that the path does not name. */
export const listingPermissionContext = createContext<Permission>();

export const apiDocumentContext = createContext<() => object>();
