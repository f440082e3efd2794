import { type FormAnswer, mistaken, readForm } from "#app/forms/form-result.ts";
import { servicesContext, visitingContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { missing } from "#app/http/not-found.server.ts";
import { goOn, limitedText } from "#app/http/redirect.server.ts";
import type { Actor } from "#domain/accounts/actor.ts";
import { campaignSchema } from "#domain/advertising/campaign.ts";
import {
  type Campaign,
  type PictureChange,
  type Saved,
  saveCampaign,
} from "#domain/advertising/campaigns.server.ts";
import { pictureSize } from "#domain/advertising/slot.ts";
import { takePictures } from "#domain/uploads/accept-photos.server.ts";
import { descriptionSchema, faultSentences } from "#domain/uploads/photo.ts";

type Asked = Parameters<typeof requireAllowed>[0];
type Outcome = Exclude<Saved["outcome"], "saved" | "not-found">;

const shape = `The picture must be twice as wide as high, best ${pictureSize.width} × ${pictureSize.height} pixels.`;
const faultOf: Record<Outcome, Record<string, string[]>> = {
  over: { untilDay: ["It would end before today. Choose a later day, or create a new campaign."] },
  shape: { picture: [shape] },
  undescribed: { pictureAlt: ["Describe the picture for people who cannot see it."] },
};

const several = { slots: ["slots"], places: ["cities", "categories"] };

/** Parses and saves the ad campaign form. Multiple choices arrive in one string. */
export async function saveCampaignForm(
  asked: Asked,
  id: number | null,
): Promise<FormAnswer | Response> {
  const actor = await requireAllowed(asked, "advertising.manage");
  const services = asked.context.get(servicesContext);
  const form = await asked.request.formData();
  const chosen = Object.fromEntries(
    Object.entries(several).map(([name, fields]) => [
      name,
      fields.flatMap((field) => form.getAll(field).map(String)),
    ]),
  );
  const refused = (errors: Record<string, string[]>): FormAnswer => {
    const answer = mistaken(form, errors);
    for (const [name, values] of Object.entries(chosen)) answer.values[name] = values.join(" ");
    return answer;
  };
  const read = readForm(campaignSchema, form, { ...Object.fromEntries(form), ...chosen });
  if ("answer" in read) return refused(read.answer.isDone ? {} : read.answer.errors);
  const picture = await readPicture(asked, actor, form);
  if ("errors" in picture) return refused(picture.errors);
  const saved = await saveCampaign(services, actor, id, read.data, picture);
  if (saved.outcome === "not-found") throw await missing(services);
  return saved.outcome === "saved"
    ? goOn(`/admin/advertising/${saved.id}?done=saved`, [])
    : refused(faultOf[saved.outcome]);
}

async function readPicture(
  asked: Asked,
  actor: Actor,
  form: FormData,
): Promise<PictureChange | { errors: Record<string, string[]> }> {
  const described = descriptionSchema.safeParse(String(form.get("pictureAlt") ?? ""));
  if (!described.success) return { errors: { pictureAlt: ["Use at most 200 characters."] } };
  const change = { description: described.data, isRemoved: form.get("withoutPicture") === "yes" };
  const file = form.get("picture");
  if (!(file instanceof Blob) || file.size === 0) return change;
  if (change.description === "")
    return {
      errors: {
        ...faultOf.undescribed,
        picture: [
          "Please choose the picture again: the browser does not keep it when a form has errors.",
        ],
      },
    };
  const { from } = asked.context.get(visitingContext);
  const taken = await takePictures(
    asked.context.get(servicesContext),
    actor.userId,
    [{ field: "picture", file, description: "" }],
    from,
  );
  if (taken.outcome === "limited") return { errors: { picture: [limitedText(taken.retryAfter)] } };
  if (taken.outcome === "faulty")
    return {
      errors: { picture: Object.values(taken.faults).map((fault) => faultSentences[fault]) },
    };
  const [added] = taken.pictures;
  return added ? { ...change, added } : change;
}

export function campaignAsTyped({
  kind,
  advertiser,
  licensee,
  headline,
  words,
  invitation,
  destination,
  fromDay,
  untilDay,
  slots,
  places,
  parts,
  picture,
}: Campaign): Record<string, string> {
  return {
    ...{ kind, advertiser, licensee, headline, words, invitation, destination, fromDay },
    untilDay: untilDay ?? "",
    slots: slots.join(" "),
    places: places.join(" "),
    parts: String(parts),
    pictureAlt: picture?.description ?? "",
  };
}
