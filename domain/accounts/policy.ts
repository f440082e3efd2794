import type { Actor, Visitor } from "./actor.ts";
import { accountsPolicy } from "./policy/accounts.ts";
import { advertisingPolicy } from "./policy/advertising.ts";
import { analyticsPolicy } from "./policy/analytics.ts";
import { auditPolicy } from "./policy/audit.ts";
import { billingPolicy } from "./policy/billing.ts";
import { bookingsPolicy } from "./policy/bookings.ts";
import { dashboardPolicy } from "./policy/dashboard.ts";
import { jobsPolicy } from "./policy/jobs.ts";
import { keysPolicy } from "./policy/keys.ts";
import { leadsPolicy } from "./policy/leads.ts";
import { licencesPolicy } from "./policy/licences.ts";
import { mailPolicy } from "./policy/mail.ts";
import { moderationPolicy } from "./policy/moderation.ts";
import { officePolicy } from "./policy/office.ts";
import { ownershipPolicy } from "./policy/ownership.ts";
import { photosPolicy } from "./policy/photos.ts";
import { publicPolicy } from "./policy/public.ts";
import { questionsPolicy } from "./policy/questions.ts";
import { reviewsPolicy } from "./policy/reviews.ts";
import { revisionsPolicy } from "./policy/revisions.ts";
import type { Role, Row } from "./policy/row.ts";
import { savedPolicy } from "./policy/saved.ts";
import { searchesPolicy } from "./policy/searches.ts";
import { specialsPolicy } from "./policy/specials.ts";
import { teamPolicy } from "./policy/team.ts";
import { transferPolicy } from "./policy/transfer.ts";
import { webhooksPolicy } from "./policy/webhooks.ts";

/** Who may do what, and by which calls: a file for each part of the site. Every page and every call has its place there, or the tests fail. */
export const policy = {
  ...publicPolicy,
  ...accountsPolicy,
  ...savedPolicy,
  ...searchesPolicy,
  ...reviewsPolicy,
  ...questionsPolicy,
  ...dashboardPolicy,
  ...bookingsPolicy,
  ...specialsPolicy,
  ...leadsPolicy,
  ...billingPolicy,
  ...mailPolicy,
  ...licencesPolicy,
  ...moderationPolicy,
  ...officePolicy,
  ...ownershipPolicy,
  ...photosPolicy,
  ...revisionsPolicy,
  ...teamPolicy,
  ...jobsPolicy,
  ...advertisingPolicy,
  ...analyticsPolicy,
  ...auditPolicy,
  ...transferPolicy,
  ...keysPolicy,
  ...webhooksPolicy,
};

export type Action = keyof typeof policy;

/** What somebody is, everywhere or for the listing that is asked about. */
export function rolesOf(visitor: Visitor, medSpaId?: number): Role[] {
  if (!visitor) return ["stranger"];
  const memberships = visitor.memberships.filter(
    (membership) => medSpaId === undefined || membership.medSpaId === medSpaId,
  );
  return [
    "visitor",
    ...new Set(memberships.map(({ role }) => role)),
    ...(visitor.role === "visitor" || visitor.owesSecondFactor ? [] : [visitor.role]),
  ];
}

/** The listings at which somebody may do something. */
export function placesOf(actor: Actor, action: Action) {
  return actor.memberships
    .map(({ medSpaId }) => medSpaId)
    .filter((medSpaId) => may(actor, action, { medSpaId }));
}

export function may(
  visitor: Visitor,
  action: Action,
  thing: { userId?: number; medSpaId?: number } = {},
) {
  const { who, of, alone }: Row = policy[action];
  if (visitor?.key && !visitor.key.actions.has(action)) return false;
  if (alone && visitor?.impersonator) return false;
  if (of === "own" && visitor?.userId !== thing.userId) return false;
  const roles = rolesOf(visitor, of === "listing" ? (thing.medSpaId ?? 0) : undefined);
  return roles.some((role) => who.includes(role));
}

const actionByOperation = new Map(
  Object.entries(policy).flatMap(([action, { operations }]: [string, Row]) =>
    operations.map((operation): [string, Action] => [operation, action as Action]),
  ),
);

/** Which row a call or a page stands in: "GET /api/admin/bookings". */
export const actionOf = (operation: string) => actionByOperation.get(operation) ?? null;

export const isOpenToAll = (action: Action) => (policy[action] as Row).who.includes("stranger");

const aloneOperations = new Set(
  Object.values(policy).flatMap(({ alone, operations }: Row) => (alone ? operations : [])),
);

/** What nobody does for somebody else: "POST /profile/security/password". */
export const isForOneselfAlone = (operation: string) => aloneOperations.has(operation);
