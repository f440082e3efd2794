import { sql } from "drizzle-orm";
import type { Executor } from "#database/database.ts";
import { subscriptions } from "#database/schema/newsletter.ts";
import { consents } from "./consents.ts";

type Wish = { list: "newsletter" | "offers"; email: string; name?: string; source: "page" | "api" };

/** The same whether the address is known or not: a new wish renews the consent of an old one. */
export async function subscribe({ db }: { db: Executor }, { list, email, name, source }: Wish) {
  await db
    .insert(subscriptions)
    .values({ list, email: email.toLowerCase(), name: name ?? null, consentText: consents[list], source })
    .onConflictDoUpdate({
      target: [subscriptions.list, subscriptions.email],
      set: {
        consentText: consents[list],
        consentedAt: sql`now()`,
        // Whoever left is asked again: the address is not his who types it.
        confirmedAt: sql`case when ${subscriptions.unsubscribedAt} is null then ${subscriptions.confirmedAt} end`,
        unsubscribedAt: null,
        source,
        ...(name ? { name } : {}),
      },
    });
}
