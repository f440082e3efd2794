import { Tabs } from "#app/components/ui/tabs.tsx";
import { AdminPage } from "./admin-page.tsx";

type Props = {
  title: string;
  lead: React.ReactNode;
  tabs: React.ComponentProps<typeof Tabs>["tabs"];
  problem?: string | undefined;
  children: React.ReactNode[];
};

/** Lists past decisions in a tab. Pending items are in the inbox. */
export function DecisionsPage({ tabs, children, ...page }: Props) {
  return (
    <AdminPage {...page}>
      <Tabs label="Decided" tabs={tabs} />
      <ul className="-mt-px">
        {children.length === 0 && <li className="mt-8 text-muted">None yet.</li>}
        {children}
      </ul>
    </AdminPage>
  );
}
