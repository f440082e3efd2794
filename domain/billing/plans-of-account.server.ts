import { sql } from "drizzle-orm";
import type { AccountPart } from "#domain/accounts/account-part.ts";
import { verifiedEmailOf } from "#domain/accounts/verified-email.server.ts";

/** Matches plans that the account started, or that its confirmed address pays for. */
const isPayer = (userId: number) => sql`(p.payer_email = ${verifiedEmailOf(userId)}
  or exists (select from plan_history h where h.plan_id = p.id and h.state = 'none' and h.user_id = ${userId}))`;

/**
 * Plans that an account pays for. Deleted accounts are never charged: their plans end, as do
 * those of listings without another owner. Invoices stay, as accounting law requires.
 */
export const plansOfAccount: AccountPart = {
  name: "plans",
  async collect(db, userId) {
    const { rows } = await db.execute(sql`
      select m.name as "medSpa", p.state, p.card, p.consent_text as "agreedTo", p.consent_at as "agreedAt", p.ended_at as "endedAt",
        (select coalesce(json_agg(json_build_object('number', i.number, 'state', i.state, 'amountCents', i.amount_cents, 'issuedAt', i.issued_at) order by i.id), '[]')
          from invoices i where i.plan_id = p.id) as invoices
      from plans p join listings m on m.id = p.listing_id where ${isPayer(userId)} order by p.id`);
    return rows;
  },
  async erase(tx, userId) {
    await tx.execute(sql`
      update plans p set ends_at_period_end = true where p.state <> 'ended' and (${isPayer(userId)} or exists (
        select from memberships o where o.listing_id = p.listing_id and o.user_id = ${userId} and o.role = 'owner'
          and not exists (select from memberships x where x.listing_id = o.listing_id and x.role = 'owner' and x.user_id <> o.user_id)))`);
  },
};
