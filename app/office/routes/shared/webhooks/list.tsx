import { Link, useActionData, useLoaderData } from "react-router";
import { ShortForm } from "#app/components/forms/short-form.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { Choices } from "#app/components/ui/choices.tsx";
import { TextField } from "#app/components/ui/field.tsx";
import { TitledSection } from "#app/components/ui/heading.tsx";
import { TextLink } from "#app/components/ui/text-link.tsx";
import { ShownOnce } from "#app/office/components/forms/shown-once.tsx";
import { IntegrationPage } from "#app/office/components/ui/integration-page.tsx";
import { EndpointState, resultInWords } from "#app/office/components/webhooks/endpoint-state.tsx";
import { privatePage } from "#app/seo/page-meta.ts";
import type { action, loader } from "./list.server.ts";

export const meta = privatePage("Webhooks");

export default function Webhooks() {
  const { listing, path, one, endpoints, choices, proof } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const secret = actionData && "secret" in actionData ? actionData.secret : null;
  const chosen =
    actionData && !actionData.isDone ? (actionData.values.events ?? "").split("\n") : [];
  const lead = (
    <>
      We notify your own programs about events{" "}
      {listing
        ? `at ${listing.name}, signed and right away: a reception screen, a calendar, your own site. `
        : "on the whole site, signed and right away. "}
      To verify the signatures, see <TextLink href="/developers#webhooks">For developers</TextLink>.
    </>
  );
  return (
    <IntegrationPage title="Webhooks" lead={lead} isOfSite={!listing} tab="Webhooks">
      <div className="grid max-w-2xl gap-12">
        {secret && (
          <ShownOnce label="Its secret" value={secret}>
            The receiver uses it to verify that a call comes from us.
          </ShownOnce>
        )}
        <TitledSection id="endpoints" title="Endpoints">
          {endpoints.length === 0 && <p className="mt-3 text-muted">No endpoints yet.</p>}
          <ul className="mt-4">
            {endpoints.map((endpoint) => (
              <li key={endpoint.id} className="border-t border-line py-5">
                <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 *:whitespace-normal">
                  <Link
                    to={`${one}/${endpoint.id}`}
                    className="text-link inline-flex min-h-6 items-center font-semibold wrap-anywhere"
                  >
                    {endpoint.description || endpoint.url}
                  </Link>
                  <EndpointState {...endpoint} />
                </div>
                {endpoint.description && (
                  <p className="mt-1 font-mono text-sm wrap-anywhere">{endpoint.url}</p>
                )}
                <p className="mt-1 text-sm wrap-anywhere text-muted">
                  {endpoint.events.join(", ")}
                </p>
                <p className="mt-1 text-sm text-muted">
                  {endpoint.last
                    ? `Last response: ${resultInWords(endpoint.last)}, ${endpoint.last.at}.`
                    : "Nothing sent yet."}
                </p>
              </li>
            ))}
          </ul>
        </TitledSection>
        <TitledSection id="new-endpoint" title="A new endpoint" titleClass="mb-5">
          {proof ? (
            <>
              <p className="mb-5 text-muted">
                Its secret proves that a call comes from us, so we ask for your password first.
              </p>
              <ButtonLink href={proof}>Confirm it is you</ButtonLink>
            </>
          ) : (
            <ShortForm action={path} actionData={actionData} button="Register it">
              {(field) => (
                <>
                  <TextField
                    label="Address"
                    type="url"
                    hint="It starts with https:// and accepts a POST."
                    autoComplete="off"
                    {...field("url")}
                  />
                  <TextField
                    label="Description"
                    isOptional
                    hint="What it is for, so that you recognize it later."
                    autoComplete="off"
                    {...field("description")}
                  />
                  <Choices
                    label="Events"
                    type="checkbox"
                    options={choices}
                    chosen={chosen}
                    {...field("events")}
                  />
                </>
              )}
            </ShortForm>
          )}
        </TitledSection>
      </div>
    </IntegrationPage>
  );
}
