import { redirect } from "react-router";
import { goOn, refused } from "#app/account-form.server.ts";
import { requireClaimable } from "#app/claim-page.server.ts";
import { claimPath } from "#app/claim-path.ts";
import { AccountForm } from "#app/components/account/account-form.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { NarrowPage } from "#app/components/ui/narrow-page.tsx";
import { servicesContext } from "#app/context.ts";
import { type FormAnswer, readForm } from "#app/form-answer.ts";
import { requireSignedIn } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { checkCode } from "#domain/ownership/check-code.server.ts";
import { codeMinutes, maskMail, ownershipCodeSchema } from "#domain/ownership/ownership.ts";
import type { Route } from "./+types/code.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireSignedIn(asked);
  const { slug, name, open } = await requireClaimable(asked.context.get(servicesContext), actor, asked.params.slug);
  if (!open?.sentTo) throw redirect(claimPath(slug));
  return { slug, name, sentTo: open.proof === "listed mail" ? maskMail(open.sentTo) : open.sentTo, path: `${claimPath(slug)}/code` };
}

export async function action(asked: Route.ActionArgs): Promise<FormAnswer | Response> {
  const actor = await requireSignedIn(asked);
  const services = asked.context.get(servicesContext);
  const { slug } = await requireClaimable(services, actor, asked.params.slug);
  const form = await asked.request.formData();
  const read = readForm(ownershipCodeSchema, form);
  if ("answer" in read) return read.answer.isDone ? read.answer : refused(form, read.answer.errors);
  const checked = await checkCode(services, actor, slug, read.data.code);
  if (checked.outcome === "wrong") return refused(form, { code: [wrongText(checked.left)] });
  if (checked.outcome === "spent") return refused(form, { code: ["This code no longer works. Ask for another one."] });
  return goOn(claimPath(slug), []);
}

const wrongText = (left: number) => `This is not the code of the mail. ${left === 1 ? "One try is" : `${left} tries are`} left.`;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, path } = loaderData;
  return pageMeta(matches, { title: `Your code for ${name}`, description: `Type the code that shows that ${name} is yours.`, path, isIndexed: false });
}

export default function ClaimCode({ loaderData: { slug, name, sentTo, path }, actionData }: Route.ComponentProps) {
  return (
    <NarrowPage
      title="Type the code"
      lead={
        <p>
          Six digits are on their way to <span className="wrap-anywhere text-ink">{sentTo}</span>. They work for {codeMinutes} minutes.
        </p>
      }
      under={[
        { name, path: `/listing/${slug}` },
        { name: "Claim it", path: claimPath(slug) },
        { name: "Code", path },
      ]}
    >
      <AccountForm action={path} answer={actionData} button="Claim the listing">
        {(field) => <TextField label="Code" inputMode="numeric" autoComplete="one-time-code" maxLength={12} {...field("code")} />}
      </AccountForm>
      <p>
        <a href={claimPath(slug)} className="text-link">
          Another code, or another proof
        </a>
      </p>
    </NarrowPage>
  );
}
