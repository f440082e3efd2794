import { z } from "zod";
import { wholeForm } from "#app/forms/fields.ts";
import { type FormAnswer, mistaken, readForm } from "#app/forms/form-result.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { saveCampaign } from "#domain/newsletter/edit-campaigns.server.ts";
import type { Campaign } from "#domain/newsletter/read-campaigns.server.ts";
import {
  type Scheduled,
  scheduleCampaign,
  testCampaign,
} from "#domain/newsletter/schedule-campaigns.server.ts";
import { newsletterSchema } from "#domain/newsletter/subscription.ts";
import type { Services } from "#domain/services.ts";
import { clockOfDay, minuteOf } from "#shared/local-time.ts";
import { readId } from "#shared/read-id.ts";
import { brand } from "#site/brand.ts";

type Asked = { services: Services; actor: Actor; campaign: Campaign; form: FormData };

const day = "Choose a day.";
const time = "Choose a time.";
const audienceSchema = z.object({
  list: z.enum(["newsletter", "offers"]),
  joinedSince: z.union([z.literal(""), z.iso.date(day)], day),
});
const timeSchema = z.object({
  day: z.iso.date(day),
  time: z.string(time).refine((typed) => minuteOf(typed) !== null, time),
});

const changed = "Someone saved it after you opened this page. Check it again, then send.";
const sentences: Record<Exclude<Scheduled, "scheduled" | "past">, string> = {
  unready: "Part of it is not ready. The editor shows what.",
  nothing: "Nothing is left to send: its listings are gone or its specials have ended.",
  nobody: "No one would get it. Choose another audience.",
  changed,
  begun: "Sending has started, so it can no longer be changed.",
  forbidden: "Your account does not have access to this.",
};

export async function carryOutSend(
  asked: Asked,
  intent: string,
): Promise<FormAnswer | "scheduled" | "tested" | "audience"> {
  const { services, actor, campaign, form } = asked;
  if (intent === "audience") return saveAudience(asked);
  if (intent === "test") {
    const read = readForm(newsletterSchema, form);
    if ("answer" in read) return read.answer;
    const answer = await testCampaign(services, actor, campaign, read.data.email);
    return answer === "queued" ? "tested" : mistaken(form, { [wholeForm]: [sentences[answer]] });
  }
  if (intent === "now") return schedule(asked, "now");
  const read = readForm(timeSchema, form);
  if ("answer" in read) return read.answer;
  const at = clockOfDay(read.data.day, brand.region.timeZone)(minuteOf(read.data.time) ?? 0);
  return at
    ? schedule(asked, at)
    : mistaken(form, {
        time: [
          "This time does not exist on that day, because clocks move forward. Choose another one.",
        ],
      });
}

async function saveAudience({ services, actor, campaign, form }: Asked) {
  const read = readForm(audienceSchema, form);
  if ("answer" in read) return read.answer;
  const { list, joinedSince } = read.data;
  const saved = await saveCampaign(services, actor, campaign.id, versionIn(form), {
    list,
    joinedSince: joinedSince || null,
  });
  return typeof saved === "number"
    ? "audience"
    : mistaken(form, { [wholeForm]: [sentences[saved]] });
}

async function schedule({ services, actor, campaign, form }: Asked, at: Date | "now") {
  const answer = await scheduleCampaign(services, actor, campaign.id, versionIn(form), at);
  if (answer === "scheduled") return answer;
  return mistaken(
    form,
    answer === "past"
      ? { day: ["This time has passed. Choose a later one."] }
      : { [wholeForm]: [sentences[answer]] },
  );
}

const versionIn = (form: FormData) => readId(String(form.get("version")));
