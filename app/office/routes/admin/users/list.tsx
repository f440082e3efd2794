import { Link } from "react-router";
import { AdminPage } from "#app/components/admin/admin-page.tsx";
import { FilterForm } from "#app/components/office/filter-form.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { ButtonLink } from "#app/components/ui/button-link.tsx";
import { EmptyState } from "#app/components/ui/empty-state.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { Pagination } from "#app/components/ui/pagination.tsx";
import { describeUserStatus, roleInWords } from "#app/components/users/names.ts";
import { authorize, permitted, signedIn } from "#app/http/authorize.server.ts";
import { pageSize, pageWindow, readPageNumber } from "#app/http/pagination.ts";
import { privatePage } from "#app/seo/page-meta.ts";
import { listUsers } from "#domain/accounts/site-admins/list-users.server.ts";
import { readUserFilter, userRoles, userStates } from "#domain/accounts/site-admins/user-filter.ts";
import { capitalize } from "#shared/capitalize.ts";
import { formatDay, localDay } from "#shared/local-day.ts";
import { pick } from "#shared/pick.ts";
import { plural } from "#shared/say.ts";
import { withQuery } from "#shared/with-query.ts";
import type { Route } from "./+types/list.ts";

const path = "/admin/users";

export const middleware = [authorize("users.manage")];

export async function loader(args: Route.LoaderArgs) {
  const { actor, services } = signedIn(args);
  const filter = readUserFilter(args.url.searchParams);
  const page = readPageNumber(args.url);
  const { rows, total } = permitted(await listUsers(services, actor, filter, pageWindow(page)));
  const people = rows.map((user) => ({
    ...pick(user, ["id", "name", "email", "role", "listings"]),
    status: describeUserStatus(user),
    since: formatDay(localDay(user.createdAt)),
  }));
  return { filter, page, pages: Math.ceil(total / pageSize), total, people };
}

export const meta = privatePage("Users");

const documented: Record<string, string> = {
  admin: roleInWords("super_admin", 0),
  owner: roleInWords("visitor", 1),
};

const options = (all: string, values: readonly string[]) => [
  { value: "", label: all },
  ...values.map((value) => ({ value, label: documented[value] ?? capitalize(value) })),
];

export default function Users({
  loaderData: { filter, page, pages, total, people },
}: Route.ComponentProps) {
  const { words, role, state } = filter;
  const hrefOf = (page: number) => withQuery(path, { q: words, role, state, page });
  return (
    <AdminPage title="Users" lead="Everyone with an account: admins, owners and visitors.">
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <FilterForm action={path} className="flex flex-wrap items-end gap-3">
          <TextField
            label="Name or email address"
            name="q"
            type="search"
            defaultValue={words}
            className="w-full sm:w-64"
          />
          <SelectField
            label="Role"
            name="role"
            defaultValue={role ?? ""}
            options={options("All roles", userRoles)}
            className="w-40"
          />
          <SelectField
            label="Status"
            name="state"
            defaultValue={state ?? ""}
            options={options("Any status", userStates)}
            className="w-40"
          />
          <Button variant="secondary">Find</Button>
        </FilterForm>
        <ButtonLink href={`${path}/invitation`}>Invite someone</ButtonLink>
      </div>
      <p className="mt-8 text-sm text-muted">{plural(total, "account")}</p>
      {people.length === 0 ? (
        <EmptyState title="No matching users" text="Try another name, or fewer filters." />
      ) : (
        <ul className="mt-3 border-b border-line">
          {people.map((person) => (
            <Person key={person.id} {...person} />
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} hrefOf={hrefOf} />
    </AdminPage>
  );
}

function Person(person: Route.ComponentProps["loaderData"]["people"][number]) {
  const { id, name, email, role, listings, status, since } = person;
  return (
    <li className="grid gap-x-8 gap-y-1 border-t border-line py-4 md:grid-cols-[1fr_9rem_12rem]">
      <div className="min-w-0">
        <Link to={`${path}/${id}`} className="font-display text-lg wrap-anywhere hover:text-lagoon">
          {name}
        </Link>
        <p className="text-sm wrap-anywhere text-muted">{email}</p>
      </div>
      <p className="text-sm">
        {roleInWords(role, listings)}
        {listings > 0 && (
          <span className="block text-muted">Runs {plural(listings, "listing")}</span>
        )}
      </p>
      <p className="text-sm text-muted">
        <span className={status === "Active" ? "" : "text-coral"}>{status}</span>
        <span className="block">Since {since}</span>
      </p>
    </li>
  );
}
