import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext } from "#app/http/context.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { EmailView } from "#app/office/components/email/email-view.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/sample.ts";
import { writeSample } from "./sample.server.ts";

const list = "/admin/mails";

export const middleware = [authorize("email.read")];

export async function loader(args: Route.LoaderArgs) {
  const sample = requireFound(
    await writeSample(args.context.get(servicesContext), args.params.name),
  );
  return { title: sample.title, text: sample.text, path: `${list}/${args.params.name}` };
}

export const meta = privatePage("Email template");

export default function Sample({ loaderData: { title, text, path } }: Route.ComponentProps) {
  return (
    <AdminPage title={title} lead="With sample data.">
      <EmailView text={text} html={`${path}/html`} />
    </AdminPage>
  );
}
