import { Form, useLoaderData } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { CodeBlock } from "#app/components/ui/code-block.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { FactList } from "#app/office/components/email/fact-list.tsx";
import { IntegrationPage } from "#app/office/components/ui/integration-page.tsx";
import { resultInWords } from "#app/office/components/webhooks/endpoint-state.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { loader } from "./delivery.server.ts";

export const meta = privatePage("Delivery");

export const handle = {
  breadcrumb: ({ listing, list, endpoint }: Awaited<ReturnType<typeof loader>>) => [
    ...(listing ? [{ name: "Webhooks", path: list }] : []),
    { name: "Endpoint", path: endpoint.path },
  ],
};

const words = { waiting: "Waiting", delivered: "Delivered", failed: "Failed: gave up" };

export default function Delivery() {
  const { listing, type, endpoint, attempts, state, ...delivery } = useLoaderData<typeof loader>();
  return (
    <IntegrationPage
      title={type}
      lead={`The event ${listing ? `about ${listing.name} ` : ""}that was sent to the program, and each attempt.`}
      isOfSite={!listing}
      isWide
    >
      <div className="max-w-3xl">
        {endpoint.isDisabled && state === "waiting" && (
          <Notice
            title="The endpoint is disabled"
            text="It is sent when you enable the endpoint."
          />
        )}
        <FactList
          facts={[
            ["State", words[state]],
            ["Endpoint", endpoint.url],
            ["webhook-id", delivery.messageId],
            ["Happened", delivery.at],
            ["Next try", delivery.next],
          ]}
        />
        <Form method="post" action={delivery.path} className="mt-6">
          <SubmitButton sending="Sending…">
            {state === "waiting" ? "Send it now" : "Send again"}
          </SubmitButton>
        </Form>
        <TitledSection id="tries" title="Attempts" className="mt-12">
          {attempts.length === 0 && <p className="mt-3 text-muted">Not sent yet.</p>}
          <ol className="mt-4">
            {attempts.map((attempt) => (
              <li
                key={attempt.id}
                className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[1fr_auto]"
              >
                <p
                  className={
                    attempt.status !== null && attempt.status >= 200 && attempt.status < 300
                      ? ""
                      : "text-coral"
                  }
                >
                  {resultInWords(attempt)}
                </p>
                <p className="text-sm text-muted sm:text-right">
                  {attempt.at}, {attempt.milliseconds.toLocaleString("en-US")} ms
                </p>
                {attempt.status !== null && attempt.answer && (
                  <p className="font-mono text-sm wrap-anywhere text-muted sm:col-span-2">
                    {attempt.answer}
                  </p>
                )}
              </li>
            ))}
          </ol>
        </TitledSection>
        <TitledSection id="payload" title="Payload" titleClass="mb-4" className="mt-12">
          <CodeBlock label="Body">{delivery.body}</CodeBlock>
        </TitledSection>
      </div>
    </IntegrationPage>
  );
}
