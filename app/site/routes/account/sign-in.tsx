import { AccountPage } from "#app/components/account/account-page.tsx";
import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { signInFromForm } from "#app/forms/sign-in-form.server.ts";
import { redirectTo, safeRedirectPath } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { visitorContext } from "#app/http/context.ts";
import { landingPath, readReferrerPath } from "#app/http/landing.server.ts";
import { withNext } from "#app/http/with-next.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { PasskeySignIn } from "#app/site/components/account/passkey-forms.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { workplaceOf } from "#domain/accounts/actor.ts";
import { say, to } from "#shared/say.ts";
import { withQuery } from "#shared/with-query.ts";

const home = "/profile";

export const middleware = [authorize("session.create")];

export async function loader({ request, url, context }: LoaderArgs) {
  const { searchParams } = url;
  const visitor = await context.get(visitorContext).visitor();
  const next = safeRedirectPath(searchParams.get("next"), "");
  const from = safeRedirectPath(searchParams.get("from"), readReferrerPath(request));
  if (visitor) throw redirectTo(landingPath(workplaceOf(visitor), { next, from }, home));
  return { email: searchParams.get("email") ?? "", next, from };
}

export function action(args: ActionArgs) {
  return signInFromForm(args, home);
}

export const meta = privatePage(
  () => say("Sign in"),
  () =>
    say(
      "Sign in to {brand} to see your bookings, favorites and saved searches, or to manage a listing.",
    ),
);

const isSavingSearch = (next: string) => /^(\/es)?\/profile\/searches\/new\?/.test(next);
const whySignIn = () =>
  say(
    "Saved searches live in your account, so that we can email you what’s new. Sign in to save this one; we’ve kept it for you.",
  );

export default function SignIn({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const { next, from } = loaderData;
  const path = withQuery("/sign-in", { next, from });
  return (
    <AccountPage title={say("Sign in")} {...(isSavingSearch(next) ? { lead: whySignIn() } : {})}>
      <SignInForm action={path} actionData={actionData} {...loaderData} />
      <div className="needs-script flex items-center gap-4 text-sm text-muted">
        <hr className="grow border-line" /> {say("or")} <hr className="grow border-line" />
      </div>
      <PasskeySignIn next={to(path)} />
      <p className="border-t border-line pt-6 text-muted">
        {say("No account yet?")}{" "}
        <TextLink href={withNext("/sign-up", loaderData.next)}>{say("Create one")}</TextLink>
      </p>
    </AccountPage>
  );
}
