import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { notFound } from "#app/http/not-found.ts";
import { emailPageResponse } from "#app/routes/admin/email/email-page.server.ts";
import { isList, previewIssue } from "#domain/newsletter/overview.server.ts";
import type { Route } from "./+types/next-issue-html.ts";

export async function loader(args: Route.LoaderArgs) {
  const actor = await requireAllowed(args, "newsletter.manage");
  const services = args.context.get(servicesContext);
  const issue = isList(args.params.list)
    ? await previewIssue(services, actor, args.params.list)
    : null;
  if (!issue?.title) throw notFound();
  return emailPageResponse(issue.html);
}
