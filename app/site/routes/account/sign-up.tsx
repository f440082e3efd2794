import { AccountPage } from "#app/components/account/account-page.tsx";
import { SignInLine } from "#app/components/account/sign-in-line.tsx";
import { EmailField, NewPasswordField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formDone, readForm, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { classifySubmission, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import { safeRedirectPath } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { withNext } from "#app/http/with-next.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { FormGuard } from "#app/site/components/forms/form-guard.tsx";
import { TermsLine } from "#app/site/components/forms/terms-line.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { signUpSchema } from "#domain/accounts/account-input.ts";
import { busySigningIn } from "#domain/accounts/problems.ts";
import { signUp } from "#domain/accounts/sign-in/sign-up.server.ts";
import { rateLimited } from "#domain/problem.ts";
import { say } from "#shared/say.ts";

export const middleware = [authorize("account.recover")];

export function loader({ url }: LoaderArgs) {
  return { next: safeRedirectPath(url.searchParams.get("next"), "") };
}

export async function action({ request, context }: ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const sender = classifySubmission(services, form);
  if (sender === "bot") return formDone;
  if (sender === "stale") return rejectForm(form, staleFormErrors);
  const read = readForm(signUpSchema, form);
  if ("answer" in read) return read.answer;
  const answer = await signUp(
    services,
    { ...read.data, next: safeRedirectPath(form.get("next"), "") },
    context.get(visitorContext).from,
  );
  if (answer.outcome === "limited")
    return rejectWith(form, rateLimited(answer.retryAfter), "email");
  return answer.outcome === "busy" ? rejectWith(form, busySigningIn, "email") : formDone;
}

export const meta = privatePage(
  () => say("Create an account"),
  () =>
    say(
      "Create a free account on {brand}: keep favorites on every device, follow searches, and write reviews.",
    ),
);

export default function SignUp({
  loaderData: { next },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  if (actionData?.isDone)
    return (
      <AccountPage
        title={say("Check your email")}
        lead={say(
          "We sent a link to the address that you gave. Follow it to confirm that the address is yours.",
        )}
      >
        <SignInLine next={next} />
      </AccountPage>
    );
  return (
    <AccountPage
      title={say("Create an account")}
      lead={say("For your favorites, your reviews and your bookings, on every device.")}
    >
      <ShortForm
        action={withNext("/sign-up", next)}
        actionData={actionData}
        button={say("Create account")}
        hidden={next ? { next } : {}}
      >
        {(field) => (
          <>
            <TextField label={say("Name")} autoComplete="name" {...field("name")} />
            <EmailField autoComplete="username" {...field("email")} />
            <NewPasswordField {...field("password")} />
            <FormGuard />
            <TermsLine of="account" />
          </>
        )}
      </ShortForm>
      <p className="border-t border-line pt-6 text-muted">
        {say("Already have an account?")}{" "}
        <TextLink href={withNext("/sign-in", next)}>{say("Sign in")}</TextLink>
      </p>
    </AccountPage>
  );
}
