import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageAt } from "#app/http/pagination.ts";
import { AdminPage } from "#app/office/components/admin/admin-page.tsx";
import { ResourceList } from "#app/office/components/ui/resource-list.tsx";
import { RowLink } from "#app/office/components/ui/resource-table.tsx";
import { describeUserStatus, roleInWords } from "#app/office/components/users/names.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { listUsers } from "#domain/accounts/site-admins/list-users.server.ts";
import { readUserFilter, userRoles, userStates } from "#domain/accounts/site-admins/user-filter.ts";
import { capitalize } from "#shared/capitalize.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import type { Route } from "./+types/list.ts";

const path = "/admin/users";

export const middleware = [authorize("users.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const filter = readUserFilter(args.url.searchParams);
  const { rows, total } = permitted(await listUsers(services, actor, filter, pageAt(args.url)));
  const people = rows.map((user) => ({
    ...pick(user, ["id", "name", "email", "role", "listings"]),
    status: describeUserStatus(user),
    since: formatDay(localDay(user.createdAt)),
  }));
  return { total, people };
}

export const meta = privatePage("Users");

const documented: Record<string, string> = {
  admin: roleInWords("super_admin", 0),
  owner: roleInWords("visitor", 1),
};

const options = (values: readonly string[]) =>
  values.map((value) => ({ value, label: documented[value] ?? capitalize(value) }));

export default function Users({ loaderData: { total, people } }: Route.ComponentProps) {
  return (
    <AdminPage title="Users" lead="Everyone with an account: admins, owners and visitors.">
      <ResourceList
        label="Users"
        path={path}
        one="account"
        filters={[
          { name: "q", label: "Name or email address" },
          { name: "role", label: "Role", any: "All roles", options: options(userRoles) },
          { name: "state", label: "Status", any: "Any status", options: options(userStates) },
        ]}
        actions={<ButtonLink href={`${path}/invitation`}>Invite someone</ButtonLink>}
        rows={people}
        total={total}
        columns={[
          {
            name: "Name",
            cell: ({ id, name, email }) => (
              <RowLink href={`${path}/${id}`} below={email}>
                {name}
              </RowLink>
            ),
          },
          { name: "Role", cell: ({ role, listings }) => roleInWords(role, listings) },
          { name: "Runs", cell: ({ listings }) => listings > 0 && plural(listings, "listing") },
          {
            name: "Status",
            cell: ({ status }) => (
              <span className={status === "Active" ? "text-muted" : "text-coral"}>{status}</span>
            ),
          },
          { name: "Since", cell: ({ since }) => since },
        ]}
        empty={{ title: "No users yet", text: "Invite the first one." }}
      />
    </AdminPage>
  );
}
