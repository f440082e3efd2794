import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { type FormAnswer, formState } from "#app/forms/form-result.ts";
import { maxQuestionLengths } from "#domain/questions/question.ts";
import { say, to } from "#shared/say.ts";
import { FormGuard } from "../forms/form-guard.tsx";
import { TermsLine } from "../forms/terms-line.tsx";

export const askPath = (slug: string) => `/listing/${slug}/questions/new`;

type Props = {
  slug: string;
  name: string;
  actionData?: FormAnswer | undefined;
  defaultValue?: string;
};

export function AskForm({ slug, name, actionData, defaultValue = "" }: Props) {
  const { errors, field } = formState(actionData, { text: defaultValue });
  return (
    <form method="post" action={to(askPath(slug))} noValidate className="grid gap-5">
      <ErrorSummary errors={errors} />
      <TextArea
        label={say("Your question")}
        rows={4}
        maxLength={maxQuestionLengths.question}
        hint={say("Please leave out medical details: question and answer are public.")}
        {...field("text")}
      />
      <FormGuard />
      <TermsLine of="question" />
      <p>
        <SubmitButton sending={say("Sending...")}>{say("Send question")}</SubmitButton>
      </p>
      <p className="text-sm text-muted">
        {say(
          "Sign in to ask. We review questions, post them without your name, and email you the answer of {name}.",
          { name },
        )}
      </p>
    </form>
  );
}
