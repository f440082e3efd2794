import { z } from "zod";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { type FormAnswer, readForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize, requireProof, signedIn } from "#app/http/authorize.server.ts";
import { visitorContext } from "#app/http/context.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { impersonate } from "#domain/accounts/sessions/impersonate.server.ts";
import { findUser } from "#domain/accounts/site-admins/list-users.server.ts";
import { readId } from "#shared/read-id.ts";
import { oneLine } from "#shared/typed-text.ts";
import type { Route } from "./+types/impersonate.ts";

const why = "Give a reason: they can read it.";
const reasonSchema = z.object({ reason: oneLine(why).min(5, why).max(300, "This is too long.") });

export const handle = {
  breadcrumb: ({ id, name }: Route.ComponentProps["loaderData"]) => ({
    name,
    path: `/admin/users/${id}`,
  }),
};

export const middleware = [authorize("users.impersonate"), requireProof];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const user = await findUser(services, actor, readId(args.params.id));
  if (user?.role !== "visitor" || user.suspendedAt) throw notFound();
  return { id: user.id, name: user.name };
}

export async function action(args: Route.ActionArgs): Promise<FormAnswer | Response> {
  const { actor, services } = signedIn(args);
  const read = readForm(reasonSchema, await args.request.formData());
  if ("answer" in read) return read.answer;
  const begun = await impersonate(services, actor, {
    userId: readId(args.params.id),
    ...read.data,
  });
  if (typeof begun === "string") throw notFound();
  return redirectTo("/profile", [
    args.context.get(visitorContext).cookies.seenAs(begun.until, services.clock()),
  ]);
}

export const meta = privatePage("View the site as another user");

export default function Impersonate({
  loaderData: { id, name },
  actionData,
}: Route.ComponentProps) {
  const path = `/admin/users/${id}`;
  return (
    <AdminPage
      title={`View the site as ${name}`}
      lead="For at most half an hour. Your changes apply to their account, and the audit log names you both. You cannot access passwords, addresses, factors, sign-ins, plans or the account itself."
    >
      <div className="mt-8 grid max-w-lg gap-8">
        <ShortForm action={`${path}/impersonation`} actionData={actionData} button="Begin">
          {(field) => (
            <TextField
              label="Reason"
              hint={`${name} can read it.`}
              maxLength={300}
              autoComplete="off"
              {...field("reason")}
            />
          )}
        </ShortForm>
      </div>
    </AdminPage>
  );
}
