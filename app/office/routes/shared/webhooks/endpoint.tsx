import { Form, useActionData, useLoaderData } from "react-router";
import { SubmitButton } from "#app/components/forms/submit-button.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { formProblem } from "#app/forms/form-result.ts";
import { FactList } from "#app/office/components/email/fact-list.tsx";
import { ShownOnce } from "#app/office/components/forms/shown-once.tsx";
import { IntegrationPage } from "#app/office/components/ui/integration-page.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { RowLink } from "#app/office/components/ui/resource-table.tsx";
import { EndpointState, resultInWords } from "#app/office/components/webhooks/endpoint-state.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { action, loader } from "./endpoint.server.ts";

type Data = Awaited<ReturnType<typeof loader>>;

export const meta = privatePage("Webhook");

export const handle = {
  breadcrumb: ({ listing, list }: Data) =>
    listing
      ? [
          { name: "Settings", path: `/owner/settings/${listing.slug}` },
          { name: "Webhooks", path: list },
        ]
      : [],
};

export default function Endpoint() {
  const data = useLoaderData<typeof loader>();
  const { listing, path, endpoint, proof } = data;
  const { disabledFor, failing, last, made, maker, secretBeforeUntil } = endpoint;
  const isOpen = disabledFor === null;
  const actionData = useActionData<typeof action>();
  const secret = actionData && "secret" in actionData ? actionData.secret : null;
  const lead = (
    <>
      {listing && `${listing.name}: `}
      <span className="font-mono text-sm wrap-anywhere">{endpoint.url}</span>
    </>
  );
  return (
    <IntegrationPage
      title={endpoint.description || "Webhook"}
      problem={actionData && !("secret" in actionData) ? formProblem(actionData) : undefined}
      problemTitle="No test was sent"
      lead={lead}
      isOfSite={!listing}
      isWide
    >
      <div>
        {secret && (
          <ShownOnce label="The new secret" value={secret}>
            For a day we also sign with the previous one.
          </ShownOnce>
        )}
        <p className="mt-6 *:whitespace-normal">
          <EndpointState disabledFor={disabledFor} failing={failing} />
        </p>
        <FactList
          facts={[
            ["Events", endpoint.events.join(", ")],
            ["For", endpoint.description || null],
            [
              "Last response",
              last &&
                `${resultInWords(last)}, ${last.at}${last.status !== null && last.answer ? `: ${last.answer.slice(0, 120)}` : ""}`,
            ],
            ["Failing since", isOpen ? null : failing],
            [
              "Secret",
              secretBeforeUntil &&
                `We also sign with the previous secret until ${secretBeforeUntil}.`,
            ],
            ["Registered", `${made}, by ${maker}`],
          ]}
        />
        <Form method="post" action={path} className="mt-6 flex flex-wrap gap-3">
          {isOpen && (
            <SubmitButton name="intent" value="test" sending="Sending…">
              Send a test
            </SubmitButton>
          )}
          <Button
            name="intent"
            value={isOpen ? "disable" : "enable"}
            variant={isOpen ? "secondary" : "primary"}
          >
            {isOpen ? "Disable" : "Enable"}
          </Button>
          {proof ? (
            <ButtonLink href={proof} variant="secondary">
              New secret
            </ButtonLink>
          ) : (
            <Button name="intent" value="rotate" variant="secondary">
              New secret
            </Button>
          )}
        </Form>
        <Deliveries {...data} />
        <details className="mt-12 max-w-3xl border-t border-line pt-4">
          <summary className="text-link min-h-11">Delete this endpoint</summary>
          <p className="mt-2 text-muted">It gets no more events, and its deliveries are deleted.</p>
          <Form method="post" action={path} className="mt-4">
            <Button name="intent" value="remove" variant="secondary">
              Delete it
            </Button>
          </Form>
        </details>
      </div>
    </IntegrationPage>
  );
}

const names = { waiting: "Waiting", delivered: "Delivered", failed: "Failed" };
const tryInWords = ({ tried, last }: Data["deliveries"][number]) =>
  last ? `${resultInWords(last)}${tried > 1 ? `, ${tried} tries` : ""}` : "not sent yet";

function Deliveries({ path, one, deliveries, counts, state, total, since }: Data) {
  return (
    <TitledSection id="deliveries" title="Deliveries" className="mt-12 max-w-3xl">
      <ResourceList
        label="Deliveries"
        path={path}
        one="delivery"
        many="deliveries"
        tabs={{ label: "Deliveries by state", parameter: "state", names, counts }}
        summary={
          counts.failed > 0 &&
          state !== "delivered" &&
          state !== "waiting" && (
            <Form method="post" action={path} className="mb-6 flex flex-wrap items-end gap-3">
              <TextField
                label="All failed since"
                type="date"
                name="since"
                defaultValue={since}
                className="w-44"
              />
              <SubmitButton variant="secondary" name="intent" value="resend" sending="Sending…">
                Send again
              </SubmitButton>
            </Form>
          )
        }
        rows={deliveries}
        total={total}
        columns={[
          {
            name: "Event",
            cell: ({ id, type, medSpaSlug, thingId }) => (
              <RowLink
                href={`${one}/deliveries/${id}`}
                below={
                  [medSpaSlug, thingId && `No. ${thingId}`].filter(Boolean).join(", ") || "Test"
                }
              >
                {type}
              </RowLink>
            ),
          },
          {
            name: "State",
            cell: (delivery) => (
              <span>
                <span className={delivery.state === "failed" ? "text-coral" : ""}>
                  {names[delivery.state]}
                </span>
                , {tryInWords(delivery)}
              </span>
            ),
          },
          { name: "Time", cell: ({ at }) => at },
        ]}
        empty={{ title: "Nothing here", text: "Events from now on appear here for 30 days." }}
      />
    </TitledSection>
  );
}
