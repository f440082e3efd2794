import { AccountPage } from "#app/components/account/account-page.tsx";
import { crumbOf } from "#app/components/ui/breadcrumbs.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { originalLang } from "#app/components/ui/original-lang.ts";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { notFound, redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { actorContext, servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import {
  findPublished,
  hasVoted,
  voteHelpful,
  withdrawHelpfulVote,
} from "#domain/reviews/votes-and-reports.server.ts";
import { readId } from "#shared/read-id.ts";
import { say, to } from "#shared/say.ts";

async function requireReview(args: Pick<LoaderArgs<"id">, "context" | "params">) {
  const services = args.context.get(servicesContext);
  const review = await findPublished(services, readId(args.params.id));
  const returnPath = review
    ? `/listing/${review.slug}?tab=reviews#review-${review.id}`
    : "/reviews";
  const actor = args.context.get(actorContext);
  if (!review) throw notFound();
  return { services, actor, review, returnPath };
}

export const handle = { breadcrumb: crumbOf };

export const middleware = [authorize("reviews.vote")];

/** Lets visitors undo a helpful vote. Everyone else returns to the review. */
export async function loader(args: LoaderArgs<"id">) {
  const { services, actor, review, returnPath } = await requireReview(args);
  if (!(await hasVoted(services, actor, review.id))) throw redirectTo(returnPath);
  return { ...review, returnPath };
}

/**
 * Records a vote and always returns to the review. A second press asks whether to undo the vote.
 */
export async function action(args: ActionArgs<"id">) {
  const { services, actor, review, returnPath } = await requireReview(args);
  const form = await args.request.formData();
  if (form.get("act") === "take back") {
    await withdrawHelpfulVote(services, actor, review.id);
    return redirectTo(returnPath);
  }
  if (await hasVoted(services, actor, review.id))
    return redirectTo(`/reviews/${review.id}/helpful`);
  const { outcome } = await voteHelpful(
    services,
    actor,
    review.id,
    args.context.get(visitorContext).from,
  );
  return redirectTo(outcome === "unverified" ? "/profile/security/email" : returnPath);
}

export const meta = privatePage(() => say("You found this helpful"));

export default function HelpfulVote({
  loaderData: { id, name, authorName, text, returnPath },
}: PageProps<typeof loader, typeof action>) {
  const path = `/reviews/${id}/helpful`;
  return (
    <AccountPage
      title={say("You found this helpful")}
      lead={say("The review by {authorName}, of {name}.", { authorName, name })}
    >
      <blockquote
        className="line-clamp-6 border-l-2 border-line pl-5 whitespace-pre-line text-muted wrap-anywhere"
        {...originalLang()}
      >
        {text}
      </blockquote>
      <form method="post" action={to(path)} className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="secondary" name="act" value="take back">
          {say("Withdraw your vote")}
        </Button>
        <TextLink href={returnPath}>{say("Keep your vote")}</TextLink>
      </form>
    </AccountPage>
  );
}
