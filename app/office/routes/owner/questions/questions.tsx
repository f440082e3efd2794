import { useListingParam } from "#app/components/owner/listing-param.ts";
import { Heading } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { requireListingOrAll } from "#app/office/http/listing-in-query.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { listQuestionsToAnswer } from "#domain/questions/answer-question.server.ts";
import { pick } from "#shared/pick.ts";
import type { Route } from "./+types/questions.ts";

const path = "/owner/questions";

export const middleware = [authorize("questions.answer")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services, named } = await requireListingOrAll(args);
  const questions = await listQuestionsToAnswer(services, actor, named?.id);
  const rows = questions.map(({ askedAt, ...question }) => ({
    ...pick(question, ["id", "text", "medSpaName", "answer", "byName"]),
    asked: momentInWords(askedAt),
  }));
  return {
    open: rows.filter(({ answer }) => answer === null),
    answered: rows.filter(({ answer }) => answer !== null),
  };
}

export const meta = privatePage("Questions from visitors");

type OpenQuestions = Route.ComponentProps["loaderData"]["open"];

export default function QuestionsToAnswer({
  loaderData: { open, answered },
}: Route.ComponentProps) {
  return (
    <OwnerPage
      title="Questions from visitors"
      lead="Published on your profile, with your answer below each."
    >
      <List
        title="Not answered yet"
        questions={open}
        none="No questions are waiting for an answer."
        verb="Answer"
      />
      <List title="Answered" questions={answered} none="None yet." verb="Edit the answer" />
    </OwnerPage>
  );
}

type ListProps = { title: string; questions: OpenQuestions; none: string; verb: string };

function List({ title, questions, none, verb }: ListProps) {
  const keep = useListingParam();
  return (
    <section>
      <Heading>{title}</Heading>
      {questions.length === 0 && <p className="mt-3 text-muted">{none}</p>}
      <ul className="mt-3">
        {questions.map(({ id, text, medSpaName, asked, answer, byName }) => (
          <li key={id} className="border-t border-line py-5">
            <p className="text-sm text-muted">
              {medSpaName}, {asked}
            </p>
            <p className="mt-2 break-words whitespace-pre-line">{text}</p>
            {answer !== null && (
              <p className="mt-3 border-l-2 border-sage pl-4 text-sm break-words whitespace-pre-line">
                {answer}
                <span className="mt-1 block text-muted">{byName || "The provider"}</span>
              </p>
            )}
            <p className="mt-3 text-sm">
              <TextLink href={keep(`${path}/${id}`)}>
                {verb}
                <span className="sr-only">: {text.slice(0, 60)}</span>
              </TextLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
