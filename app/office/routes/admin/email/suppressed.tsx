import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { EmailField } from "#app/components/forms/personal-fields.tsx";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { PostButton } from "#app/components/office/post-button.tsx";
import { SearchLine } from "#app/components/office/search-line.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { authorize } from "#app/http/authorize.server.ts";
import { officeAction } from "#app/http/office-action.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { momentInWords } from "#domain/accounts/format-moment.ts";
import { suppressionReasonNames, suppressionReasons } from "#domain/email/suppressions.server.ts";
import { newsletterSchema } from "#domain/newsletter/subscription.ts";
import { withQuery } from "#shared/with-query.ts";
import type { Route } from "./+types/suppressed.ts";
import { requireOutbox } from "./outbox.server.ts";

const path = "/admin/outbox/suppressed";

export const middleware = [authorize("email.read")];

export async function loader(args: Route.LoaderArgs) {
  const { outbox } = requireOutbox(args);
  const words = (args.url.searchParams.get("q") ?? "").trim().slice(0, 100);
  const page = readPageNumber(args.url);
  const { total, rows } = await outbox.suppressed(words, pageWindow(page));
  return {
    words,
    page,
    pages: Math.ceil(total / pageSize),
    options: suppressionReasons
      .map((value) => ({ value, label: suppressionReasonNames[value] }))
      .reverse(),
    addresses: rows.map(({ email, reason, since }) => ({
      email,
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
  loaderData: { words, page, pages, options, addresses },
  actionData,
}: Route.ComponentProps) {
  const lead =
    "These addresses get no bulk email. If email to an address bounced, it gets nothing at all. The others still get replies to their own actions, such as booking confirmations.";
  return (
    <AdminPage title="Suppressed addresses" lead={lead}>
      <div className="mt-8 grid items-start gap-x-20 gap-y-10 lg:grid-cols-[1.5fr_1fr]">
        <div className="order-2 lg:order-none">
          <SearchLine action={path} label="Find an address" words={words} />
          {addresses.length === 0 ? (
            <EmptyState title="None" text="No address is suppressed here." />
          ) : (
            <ul className="border-t border-line">
              {addresses.map(({ email, reason, since }) => (
                <li
                  key={email}
                  className="flex flex-wrap items-center justify-between gap-4 border-b border-line py-3"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {email}
                    <span className="block text-sm text-muted">
                      {reason}, {since}
                    </span>
                  </span>
                  <PostButton action={path} fields={{ email, intent: "remove" }} of={email}>
                    Remove
                  </PostButton>
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={page}
            pages={pages}
            hrefOf={(number) => withQuery(path, { q: words, page: number })}
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
