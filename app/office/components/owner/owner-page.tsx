import { useLocation } from "react-router";
import { useListingParam } from "#app/components/owner/listing-param.ts";
import { Breadcrumbs, useCrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";

const client = { name: "Client Admin", path: "/client-admin" };

type Props = {
  title: string;
  problem?: string | undefined;
  problemTitle?: string | undefined;
  lead?: React.ReactNode;
  isWide?: boolean;
  children: React.ReactNode;
};

export function OwnerPage({
  title,
  problem,
  problemTitle = "Nothing was changed",
  lead,
  isWide = false,
  children,
}: Props) {
  const keep = useListingParam();
  const named = useCrumbs();
  const above = useLocation().pathname === client.path ? [] : [client, ...named];
  return (
    <>
      <Breadcrumbs
        crumbs={[...above.map(({ name, path }) => ({ name, path: keep(path) })), { name: title }]}
      />
      <div className={`mt-6 ${isWide ? "" : "max-w-2xl"}`}>
        <Heading level={1} className="wrap-anywhere">
          {title}
        </Heading>
        {lead && <p className="measure mt-3 text-muted wrap-anywhere">{lead}</p>}
        <div className="mt-8 grid gap-8 *:min-w-0">
          {problem && <Notice isProblem title={problemTitle} text={problem} />}
          {children}
        </div>
      </div>
    </>
  );
}
