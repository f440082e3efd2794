import { redirect } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { CodeField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { readForm, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { redirectTo, safeRedirectPath } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { landingPath } from "#app/http/landing.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { codeSchema } from "#domain/accounts/account-input.ts";
import { signInProblem } from "#domain/accounts/problems.ts";
import { completeSignIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { say } from "#shared/say.ts";

const path = "/sign-in/second-step";

export const middleware = [authorize("session.create")];

export function loader({ request, url, context }: LoaderArgs) {
  if (!context.get(visitorContext).cookies.stepIn(request.headers.get("cookie")))
    throw redirect("/sign-in");
  const { searchParams } = url;
  return {
    next: safeRedirectPath(searchParams.get("next"), ""),
    from: safeRedirectPath(searchParams.get("from"), ""),
  };
}

export async function action({ request, context }: ActionArgs) {
  const services = context.get(servicesContext);
  const { from, cookies } = context.get(visitorContext);
  const form = await request.formData();
  const read = readForm(codeSchema, form);
  if ("answer" in read) return read.answer;
  const answer = await completeSignIn(
    services,
    cookies.stepIn(request.headers.get("cookie")) ?? "",
    read.data.code,
    from,
  );
  if (answer.outcome === "signed-in") {
    const landing = landingPath(
      answer.session.workplace,
      { next: form.get("next"), from: form.get("from") },
      "/profile",
    );
    return redirectTo(landing, cookies.open(answer.session, services.clock()));
  }
  if (answer.outcome === "expired") return redirectTo("/sign-in");
  return answer.outcome === "wrong"
    ? rejectForm(form, { code: ["This code is not correct. Codes change every 30 seconds."] })
    : rejectWith(form, await signInProblem(services, answer), "code");
}

export const meta = privatePage(() => say("Your code"));

export default function SecondStep({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <AccountPage
      title={say("Your code")}
      lead={say(
        "Open your authenticator app and enter the six digits. Without the app, enter one of your recovery codes.",
      )}
    >
      <ShortForm action={path} actionData={actionData} button={say("Continue")} hidden={loaderData}>
        {(field) => <CodeField inputMode="text" {...field("code")} />}
      </ShortForm>
    </AccountPage>
  );
}
