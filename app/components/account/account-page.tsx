import { say } from "#shared/say.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";

type Crumb = { name: string; path: string };

export function AccountPage({
  title,
  lead,
  under = [],
  children,
}: {
  title: string;
  lead?: string;
  under?: Crumb[];
  children: React.ReactNode;
}) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: say("Home"), path: "/" }, ...under, { name: title }]} />
      <div className="mt-6 grid max-w-lg gap-8">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-3xl md:text-4xl">{title}</h1>
          {lead && <p className="mt-4 text-muted">{lead}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

export const securityCrumb = { name: "Sign-in and security", path: "/profile/security" };
export const searchesCrumb = { name: "Saved Searches", path: "/profile/searches" };
