import { Breadcrumbs, useCrumbs } from "#app/components/ui/breadcrumbs.tsx";
import { Heading } from "#app/components/ui/heading.tsx";
import { Notice } from "#app/components/ui/notice.tsx";

type Props = {
  title: string;
  problem?: string | undefined;
  problemTitle?: string | undefined;
  lead: React.ReactNode;
  children: React.ReactNode;
};

export function AdminPage({
  title,
  problem,
  problemTitle = "Nothing was changed",
  lead,
  children,
}: Props) {
  // Behind a dialog, the address is of a page under this one.
  const above = useCrumbs().filter(({ name }) => name !== title);
  return (
    <>
      <Breadcrumbs crumbs={[...above, { name: title }]} />
      <Heading level={1} className="mt-6 wrap-anywhere">
        {title}
      </Heading>
      <p className="measure mt-4 text-muted">{lead}</p>
      {problem && <PageNotice isProblem title={problemTitle} text={problem} />}
      {children}
    </>
  );
}

export function PageNotice(notice: React.ComponentProps<typeof Notice>) {
  return (
    <div className="mt-6 max-w-2xl">
      <Notice {...notice} />
    </div>
  );
}
