import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Heading, TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formState } from "#app/forms/form-result.ts";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { EmailFrame } from "#app/office/components/newsletter/email-frame.tsx";
import {
  AudienceForm,
  ScheduleForm,
  SendNowForm,
  TestSendForm,
} from "#app/office/components/newsletter/send-forms.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { mailingListNames } from "#domain/email/email-lists.ts";
import { countAudience } from "#domain/newsletter/audience.server.ts";
import { validateDraft } from "#domain/newsletter/read-draft.server.ts";
import { previewNewsletterCampaign } from "#domain/newsletter/schedule-campaigns.server.ts";
import { addDays } from "#shared/local-day.ts";
import { localTime, timeOf } from "#shared/local-time.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/send.ts";
import { requireNewsletterCampaign } from "./campaign.server.ts";
import { handleSendForm } from "./send.server.ts";

const list = "/admin/newsletter";
const nine = 9 * 60;

export const handle = {
  breadcrumb: ({ id, subject }: Route.ComponentProps["loaderData"]) => ({
    name: subject || "Untitled campaign",
    path: `${list}/${id}`,
  }),
};

export const middleware = [authorize("newsletter.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, campaign } = await requireNewsletterCampaign(args);
  const { id, subject, preview, version, state, dueAt, joinedSince } = campaign;
  if (state !== "draft" && state !== "scheduled") throw redirectTo(`${list}/${id}`);
  const { text, notes } = await previewNewsletterCampaign(services, campaign);
  const zone = brand.region.timeZone;
  const due = dueAt
    ? localTime(dueAt, zone)
    : { day: addDays(localTime(services.clock(), zone).day, 1), minute: nine };
  return {
    id,
    subject,
    preview,
    version,
    text,
    isDraft: state === "draft",
    email: actor.email,
    problems: Object.values(validateDraft(campaign)).flat(),
    notes,
    audience: {
      list: campaign.list,
      joinedSince: joinedSince ?? "",
      ...(await countAudience(services, campaign, services.clock())),
    },
    due: { day: due.day, time: timeOf(due.minute) },
  };
}

export async function action(args: Route.ActionArgs) {
  const loaded = await requireNewsletterCampaign(args);
  const form = await args.request.formData();
  const intent = String(form.get("intent"));
  const path = `${list}/${loaded.campaign.id}`;
  const answer = await handleSendForm({ ...loaded, form }, intent);
  if (answer === "scheduled") return redirectTo(path);
  if (answer === "tested") return redirectWithFlash(loaded.services, `${path}/send`, tested);
  return answer === "audience" ? redirectTo(`${path}/send`) : answer;
}

const tested = {
  title: "A test is on its way",
  text: "Its subject starts with “Test:”. Its unsubscribe links do not affect anyone’s subscription.",
};

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && `Send: ${loaderData.subject}`,
);

const lists = (["newsletter", "offers"] as const).map((value) => ({
  value,
  label: mailingListNames[value],
}));

export default function Send({ loaderData, actionData }: Route.ComponentProps) {
  const { id, subject, preview, version, isDraft, problems, notes, audience, due } = loaderData;
  const above = `${list}/${id}`;
  const path = `${above}/send`;
  const of = (intent: string) => {
    const isOfForm = formState(actionData).values.intent === intent;
    return { path, version, actionData: isOfForm ? actionData : undefined };
  };
  const isReady = problems.length === 0;
  return (
    <AdminPage title="Review and send" lead={preview ? `${subject}. ${preview}` : subject}>
      <div className="mt-6 grid max-w-2xl gap-4 empty:hidden">
        {!isReady && (
          <Notice isProblem title="It cannot be sent yet" text={problems.join(" ")}>
            <TextLink href={above}>Back to the editor</TextLink>
          </Notice>
        )}
        {notes.length > 0 && (
          <Notice isProblem title="Something is missing" text={notes.join(" ")} />
        )}
      </div>
      <div className="mt-8 grid items-start gap-x-12 gap-y-12 xl:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="grid gap-10">
          <Part title="Audience">
            {isDraft ? (
              <AudienceForm {...of("audience")} lists={lists} audience={audience} />
            ) : (
              <p>{audience.people.toLocaleString("en-US")} at the moment.</p>
            )}
          </Part>
          {isReady && (
            <>
              <Part title="Send a test">
                <TestSendForm {...of("test")} email={loaderData.email} />
              </Part>
              <Part title="When">
                <div className="grid gap-8">
                  <ScheduleForm
                    {...of("schedule")}
                    {...due}
                    zone={brand.region.timeZone.replace(/^.*\//, "").replace("_", " ")}
                  />
                  <SendNowForm {...of("now")} people={audience.people} />
                </div>
              </Part>
            </>
          )}
        </div>
        <TitledSection id="mail" title="The email" titleClass="sr-only" className="min-w-0">
          <EmailFrame src={`${above}/html`} text={loaderData.text} />
          {isDraft && (
            <p className="mt-6">
              <ButtonLink variant="secondary" href={above}>
                Change it
              </ButtonLink>
            </p>
          )}
        </TitledSection>
      </div>
    </AdminPage>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="border-t border-line pt-6">
      <Heading className="mb-5">{title}</Heading>
      {children}
    </section>
  );
}
