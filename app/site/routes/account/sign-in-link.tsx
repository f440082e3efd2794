import { AccountPage } from "#app/components/account/account-page.tsx";
import { SignInLine } from "#app/components/account/sign-in-line.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { isSignInLink, signInByLink } from "#domain/accounts/site-admins/command-line.server.ts";
import { say } from "#shared/say.ts";

const path = "/sign-in/link";

export const middleware = [authorize("session.create")];

/** Asks for confirmation first: email programs follow links to scan them. */
export async function loader({ url, context }: LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  await context.get(visitorContext).visitor();
  return { token, isGood: await isSignInLink(context.get(servicesContext), token) };
}

export async function action({ request, context }: ActionArgs) {
  const services = context.get(servicesContext);
  const { from, cookies } = context.get(visitorContext);
  const token = (await request.formData()).get("token");
  const answer = await signInByLink(services, String(token ?? ""), from);
  if (answer.outcome === "signed-in")
    return redirectTo("/admin", cookies.open(answer.session, services.clock()));
  if (answer.outcome === "second-factor")
    return redirectTo("/sign-in/second-step?next=/admin", [cookies.step(answer.token)]);
  return redirectTo(path);
}

export const meta = privatePage(() => say("Sign-in link"));

export default function SignInLink({
  loaderData: { token, isGood },
}: PageProps<typeof loader, typeof action>) {
  if (!isGood)
    return (
      <AccountPage
        title={say("This link no longer works")}
        lead={say(
          "A sign-in link works once, for 15 minutes. Ask for a new one, or sign in with your password.",
        )}
      >
        <SignInLine />
      </AccountPage>
    );
  return (
    <AccountPage title={say("Sign in")} lead={say("The link is valid. It works once.")}>
      <ShortForm action={path} actionData={undefined} button={say("Sign in")} hidden={{ token }} />
    </AccountPage>
  );
}
