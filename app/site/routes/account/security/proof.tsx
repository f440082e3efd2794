import { AccountPage } from "#app/components/account/account-page.tsx";
import { CodeField, PasswordField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { redirectTo, safeRedirectPath } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { actorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { proveIdentity } from "#domain/accounts/change-account.server.ts";
import { busySigningIn } from "#domain/accounts/problems.ts";
import { rateLimited } from "#domain/problem.ts";
import { say } from "#shared/say.ts";

const path = "/profile/security/proof";

export const middleware = [authorize("account.secure")];

export async function loader(args: LoaderArgs) {
  const { hasTwoFactor } = args.context.get(actorContext);
  return { hasTwoFactor, next: safeRedirectPath(args.url.searchParams.get("next"), "") };
}

export async function action(args: ActionArgs) {
  const { actor, services, from } = signedIn(args);
  const form = await args.request.formData();
  const proof = {
    password: String(form.get("password") ?? ""),
    code: String(form.get("code") ?? ""),
  };
  const answer = await proveIdentity(services, actor, proof, from);
  if (answer.outcome === "done")
    return redirectTo(safeRedirectPath(form.get("next"), "/profile/security"));
  if (answer.outcome === "limited")
    return rejectWith(form, rateLimited(answer.retryAfter), "password");
  if (answer.outcome === "busy") return rejectWith(form, busySigningIn, "password");
  return rejectForm(form, {
    password: [
      actor.hasTwoFactor
        ? "That’s not correct. Please enter your password and a new code."
        : "That’s not correct. Please enter your password again.",
    ],
  });
}

export const meta = privatePage(() => say("Confirm that it is you"));

export default function Proof({
  loaderData: { hasTwoFactor, next },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <AccountPage
      title={say("Confirm that it is you")}
      lead={say("We ask for your password again before sensitive changes.")}
    >
      <ShortForm
        action={path}
        actionData={actionData}
        button={say("Continue")}
        hidden={next ? { next } : {}}
      >
        {(field) => (
          <>
            <PasswordField {...field("password")} />
            {hasTwoFactor && (
              <CodeField
                inputMode="text"
                hint={say("From your app, or a recovery code.")}
                {...field("code")}
              />
            )}
          </>
        )}
      </ShortForm>
    </AccountPage>
  );
}
