import { AccountPage } from "#app/components/account/account-page.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { LoaderArgs, PageProps } from "#app/site/page.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { listOwnQuestions } from "#domain/questions/own-questions.server.ts";
import { questionRefusalReasons, questionStatusNames } from "#domain/questions/question.ts";
import { say, sayStored, to } from "#shared/say.ts";

const path = "/profile/questions";

export const middleware = [authorize("questions.ask")];

export async function loader(args: LoaderArgs) {
  const { actor, services } = signedIn(args);
  const questions = await listOwnQuestions(services, actor);
  return questions.map(({ askedAt, reason, status, answer, ...question }) => ({
    ...question,
    asked: momentInWords(askedAt),
    state: answer === null ? sayStored(questionStatusNames[status]) : say("Answered"),
    reason: reason && sayStored(questionRefusalReasons[reason]),
  }));
}

export const meta = privatePage(() => say("Your questions"));

export default function OwnQuestions({ loaderData: questions }: PageProps<typeof loader>) {
  return (
    <AccountPage title={say("Your questions")} lead={say("They are shown without your name.")}>
      {questions.length === 0 && (
        <p>{say("You have not asked anything yet. You can ask on any profile.")}</p>
      )}
      <ul className="border-t border-line">
        {questions.map(({ id, text, medSpaName, medSpaSlug, asked, state, reason }) => (
          <li key={id} className="border-b border-line py-5">
            <p className="text-sm text-muted">
              <a
                href={to(`/listing/${medSpaSlug}`)}
                className="text-ink underline decoration-line underline-offset-4 hover:decoration-lagoon"
              >
                {medSpaName}
              </a>
              , {asked}
            </p>
            <p className="mt-2 break-words whitespace-pre-line" {...originalLang()}>
              {text}
            </p>
            <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-sm">
              <span className="font-medium">{state}</span>
              <TextLink href={`${path}/${id}`}>
                {say("Change or withdraw")}
                <span className="sr-only">: {text.slice(0, 60)}</span>
              </TextLink>
            </p>
            {reason && <p className="mt-1 text-sm text-muted">{reason}</p>}
          </li>
        ))}
      </ul>
    </AccountPage>
  );
}
