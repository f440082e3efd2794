import { Form } from "react-router";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { Button } from "#app/components/ui/button.tsx";
import { ErrorSummary } from "#app/components/ui/error-summary.tsx";
import { Fact, Facts } from "#app/components/ui/facts.tsx";
import { TextArea } from "#app/components/ui/field.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize, signedIn } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { OwnerPage } from "#app/office/components/owner/owner-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { callTimeNames, type LeadStatus, responseClock } from "#domain/leads/lead.ts";
import { leadChangeSchema } from "#domain/leads/lead-input.ts";
import { findLead, setLeadStatus } from "#domain/leads/own-leads.server.ts";
import { telHref } from "#shared/paths.ts";
import { pick } from "#shared/pick.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/lead.ts";

const all = "/owner/leads";

async function requireLead(args: Pick<Route.LoaderArgs, "context" | "params">) {
  const { actor, services } = signedIn(args);
  const lead = requireFound(await findLead(services, actor, readId(args.params.id)));
  return { actor, services, lead };
}

export const middleware = [authorize("leads.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { services, lead } = await requireLead(args);
  const { bestTime, createdAt, answeredAt } = lead;
  return {
    ...pick(lead, [
      "id",
      "status",
      "customerName",
      "customerPhone",
      "customerEmail",
      "listing",
      "treatment",
      "message",
      "note",
    ]),
    bestTime: callTimeNames[bestTime],
    asked: momentInWords(createdAt),
    answered: answeredAt && momentInWords(answeredAt),
    clock: lead.status === "new" ? responseClock(createdAt, services.clock()) : null,
  };
}

export const action = officeAction({
  scope: requireLead,
  schema: leadChangeSchema,
  run: ({ services, actor, lead, input }) => setLeadStatus(services, actor, lead.id, input),
  done: { done: { to: all } },
});

export const meta = privatePage("A callback request");

const steps: Record<LeadStatus, { status: LeadStatus; text: string }[]> = {
  new: [
    { status: "answered", text: "Mark as answered" },
    { status: "closed", text: "Close without a call" },
  ],
  answered: [
    { status: "answered", text: "Save the note" },
    { status: "closed", text: "Close" },
  ],
  closed: [{ status: "new", text: "Reopened" }],
};

export default function Lead({ loaderData: lead, actionData }: Route.ComponentProps) {
  const { id, status, customerPhone, customerEmail, asked, clock } = lead;
  const path = `${all}/${id}`;
  const keep = useListingParam();
  const refused = actionData?.isDone === false ? actionData : null;
  return (
    <OwnerPage title={lead.customerName} lead={`Asks ${lead.listing} for a call.`}>
      <Facts>
        <Fact name="Phone">
          <TextLink href={telHref(customerPhone)}>{customerPhone}</TextLink>
        </Fact>
        <Fact name="Email">
          <TextLink href={`mailto:${customerEmail}`}>{customerEmail}</TextLink>
        </Fact>
        <Fact name="Best time">{lead.bestTime}</Fact>
        {lead.treatment && <Fact name="About">{lead.treatment}</Fact>}
        <Fact name="Asked">
          {asked}
          {clock && (
            <span className={`block text-sm ${clock.isLate ? "text-coral" : "text-lagoon"}`}>
              {clock.words}
            </span>
          )}
        </Fact>
        {lead.answered && <Fact name="Answered">{lead.answered}</Fact>}
        {lead.message && (
          <Fact name="Message">
            <span className="whitespace-pre-line">{lead.message}</span>
          </Fact>
        )}
      </Facts>
      <Form method="post" action={keep(path)} noValidate className="grid gap-6">
        {refused && <ErrorSummary errors={refused.errors} />}
        <TextArea
          label="Note"
          name="note"
          rows={3}
          maxLength={1000}
          isOptional
          hint="Only you and your team see it."
          errors={refused?.errors.note}
          defaultValue={refused?.values.note ?? lead.note}
        />
        <p className="flex flex-wrap gap-3">
          {steps[status].map(({ status: next, text }, index) => (
            <Button
              key={text}
              variant={index === 0 ? "primary" : "secondary"}
              name="status"
              value={next}
            >
              {text}
            </Button>
          ))}
        </p>
      </Form>
    </OwnerPage>
  );
}
