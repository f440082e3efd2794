import { notFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { emailPageResponse } from "#app/office/routes/admin/email/email-page.server.ts";
import { isList, previewIssue } from "#domain/newsletter/overview.server.ts";
import type { Route } from "./+types/next-issue-html.ts";

export const middleware = [authorize("newsletter.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const issue = isList(args.params.list)
    ? await previewIssue(services, actor, args.params.list)
    : null;
  if (!issue?.title) throw notFound();
  return emailPageResponse(issue.html);
}
