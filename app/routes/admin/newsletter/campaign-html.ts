import { letterPage } from "#app/routes/admin/email/email-page.server.ts";
import { writeLetter } from "#domain/email/email.ts";
import { readDraft } from "#domain/newsletter/blocks.ts";
import { leavingOf, previewCampaign } from "#domain/newsletter/schedule-campaigns.server.ts";
import type { Route } from "./+types/campaign-html.ts";
import { requireCampaign } from "./campaign.server.ts";

/** The version that was sent, or else the current one. */
export async function loader(asked: Route.LoaderArgs) {
  const { services, campaign } = await requireCampaign(asked);
  const { html } = campaign.letter
    ? writeLetter(
        campaign.letter,
        await services.settings.read(),
        leavingOf(services.siteUrl, campaign.list),
      )
    : await previewCampaign(services, campaign);
  return letterPage(html, { isFramed: true });
}

/** The version in the form, not yet saved. */
export async function action(asked: Route.ActionArgs) {
  const { services, campaign } = await requireCampaign(asked);
  const draft = readDraft(await asked.request.formData());
  const { html } = await previewCampaign(services, { ...draft, list: campaign.list });
  return letterPage(html, { isFramed: true });
}
