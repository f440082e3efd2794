import { mailingListNames } from "#domain/email/email-lists.ts";
import { renderEmail } from "#domain/email/render-email.server.ts";
import type { Services } from "#domain/services.ts";
import { buildEmailSamples } from "./samples.server.ts";

const nowhere = "https://guide.example/unsubscribe/a-link-of-its-own";

/** Renders a sample email; null for an unknown name. */
export async function writeSample({ settings }: Pick<Services, "settings">, name: string) {
  const samples = buildEmailSamples();
  const sample = Object.hasOwn(samples, name) ? samples[name] : undefined;
  if (!sample) return null;
  const { content, list } = sample;
  const leaving = list && {
    why: `You’re receiving this because you subscribed to our ${mailingListNames[list].toLowerCase()}.`,
    leave: nowhere,
    preferences: nowhere,
  };
  return { title: content.title, ...renderEmail(content, await settings.read(), leaving) };
}
