import { authorize } from "#app/http/authorize.server.ts";
import { emailPageResponse } from "#app/office/routes/admin/email/email-page.server.ts";
import { readDraft } from "#domain/newsletter/read-draft.server.ts";
import { previewNewsletterCampaign } from "#domain/newsletter/schedule-campaigns.server.ts";
import type { Route } from "./+types/campaign-html.ts";
import { requireNewsletterCampaign } from "./campaign.server.ts";

export const middleware = [authorize("newsletter.manage")];

/** Renders the version that was sent, or else the current one. */
export async function loader(args: Route.LoaderArgs) {
  const { services, campaign } = await requireNewsletterCampaign(args);
  const { html } = await previewNewsletterCampaign(services, campaign);
  return emailPageResponse(html, { isFramed: true });
}

/** Renders the version in the form, not yet saved. */
export async function action(args: Route.ActionArgs) {
  const { services, campaign } = await requireNewsletterCampaign(args);
  const draft = readDraft(await args.request.formData());
  const { html } = await previewNewsletterCampaign(services, { ...draft, list: campaign.list });
  return emailPageResponse(html, { isFramed: true });
}
