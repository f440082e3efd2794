import { describeApi } from "#app/api-description.ts";
import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { apiDocumentContext } from "#app/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { brand } from "#site/brand.ts";
import type { Route } from "./+types/api-docs.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const crumbs = [
  { name: "Home", path: "/" },
  { name: "API", path: "/api/docs" },
];

export function loader({ context }: Route.LoaderArgs) {
  return describeApi(context.get(apiDocumentContext)());
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "API for programs",
    description: `How programs read the listings, categories and cities of ${brand.name}: calls, parameters, answers and errors.`,
    path: "/api/docs",
  });
}

export default function ApiDocs({ loaderData: { text, groups } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <h1 className="mt-6 text-3xl md:text-4xl">API for programs</h1>
      <p className="measure mt-5 text-lg text-muted">{text}</p>
      <p className="mt-4">
        <a className="text-link" href="/api/openapi.json">
          The OpenAPI document
        </a>
      </p>
      {groups.map(({ name, calls }) => (
        <section key={name} className="pt-14">
          <h2 className="text-2xl">{name}</h2>
          {calls.map((call) => (
            <article key={`${call.method} ${call.path}`} className="border-b border-line py-6">
              <h3 className="font-mono text-base tracking-normal break-all">
                <span className="text-coral">{call.method}</span> {call.path}
              </h3>
              <p className="mt-2">{call.summary}</p>
              {call.description && <p className="measure mt-1 text-muted">{call.description}</p>}
              {call.scope && (
                <p className="mt-2 text-sm text-muted">
                  Key with the scope <span className="font-mono text-ink">{call.scope}</span>
                </p>
              )}
              {call.parameters.length > 0 && (
                <dl className="mt-4 grid gap-2 text-sm">
                  {call.parameters.map((parameter) => (
                    <div key={parameter.name} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
                      <dt className="font-mono">{parameter.name}</dt>
                      <dd className="text-muted">{parameter.text}</dd>
                    </div>
                  ))}
                </dl>
              )}
              <ul className="mt-4 grid gap-1 text-sm">
                {call.answers.map(({ status, text: meaning, fields }) => (
                  <li key={status} className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
                    <span className="font-mono">{status}</span>
                    <span className="text-muted">
                      {meaning}
                      {fields.length > 0 && <span className="block font-mono break-words">{fields.join(", ")}</span>}
                    </span>
                  </li>
                ))}
              </ul>
            </article>
          ))}
        </section>
      ))}
    </div>
  );
}
