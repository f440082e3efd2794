import { goOn, ownPath } from "#app/account-form.server.ts";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { PasskeySignIn } from "#app/components/account/passkey-forms.tsx";
import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { visitingContext } from "#app/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { signInFromForm } from "#app/sign-in-form.server.ts";
import { withNext } from "#app/with-next.ts";
import { say } from "#shared/say.ts";
import { to } from "#shared/to.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/sign-in.ts";

const home = "/profile";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  if (await context.get(visitingContext).visitor()) throw goOn(ownPath(searchParams.get("next"), home), []);
  return { email: searchParams.get("email") ?? "", next: ownPath(searchParams.get("next"), "") };
}

export function action(asked: Route.ActionArgs) {
  return signInFromForm(asked, home);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say("Sign in"),
    description: say("Sign in to your account at {brand}.", { brand: brand.name }),
    path: "/sign-in",
    isIndexed: false,
  });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={say("Sign in")} path="/sign-in">
      <SignInForm action={withNext("/sign-in", loaderData.next)} answer={actionData} {...loaderData} />
      <PasskeySignIn next={to(loaderData.next || home)} />
      <p className="border-t border-line pt-6 text-muted">
        {say("No account yet?")}{" "}
        <a href={to(withNext("/sign-up", loaderData.next))} className="text-link">
          {say("Create one")}
        </a>
      </p>
    </AccountPage>
  );
}
