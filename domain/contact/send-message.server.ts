import type { Executor } from "#database/database.ts";
import { contactMessages } from "#database/schema/contact.ts";
import type { ContactMessage } from "./contact-message.ts";

export async function sendMessage({ db }: { db: Executor }, { phone, ...message }: ContactMessage) {
  await db.insert(contactMessages).values({ ...message, phone: phone || null });
}
