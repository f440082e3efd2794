import { Tabs } from "#app/components/ui/tabs.tsx";

const parts = { settings: "How visitors book", hours: "Days off", calendars: "Calendars" };

export function SetUpTabs({ part, listing }: { part: keyof typeof parts; listing: string }) {
  const tabs = Object.entries(parts).map(([id, name]) => ({
    name,
    href: `/owner/bookings/${id}?place=${listing}`,
    isCurrent: id === part,
  }));
  return (
    <div className="-mt-10">
      <Tabs label="Setup" tabs={tabs} />
    </div>
  );
}
