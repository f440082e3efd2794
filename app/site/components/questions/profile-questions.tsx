import { ChevronDown } from "#app/components/ui/icons.tsx";
import { Section } from "#app/components/ui/section.tsx";
import type { PublishedQuestion } from "#domain/questions/question.ts";
import { listingQuestionsPath } from "#shared/paths.ts";
import { say } from "#shared/say.ts";
import { AskForm } from "./ask-form.tsx";
import { QuestionList } from "./question-list.tsx";

type ProfileQuestionList = { questions: PublishedQuestion[]; total: number };

type Props = { slug: string; name: string; shown: ProfileQuestionList; isTab?: boolean };

export function ProfileQuestions({
  slug,
  name,
  shown: { questions, total },
  isTab = false,
}: Props) {
  const more =
    total > questions.length
      ? { href: listingQuestionsPath(slug), text: say("All {total} questions", { total }) }
      : undefined;
  return (
    <Section title={say("Questions and answers")} more={more} isFirst={isTab}>
      {total === 0 ? (
        <p className="text-muted">{say("No questions yet. Ask the first one.")}</p>
      ) : (
        <QuestionList questions={questions} heading="h3" />
      )}
      <details open={isTab} className="group mt-8 rounded-card border border-line bg-surface">
        <summary className="flex min-h-14 items-center justify-between gap-4 px-6 font-medium hover:text-lagoon">
          {say("Ask a question")}
          <ChevronDown
            className="size-4 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
            aria-hidden
          />
        </summary>
        <div className="px-6 pb-6">
          <AskForm slug={slug} name={name} />
        </div>
      </details>
    </Section>
  );
}
