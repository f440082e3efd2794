import { Form, useActionData, useLoaderData } from "react-router";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { proofPath } from "#app/http/with-next.ts";
import { ShownOnce } from "#app/office/components/forms/shown-once.tsx";
import { IntegrationPage } from "#app/office/components/ui/integration-page.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { action, loader } from "./api-keys.server.ts";

type Data = Awaited<ReturnType<typeof loader>>;

const titleOf = (listing: unknown) => (listing ? "API keys" : "Integrations");

export const meta = privatePage<typeof loader>((loaderData) => titleOf(loaderData?.listing));

export default function Keys() {
  const { listing, path, keys, choices, lifetimes, isProven } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const made = actionData && "made" in actionData ? actionData.made : null;
  const chosen =
    actionData && !actionData.isDone ? (actionData.values.scopes ?? "").split("\n") : [];
  const lead = (
    <>
      {listing
        ? `For your own programs: a reception screen, a spreadsheet, your own site. A key gives access to ${listing.name} and nothing else.`
        : "Keys for the whole site, for your own programs. Each has the permissions you select, never more than yours, and ends when you are no longer an admin. Owners create keys for their listings themselves."}{" "}
      The calls are documented under <TextLink href="/developers#keys">For developers</TextLink>.
    </>
  );
  return (
    <IntegrationPage title={titleOf(listing)} lead={lead} isOfSite={!listing} tab="API keys">
      <div className="grid max-w-2xl gap-12">
        {made && (
          <ShownOnce label="Your new key" value={made}>
            Programs send it as “Authorization: Bearer …”.
          </ShownOnce>
        )}
        <TitledSection id="keys" title="Active keys">
          <ApiKeyList path={path} keys={keys} />
        </TitledSection>
        <TitledSection id="new-key" title="A new key" titleClass="mb-5">
          {isProven ? (
            <ShortForm
              action={path}
              actionData={actionData}
              button="Create key"
              defaultValues={{ days: "90" }}
            >
              {(field) => (
                <>
                  <TextField
                    label="Name"
                    hint="What it is for, so that you recognize it later."
                    autoComplete="off"
                    {...field("name")}
                  />
                  <Choices
                    label="Permissions"
                    type="checkbox"
                    options={choices}
                    chosen={chosen}
                    {...field("scopes")}
                  />
                  <SelectField label="Expiration" options={lifetimes} {...field("days")} />
                </>
              )}
            </ShortForm>
          ) : (
            <>
              <p className="mb-5 text-muted">
                A key gives access without a password, so we ask for yours first.
              </p>
              <ButtonLink href={proofPath(path)}>Confirm it is you</ButtonLink>
            </>
          )}
        </TitledSection>
      </div>
    </IntegrationPage>
  );
}

function ApiKeyList({ path, keys }: Pick<Data, "path" | "keys">) {
  const open = keys.filter(({ state }) => state === "open");
  const over = keys.filter(({ state }) => state !== "open");
  return (
    <>
      {open.length === 0 && <p className="mt-3 text-muted">No active keys.</p>}
      <ul className="mt-4">
        {open.map((key) => (
          <li
            key={key.id}
            className="grid gap-x-8 gap-y-3 border-t border-line py-5 sm:grid-cols-[1fr_auto]"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere">
                <span className="font-semibold">{key.name}</span>{" "}
                <span className="font-mono text-sm text-muted">{key.prefix}…</span>
              </p>
              <p className="mt-1 text-sm wrap-anywhere">{key.scopes.join(", ")}</p>
              <p className="mt-1 text-sm text-muted">
                By {key.maker}, {key.made}. {key.used ? `Last used ${key.used}.` : "Never used."}{" "}
                {key.until ? `Valid until ${key.until}.` : "Valid until revoked."}
              </p>
            </div>
            <Form method="post" action={path}>
              <input type="hidden" name="key" value={key.id} />
              <Button
                variant="secondary"
                name="intent"
                value="revoke"
                aria-label={`Revoke ${key.name}`}
              >
                Revoke
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      {over.length > 0 && (
        <details className="border-t border-line pt-4">
          <summary className="text-link min-h-11">Inactive keys ({over.length})</summary>
          <ul className="text-sm text-muted">
            {over.map((key) => (
              <li key={key.id} className="py-2 wrap-anywhere">
                {key.name} <span className="font-mono">{key.prefix}…</span>,{" "}
                {key.revoked ? `revoked ${key.revoked}` : `until ${key.until}`}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
