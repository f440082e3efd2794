import { servicesContext } from "#app/http/context.ts";
import { requireAllowed } from "#app/http/guards.ts";
import { notFoundResponse } from "#app/http/not-found.server.ts";
import { emailPageResponse } from "#app/routes/admin/email/email-page.server.ts";
import { isList, previewIssue } from "#domain/newsletter/overview.server.ts";
import type { Route } from "./+types/next-issue-html.ts";

export async function loader(asked: Route.LoaderArgs) {
  const actor = await requireAllowed(asked, "newsletter.manage");
  const services = asked.context.get(servicesContext);
  const issue = isList(asked.params.list)
    ? await previewIssue(services, actor, asked.params.list)
    : null;
  if (!issue?.title) throw await notFoundResponse(services);
  return emailPageResponse(issue.html);
}
