import { z } from "zod";
import { goOn, refused } from "#app/account-form.server.ts";
import { AccountForm } from "#app/components/account/account-form.tsx";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { Notice } from "#app/components/forms/notice.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { servicesContext } from "#app/context.ts";
import { type FormAnswer, readForm } from "#app/form-answer.ts";
import { requireAllowed, requireProof } from "#app/guards.ts";
import { missing } from "#app/missing.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { emailSchema } from "#domain/accounts/account-input.ts";
import { inviteEditor, listEditors, removeEditor } from "#domain/accounts/editors.server.ts";
import { readId } from "#shared/read-id.ts";
import { oneLine } from "#shared/typed-text.ts";
import type { Route } from "./+types/editors.ts";

const path = "/admin/editors";
const deed = "appoint editors";
const inviteSchema = z.object({
  name: oneLine("Say what they are called.").min(1, "Say what they are called.").max(80, "This is too long."),
  email: emailSchema("Give their email address."),
});

export async function loader(asked: Route.LoaderArgs) {
  await requireAllowed(asked, deed);
  const actor = await requireProof(asked);
  const found = await listEditors(asked.context.get(servicesContext), actor);
  const done = new URL(asked.request.url).searchParams.get("done");
  return { done, ...(found === "forbidden" ? { editors: [], invited: [] } : found) };
}

export async function action(asked: Route.ActionArgs): Promise<FormAnswer | Response> {
  await requireAllowed(asked, deed);
  const actor = await requireProof(asked);
  const services = asked.context.get(servicesContext);
  const form = await asked.request.formData();
  if (form.has("remove")) {
    const outcome = await removeEditor(services, actor, readId(String(form.get("remove"))));
    if (outcome === "not-found") throw await missing(services);
    return goOn(`${path}?done=removed`, []);
  }
  const read = readForm(inviteSchema, form);
  if ("answer" in read) return read.answer;
  const outcome = await inviteEditor(services, actor, read.data);
  if (outcome === "known") return refused(form, { email: ["This address belongs to an editor or a webmaster already."] });
  return goOn(`${path}?done=${outcome}`, []);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Editors", description: "Who may read what visitors write before it is shown.", path, isIndexed: false });
}

const notices: Record<string, { title: string; text: string }> = {
  invited: { title: "The invitation is on its way", text: "The link in it works once, for three days. It sets a password; then a second factor is asked for." },
  granted: { title: "Done", text: "This address has an account already: it is an editor's from now on. A mail says so." },
  removed: { title: "Removed", text: "From now on this account is a visitor's." },
};

type Person = { id: number; name: string; email: string | null };

export default function Editors({ loaderData: { done, editors, invited }, actionData }: Route.ComponentProps) {
  const notice = notices[done ?? ""];
  return (
    <AccountPage
      title="Editors"
      lead="They read reviews, answers and questions of visitors before or after these are shown. Accounts, licences and this page are closed to them."
      path={path}
      under={[{ name: "Admin", path: "/admin" }]}
    >
      {notice && <Notice {...notice} />}
      <section>
        <h2 className="text-xl">Who edits</h2>
        {editors.length + invited.length === 0 && <p className="mt-3 text-muted">Nobody yet.</p>}
        <ul className="mt-3">
          {editors.map(({ hasSecondFactor, ...person }) => (
            <Row key={person.id} person={person} note={hasSecondFactor ? "Has a second factor" : "No second factor yet"} verb="Remove" />
          ))}
          {invited.map((person) => (
            <Row key={person.id} person={person} note="Invited, has not set a password yet" verb="Take back" />
          ))}
        </ul>
      </section>
      <section className="border-t border-line pt-8">
        <h2 className="mb-5 text-xl">Invite somebody</h2>
        <AccountForm action={path} answer={actionData} button="Send invitation">
          {(field) => (
            <>
              <TextField label="Name" autoComplete="off" maxLength={80} {...field("name")} />
              <TextField label="Email" type="email" autoComplete="off" maxLength={254} {...field("email")} />
            </>
          )}
        </AccountForm>
      </section>
    </AccountPage>
  );
}

function Row({ person: { id, name, email }, note, verb }: { person: Person; note: string; verb: string }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-3">
      <span className="min-w-0">
        <span className="wrap-anywhere">{name}</span>
        <span className="block text-sm text-muted wrap-anywhere">
          {email} · {note}
        </span>
      </span>
      <form method="post" action={path}>
        <button type="submit" name="remove" value={id} className="min-h-11 text-muted underline underline-offset-4 hover:text-ink">
          {verb}
          <span className="sr-only"> {name}</span>
        </button>
      </form>
    </li>
  );
}
