import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { PostButton } from "#app/office/components/ui/post-button.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { suppressionReasonNames, suppressionReasons } from "#domain/email/suppressions.server.ts";
import { newsletterSchema } from "#domain/newsletter/subscription.ts";
import type { Route } from "./+types/suppressed.ts";
import { requireOutbox } from "./outbox.server.ts";

const path = "/admin/outbox/suppressed";

export const middleware = [authorize("email.read")];

export async function loader(args: Route.LoaderArgs) {
  const { outbox } = requireOutbox(args);
  const words = (args.url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const { total, rows } = await outbox.suppressed(words, pageAt(args.url));
  return {
    total,
    options: suppressionReasons
      .map((value) => ({ value, label: suppressionReasonNames[value] }))
      .reverse(),
    addresses: rows.map(({ email, reason, since }) => ({
      id: email,
      reason: suppressionReasonNames[reason],
      since: momentInWords(since),
    })),
  };
}

export const action = officeAction({
  scope: requireOutbox,
  schema: newsletterSchema,
  run: async ({ outbox, input: { email }, form }) => {
    const reason = suppressionReasons.find((each) => each === form.get("reason")) ?? "admin";
    if (form.get("intent") === "remove") await outbox.release(email);
    else await outbox.suppress(email, reason);
    return "done";
  },
  done: { done: {} },
});

export const meta = privatePage("Suppressed addresses");

export default function Suppressed({
  loaderData: { total, options, addresses },
  actionData,
}: Route.ComponentProps) {
  const lead =
    "These addresses get no bulk email. If email to an address bounced, it gets nothing at all. The others still get replies to their own actions, such as booking confirmations.";
  return (
    <AdminPage title="Suppressed addresses" lead={lead}>
      <div className="mt-8 grid items-start gap-x-20 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <div className="order-2 lg:order-none">
          <ResourceList
            label="Suppressed addresses"
            path={path}
            one="address"
            many="addresses"
            filters={[{ name: "q", label: "Find an address" }]}
            rows={addresses}
            total={total}
            columns={[
              { name: "Address", cell: ({ id }) => id },
              { name: "Reason", cell: ({ reason }) => reason },
              { name: "Since", cell: ({ since }) => since },
              {
                name: "Remove",
                isUnnamed: true,
                cell: ({ id }) => (
                  <PostButton action={path} fields={{ email: id, intent: "remove" }} of={id}>
                    Remove
                  </PostButton>
                ),
              },
            ]}
            empty={{ title: "None", text: "Add an address that must get no bulk email." }}
          />
        </div>
        <section>
          <Heading>Add an address</Heading>
          <div className="mt-4">
            <ShortForm
              action={path}
              actionData={actionData instanceof Response ? undefined : actionData}
              button="Add"
            >
              {(field) => (
                <>
                  <EmailField autoComplete="off" {...field("email")} />
                  <SelectField
                    label="Reason"
                    name="reason"
                    options={options}
                    defaultValue="admin"
                  />
                </>
              )}
            </ShortForm>
          </div>
        </section>
      </div>
    </AdminPage>
  );
}
