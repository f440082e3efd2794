import { goOn } from "#app/account-form.server.ts";
import { AccountForm } from "#app/components/account/account-form.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { OwnerPage } from "#app/components/owner/owner-page.tsx";
import { useKeptPlace } from "#app/components/owner/use-kept-place.ts";
import { actsOf, SpecialActs } from "#app/components/specials/special-acts.tsx";
import { SpecialFields } from "#app/components/specials/special-fields.tsx";
import { servicesContext } from "#app/context.ts";
import { type FormAnswer, mistaken } from "#app/form-answer.ts";
import { wholeForm } from "#app/form-fields.ts";
import { requireSignedIn } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { placeIn, withPlace } from "#app/place-in-address.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { endedBefore, readSpecial, specialAsTyped } from "#app/special-form.server.ts";
import { changeSpecial, findOwnSpecial, saveSpecial, specialActs } from "#domain/specials/own-specials.server.ts";
import { plural } from "#shared/plural.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/special.ts";

const all = "/owner/specials";

async function requireSpecial(asked: Pick<Route.LoaderArgs, "context" | "params" | "request">) {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const special = await findOwnSpecial(services, actor, readId(asked.params.id));
  if (!special) throw await missing(services);
  return { actor, services, special };
}

export async function loader(asked: Route.LoaderArgs) {
  const { special } = await requireSpecial(asked);
  const { id, title, medSpa, state, claims, redemptions, endedAt } = special;
  return { id, title, medSpa: medSpa.name, state, claims, redemptions, isOver: endedAt !== null, given: specialAsTyped(special) };
}

export async function action(asked: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services, special } = await requireSpecial(asked);
  const form = await asked.request.formData();
  const act = specialActs.find((each) => each === form.get("act"));
  if (act) {
    const changed = await changeSpecial(services, actor, special.id, act);
    if (changed === "not-found") throw await missing(services);
    return changed === "done" ? goOn(withPlace(`${all}?done=${act}`, placeIn(asked.request)), []) : mistaken(form, { [wholeForm]: [refusals[changed]] });
  }
  const read = readSpecial(form);
  if ("answer" in read) return read.answer;
  const saved = await saveSpecial(services, actor, special.id, read.data);
  if (saved === "not-found") throw await missing(services);
  if (saved === "over") return special.endedAt ? mistaken(form, { [wholeForm]: [refusals.over] }) : endedBefore(form);
  return saved === "done" ? goOn(withPlace(`${all}?done=saved`, placeIn(asked.request)), []) : mistaken(form, { specialPrice: [refusals.claimed] });
}

const refusals = {
  over: "This special has ended. Make a new one.",
  claimed: "People have claimed this at its price. End it, and make a new one",
};

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta(matches, { title: "A special", description: "Change, pause or end a special.", path: `${all}/${params.id}`, isIndexed: false });
}

export default function Special({ loaderData: { id, title, medSpa, state, claims, redemptions, isOver, given }, actionData }: Route.ComponentProps) {
  const path = `${all}/${id}`;
  const keep = useKeptPlace();
  const acts = actsOf({ state, claims });
  return (
    <OwnerPage title={title} lead={`Of ${medSpa}. ${plural(claims, "claim")}, ${redemptions} redeemed.`} path={path} under={[{ name: "Specials", path: all }]}>
      {isOver ? (
        <Notice title="You ended this special" text="Codes that people have are good until the day that they were promised." />
      ) : (
        <AccountForm action={keep(path)} answer={actionData} button="Save changes" given={given}>
          {(field) => <SpecialFields field={field} />}
        </AccountForm>
      )}
      {acts.length > 0 && (
        <section className="border-t border-line pt-8">
          <h2 className="text-xl">Take it off the site</h2>
          <p className="mt-2 mb-5 text-sm text-muted">
            Paused or ended, nobody can claim it. Codes that people have stay good until the day that they were promised. Only what nobody claimed can be
            deleted.
          </p>
          <SpecialActs path={keep(path)} title={title} acts={acts} />
        </section>
      )}
    </OwnerPage>
  );
}
