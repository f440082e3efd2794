import { notFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { EmailView } from "#app/office/components/email/email-view.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { mailingListNames } from "#domain/email/email-lists.ts";
import { isList, previewIssue } from "#domain/newsletter/overview.server.ts";
import { formatDay } from "#shared/local-day.ts";
import type { Route } from "./+types/next-issue.ts";

const above = "/admin/newsletter";

export const middleware = [authorize("newsletter.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const { list } = args.params;
  const issue = isList(list) ? await previewIssue(services, actor, list) : null;
  if (!issue || !isList(list)) throw notFound();
  return {
    name: mailingListNames[list],
    path: `${above}/next/${list}`,
    day: formatDay(issue.day),
    title: issue.title,
    text: issue.text,
  };
}

export const meta = privatePage("The next issue");

export default function NextIssue({
  loaderData: { name, path, day, title, text },
}: Route.ComponentProps) {
  const lead = title
    ? `${name}, ${day}, as it would be sent if nothing changed until then.`
    : `${name}, ${day}: there is no news, so no email would be sent.`;
  return (
    <AdminPage title={title ?? "The next issue"} lead={lead}>
      {title && <EmailView text={text} html={`${path}/html`} />}
    </AdminPage>
  );
}
