import { Form, useFetcher, useNavigate } from "react-router";
import { Button } from "#app/components/ui/button.tsx";
import { Checkbox } from "#app/components/ui/choices.tsx";
import { type FormAnswer, formState } from "#app/forms/form-result.ts";
import type { OpenedInboxItem } from "#app/office/routes/admin/inbox/inbox.server.ts";
import { inboxKindDetails } from "#domain/moderation/inbox.ts";
import { ReasonField } from "./reason-field.tsx";

type Props = { opened: OpenedInboxItem; action: string; actionData: FormAnswer | undefined };

/** Opens the next item while the server handles the decision. The decided item holds the result. */
export function DecideForm({ opened, action, actionData }: Props) {
  const { name, kind, value, next, nextHref, thing } = opened;
  const { yes, no, reasons } = inboxKindDetails[kind];
  const { errors, values } = formState(useFetcher<FormAnswer>({ key: name }).data ?? actionData);
  const problem = values.intent === "decide" ? errors.reason : undefined;
  const navigate = useNavigate();
  const decide: React.ComponentProps<typeof Form> = {
    method: "post",
    action,
    noValidate: true,
    navigate: false,
    fetcherKey: name,
    onSubmit({ currentTarget }) {
      if (new FormData(currentTarget).get("reason") !== "") void navigate(nextHref);
    },
  };
  const hiddenFields = (
    <>
      <input type="hidden" name="intent" value="decide" />
      <input type="hidden" name="thing" value={value} />
      <input type="hidden" name="next" value={next} />
    </>
  );
  const refusal = (
    <Form {...decide} className="grid gap-4">
      {hiddenFields}
      <input type="hidden" name="decision" value="reject" />
      <ReasonField kind={kind} scope="reject" errors={problem} typed={problem && values.reason} />
      <p>
        <Button variant="secondary" {...(reasons === null ? { "aria-keyshortcuts": "r" } : {})}>
          {reasons === null ? no : `${no} and notify`}
        </Button>
      </p>
    </Form>
  );
  return (
    <div className="mt-8 flex flex-wrap items-start gap-x-6 gap-y-3 border-t border-line bg-paper pt-5 pb-4 xl:sticky xl:bottom-0">
      <Form {...decide} className="grid gap-4 has-[label]:basis-full">
        {hiddenFields}
        <input type="hidden" name="decision" value="approve" />
        <Choices key={name} thing={thing} />
        <p>
          <Button aria-keyshortcuts="a" className="min-w-40">
            {yes}
          </Button>
        </p>
      </Form>
      {reasons === null ? (
        refusal
      ) : (
        <details key={name} open={problem ? true : undefined} className="open:basis-full">
          <summary aria-keyshortcuts="r" className="text-link inline-flex min-h-12 items-center">
            {no}
          </summary>
          <div className="mt-2 max-w-xl">{refusal}</div>
        </details>
      )}
    </div>
  );
}

function Choices({ thing }: Pick<OpenedInboxItem, "thing">) {
  if (thing.kind === "revision" && thing.pendingEdit.mayRename)
    return (
      <Checkbox isLong name="renames" className="text-sm">
        Use a new address that matches the new name;{" "}
        <span className="wrap-anywhere">/listing/{thing.pendingEdit.listing.slug}</span> will
        redirect there
      </Checkbox>
    );
  if (thing.kind === "claim" && thing.claim.owners.length > 0)
    return (
      <Checkbox isLong name="replaces" className="text-sm">
        Replace {thing.claim.owners.join(" and ")}, who will lose access to this listing
      </Checkbox>
    );
  return null;
}
