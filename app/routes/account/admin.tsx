import { AccountPage } from "#app/components/account/account-page.tsx";
import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { servicesContext, visitingContext } from "#app/context.ts";
import { findAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { signInFromForm } from "#app/sign-in-form.server.ts";
import { listAdminUsers } from "#domain/accounts/operators.server.ts";
import type { Route } from "./+types/admin.ts";

const path = "/admin";

export async function loader({ request, context }: Route.LoaderArgs) {
  const email = new URL(request.url).searchParams.get("email") ?? "";
  const operator = await findAllowed({ context }, "see admin users");
  const users = operator ? await listAdminUsers(context.get(servicesContext), operator) : "forbidden";
  const visitor = await context.get(visitingContext).visitor();
  const signedInAs = visitor && { name: visitor.name, owesSecondFactor: visitor.owesSecondFactor };
  return { email, signedInAs, users: users === "forbidden" ? null : users.map(({ id, name, email: address, role }) => ({ id, name, email: address, role })) };
}

export function action(asked: Route.ActionArgs) {
  return signInFromForm(asked, path);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Admin", description: "For webmasters: sign in to run the site.", path, isIndexed: false });
}

const roleNames = { super_admin: "Super Admin", editor: "Editor", client_admin: "Client Admin" };

export default function Admin({ loaderData: { email, signedInAs, users }, actionData }: Route.ComponentProps) {
  if (!users)
    return (
      <AccountPage title="Admin" lead="For webmasters." path={path}>
        {signedInAs && (
          <p className="rounded-card border border-coral p-5">
            {signedInAs.owesSecondFactor ? (
              <>
                Webmasters need a second factor.{" "}
                <a href="/profile/security/two-factor" className="text-link">
                  Set one up
                </a>
              </>
            ) : (
              `You are signed in as ${signedInAs.name}, who is no webmaster.`
            )}
          </p>
        )}
        <SignInForm action={path} answer={actionData} email={email} next="" />
      </AccountPage>
    );
  return (
    <AccountPage title="Admin" lead={signedInAs?.name ?? ""} path={path}>
      <section>
        <h2 className="text-xl">Admin Users</h2>
        <ul className="mt-3 border-t border-line">
          {users.map(({ id, name, email: address, role }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line py-3">
              <span>
                {name}
                <span className="block text-sm break-all text-muted">{address}</span>
              </span>
              <span className="text-sm text-muted">{roleNames[role]}</span>
            </li>
          ))}
        </ul>
      </section>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <a href="/admin/questions" className="text-link">
          Questions to read
        </a>
        <a href="/admin/licences" className="text-link">
          Licences
        </a>
      </p>
      <p>
        <a href="/admin/reviews" className="text-link">
          Reviews to look at
        </a>
      </p>
      <p>
        <a href="/profile/security" className="text-link">
          Sign-in and security
        </a>
      </p>
      <form method="post" action="/sign-out">
        <Button look="quiet">Sign out</Button>
      </form>
    </AccountPage>
  );
}
