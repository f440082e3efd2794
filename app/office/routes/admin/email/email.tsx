import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { requireFound } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { EmailView } from "#app/office/components/email/email-view.tsx";
import { FactList } from "#app/office/components/email/fact-list.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { emailState } from "#domain/email/outbox.server.ts";
import { pick } from "#shared/pick.ts";
import { readId } from "#shared/read-id.ts";
import type { Route } from "./+types/email.ts";
import { requireOutbox } from "./outbox.server.ts";

const list = "/admin/outbox";
const inWords = (at: Date | null) => (at ? momentInWords(at) : null);

export const middleware = [authorize("email.read")];

export async function loader(args: Route.LoaderArgs) {
  const { outbox, mailer } = requireOutbox(args);
  const id = readId(args.params.id);
  const email = requireFound(await outbox.find(id));
  const content = mailer.asFile ? await outbox.read(id) : null;
  const times = {
    created: inWords(email.createdAt),
    sent: inWords(email.sentAt),
    failed: inWords(email.failedAt),
    due: inWords(email.dueAt),
  };
  const attached = (content?.attachments ?? []).map(({ name }) => name).join(", ");
  return {
    id,
    ...pick(email, ["kind", "recipient", "subject", "attempts", "lastError", "isForgotten"]),
    times,
    state: emailState(email),
    text: content?.text ?? null,
    attached,
    hasServer: !mailer.asFile,
  };
}

export const action = officeAction({
  scope: requireOutbox,
  run: async ({ outbox, args }) => {
    const id = readId(args.params.id);
    const again = await outbox.tryAgain(id);
    return again === "not-found" && !(await outbox.find(id)) ? again : "done";
  },
  done: {
    done: {
      title: "Sending it again",
      text: "It is being sent. Reload this page to see the result.",
    },
  },
});

export const meta = privatePage("Email");

export default function EmailPage({ loaderData: email }: Route.ComponentProps) {
  const { id, times, state, text, hasServer } = email;
  const path = `${list}/${id}`;
  const words =
    text === null &&
    (hasServer
      ? "The content is hidden: links in it open accounts."
      : email.isForgotten
        ? "The content was deleted 30 days after it was sent."
        : "The content cannot be read: it is damaged, or was encrypted with another secret.");
  return (
    <AdminPage title={email.subject} lead={words || `To ${email.recipient}`}>
      <FactList
        facts={[
          ["State", state],
          ["To", email.recipient],
          ["Kind", email.kind],
          ["Written", times.created],
          ["Sent", times.sent],
          ["Given up", times.failed],
          ["Next try", state === "waiting" ? times.due : null],
          ["Attempts", String(email.attempts)],
          ["Last error", email.lastError],
          ["Attached", email.attached || null],
        ]}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        {state === "failed" && (
          <Form method="post" action={path}>
            <Button>Try again</Button>
          </Form>
        )}
        {text !== null && (
          <ButtonLink variant="secondary" href={`${path}/mail.eml`}>
            Download as .eml
          </ButtonLink>
        )}
      </div>
      {text !== null && <EmailView text={text} html={`${path}/html`} />}
    </AdminPage>
  );
}
