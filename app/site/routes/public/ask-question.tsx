import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { RichText } from "#app/components/ui/rich-text.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { type FormAnswer, readForm, rejectForm, rejectWith } from "#app/forms/form-result.ts";
import { classifySubmission, staleFormErrors } from "#app/forms/spam-guard.server.ts";
import { noSuchListing, notFound, redirectTo, requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { actorContext, pageContext, servicesContext, visitorContext } from "#app/http/context.ts";
import { withNext } from "#app/http/with-next.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { AskForm, askPath } from "#app/site/components/questions/ask-form.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { findCard } from "#domain/catalogue/listings/list-listings.server.ts";
import { problemOf } from "#domain/problem.ts";
import { askQuestion } from "#domain/questions/ask-question.server.ts";
import { askQuestionProblems } from "#domain/questions/problems.ts";
import { questionSchema } from "#domain/questions/question-input.ts";
import { say } from "#shared/say.ts";
import { draftCookie, questionCrumbs } from "./listing-questions.server.ts";

const draftOf = ({ params, context }: Pick<LoaderArgs<"slug">, "params" | "context">) =>
  draftCookie(context.get(pageContext).siteUrl, askPath(encodeURIComponent(params.slug)));

/** Keeps a question typed before signing in, in a cookie, until the form is shown again. */
async function keepDraft(args: Pick<ActionArgs<"slug">, "request" | "params" | "context">) {
  const { request, params, context } = args;
  if (request.method !== "POST" || (await context.get(visitorContext).visitor())) return;
  const path = askPath(encodeURIComponent(params.slug));
  const text = String((await request.formData()).get("text") ?? "");
  throw redirectTo(withNext("/sign-in", path), [await draftOf(args).keep(text)]);
}

export const middleware = [keepDraft, authorize("questions.ask")];

export async function loader(args: LoaderArgs<"slug">) {
  const { actor, services } = signedIn(args);
  const { slug, name } = requireFound(await findCard(services, args.params.slug), noSuchListing);
  const isSent = args.url.searchParams.has("sent");
  return {
    slug,
    name,
    crumbs: questionCrumbs({ slug, name }),
    isSent,
    isConfirmed: actor.isVerified,
    draft: await draftOf(args).read(args.request),
  };
}

export async function action(args: ActionArgs<"slug">): Promise<FormAnswer | Response> {
  const { request, context, params } = args;
  const services = context.get(servicesContext);
  const form = await request.formData();
  const path = askPath(encodeURIComponent(params.slug));
  const draft = draftOf(args);
  const sent = async () => redirectTo(`${path}?sent=1`, [await draft.clear()]);
  const sender = classifySubmission(services, form);
  if (sender === "bot") return sent();
  if (sender === "stale") return rejectForm(form, staleFormErrors);
  const read = readForm(questionSchema, form);
  if ("answer" in read) return read.answer;
  const result = await askQuestion(services, context.get(actorContext), {
    medSpaSlug: params.slug,
    text: read.data.text,
  });
  if (result.outcome === "received") return sent();
  if (result.outcome === "not-found" || result.outcome === "forbidden") throw notFound();
  return rejectWith(form, problemOf(askQuestionProblems, result));
}

export const meta = privatePage<typeof loader>(
  (loaderData) => loaderData && say("Ask {name}", { name: loaderData.name }),
);

export default function AskQuestion({
  loaderData: { slug, name, crumbs, isSent, isConfirmed, draft },
  actionData,
}: PageProps<typeof loader, typeof action>) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...crumbs, { name: say("Ask"), path: askPath(slug) }]} />
      <div className="mt-6 grid max-w-xl gap-8">
        <Heading level={1} className="break-words">
          {say("Ask {name}", { name })}
        </Heading>
        {isSent ? (
          <Notice
            title={say("We received your question")}
            text={say(
              "We read it before it is shown. We will email you when it is published and when it is answered.",
            )}
          >
            <TextLink href="/profile/questions">{say("Your questions")}</TextLink>
          </Notice>
        ) : (
          <>
            {!isConfirmed && (
              <p className="rounded-card border border-coral p-5">
                <RichText
                  text="Your address is not confirmed yet. <a>Send the link again</a>"
                  parts={{ a: "/profile/security/email" }}
                />
              </p>
            )}
            <AskForm slug={slug} name={name} actionData={actionData} defaultValue={draft} />
          </>
        )}
      </div>
    </div>
  );
}
