import { z } from "zod";
import { type FormAnswer, formErrorKey, readForm, rejectForm } from "#app/forms/form-result.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { saveNewsletterCampaign } from "#domain/newsletter/edit-campaigns.server.ts";
import type { NewsletterCampaign } from "#domain/newsletter/read-campaigns.server.ts";
import {
  type ScheduleCampaignResult,
  scheduleNewsletterCampaign,
  sendTestCampaign,
} from "#domain/newsletter/schedule-campaigns.server.ts";
import { newsletterSchema } from "#domain/newsletter/subscription.ts";
import type { Services } from "#domain/services.ts";
import { clockOfDay, minuteOf } from "#shared/local-time.ts";
import { readId } from "#shared/read-id.ts";

type SendRequest = {
  services: Services;
  actor: Actor;
  campaign: NewsletterCampaign;
  form: FormData;
};

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
const sentences: Record<Exclude<ScheduleCampaignResult, "scheduled" | "past">, string> = {
  unready: "Part of it is not ready. The editor shows what.",
  nothing: "Nothing is left to send: its listings are gone or its specials have ended.",
  unknown: "No one would get it. Choose another audience.",
  changed,
  begun: "Sending has started, so it can no longer be changed.",
  forbidden: "Your account does not have access to this.",
};

export async function handleSendForm(
  request: SendRequest,
  intent: string,
): Promise<FormAnswer | "scheduled" | "tested" | "audience"> {
  const { services, actor, campaign, form } = request;
  if (intent === "audience") return saveAudience(request);
  if (intent === "test") {
    const read = readForm(newsletterSchema, form);
    if ("answer" in read) return read.answer;
    const answer = await sendTestCampaign(services, actor, campaign, read.data.email);
    return answer === "queued" ? "tested" : rejectForm(form, sentences[answer]);
  }
  if (intent === "now") return schedule(request, "now");
  const read = readForm(timeSchema, form);
  if ("answer" in read) return read.answer;
  const at = clockOfDay(read.data.day)(minuteOf(read.data.time) ?? 0);
  return at
    ? schedule(request, at)
    : rejectForm(form, {
        time: [
          "This time does not exist on that day, because clocks move forward. Choose another one.",
        ],
      });
}

async function saveAudience({ services, actor, campaign, form }: SendRequest) {
  const read = readForm(audienceSchema, form);
  if ("answer" in read) return read.answer;
  const { list, joinedSince } = read.data;
  const saved = await saveNewsletterCampaign(services, actor, campaign.id, versionIn(form), {
    list,
    joinedSince: joinedSince || null,
  });
  return typeof saved === "number" ? "audience" : rejectForm(form, sentences[saved]);
}

async function schedule({ services, actor, campaign, form }: SendRequest, at: Date | "now") {
  const answer = await scheduleNewsletterCampaign(
    services,
    actor,
    campaign.id,
    versionIn(form),
    at,
  );
  if (answer === "scheduled") return answer;
  return rejectForm(
    form,
    answer === "past"
      ? { day: ["This time has passed. Choose a later one."] }
      : { [formErrorKey]: [sentences[answer]] },
  );
}

const versionIn = (form: FormData) => readId(String(form.get("version")));
