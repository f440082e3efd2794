import { redirect } from "react-router";
import { AccountForm } from "#app/components/account/account-form.tsx";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { readForm } from "#app/forms/form-result.ts";
import { servicesContext, visitingContext } from "#app/http/context.ts";
import {
  busyText,
  goOn,
  limitedText,
  ownPath,
  refused,
  suspendedText,
} from "#app/http/redirect.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { codeSchema } from "#domain/accounts/account-input.ts";
import { completeSignIn } from "#domain/accounts/sign-in/sign-in.server.ts";
import { say } from "#shared/say.ts";
import type { Route } from "./+types/second-step.ts";
import { landingOf } from "./landing.server.ts";

const path = "/sign-in/second-step";

export function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(visitingContext).cookies.stepIn(request.headers.get("cookie")))
    throw redirect("/sign-in");
  const { searchParams } = new URL(request.url);
  return {
    next: ownPath(searchParams.get("next"), ""),
    from: ownPath(searchParams.get("from"), ""),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { from, cookies } = context.get(visitingContext);
  const form = await request.formData();
  const read = readForm(codeSchema, form);
  if ("answer" in read) return read.answer.isDone ? read.answer : refused(form, read.answer.errors);
  const answer = await completeSignIn(
    services,
    cookies.stepIn(request.headers.get("cookie")) ?? "",
    read.data.code,
    from,
  );
  if (answer.outcome === "signed-in") {
    const landing = landingOf(
      answer.session.workplace,
      { next: form.get("next"), from: form.get("from") },
      "/profile",
    );
    return goOn(landing, cookies.open(answer.session, services.clock()));
  }
  if (answer.outcome === "expired") return goOn("/sign-in", []);
  if (answer.outcome === "limited")
    return refused(form, { code: [limitedText(answer.retryAfter)] });
  if (answer.outcome === "suspended")
    return refused(form, { code: [await suspendedText(services)] });
  return refused(form, {
    code: [
      answer.outcome === "busy"
        ? busyText
        : "This code is not correct. Codes change every 30 seconds.",
    ],
  });
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: say("Your code"),
    description: say("The second step of signing in: a code from your app or a recovery code."),
    path,
    isIndexed: false,
  });
}

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage
      title={say("Your code")}
      lead={say(
        "Open your authenticator app and enter the six digits. Without the app, enter one of your recovery codes.",
      )}
      path={path}
    >
      <AccountForm action={path} answer={actionData} button={say("Continue")} hidden={loaderData}>
        {(field) => (
          <TextField
            label={say("Code")}
            autoComplete="one-time-code"
            inputMode="text"
            {...field("code")}
          />
        )}
      </AccountForm>
    </AccountPage>
  );
}
