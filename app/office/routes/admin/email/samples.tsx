import { Link } from "react-router";
import { Heading } from "#app/components/ui/heading.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/samples.ts";
import { buildEmailSamples } from "./samples.server.ts";

const path = "/admin/mails";

export const middleware = [authorize("email.read")];

export function loader() {
  const samples = Object.entries(buildEmailSamples()).map(([name, { group, content }]) => ({
    name,
    group,
    title: content.title,
  }));
  return Object.entries(Object.groupBy(samples, ({ group }) => group)).map(([group, contents]) => ({
    group,
    contents: contents ?? [],
  }));
}

export const meta = privatePage("Email templates");

export default function Samples({ loaderData: groups }: Route.ComponentProps) {
  return (
    <AdminPage title="Email templates" lead="Each email that the site sends, with sample data.">
      <div className="mt-10 grid gap-x-16 gap-y-12 md:grid-cols-2">
        {groups.map(({ group, contents }) => (
          <section key={group}>
            <Heading>{group}</Heading>
            <ul className="mt-3 border-t border-line">
              {contents.map(({ name, title }) => (
                <li key={name} className="border-b border-line">
                  <Link
                    to={`${path}/${name}`}
                    className="flex min-h-12 items-center py-2 hover:underline"
                  >
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </AdminPage>
  );
}
