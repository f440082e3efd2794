import { AccountPage } from "#app/components/account/account-page.tsx";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { formDone, readForm, rejectWith } from "#app/forms/form-result.ts";
import { authorize, requireProof, signedIn } from "#app/http/authorize.server.ts";
import { actorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { forgotPasswordSchema } from "#domain/accounts/account-input.ts";
import { changeEmail } from "#domain/accounts/change-account.server.ts";
import { sendVerificationAgain } from "#domain/accounts/sign-in/verify-email.server.ts";
import { rateLimited } from "#domain/problem.ts";
import { say } from "#shared/say.ts";

const path = "/profile/security/email";

export const middleware = [authorize("account.secure"), requireProof];

export async function loader(args: LoaderArgs) {
  const { email, isVerified } = args.context.get(actorContext);
  return { email, isVerified };
}

/** Changes the address. Submitting the current one resends its confirmation. */
export async function action(args: ActionArgs) {
  const { actor, services } = signedIn(args);
  const form = await args.request.formData();
  const read = readForm(forgotPasswordSchema, form);
  if ("answer" in read) return read.answer;
  const { email } = read.data;
  const sent =
    email === actor.email
      ? (await sendVerificationAgain(services, actor)).outcome
      : await changeEmail(services, actor, email);
  return sent === "sent" ? formDone : rejectWith(form, rateLimited(15 * 60), "email");
}

export const meta = privatePage(() => say("Email address"));

export default function ChangeEmail({
  loaderData: { email, isVerified },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <AccountPage
      title={say("Email address")}
      lead={
        isVerified
          ? say("A new address takes effect once you follow the link that we send to it.")
          : say("Your address is not confirmed yet. Send the form to get a new link.")
      }
    >
      {actionData?.isDone && (
        <Notice
          title={say("Check your email")}
          text={say("We have sent a link to this address. It works once, for 24 hours.")}
        />
      )}
      <ShortForm
        action={path}
        actionData={actionData}
        button={say("Send link")}
        defaultValues={{ email }}
      >
        {(field) => <EmailField {...field("email")} />}
      </ShortForm>
    </AccountPage>
  );
}
