import { data } from "react-router";
import { AccountPage } from "#app/components/account/account-page.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { servicesContext, visitingContext } from "#app/http/context.ts";
import { goOn } from "#app/http/redirect.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { stopImpersonating } from "#domain/accounts/sessions/impersonate.server.ts";
import type { Route } from "./+types/impersonation.ts";

const path = "/impersonation";

/** Also shown in place of pages that are private to the impersonated account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await context.get(visitingContext).visitor();
  const name = actor?.impersonator ? actor.name : null;
  const isRefused = name !== null && new URL(request.url).searchParams.has("refused");
  return data({ name, isRefused }, { status: isRefused ? 403 : 200 });
}

export async function action({ context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { visitor, cookies } = context.get(visitingContext);
  const userId = await stopImpersonating(services, await visitor());
  return goOn(
    userId ? `/admin/users/${userId}` : "/admin",
    userId ? [cookies.seenAs(null, services.clock())] : [],
  );
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.isRefused ? "This is theirs alone" : "Seen as somebody else";
  return pageMeta(matches, {
    title,
    description: "For webmasters: seeing the site as somebody else, and stopping.",
    path,
    isIndexed: false,
  });
}

export default function SeenAs({ loaderData: { name, isRefused } }: Route.ComponentProps) {
  if (name === null)
    return (
      <AccountPage
        title="You are yourself"
        lead="You see the site as nobody but yourself."
        path={path}
      >
        <p>
          <ButtonLink href="/admin" look="quiet">
            Back to the office
          </ButtonLink>
        </p>
      </AccountPage>
    );
  const refused = `Passwords, addresses, second factors, passkeys, sign-ins, plans and payments, and the download or deletion of an account are for ${name}, and for nobody who sees the site as ${name}. Nothing was changed.`;
  return (
    <AccountPage
      title={isRefused ? `This is for ${name} alone` : `You see the site as ${name}`}
      lead={
        isRefused
          ? refused
          : "What you change, you change for them; the log of changes names you both."
      }
      path={path}
    >
      <form method="post" action={path}>
        <Button>Stop</Button>
      </form>
    </AccountPage>
  );
}
