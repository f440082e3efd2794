import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { redirectWithFlash, replaceWithFlash } from "#app/http/flash.server.ts";
import { AdminPage, PageNotice } from "#app/office/components/admin/admin-page.tsx";
import { EditorForm } from "#app/office/components/admin/newsletter/editor-form.tsx";
import {
  campaignFigures,
  newsletterCampaignStateNames,
} from "#app/office/components/newsletter/campaign-figures.tsx";
import { CampaignReport } from "#app/office/components/newsletter/campaign-report.tsx";
import { EmailFrame } from "#app/office/components/newsletter/email-frame.tsx";
import { ActionButtons } from "#app/office/components/ui/action-buttons.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { mailingListNames } from "#domain/email/email-lists.ts";
import {
  removeNewsletterCampaign,
  saveNewsletterCampaign,
  startNewsletterCampaign,
} from "#domain/newsletter/edit-campaigns.server.ts";
import type { NewsletterCampaign } from "#domain/newsletter/read-campaigns.server.ts";
import { readDraft, validateDraft } from "#domain/newsletter/read-draft.server.ts";
import {
  previewNewsletterCampaign,
  stopNewsletterCampaign,
  unscheduleNewsletterCampaign,
} from "#domain/newsletter/schedule-campaigns.server.ts";
import { ownEntry } from "#shared/own-entry.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/campaign.ts";
import { requireNewsletterCampaign } from "./campaign.server.ts";

const list = "/admin/newsletter";

export const middleware = [authorize("newsletter.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { services, campaign } = await requireNewsletterCampaign(args);
  const { id, subject, preview, body, version, state, figures, audience, problem } = campaign;
  const { text, notes } = await previewNewsletterCampaign(services, campaign);
  return {
    id,
    draft: { subject, preview, body },
    version,
    state,
    problem,
    notes: state === "draft" ? notes : [],
    lead: leadOf(campaign),
    isDue: state === "scheduled" && campaign.dueAt !== null && campaign.dueAt <= services.clock(),
    audience: audience ?? 0,
    done: figures.queued - figures.waiting,
    figures: campaign.startedAt ? campaignFigures(figures, audience) : [],
    text,
  };
}

function leadOf(campaign: NewsletterCampaign) {
  const { list: to, day, startedAt, dueAt, changedAt, changedBy } = campaign;
  const by = day ? ", written automatically" : "";
  if (startedAt)
    return `To: ${mailingListNames[to]}${by}. ${newsletterCampaignStateNames[campaign.state]}; begun ${momentInWords(startedAt)}.`;
  if (dueAt) return `To: ${mailingListNames[to]}. It will be sent ${momentInWords(dueAt)}.`;
  return `A draft, last changed ${momentInWords(changedAt)}${changedBy ? ` by ${changedBy}` : ""}.`;
}

const stateChanged = {
  title: "Nothing was changed",
  text: "Its state has changed: the current one is below.",
};
const deleted = { title: "Removed", text: "The draft was deleted." };

const commands = {
  stop: stopNewsletterCampaign,
  cancel: unscheduleNewsletterCampaign,
  delete: removeNewsletterCampaign,
};

export async function action(args: Route.ActionArgs) {
  const { actor, services, campaign } = await requireNewsletterCampaign(args);
  const { id } = campaign;
  const path = `${list}/${id}`;
  const form = await args.request.formData();
  const intent = String(form.get("intent"));
  if (intent === "copy")
    return redirectTo(
      `${list}/${(await startNewsletterCampaign(services, actor, { copyOf: id })) ?? id}`,
    );
  const act = ownEntry(commands, intent);
  if (act) {
    if ((await act(services, actor, id)) !== "done")
      return redirectWithFlash(services, path, stateChanged);
    return intent === "delete" ? redirectWithFlash(services, list, deleted) : redirectTo(path);
  }

  const draft = readDraft(form);
  const version = readId(String(form.get("version")));
  const saved = await saveNewsletterCampaign(services, actor, id, version, draft);
  if (saved === "begun" || saved === "forbidden")
    return redirectWithFlash(services, path, stateChanged);
  if (saved === "changed") {
    const conflict = `${campaign.changedBy ?? "Someone"} saved this on ${momentInWords(campaign.changedAt)}, after you had opened it. Your version is below and not saved yet.`;
    return { isDone: false, draft, version: campaign.version, conflict, errors: {} };
  }
  if (intent !== "send") return replaceWithFlash(services, path, { title: "Saved." });
  const errors = validateDraft(draft);
  if (Object.keys(errors).length === 0) return redirectTo(`${path}/send`);
  // The draft is saved, so the form is not rejected.
  return { isDone: true, draft, version: saved, conflict: null, errors };
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && (loaderData.draft.subject || "A campaign"),
);

export default function NewsletterCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, state, problem, notes, lead } = loaderData;
  const path = `${list}/${id}`;
  const { draft, version, conflict, errors } = actionData ?? {
    ...loaderData,
    conflict: null,
    errors: {},
  };
  return (
    <AdminPage title={draft.subject || "Untitled campaign"} lead={lead}>
      {problem && <PageNotice isProblem title="It was not sent" text={problem} />}
      {notes.length > 0 && (
        <PageNotice isProblem title="Something is missing" text={notes.join(" ")} />
      )}
      {conflict && (
        <PageNotice isProblem title="Someone else saved in the meantime" text={conflict}>
          <a href={path} target="_blank" rel="noreferrer" className="text-link">
            View the saved version
          </a>{" "}
          or save again to replace it with yours.
        </PageNotice>
      )}
      {state === "draft" ? (
        <>
          <div className="mt-8 grid items-start gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_24.375rem]">
            <EditorForm path={path} version={version} draft={draft} errors={errors} />
            <aside aria-label="Preview" className="xl:sticky xl:top-24">
              <EmailFrame src={`${path}/html`} />
            </aside>
          </div>
          <div className="mt-10 border-t border-line">
            <ActionButtons
              path={path}
              actions={[
                { intent: "copy", label: "Copy" },
                { intent: "delete", label: "Delete the draft" },
              ]}
            />
          </div>
        </>
      ) : (
        <CampaignReport {...loaderData} path={path} state={state} />
      )}
    </AdminPage>
  );
}
