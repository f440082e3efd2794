import { data } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { redirectTo } from "#app/http/answers.server.ts";
import { authorize } from "#app/http/authorize.server.ts";
import { servicesContext, visitorContext } from "#app/http/context.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "#app/site/page.ts";
import { stopImpersonating } from "#domain/accounts/sessions/impersonate.server.ts";

const path = "/impersonation";

export const middleware = [authorize("users.stopImpersonating")];

/**
 * Loads the impersonated account. The page also replaces pages that are private to that account.
 */
export async function loader({ url, context }: LoaderArgs) {
  const actor = await context.get(visitorContext).visitor();
  const name = actor?.impersonator ? actor.name : null;
  const isRefused = name !== null && url.searchParams.has("refused");
  return data({ name, isRefused }, { status: isRefused ? 403 : 200 });
}

export async function action({ context }: ActionArgs) {
  const services = context.get(servicesContext);
  const { visitor, cookies } = context.get(visitorContext);
  const userId = await stopImpersonating(services, await visitor());
  return redirectTo(
    userId ? `/admin/users/${userId}` : "/admin",
    userId ? [cookies.seenAs(null, services.clock())] : [],
  );
}

export const meta = privatePage<typeof loader>((loaderData) =>
  loaderData?.isRefused ? "Only the user can do this" : "Viewing as someone else",
);

export default function Impersonation({
  loaderData: { name, isRefused },
}: PageProps<typeof loader, typeof action>) {
  if (name === null)
    return (
      <AccountPage
        title="You are viewing the site as yourself"
        lead="You are not viewing the site as anyone else."
      >
        <p>
          <ButtonLink href="/admin" variant="secondary">
            Back to the admin area
          </ButtonLink>
        </p>
      </AccountPage>
    );
  const refused = `Only ${name} can change passwords, addresses, second factors, passkeys, sign-ins, plans and payments, or download or delete the account. You cannot do this while you view the site as ${name}. Nothing was changed.`;
  return (
    <AccountPage
      title={isRefused ? `Only ${name} can do this` : `You are viewing the site as ${name}`}
      lead={
        isRefused ? refused : "Your changes apply to their account; the audit log names you both."
      }
    >
      <form method="post" action={path}>
        <Button>Stop</Button>
      </form>
    </AccountPage>
  );
}
