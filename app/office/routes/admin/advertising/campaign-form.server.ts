import { type FormAnswer, readForm, rejectForm } from "#app/forms/form-result.ts";
import { photosIn, takePhotos } from "#app/forms/photo-upload.server.ts";
import { notFound } from "#app/http/answers.server.ts";
import { type RouteArgs, signedIn } from "#app/http/authorize.server.ts";
import { redirectWithFlash } from "#app/http/flash.server.ts";
import { adCampaignSchema } from "#domain/advertising/campaign-input.ts";
import {
  type AdCampaign,
  type AdPhotoChange,
  type SaveAdCampaignResult,
  saveAdCampaign,
} from "#domain/advertising/campaigns.server.ts";
import { adPhotoSize } from "#domain/advertising/slot.ts";
import { descriptionSchema } from "#domain/uploads/photo-description.ts";
import { pick } from "#shared/pick.ts";

type SaveOutcome = Exclude<SaveAdCampaignResult["outcome"], "saved" | "not-found">;

const shape = `The picture must be twice as wide as high, best ${adPhotoSize.width} × ${adPhotoSize.height} pixels.`;
const faultOf: Record<SaveOutcome, Record<string, string[]>> = {
  over: { untilDay: ["It would end before today. Choose a later day, or create a new campaign."] },
  shape: { picture: [shape] },
  undescribed: { pictureAlt: ["Describe the picture for people who cannot see it."] },
};

const several = { slots: ["slots"], places: ["cities", "categories"] };

/** Parses and saves the ad campaign form. Multiple choices arrive in one string. */
export async function saveAdCampaignForm(
  args: RouteArgs,
  id: number | null,
): Promise<FormAnswer | Response> {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const chosen = Object.fromEntries(
    Object.entries(several).map(([name, fields]) => [
      name,
      fields.flatMap((field) => form.getAll(field).map(String)),
    ]),
  );
  const refused = (errors: Record<string, string[]>): FormAnswer => {
    const answer = rejectForm(form, errors);
    for (const [name, values] of Object.entries(chosen)) answer.values[name] = values.join(" ");
    return answer;
  };
  const read = readForm(adCampaignSchema, form, { ...Object.fromEntries(form), ...chosen });
  if ("answer" in read) return refused(read.answer.isDone ? {} : read.answer.errors);
  const picture = await readPicture(args, form);
  if ("errors" in picture) return refused(picture.errors);
  const saved = await saveAdCampaign(services, actor, id, read.data, picture);
  if (saved.outcome === "not-found") throw notFound();
  return saved.outcome === "saved"
    ? redirectWithFlash(services, `/admin/advertising/${saved.id}`, {
        title: "Campaign saved",
        text: "Pages update within a minute.",
      })
    : refused(faultOf[saved.outcome]);
}

async function readPicture(
  args: RouteArgs,
  form: FormData,
): Promise<AdPhotoChange | { errors: Record<string, string[]> }> {
  const { actor, services, from } = signedIn(args);
  const described = descriptionSchema.safeParse(String(form.get("pictureAlt") ?? ""));
  if (!described.success) return { errors: { pictureAlt: ["Use at most 200 characters."] } };
  const change = { description: described.data, isRemoved: form.get("withoutPicture") === "yes" };
  const sent = photosIn(form, "picture");
  if (sent.length === 0) return change;
  if (change.description === "")
    return {
      errors: {
        ...faultOf.undescribed,
        picture: ["If the picture is no longer shown, choose it again."],
      },
    };
  const accepted = await takePhotos(services, actor.userId, sent, from);
  if ("errors" in accepted) return accepted;
  const [added] = accepted.photos;
  return added ? { ...change, added } : change;
}

export function adCampaignFormValues(campaign: AdCampaign): Record<string, string> {
  const texts = pick(campaign, [
    "kind",
    "advertiser",
    "licensee",
    "headline",
    "words",
    "invitation",
    "destination",
    "fromDay",
  ]);
  return {
    ...texts,
    untilDay: campaign.untilDay ?? "",
    slots: campaign.slots.join(" "),
    places: campaign.places.join(" "),
    parts: String(campaign.parts),
    pictureAlt: campaign.picture?.description ?? "",
  };
}
