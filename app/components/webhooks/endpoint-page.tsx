import { Form } from "react-router";
import { SubmitButton } from "#app/components/office/submit-button.tsx";
import { FactList } from "../email/fact-list.tsx";
import { Notice } from "../forms/notice.tsx";
import { ShownOnce } from "../forms/shown-once.tsx";
import { Button } from "../ui/button.tsx";
import { ButtonLink } from "../ui/button-link.tsx";
import { Deliveries, type DeliveryState, type ShownDelivery } from "./deliveries.tsx";
import { EndpointState, resultInWords } from "./endpoint-state.tsx";
import type { ShownEndpoint } from "./endpoints-page.tsx";

type Props = {
  path: string;
  one: string;
  endpoint: ShownEndpoint & { made: string; maker: string; secretBeforeUntil: string | null };
  deliveries: ShownDelivery[];
  counts: Record<DeliveryState, number>;
  state: DeliveryState | null;
  page: number;
  pages: number;
  since: string;
  news: { title: string; text: string } | null;
  proof: string | null;
  secret: string | null;
};

export function EndpointPage({ path, one, endpoint, news, proof, secret, ...deliveries }: Props) {
  const { disabledFor, failing, last, made, maker, secretBeforeUntil } = endpoint;
  const isOpen = disabledFor === null;
  return (
    <div>
      {secret ? (
        <ShownOnce label="The new secret" value={secret}>
          For a day we also sign with the previous one.
        </ShownOnce>
      ) : (
        news && <Notice {...news} />
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
          <SubmitButton name="act" value="test" sending="Sending…">
            Send a test
          </SubmitButton>
        )}
        <Button
          name="act"
          value={isOpen ? "disable" : "enable"}
          look={isOpen ? "quiet" : "primary"}
        >
          {isOpen ? "Disable" : "Enable"}
        </Button>
        {proof ? (
          <ButtonLink href={proof} look="quiet">
            New secret
          </ButtonLink>
        ) : (
          <Button name="rotate" value="1" look="quiet">
            New secret
          </Button>
        )}
      </Form>
      <Deliveries path={path} one={one} {...deliveries} />
      <details className="mt-12 max-w-3xl border-t border-line pt-4">
        <summary className="min-h-11 cursor-pointer">Delete this endpoint</summary>
        <p className="mt-2 text-muted">It gets no more events, and its deliveries are deleted.</p>
        <Form method="post" action={path} className="mt-4">
          <Button name="act" value="remove" look="quiet">
            Delete it
          </Button>
        </Form>
      </details>
    </div>
  );
}
