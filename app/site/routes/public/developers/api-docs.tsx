import { Breadcrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { apiDocumentContext } from "#app/http/context.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "#app/site/page.ts";
import { capitalize } from "#shared/capitalize.ts";
import { brand } from "#site/brand.ts";
import { describeApi } from "./api-description.ts";
import type { ApiField } from "./api-fields.ts";

export const handle = { cache: { query: [], seconds: 600 } };

const crumbs = [{ name: "API", path: "/api/docs" }];

export function loader({ context }: LoaderArgs) {
  return describeApi(context.get(apiDocumentContext)());
}

export function meta({ matches }: MetaArgs<typeof loader>) {
  return pageMeta(matches, {
    title: "API",
    description: `How programs read the listings, categories and cities of ${brand.name}: calls, parameters, responses and errors.`,
    path: "/api/docs",
  });
}

export default function ApiDocs({
  loaderData: { text, groups, problem },
}: PageProps<typeof loader>) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} />
      <Heading level={1} className="mt-6">
        API
      </Heading>
      <p className="measure mt-5 text-lg text-muted">
        <Coded text={text} />
      </p>
      <p className="mt-4">
        <TextLink href="/api/openapi.json">The OpenAPI document</TextLink>
      </p>
      {groups.map(({ name, calls }) => (
        <section key={name} className="pt-14">
          <Heading size="xl">{name}</Heading>
          {calls.map((call) => (
            <article key={`${call.method} ${call.path}`} className="border-b border-line py-6">
              <h3 className="font-mono text-base tracking-normal break-all">
                <span className="text-coral">{call.method}</span> {call.path}
              </h3>
              <p className="mt-2">{call.summary}</p>
              {call.description && (
                <p className="measure mt-1 text-muted">
                  <Coded text={call.description} />
                </p>
              )}
              {call.scope && (
                <p className="mt-2 text-sm text-muted">
                  Key with the scope <span className="font-mono text-ink">{call.scope}</span>
                </p>
              )}
              <details className="group mt-3">
                <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
                  {partsOf(call)}
                </summary>
                {call.parameters.length > 0 && (
                  <Fields title="Parameters" fields={call.parameters} isSent />
                )}
                {call.body.fields.length > 0 && (
                  <Fields
                    title={
                      call.isBodyRequired ? "Request body (JSON)" : "Request body (JSON, optional)"
                    }
                    fields={call.body.fields}
                    isSent
                  />
                )}
                {call.answers
                  .filter(({ type }) => type)
                  .map(({ status, type, fields }) => (
                    <Fields key={status} title={`Response ${status}: ${type}`} fields={fields} />
                  ))}
                <Heading level={4} className="mt-6">
                  Status codes
                </Heading>
                <ul className="mt-2 grid gap-1 text-sm">
                  {call.answers.map(({ status, text: meaning }) => (
                    <li key={status} className="grid gap-x-4 sm:grid-cols-[3rem_1fr]">
                      <span className="font-mono">{status}</span>
                      <span className="text-muted">
                        <Coded text={meaning} />
                      </span>
                    </li>
                  ))}
                </ul>
              </details>
            </article>
          ))}
        </section>
      ))}
      <section className="pt-14">
        <Heading size="xl">Problems</Heading>
        <p className="measure mt-2 text-muted">
          Every response with a status of 400 or above has this body, as application/problem+json.
        </p>
        <Fields fields={problem} />
      </section>
    </div>
  );
}

type ApiCall = PageProps<typeof loader>["loaderData"]["groups"][number]["calls"][number];

function partsOf({ parameters, body }: ApiCall) {
  const parts = [
    ...(parameters.length > 0 ? ["parameters"] : []),
    ...(body.fields.length > 0 ? ["request body"] : []),
    "responses",
  ].join(", ");
  return capitalize(parts);
}

type FieldsProps = { title?: string; fields: ApiField[]; isSent?: boolean };

/** Lists fields. `isSent`: the caller sends them. */
function Fields({ title, fields, isSent = false }: FieldsProps) {
  return (
    <>
      {title && (
        <Heading level={4} className="mt-6">
          {title}
        </Heading>
      )}
      {fields.length > 0 && (
        <dl className="mt-2 border-t border-line text-sm">
          {fields.map(({ name, type, isRequired, text }) => (
            <div
              key={name}
              className="grid gap-x-4 border-b border-line py-2 sm:grid-cols-[16rem_1fr]"
            >
              <dt className="font-mono wrap-anywhere">{name}</dt>
              <dd className="wrap-anywhere">
                {type}
                {isSent && isRequired && <span className="text-coral"> required</span>}
                {!isSent && !isRequired && <span className="text-muted"> optional</span>}
                {text && (
                  <span className="block text-muted">
                    <Coded text={text} />
                  </span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

function Coded({ text }: { text: string }) {
  return text.split("`").map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
}
