import { AdminPage, PageNotice } from "#app/components/admin/admin-page.tsx";
import { EditorForm } from "#app/components/admin/newsletter/editor-form.tsx";
import {
  campaignFigures,
  newsletterCampaignStateNames,
} from "#app/components/newsletter/campaign-figures.tsx";
import { CampaignReport } from "#app/components/newsletter/campaign-report.tsx";
import { EmailFrame } from "#app/components/newsletter/email-frame.tsx";
import { ActionButtons } from "#app/components/office/action-buttons.tsx";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { redirectWithFlash, replaceWithFlash } from "#app/http/flash.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { readReferenceChoices } from "#domain/catalogue/reference/read-choices.server.ts";
import { mailingListNames } from "#domain/email/email-lists.ts";
import { renderEmail } from "#domain/email/render-email.server.ts";
import {
  type NewsletterDraft,
  readDraft,
  rearrangeBlocks,
  validateDraft,
} from "#domain/newsletter/blocks.ts";
import {
  removeNewsletterCampaign,
  saveNewsletterCampaign,
  startNewsletterCampaign,
} from "#domain/newsletter/edit-campaigns.server.ts";
import type { NewsletterCampaign } from "#domain/newsletter/read-campaigns.server.ts";
import {
  previewNewsletterCampaign,
  stopNewsletterCampaign,
  unscheduleNewsletterCampaign,
  unsubscribeFooter,
} from "#domain/newsletter/schedule-campaigns.server.ts";
import { ownEntry } from "#shared/own-entry.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/campaign.ts";
import { type BlockSearch, presentBlocks, requireNewsletterCampaign } from "./campaign.server.ts";

const list = "/admin/newsletter";

export const middleware = [authorize("newsletter.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { services, campaign } = await requireNewsletterCampaign(args);
  const { id, subject, preview, version, state, figures, audience, problem, content } = campaign;
  const isDraft = state === "draft";
  const written = content
    ? renderEmail(
        content,
        await services.settings.read(),
        unsubscribeFooter(services.siteUrl, campaign.list),
      )
    : await previewNewsletterCampaign(services, campaign);
  const known = await readReferenceChoices(services);
  const option = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name });
  return {
    id,
    subject,
    preview,
    version,
    state,
    problem,
    lead: leadOf(campaign),
    isDue: state === "scheduled" && campaign.dueAt !== null && campaign.dueAt <= services.clock(),
    blocks: isDraft ? await presentBlocks(services, campaign, null) : [],
    cities: isDraft ? known.cities.map(option) : [],
    categories: isDraft ? known.categories.map(option) : [],
    audience: audience ?? 0,
    done: figures.queued - figures.waiting,
    figures: campaign.startedAt ? campaignFigures(figures, audience) : [],
    text: isDraft ? "" : written.text,
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

  const written = readDraft(form);
  const draft = { ...written, blocks: rearrangeBlocks(written.blocks, intent) ?? written.blocks };
  const looking = lookingFor(form, intent, draft);
  const saved = await saveNewsletterCampaign(
    services,
    actor,
    id,
    readId(String(form.get("version"))),
    draft,
  );
  if (saved === "begun" || saved === "forbidden")
    return redirectWithFlash(services, path, stateChanged);
  const typed = async (
    version: number,
    errors: Record<string, string[]> = {},
    search: BlockSearch | null = null,
  ) => ({
    subject: draft.subject,
    preview: draft.preview,
    blocks: await presentBlocks(services, { ...draft, list: campaign.list }, search),
    version,
    conflict: null,
    errors,
  });
  if (saved === "changed") {
    const conflict = `${campaign.changedBy ?? "Someone"} saved this on ${momentInWords(campaign.changedAt)}, after you had opened it. Your version is below and not saved yet.`;
    return { isDone: false, ...(await typed(campaign.version)), conflict };
  }
  if (looking) return typed(saved, {}, looking);
  if (intent !== "send")
    return replaceWithFlash(services, path + anchorOf(intent, draft), { title: "Saved." });
  const errors = validateDraft(draft);
  if (Object.keys(errors).length === 0) return redirectTo(`${path}/send`);
  // The draft is saved, so the form is not rejected.
  return typed(saved, errors);
}

/** Finds the search that was submitted, by its button or by Enter in a filled field. */
function lookingFor(
  form: FormData,
  intent: string,
  { blocks }: NewsletterDraft,
): BlockSearch | null {
  const words = (at: number) => String(form.get(`find-${at}`) ?? "").trim();
  const asked = /^find:(\d{1,2})$/.exec(intent)?.[1];
  const at = asked
    ? Number(asked)
    : intent === "enter"
      ? blocks.findIndex((_, index) => words(index) !== "")
      : -1;
  return at >= 0 && at < blocks.length ? { at, words: words(at).slice(0, 100) } : null;
}

/** Leads to the block that was moved or added. */
function anchorOf(intent: string, { blocks }: NewsletterDraft) {
  const [, verb, at] = /^(add|up|down|remove):(\w+)$/.exec(intent) ?? [];
  const last = blocks.length - 1;
  if (!verb) return "";
  if (verb === "add") return `#block-${last}`;
  const to = Number(at) + { up: -1, down: 1, remove: 0 }[verb as "up" | "down" | "remove"];
  return `#block-${Math.min(Math.max(to, 0), Math.max(last, 0))}`;
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && (loaderData.subject || "A campaign"),
);

export default function NewsletterCampaignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { id, state, problem, lead } = loaderData;
  const path = `${list}/${id}`;
  const shown = actionData ?? { ...loaderData, conflict: null, errors: {} };
  const { subject, conflict } = shown;
  return (
    <AdminPage title={subject || "Untitled campaign"} lead={lead}>
      {problem && <PageNotice isProblem title="It was not sent" text={problem} />}
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
            <EditorForm {...loaderData} {...shown} path={path} />
            <aside aria-label="Preview" className="xl:sticky xl:top-24">
              <EmailFrame title="Preview of the email" src={`${path}/html`} />
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
