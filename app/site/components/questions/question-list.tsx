import { Photo } from "#app/components/photos/photo.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { StoredText } from "#app/components/ui/stored-text.tsx";
import type { PublishedQuestion, QuestionAnswer } from "#domain/questions/question.ts";
import { formatDay } from "#shared/local-day.ts";
import { say } from "#shared/say.ts";

type QuestionListProps = { questions: PublishedQuestion[]; heading: "h2" | "h3" };

/** Lists published questions. Askers stay anonymous; the names of those who answer are shown. */
export function QuestionList({ questions, heading: Heading }: QuestionListProps) {
  return (
    <ol className="border-t border-line">
      {questions.map(({ id, text, askedOn, answer }) => (
        <li key={id} id={`question-${id}`} className="scroll-mt-28 border-b border-line py-7">
          <Heading
            className="max-w-[46ch] text-lg leading-snug break-words whitespace-pre-line"
            {...originalLang()}
          >
            {text}
          </Heading>
          <p className="mt-1.5 text-sm text-muted">
            {say("Asked by a visitor, {day}", { day: formatDay(askedOn) })}
          </p>
          {answer ? (
            <GivenAnswer answer={answer} />
          ) : (
            <p className="mt-4 text-sm text-muted">{say("Not answered yet.")}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

function GivenAnswer({
  answer: { text, byName, byTitle, byCredentials, answeredOn, portrait },
}: {
  answer: QuestionAnswer;
}) {
  return (
    <div className="mt-5 border-l-2 border-sage pl-5">
      <p className="measure whitespace-pre-line" {...originalLang()}>
        {text}
      </p>
      <div className="mt-3 flex items-center gap-3 text-sm text-muted">
        {portrait && (
          <Photo
            picture={portrait}
            alt=""
            sizes="44px"
            className="size-11 shrink-0 rounded-full object-cover"
          />
        )}
        <p>
          <span
            className="font-semibold text-ink"
            {...(byName ? { translate: "no" as const } : {})}
          >
            {byName || say("The provider")}
          </span>
          {byTitle && (
            <>
              , <StoredText>{byTitle}</StoredText>
            </>
          )}
          <span className="block">
            {byCredentials.length > 0 && (
              <span {...originalLang()}>{byCredentials.join(" · ")} · </span>
            )}
            {formatDay(answeredOn)}
          </span>
        </p>
      </div>
    </div>
  );
}
