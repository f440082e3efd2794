import { AccountPage } from "#app/components/account/account-page.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { readForm, rejectForm } from "#app/forms/form-result.ts";
import { notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import {
  changeQuestion,
  findOwnQuestion,
  withdrawQuestion,
} from "#domain/questions/own-questions.server.ts";
import { maxQuestionLengths } from "#domain/questions/question.ts";
import { questionSchema } from "#domain/questions/question-input.ts";
import { readId } from "#shared/read-id.ts";
import { say, to } from "#shared/say.ts";

const list = "/profile/questions";

export const middleware = [authorize("questions.editOwn")];

export async function loader(args: LoaderArgs<"id">) {
  const { actor, services } = signedIn(args);
  const found = requireFound(await findOwnQuestion(services, actor, readId(args.params.id)));
  return {
    id: found.id,
    text: found.text,
    medSpaName: found.medSpaName,
    isOpen: found.status === "waiting",
  };
}

export async function action(args: ActionArgs<"id">) {
  const { actor, services } = signedIn(args);
  const id = readId(args.params.id);
  const form = await args.request.formData();
  if (!(await findOwnQuestion(services, actor, id))) throw notFound();
  if (form.get("intent") === "withdraw") {
    await withdrawQuestion(services, actor, id);
    return redirectTo(list);
  }
  const read = readForm(questionSchema, form);
  if ("answer" in read) return read.answer;
  const changed = await changeQuestion(services, actor, id, read.data.text);
  return changed === "decided"
    ? rejectForm(form, { text: ["It was reviewed in the meantime and can no longer be changed."] })
    : redirectTo(list);
}

export const meta = privatePage(() => say("Your question"));

export default function ChangeQuestion({
  loaderData: { id, text, medSpaName, isOpen },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  const path = `${list}/${id}`;
  return (
    <AccountPage title={say("Your question")} lead={say("To {name}.", { name: medSpaName })}>
      {isOpen ? (
        <ShortForm
          action={path}
          actionData={actionData}
          button={say("Save")}
          defaultValues={{ text }}
        >
          {(field) => (
            <TextArea
              label={say("Your question")}
              rows={5}
              maxLength={maxQuestionLengths.question}
              hint={say("Please leave out medical details: question and answer are public.")}
              {...field("text")}
            />
          )}
        </ShortForm>
      ) : (
        <p
          className="border-l-2 border-sage pl-5 break-words whitespace-pre-line"
          {...originalLang()}
        >
          {text}
        </p>
      )}
      <form method="post" action={to(path)} className="grid gap-4 border-t border-line pt-8">
        <p className="text-muted">
          {say("If you withdraw it, it is deleted together with its answer.")}
        </p>
        <p>
          <Button variant="secondary" name="intent" value="withdraw">
            {say("Withdraw it")}
          </Button>
        </p>
      </form>
    </AccountPage>
  );
}
