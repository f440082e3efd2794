import { AccountPage } from "#app/components/account/account-page.tsx";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { type FormAnswer, formDone, readForm, rejectForm } from "#app/forms/form-result.ts";
import { classifySubmission, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { FormGuard } from "#app/site/components/forms/form-guard.tsx";
import type { ActionArgs, PageProps } from "#app/site/page.ts";
import { sendPreferencesLink } from "#domain/newsletter/preferences.server.ts";
import { newsletterSchema } from "#domain/newsletter/subscription.ts";
import { say } from "#shared/say.ts";

const path = "/unsubscribe";

export const middleware = [authorize("email.choosePreferences")];

export async function action({ request, context }: ActionArgs): Promise<FormAnswer> {
  const services = context.get(servicesContext);
  const form = await request.formData();
  const sender = classifySubmission(services, form);
  if (sender === "bot") return formDone;
  if (sender === "stale") return rejectForm(form, staleFormErrors);
  const read = readForm(newsletterSchema, form);
  if ("answer" in read) return read.answer;
  await sendPreferencesLink(services, read.data.email);
  return formDone;
}

export const meta = privatePage(() => say("Unsubscribe"));

export default function Unsubscribe({ actionData }: PageProps<undefined, typeof action>) {
  return (
    <AccountPage
      title={say("Unsubscribe")}
      lead={say(
        "Every email has a link that unsubscribes you with one click. If you do not have one at hand, we will send you one.",
      )}
    >
      {actionData?.isDone ? (
        <Notice
          title={say("Check your email")}
          text={say(
            "If this address is subscribed to anything, a link is on its way. Use it to see your subscriptions and cancel any of them.",
          )}
        />
      ) : (
        <ShortForm action={path} actionData={actionData} button={say("Email me the link")}>
          {(field) => (
            <>
              <EmailField {...field("email")} />
              <FormGuard />
            </>
          )}
        </ShortForm>
      )}
    </AccountPage>
  );
}
