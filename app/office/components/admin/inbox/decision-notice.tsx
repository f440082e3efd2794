import { Form } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Unfold } from "#app/components/ui/unfold.tsx";
import type { Inbox } from "#app/office/routes/admin/inbox/inbox.server.ts";

type RecentDecisions = Inbox["decided"];

const shownAtOnce = 3;

export function DecisionNotice({ decided, action }: { decided: RecentDecisions; action: string }) {
  if (decided.length === 0) return null;
  const [first, others] = [decided.slice(0, shownAtOnce), decided.slice(shownAtOnce)];
  return (
    <section aria-labelledby="decided" className="mt-8 rounded-card bg-sage px-5 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading size="md" id="decided">
          Just decided
        </Heading>
        {decided.length > 1 ? (
          <Actions
            ids={decided.map(({ id }) => id)}
            action={action}
            undo={`Undo all ${decided.length}`}
            now="Apply all now"
          />
        ) : (
          <p className="text-sm text-muted">Notifications go out after one minute.</p>
        )}
      </div>
      <Lines decided={first} action={action} />
      {others.length > 0 && (
        <Unfold title={`${others.length} more`}>
          <Lines decided={others} action={action} />
        </Unfold>
      )}
    </section>
  );
}

function Lines({ decided, action }: { decided: RecentDecisions; action: string }) {
  return (
    <ul>
      {decided.map(({ id, name, title, by, what, seconds }) => (
        <li
          key={id}
          id={`decided-${name}`}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-1.5 first:border-0"
        >
          <p className="min-w-0 grow basis-72 wrap-anywhere">
            <span className="line-clamp-1">{title}</span>
            <span className="block text-sm text-muted">
              {what}
              {by && ` by ${by}`},{" "}
              {seconds === 0 ? "about to take effect" : `in ${seconds} seconds`}
            </span>
          </p>
          <Actions
            ids={[id]}
            action={action}
            undo="Undo"
            now="Apply now"
            about={title}
            isMine={by === null}
          />
        </li>
      ))}
    </ul>
  );
}

type ActionsProps = {
  ids: number[];
  action: string;
  undo: string;
  now: string;
  about?: string;
  isMine?: boolean;
};

function Actions({ ids, action, undo, now, about, isMine = false }: ActionsProps) {
  const more = about && <span className="sr-only">: {about}</span>;
  return (
    <Form method="post" action={action} className="flex gap-3">
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
      <Button
        variant="secondary"
        name="intent"
        value="undo"
        {...(isMine ? { "aria-keyshortcuts": "u" } : {})}
        className="min-h-11! px-4!"
      >
        {undo}
        {more}
      </Button>
      <Button
        variant="secondary"
        name="intent"
        value="now"
        className="min-h-11! border-transparent! bg-transparent! px-3!"
      >
        {now}
        {more}
      </Button>
    </Form>
  );
}
