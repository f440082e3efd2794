import { AccountPage } from "#app/components/account/account-page.tsx";
import { SignInForm } from "#app/components/account/sign-in-form.tsx";
import { Ways } from "#app/components/account/ways.tsx";
import { WorkPage } from "#app/components/account/work-page.tsx";
import { servicesContext, visitingContext } from "#app/context.ts";
import { findAllowed } from "#app/guards.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { signInFromForm } from "#app/sign-in-form.server.ts";
import { listAdminUsers } from "#domain/accounts/operators.server.ts";
import { may } from "#domain/accounts/policy.ts";
import { countWaitingPhotos } from "#domain/photos/report-photo.server.ts";
import { countRevisions } from "#domain/revisions/list-revisions.server.ts";
import type { Route } from "./+types/admin.ts";

const path = "/admin";

const work = [
  { action: "moderate reviews", path: "/admin/reviews", name: "Reviews to look at" },
  { action: "moderate questions", path: "/admin/questions", name: "Questions to read" },
  { action: "moderate reviews", path: "/admin/answers", name: "Answers to reviews" },
  { action: "check licences", path: "/admin/licences", name: "Licences" },
  { action: "decide claims", path: "/admin/claims", name: "Claims of listings" },
  { action: "decide photos", path: "/admin/photos", name: "Photos to look at" },
  { action: "decide changes of listings", path: "/admin/revisions", name: "Changes of listings" },
  { action: "refund", path: "/admin/plans", name: "Refunds" },
  { action: "see mails", path: "/admin/outbox", name: "Outbox" },
  { action: "see mails", path: "/admin/mails", name: "Kinds of mail" },
  { action: "run the newsletter", path: "/admin/newsletter", name: "Newsletter" },
  { action: "see searches", path: "/admin/searches", name: "Searches" },
  { action: "see jobs", path: "/admin/jobs", name: "Jobs" },
  { action: "run accounts", path: "/admin/users", name: "Users" },
  { action: "see changes", path: "/admin/audit", name: "Log of changes" },
] as const;
const security = { path: "/profile/security", name: "Sign-in and security" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const email = new URL(request.url).searchParams.get("email") ?? "";
  const operator = await findAllowed({ context }, "see admin users");
  const users = operator ? await listAdminUsers(context.get(servicesContext), operator) : "forbidden";
  const visitor = await context.get(visitingContext).visitor();
  const signedInAs = visitor && { name: visitor.name, owesSecondFactor: visitor.owesSecondFactor };
  const services = context.get(servicesContext);
  const waiting: Record<string, number> = {
    "/admin/photos": may(visitor, "decide photos") ? await countWaitingPhotos(services) : 0,
    "/admin/revisions": may(visitor, "decide changes of listings") ? await countRevisions(services) : 0,
  };
  const ways = work
    .filter(({ action }) => may(visitor, action))
    .map(({ path: to, name }) => ({ path: to, name, ...(waiting[to] ? { waiting: `${waiting[to]} waiting` } : {}) }));
  return {
    email,
    signedInAs,
    mayWork: ways.length > 0,
    ways: [...ways, security],
    users: users === "forbidden" ? [] : users.map(({ id, name, email: address, role }) => ({ id, name, email: address, role })),
  };
}

export function action(asked: Route.ActionArgs) {
  return signInFromForm(asked, path);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Admin", description: "For webmasters and editors: sign in to run the site.", path, isIndexed: false });
}

const roleNames = { super_admin: "Super Admin", editor: "Editor", client_admin: "Client Admin" };

export default function Admin({ loaderData: { email, signedInAs, mayWork, users, ways }, actionData }: Route.ComponentProps) {
  if (!mayWork)
    return (
      <AccountPage title="Admin" lead="For webmasters and editors." path={path}>
        {signedInAs && (
          <p className="rounded-card border border-coral p-5">
            {signedInAs.owesSecondFactor ? (
              <>
                Webmasters and editors need a second factor.{" "}
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
    <WorkPage title="Admin" lead={signedInAs?.name ?? ""} path={path} under={[]}>
      <div className="mt-10 grid items-start gap-x-20 gap-y-14 lg:grid-cols-[1fr_1.4fr]">
        <div className="grid gap-8">
          <Ways ways={ways} signOut="Sign out" />
        </div>
        {users.length > 0 && <Users users={users} />}
      </div>
    </WorkPage>
  );
}

function Users({ users }: Pick<Route.ComponentProps["loaderData"], "users">) {
  return (
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
  );
}
