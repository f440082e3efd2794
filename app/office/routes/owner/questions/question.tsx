import { ShortForm } from "#app/components/forms/short-form.tsx";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { SelectField, TextArea } from "#app/components/ui/field.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { answerQuestion, findQuestionToAnswer } from "#domain/questions/answer-question.server.ts";
import { answerQuestionProblems } from "#domain/questions/problems.ts";
import { maxQuestionLengths } from "#domain/questions/question.ts";
import { answerSchema } from "#domain/questions/question-input.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/question.ts";

const parent = { name: "Questions from visitors", path: "/owner/questions" };

export const middleware = [authorize("questions.answer")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const found = requireFound(await findQuestionToAnswer(services, actor, readId(args.params.id)));
  const { id, text, medSpaName, answer, byName, staff } = found;
  const people = [
    { value: "me", label: actor.name },
    ...staff.map((member) => ({
      value: String(member.id),
      label: `${member.name}, ${member.title}`,
    })),
  ];
  const by = staff.find(({ name }) => name === byName)?.id.toString() ?? "me";
  return { id, text, medSpaName, answer: answer ?? "", people, by };
}

export const action = officeAction({
  scope: async (args: Route.ActionArgs) => {
    const { actor, services } = signedIn(args);
    const id = readId(args.params.id);
    requireFound(await findQuestionToAnswer(services, actor, id));
    return { actor, services, id };
  },
  schema: answerSchema,
  run: ({ services, actor, id, input }) => answerQuestion(services, actor, id, input),
  problems: answerQuestionProblems,
  done: { done: { to: parent.path } },
});

export const meta = privatePage("Answer a question");

export default function AnswerQuestion({
  loaderData: { id, text, medSpaName, answer, people, by },
  actionData,
}: Route.ComponentProps) {
  const path = `${parent.path}/${id}`;
  const keep = useListingParam();
  return (
    <OwnerPage title="Answer a question" lead={`A visitor asks ${medSpaName}:`}>
      <blockquote className="border-l-2 border-sage pl-5 text-lg break-words whitespace-pre-line">
        {text}
      </blockquote>
      <ShortForm
        action={keep(path)}
        actionData={actionData}
        button={answer ? "Save the answer" : "Publish the answer"}
        defaultValues={{ text: answer, by }}
      >
        {(field) => (
          <>
            <TextArea
              label="Your answer"
              rows={7}
              maxLength={maxQuestionLengths.answer}
              hint="Public right away. Answer in general: discuss no one’s treatment, promise nothing, and do not say whether someone is a patient."
              {...field("text")}
            />
            <SelectField
              label="Who answers"
              options={people}
              hint="Named under the answer, with title and credentials."
              {...field("by")}
            />
          </>
        )}
      </ShortForm>
    </OwnerPage>
  );
}
