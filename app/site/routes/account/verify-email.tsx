import { AccountPage } from "#app/components/account/account-page.tsx";
import { PasswordField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { formDone, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { safeRedirectPath } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { withNext } from "#app/http/with-next.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { busySigningIn } from "#domain/accounts/problems.ts";
import { findVerification, verifyEmail } from "#domain/accounts/sign-in/verify-email.server.ts";
import { rateLimited } from "#domain/problem.ts";
import { say } from "#shared/say.ts";

const path = "/verify-email";

export const middleware = [authorize("account.recover")];

export async function loader({ url, context }: LoaderArgs) {
  const { searchParams } = url;
  const token = searchParams.get("token") ?? "";
  const visitor = await context.get(visitorContext).visitor();
  const found = await findVerification(context.get(servicesContext), token);
  return {
    token,
    next: safeRedirectPath(searchParams.get("next"), ""),
    isGood: found !== null,
    needsPassword: found?.userId !== visitor?.userId,
  };
}

export async function action({ request, context }: ActionArgs) {
  const { from, visitor } = context.get(visitorContext);
  const form = await request.formData();
  const proof = { visitor: await visitor(), password: String(form.get("password") ?? "") };
  const answer = await verifyEmail(
    context.get(servicesContext),
    String(form.get("token") ?? ""),
    proof,
    from,
  );
  if (answer.outcome === "done") return formDone;
  if (answer.outcome === "limited")
    return rejectWith(form, rateLimited(answer.retryAfter), "password");
  if (answer.outcome === "busy") return rejectWith(form, busySigningIn, "password");
  return rejectForm(form, {
    password: [
      answer.outcome === "wrong"
        ? "This is not the password of this account."
        : "This link no longer works.",
    ],
  });
}

export const meta = privatePage(() => say("Confirm your address"));

export default function VerifyEmail({
  loaderData: { token, next, isGood, needsPassword },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  if (actionData?.isDone)
    return (
      <AccountPage
        title={say("Address confirmed")}
        lead={say("Thank you. The address of your account is confirmed.")}
      >
        <p>
          <TextLink href={next ? withNext("/sign-in", next) : "/profile"}>
            {next ? say("Continue where you left off") : say("Go to your profile")}
          </TextLink>
        </p>
      </AccountPage>
    );
  if (!isGood)
    return (
      <AccountPage
        title={say("This link no longer works")}
        lead={say(
          "It works once, for 24 hours, and only the newest one counts. Sign in to get a new one.",
        )}
      >
        <p>
          <TextLink href="/sign-in?next=/profile/security">{say("Sign in")}</TextLink>
        </p>
      </AccountPage>
    );
  return (
    <AccountPage
      title={say("Confirm your address")}
      lead={
        needsPassword
          ? say("Enter the password of your account, so that no one else can confirm it.")
          : ""
      }
    >
      <ShortForm
        action={`${path}?${new URLSearchParams({ token, ...(next ? { next } : {}) })}`}
        actionData={actionData}
        button={say("Confirm address")}
        hidden={{ token }}
      >
        {(field) => needsPassword && <PasswordField {...field("password")} />}
      </ShortForm>
    </AccountPage>
  );
}
