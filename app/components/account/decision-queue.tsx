import { Tabs } from "../ui/tabs.tsx";
import { adminCrumb, WorkPage } from "./work-page.tsx";

type Queue = {
  title: string;
  lead: string;
  label: string;
  path: string;
  show: string;
  problem: string | undefined;
  children: React.ReactNode[];
};

/** A page of the operator: what waits for him, and what was decided. */
export function DecisionQueue({ label, path, show, children, ...page }: Queue) {
  const tabs = [
    { name: "Waiting", href: path, isCurrent: show === "waiting" },
    { name: "Decided", href: `${path}?show=decided`, isCurrent: show === "decided" },
  ];
  return (
    <WorkPage {...page} path={path} under={[adminCrumb]}>
      <Tabs label={label} tabs={tabs} />
      <div className="-mt-px">
        {children.length === 0 && <p className="mt-8 text-muted">None here.</p>}
        {children}
      </div>
    </WorkPage>
  );
}
