import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import type { FormAnswer } from "#app/forms/form-result.ts";
import { newsletterConsents } from "#domain/newsletter/consents.ts";
import { language } from "#shared/language.ts";
import { say, sayStored, to } from "#shared/say.ts";
import { FormGuard } from "./form-guard.tsx";

const titles: Record<string, string> = {
  "Please enter your email address.": "Email Required",
  "Please enter both your name and email address.": "Missing Information",
  "Please enter a valid email address.": "Invalid Email",
};

type SubscribeFormProps = {
  id: string;
  list: keyof typeof newsletterConsents;
  action: string;
  actionData: FormAnswer | undefined;
  hasName?: boolean;
};

/**
 * Asks for an email address. The result replaces the form. Without JavaScript, the page at `action`
 * shows it.
 */
function SubscribeForm({ id, list, action, actionData, hasName = false }: SubscribeFormProps) {
  const refused = actionData?.isDone === false ? actionData : null;
  const errors = refused?.errors ?? {};
  const field = (name: string) => ({
    name,
    scope: list,
    autoComplete: name,
    errors: errors[name],
    defaultValue: refused?.values[name],
  });
  const title = refused?.hasFailed
    ? "Subscription Failed"
    : titles[(errors.name ?? errors.email)?.[0] ?? ""];
  return (
    <form
      id={id}
      method="post"
      action={to(action)}
      data-answered-here={id}
      data-failed={say("Subscription Failed")}
      noValidate
      className="grid gap-4"
    >
      <ErrorSummary scope={list} errors={errors} title={title} />
      <div className={hasName ? "grid gap-4 lg:grid-cols-2" : undefined}>
        {hasName && <TextField label={say("Name")} {...field("name")} />}
        <EmailField {...field("email")} />
      </div>
      <FormGuard />
      <SubmitButton sending={say("Subscribing...")}>
        {hasName ? say("Subscribe for offers") : say("Subscribe")}
      </SubmitButton>
      <p className="text-sm text-muted">
        {sayStored(newsletterConsents[list])}
        {/* Readers of other languages learn in advance. */}
        {language() !== "en" && ` ${say("The newsletters themselves are written in English.")}`}
      </p>
    </form>
  );
}

type Props = { actionData?: FormAnswer | undefined };

export const OffersForm = ({ actionData }: Props) => (
  <SubscribeForm
    id="offers-form"
    list="offers"
    action="/weekly-offers"
    actionData={actionData}
    hasName
  />
);

export function NewsletterBox({ actionData }: Props) {
  const id = "newsletter-box";
  if (!actionData?.isDone)
    return <SubscribeForm id={id} list="newsletter" action="/newsletter" actionData={actionData} />;
  return (
    <div id={id} tabIndex={-1}>
      <Notice
        title={say("Successfully Subscribed!")}
        text={say("You’ll receive the latest Orange County med spa deals and treatments.")}
      >
        <span className="block text-sm">
          {say("One more step: open the email that we just sent you and confirm your address.")}
        </span>
        <a href={to("/newsletter")} data-brings={id} className="text-link mt-3 inline-block">
          {say("Subscribe another email")}
        </a>
      </Notice>
    </div>
  );
}
